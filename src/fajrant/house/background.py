"""Background work that survives failures, which are reported and tried again, and its orderly end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from fajrant.house.ports import Observer
from fajrant.house.store import NoRoom

Work = Callable[[], Awaitable[object]]


async def repeat(observer: Observer, event: str, seconds: float, work: Work) -> None:
    """Calls `work` forever, pausing this many seconds in between. Failures are reported as `event`."""
    while True:
        await attempt(observer, event, work)
        await asyncio.sleep(seconds)


async def insist(observer: Observer, event: str, seconds: float, work: Work) -> None:
    """Calls `work` until it succeeds, pausing this many seconds in between. Failures are reported as `event`."""
    while not await attempt(observer, event, work):
        await asyncio.sleep(seconds)


async def attempt(observer: Observer, event: str, work: Work) -> bool:
    """Calls `work` once and returns whether it succeeded. A failure is reported as `event`."""
    try:
        await work()
    except NoRoom:
        observer.trouble(event, "", reason="no_room")
    except Exception as problem:
        observer.trouble(event, "", problem)
    else:
        return True
    return False


async def stop(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancels the tasks and waits until they have ended, so that none uses anything that is closed next."""
    stopping = list(tasks)
    for task in stopping:
        task.cancel()
    await asyncio.gather(*stopping, return_exceptions=True)
