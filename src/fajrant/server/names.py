"""Names that somebody keeps with a password are theirs alone."""

from __future__ import annotations

from collections.abc import Iterable

from fajrant.server.errors import Refused
from fajrant.server.passwords import folded
from fajrant.server.store import Store
from fajrant.server.wire import SeatWanted


async def is_taken(store: Store, person: str, name: str) -> bool:
    """Does somebody else keep this name?"""
    keeper = await store.keeper(folded(name))
    return keeper is not None and keeper.id != person


async def check_free(store: Store, person: str, names: Iterable[str]) -> None:
    for name in names:
        if await is_taken(store, person, name):
            raise Refused("name_taken")


def shown_names(seats: Iterable[SeatWanted], names: Iterable[str]) -> list[str]:
    """The names that others may take for somebody's: one's own, and all at a table to which others come.

    Around one screen everybody may be called as they like.
    """
    seated = [(seat.kind, name) for seat, name in zip(seats, names, strict=True)]
    alone = all(kind != "open" for kind, _ in seated)
    return [name for kind, name in seated if kind == "me" or (kind != "open" and not alone)]
