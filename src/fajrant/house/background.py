"""Work in the background that goes on for as long as the house is open, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from fajrant.house.ports import Observer
from fajrant.house.store import NoRoom

Work = Callable[[], Awaitable[object]]


async def repeat(observer: Observer, event: str, seconds: float, work: Work) -> None:
    """Works at these intervals, for ever. A failure is reported as `event`, and the next attempt comes as usual."""
    while True:
        await attempt(observer, event, work)
        await asyncio.sleep(seconds)


async def insist(observer: Observer, event: str, seconds: float, work: Work) -> None:
    """Works until it has succeeded once. Failures are reported as `event`."""
    while not await attempt(observer, event, work):
        await asyncio.sleep(seconds)


async def attempt(observer: Observer, event: str, work: Work) -> bool:
    """Works once, and says whether it has succeeded. A failure is reported as `event`."""
    try:
        await work()
    except NoRoom:
        observer.trouble(event, "", reason="no_room")
    except Exception as problem:
        observer.trouble(event, "", problem)
    else:
        return True
    return False
