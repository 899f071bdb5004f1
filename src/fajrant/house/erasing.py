"""Removes a person from a table: their id, their names and what they said. The game stays as it was played."""

from __future__ import annotations

from msgspec import structs

from fajrant.house.deeds import GONE, AnyDeed, Chair, Left, Resigned, Said, Sat, Summary
from fajrant.house.state import State


def next_host(table: Summary, person: str) -> str:
    """The host of the table once this person is gone. An open table needs one: only its host can start it."""
    if table.host != person:
        return table.host
    others = [chair.person for chair in table.chairs if chair.person not in ("", GONE, person)]
    return others[0] if others and table.status == "open" else GONE


def erase_deed(deed: AnyDeed, person: str) -> AnyDeed:
    match deed:
        case Sat() if deed.person == person:
            return structs.replace(deed, person=GONE, name="")
        case Said() if deed.person == person:
            return structs.replace(deed, person=GONE, name="", text="")
        case _:
            return deed


def erase_summary(summary: Summary, person: str) -> Summary:
    return structs.replace(
        summary,
        host=next_host(summary, person),
        chairs=[Chair(GONE, chair.level) if chair.person == person else chair for chair in summary.chairs],
        owners=sorted({GONE if owner == person else owner for owner in summary.owners}),
    )


def give_up(state: State, level: str) -> AnyDeed | None:
    """Gives up a seat of somebody who is gone: before the start it becomes open, later a bot plays it to the end."""
    if state.has_ended:
        return None
    seat = next((seat for seat, chair in enumerate(state.chairs) if chair.person == GONE), None)
    if seat is None:
        return None
    if not state.has_started:
        return Left(seat=seat)
    return Resigned(seat=seat, level=level, bots=state.bot_names(len(state.free_seats())))
