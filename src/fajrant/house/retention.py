"""What happens to old tables: finished ones are packed, unfinished ones are deleted after a warning."""

from __future__ import annotations

import asyncio
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
    """One round. The store limits how many tables it names, so that a round is short."""
    await house.store.pack(earlier(house.clock.now(), PACK_DAYS))
    if not house.limits.expire_days:
        return
    for table in await house.store.expired(house.clock.now()):
        await delete_expired(house, table)
    days_before_warning = max(0.0, house.limits.expire_days - house.limits.warn_days)
    for table in await house.store.idle(earlier(house.clock.now(), days_before_warning)):
        with suppress(Refused):  # it was deleted in the meantime
            await house.change(table, lambda now: warn(house, now))


def warn(house: House, state: State) -> AnyDeed | None:
    """Warns the players that the table is going to be deleted. However late the warning is, it lasts `warn_days`."""
    if state.has_ended or state.expires is not None:
        return None
    until = earlier(house.clock.now(), -house.limits.warn_days)
    return Warned(since=state.updated, until=until)


async def delete_expired(house: House, table: str) -> None:
    async with house.lock(table):
        if not await house.store.delete_expired(table, house.clock.now()):
            return
        house.forget(table)
    house.fanout.publish(table, Deleted())


def earlier(time: str, days: float) -> str:
    """The time some days before."""
    return (datetime.fromisoformat(time) - timedelta(days=days)).isoformat(timespec="milliseconds")
