"""Runs the jobs of the lab on a Ray cluster. They are the same jobs as on this machine, so the results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from fajrant.cluster import connect
from fajrant.lab.pool import AHEAD, Stop

T = TypeVar("T")
RETRIES = -1  # no limit: a job whose worker or machine dies is done again


def spread_on(
    address: str, call: Callable[..., T], jobs: Sequence[tuple[Any, ...]], stop: Stop
) -> Iterator[tuple[int, T]]:
    """Like `fajrant.lab.pool.spread`, on the cluster at this address. A job needs one core.

    The package must be installed on every machine of the cluster, in the same version.
    """
    ray = connect(address)
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(call)
    left = list(range(len(jobs)))
    left.reverse()
    waiting: dict[Any, int] = {}
    try:
        while (waiting or left) and not stop.asked:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while left and len(waiting) < most:
                index = left.pop()
                waiting[task.remote(*jobs[index])] = index
            ready, _ = ray.wait(list(waiting), timeout=1)  # looks at `stop` every second
            for done in ready:
                yield waiting.pop(done), ray.get(done)
    finally:
        for job in waiting:
            ray.cancel(job, force=True)
