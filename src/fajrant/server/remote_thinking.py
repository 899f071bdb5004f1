"""Lets a worker process of the server run its tasks on a Ray cluster: in an actor, on any machine with a free core.

The worker process is the actor's driver, so the server itself does not depend on the cluster: a worker that loses its
actor or the cluster fails, and is replaced like any other. Ray ends the actor when its driver dies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from fajrant.cluster import connect

T = TypeVar("T")
START_SECONDS: Final = 60.0  # for a free core in the cluster


class ThinkerLost(Exception):
    """The actor or the cluster is gone. The message says why."""


class Thinker:
    """The actor. It runs the same tasks as a worker process."""

    def run(self, task: Callable[..., Any], *args: object) -> Any:
        return task(*args)


class Driver:
    def __init__(self, address: str) -> None:
        self.address = address
        self.actor: Any = None

    def wake(self, task: Callable[[], Any]) -> None:
        """Starts the actor and lets it run a first task."""
        ray = connect(self.address)
        self.actor = ray.remote(num_cpus=1)(Thinker).remote()
        self.get(ray, self.actor.run.remote(task), START_SECONDS)

    def run(self, task: Callable[..., T], *args: object) -> T:
        answer: T = self.get(connect(self.address), self.actor.run.remote(task, *args), None)
        return answer

    def get(self, ray: Any, reference: Any, seconds: float | None) -> Any:
        try:
            return ray.get(reference, timeout=seconds)
        except ray.exceptions.RayError as problem:
            raise ThinkerLost(type(problem).__name__) from None  # without Ray's own, which only Ray can unpickle
