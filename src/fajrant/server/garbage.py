"""Garbage collection without long pauses.

A full collection looks at every object, which takes most of a second when hundreds of tables are in memory. Reference
counting frees nearly everything; only cycles, such as closed connections, need the collector. So the server collects
young objects as usual, but starts a full collection only when it is idle, or when the last one was long ago.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic, process_time

YOUNG = 2_000  # new objects before a collection of the youngest
MIDDLE = 10  # such collections before one of the middle generation
NEVER = 1_000_000_000
LOOK = 5.0  # seconds between checks of how busy the server is
QUIET = 0.05  # fraction of a core that a quiet server uses at most
SOON = 60.0  # seconds between full collections of a quiet server
LATE = 1800.0  # and of a busy one


async def collect_garbage() -> None:
    """Keeps collections short until it is cancelled, then restores Python's thresholds."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()  # objects loaded at the start stay, so no collection need look at them
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    last, used = monotonic(), process_time()
    try:
        while True:
            await asyncio.sleep(LOOK)
            before, used = used, process_time()
            if is_due(monotonic() - last, (used - before) / LOOK):
                gc.collect()
                last, used = monotonic(), process_time()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def is_due(since: float, busy: float) -> bool:
    """Is a full collection due, `since` seconds after the last one, with the fraction `busy` of a core in use?"""
    return since >= (SOON if busy < QUIET else LATE)
