"""Garbage collection without long pauses.

From time to time Python's collector looks at every object, which takes most of a second when hundreds of tables are in
memory. Nearly everything is freed without it; only cyclic garbage, such as closed connections, needs it. So the server
lets it look at new objects only, and at all objects when there is little else to do, or when that is long overdue.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic, process_time

YOUNG = 2_000  # new objects before a collection of the youngest
MIDDLE = 10  # such collections before one of the survivors
NEVER = 1_000_000_000
LOOK = 5.0  # seconds between two looks at how busy the server is
QUIET = 0.05  # part of a processor that a quiet server uses
SOON = 60.0  # seconds between full collections of a quiet server
LATE = 1800.0  # and of a busy one


async def collect_garbage() -> None:
    """Keeps collections short until it is cancelled, then restores the usual ones."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what is loaded at the start stays
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
    """Is a full collection due, this many seconds after the last one, with this part of a processor in use?"""
    return since >= (SOON if busy < QUIET else LATE)
