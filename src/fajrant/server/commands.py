"""What people may do at a table: each command looks at the table as it is and says the deed, or why not.

None means that nothing needs to be done: the command was carried out before, and its answer got lost.
"""

from __future__ import annotations

from datetime import UTC, datetime

from fajrant.core.errors import Nonsense
from fajrant.core.match import Match, check_names
from fajrant.server.deeds import AnyDeed, BotSat, Left, Moved, Rematched, Said, Sat, Started, Undone
from fajrant.server.errors import Refused
from fajrant.server.state import State


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def clean_name(name: str) -> str:
    """A name as records can hold it."""
    name = " ".join(name.split())
    try:
        check_names(1, [name])
    except Nonsense:
        raise Refused("bad_request", "bad_name") from None
    return name


def free_name(state: State, seat: int, name: str) -> str:
    """The name, numbered if another seat has it already."""
    taken = {chair.name for place, chair in enumerate(state.chairs) if place != seat}
    found, number = name, 1
    while found in taken:
        number += 1
        found = f"{name[:36]} {number}"
    return found


def check_seat(state: State, seat: int) -> None:
    if seat >= len(state.chairs):
        raise Refused("not_found", "no_seat")


def check_owner(state: State, seat: int, person: str) -> None:
    check_seat(state, seat)
    if state.chairs[seat].person != person:
        raise Refused("not_yours")


def running(state: State) -> Match:
    if state.match is None or state.match.over():
        raise Refused("not_running")
    return state.match


# ---------------------------------------------------------------- chairs


def claim(state: State, person: str, seat: int, name: str) -> AnyDeed | None:
    check_seat(state, seat)
    chair = state.chairs[seat]
    if chair.person == person:
        return None
    if state.status == "over":
        raise Refused("not_running")
    if not chair.free():
        raise Refused("seat_taken")
    return Sat(at=now(), seat=seat, person=person, name=free_name(state, seat, name))


def release(state: State, person: str, seat: int) -> AnyDeed | None:
    """One's own chair; before the start, the host may free any."""
    check_seat(state, seat)
    if state.status == "over":
        raise Refused("not_running")
    chair = state.chairs[seat]
    hosting = state.header.host == person and state.status == "open"
    if chair.free():
        return None
    if chair.person != person and not hosting:
        raise Refused("not_yours")
    return Left(at=now(), seat=seat)


def seat_bot(state: State, person: str, seat: int, level: str, away: float | None, patience: float) -> AnyDeed | None:
    """The host before the start; then whoever sits there, or the others if that person has been away for long."""
    check_seat(state, seat)
    if state.status == "over":
        raise Refused("not_running")
    chair = state.chairs[seat]
    if chair.level == level:
        return None
    hosting = state.header.host == person and state.status == "open"
    mine = chair.person == person
    left = state.status == "running" and bool(state.seats_of(person))
    left = left and (chair.free() or (bool(chair.person) and away is not None and away > patience))
    if not (hosting or mine or left):
        raise Refused("not_yours", "not_away", minutes=int(patience // 60))
    return BotSat(at=now(), seat=seat, level=level, name=free_name(state, seat, level))


def start(state: State, person: str) -> AnyDeed:
    if state.header.host != person:
        raise Refused("not_yours")
    if state.match is not None:
        raise Refused("already_started")
    free = [seat for seat, chair in enumerate(state.chairs) if chair.free()]
    if free:
        raise Refused("bad_request", "free_seats", seats=free)
    return Started(at=now())


# ---------------------------------------------------------------- playing


def move(state: State, person: str, seat: int, number: int, text: str) -> AnyDeed | None:
    """The decision after `number` others."""
    check_owner(state, seat, person)
    if state.match is None:
        raise Refused("not_running")
    made = state.match.decisions()
    if number < made:
        entry = state.match.last
        while entry is not None and entry.number > number + 1:
            entry = entry.before
        assert entry is not None
        if entry.seat == seat and entry.move.text == text:
            return None
    if number != made:
        raise Refused("stale")
    match = running(state)
    legal = match.moves(seat)
    if text not in legal:
        raise Refused("illegal_move", tried=text, legal=legal)
    return Moved(at=now(), seat=seat, number=number + 1, text=text)


def asked(state: State, person: str, seat: int, number: int) -> Match:
    """The match, if it waits for a decision of this person's seat after `number` others."""
    check_owner(state, seat, person)
    match = running(state)
    if match.decisions() != number:
        raise Refused("stale")
    if seat not in match.acting():
        raise Refused("illegal_move", "not_asked")
    return match


def undo(state: State, person: str, seat: int, number: int) -> AnyDeed | None:
    """Takes back decision `number`. Once over there is no way back: the deal is on the table."""
    check_owner(state, seat, person)
    match = running(state)
    last = state.last
    if match.decisions() == number - 1 and isinstance(last, Undone) and (last.seat, last.number) == (seat, number):
        return None
    if match.decisions() != number:
        raise Refused("stale")
    if not match.can_undo(seat):
        raise Refused("illegal_move", "no_undo")
    return Undone(at=now(), seat=seat, number=number)


def bot_move(state: State, seat: int, level: str, number: int, text: str) -> AnyDeed | None:
    """What a bot thought of, if it is still asked."""
    match = state.match
    if match is None or match.decisions() != number or state.chairs[seat].level != level:
        return None
    if text not in match.moves(seat):
        return None
    return Moved(at=now(), seat=seat, number=number + 1, text=text)


# ---------------------------------------------------------------- talking, and playing again


def chat(state: State, person: str, name: str, text: str) -> AnyDeed:
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Refused("bad_request", "bad_chat")
    seats = state.seats_of(person)
    return Said(at=now(), person=person, name=state.chairs[seats[0]].name if seats else name, text=text)


def rematch(state: State, table: str) -> AnyDeed | None:
    return None if state.rematch else Rematched(at=now(), table=table)
