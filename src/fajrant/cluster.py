"""A Ray cluster, on which bots think and simulated games run on several machines. Ray is the extra `cluster`."""

from __future__ import annotations

import os
import socket
from typing import Any, Final

LOCAL: Final = "local"  # the address of a cluster that is started on this machine and ends with this process
PATIENCE: Final = 5.0  # seconds for the cluster's machine to answer


class NoCluster(Exception):
    """No cluster answers at this address. The message is one line."""


def connect(address: str, cpus: int | None = None) -> Any:
    """The module `ray`, connected to the cluster at this address: `local`, `auto` or `HOST:PORT`.

    Unless the address is `local`, this machine must be a node of the cluster (`ray start`). `cpus` is the size of a
    local cluster, by default all cores. A process is connected to one cluster at most. Raises NoCluster, or
    ModuleNotFoundError where Ray is not installed.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray reports home otherwise
    import ray

    if ray.is_initialized():
        return ray
    local: dict[str, Any] = {"num_cpus": cpus, "include_dashboard": False} if address == LOCAL else {}
    knock(address)
    try:
        ray.init(address, log_to_driver=False, configure_logging=False, **local)
    except (ConnectionError, OSError, RuntimeError, ValueError) as problem:
        reason = " ".join(str(problem).split())
        raise NoCluster(f"no Ray cluster at {address}: {reason}") from problem
    return ray


def cores(address: str) -> int:
    """How many cores the cluster has for bots. Raises NoCluster, also if this machine is not one of its nodes."""
    import ray

    before = ray.is_initialized()
    try:
        return int(connect(address).cluster_resources().get("CPU", 0))
    finally:
        if not before:
            ray.shutdown()


def knock(address: str) -> None:
    """Raises NoCluster at once if nobody listens there. Ray itself tries for minutes."""
    if address in (LOCAL, "auto"):  # Ray finds these itself
        return
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not host or not port.isdigit():
        raise NoCluster(f"no Ray cluster at {address}: HOST:PORT is needed")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as problem:
        raise NoCluster(f"no Ray cluster at {address}: {problem.strerror or problem}") from problem
