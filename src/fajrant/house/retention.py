"""What happens to old tables: finished ones are packed, unfinished ones are deleted after a warning."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from fajrant.house.background import repeat
from fajrant.house.deeds import AnyDeed, Warned
from fajrant.house.errors import Refused
from fajrant.house.fanout import Deleted
from fajrant.house.state import State

if TYPE_CHECKING:
    from fajrant.house.house import House

TIDY_SECONDS = 600.0  # between two rounds
PACK_DAYS = 0.05  # an hour or so, in which people still look at the result and chat


async def keep_tidy(house: House) -> None:
    await asyncio.sleep(TIDY_SECONDS)  # a server that has just started has other things to do
    await repeat(house.observer, "not_tidied", TIDY_SECONDS, partial(tidy, house))


async def tidy(house: House) -> None:
    """Does everything that is due. The store returns the tables in batches."""
    if house.limits.expire_days:
        await expire(house)
    before = earlier(house.clock.now(), PACK_DAYS)
    while await house.store.pack(before):
        house.observer.left_to_pack(await house.store.count_unpacked(before))
    house.observer.left_to_pack(await house.store.count_unpacked(before))


async def expire(house: House) -> None:
    """Deletes tables whose warning is over, and warns the players of others."""
    now = house.clock.now()
    before = earlier(now, max(0.0, house.limits.expire_days - house.limits.warn_days))
    await for_each(partial(house.store.expired, now), partial(delete_expired, house))
    await for_each(partial(house.store.idle, before), partial(warn, house))


async def for_each(find: Callable[[], Awaitable[list[str]]], work: Callable[[str], Awaitable[None]]) -> None:
    """Calls `work` once for every table that `find` returns, even if it returns a table again."""
    done: set[str] = set()
    while left := [table for table in await find() if table not in done]:
        for table in left:
            await work(table)
        done.update(left)


async def warn(house: House, table: str) -> None:
    """Warns the players that the table will be deleted. Even a late warning lasts `warn_days`."""

    def warning(state: State) -> AnyDeed | None:
        if state.has_ended or state.expires is not None:
            return None
        return Warned(since=state.updated, until=earlier(house.clock.now(), -house.limits.warn_days))

    with suppress(Refused):  # it was deleted in the meantime
        await house.change(table, warning)


async def delete_expired(house: House, table: str) -> None:
    async with house.lock(table):
        if not await house.store.delete_expired(table, house.clock.now()):
            return
        house.forget(table)
    house.fanout.publish(table, Deleted())


def earlier(time: str, days: float) -> str:
    """The time `days` days earlier."""
    return (datetime.fromisoformat(time) - timedelta(days=days)).isoformat(timespec="milliseconds")
