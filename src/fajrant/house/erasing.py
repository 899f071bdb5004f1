"""Removes a person from a table: their id, their names and what they said. The game stays as it was played."""

from __future__ import annotations

from msgspec import structs

from fajrant.house.deeds import GONE, AnyDeed, Chair, Header, Left, Resigned, Said, Sat, Summary
from fajrant.house.state import State


def erase_header(header: Header, person: str) -> Header:
    return structs.replace(header, host=GONE) if header.host == person else header


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
        host=GONE if summary.host == person else summary.host,
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
