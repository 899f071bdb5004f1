"""Worker processes that share the cores of this machine. If the work is stopped, finished games are kept."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any, TypeVar

from fajrant.lab.errors import LabError

T = TypeVar("T")
AHEAD = 3  # jobs queued for each worker, so that none has to wait


class Stop:
    """Asks all workers to stop after the games they are playing."""

    def __init__(self) -> None:
        self.asked = False
        self.event: Event | None = None  # shared with the workers

    def ask(self) -> None:
        self.asked = True
        if self.event is not None:
            self.event.set()


def cores() -> int:
    """The number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    call: Callable[..., T], jobs: Sequence[tuple[Any, ...]], stop: Stop, workers: int = 0
) -> Iterator[tuple[int, T]]:
    """Calls a function with the arguments of every job, in worker processes.

    Yields each job's index and result as it finishes. Workers import the function, so it must be at the top level of a
    module.
    """
    workers = workers or cores()
    left = list(range(len(jobs)))
    left.reverse()
    context = multiprocessing.get_context("spawn")  # the only start method that is safe with threads
    stop.event = context.Event()
    with ProcessPoolExecutor(workers, context, prepare, (stop.event,)) as pool:
        waiting: dict[Future[T], int] = {}
        try:
            while waiting or (left and not stop.asked):
                while len(waiting) < AHEAD * workers and left and not stop.asked:
                    index = left.pop()
                    waiting[pool.submit(call, *jobs[index])] = index
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
        except (LabError, GeneratorExit):
            stop.ask()  # otherwise all games that are queued would be played first
            raise


# ---------------------------------------------------------------- in a worker


@contextmanager
def without_collecting() -> Iterator[None]:
    """Pauses the garbage collector. Positions have no cycles, so collecting while games are played only costs time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


_stop: Event | None = None  # set to stop after the current game


def prepare(stop: Event) -> None:
    """Prepares a worker process.

    It ignores Ctrl-C: the main program handles that and lets the worker finish its game. If the main program is killed,
    the worker ends too, instead of waiting for its next job forever.
    """
    global _stop
    _stop = stop
    Thread(target=end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.setdefault("POLARS_MAX_THREADS", "1")  # the other cores have workers of their own


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def stopping() -> bool:
    """Whether this worker is asked to stop after the current game."""
    return _stop is not None and _stop.is_set()
