"""Commands: what people can do at a table. Each one checks the current state and returns a deed, or raises Refused.

None means that there is nothing to do: the command was carried out before, and only its answer was lost. That makes
retries safe. The house adds the time to each deed.
"""

from __future__ import annotations

from math import ceil

from fajrant.core.errors import Nonsense
from fajrant.core.match import NAME_LENGTH, Entry, Match, check_names, latest_of
from fajrant.house.deeds import AnyDeed, BotSat, Left, Moved, Rematched, Resigned, Said, Sat, Started, Summary, Undone
from fajrant.house.errors import Refused
from fajrant.house.state import State
from fajrant.house.wire import ENDED, WayOut

NOBODY = -1  # no seat


def clean_name(name: str) -> str:
    """The name without extra white space. Refused if a record could not hold it."""
    name = " ".join(name.split())
    try:
        check_names(1, [name])
    except Nonsense:
        raise Refused("bad_request", "bad_name", most=NAME_LENGTH) from None
    return name


def check_seat(state: State, seat: int) -> None:
    if seat >= len(state.chairs):
        raise Refused("not_found", "no_seat")


def check_owner(state: State, seat: int, person: str) -> None:
    check_seat(state, seat)
    if state.chairs[seat].person != person:
        raise Refused("not_yours")


def check_player(state: State, seat: int, person: str) -> None:
    """The owner, unless a bot stands in: then the owner has to take the seat back first."""
    check_owner(state, seat, person)
    if state.chairs[seat].level:
        raise Refused("not_yours", "bot_plays")


def running(state: State) -> Match:
    if state.match is None or state.match.over():
        raise Refused("not_running")
    return state.match


# ---------------------------------------------------------------- chairs


def claim(state: State, person: str, seat: int, name: str) -> AnyDeed | None:
    """Takes a free seat, or takes the person's own seat back from the bot that stands in."""
    check_seat(state, seat)
    chair = state.chairs[seat]
    if chair.played_by(person):
        return None
    if state.has_ended:
        raise Refused("not_running")
    if chair.person == person:
        return Sat(seat=seat, person=person, name=chair.name)
    if not chair.free():
        raise Refused("seat_taken")
    if closed_to(state, person):
        raise Refused("not_yours", "free_undo_alone")
    if not may_sit(state, person, seat):
        raise Refused("not_yours", "two_hands")
    return Sat(seat=seat, person=person, name=state.free_name(seat, name))


def may_sit(state: State, person: str, seat: int) -> bool:
    """In a running game nobody may see two hands, so a free seat is for its former owner or for a newcomer."""
    if not state.has_started or (person, seat) in state.owners:
        return True
    return all(owner != person for owner, _ in state.owners)


def closed_to(state: State, person: str) -> bool:
    """Whether the table has undo without limit: that is for one person against bots, so nobody else can sit down."""
    return state.header.free_undo and any(chair.person not in ("", person) for chair in state.chairs)


def seats_for(state: State, person: str) -> list[int]:
    """The seats this person can claim now: free ones, and their own while a bot stands in."""
    if state.has_ended or closed_to(state, person):
        return []
    return [
        seat
        for seat, chair in enumerate(state.chairs)
        if (chair.free() and may_sit(state, person, seat)) or (person and chair.person == person and chair.level)
    ]


def release(state: State, person: str, seat: int) -> AnyDeed | None:
    """Leaves the person's own seat. Before the start, the host can free any seat."""
    check_seat(state, seat)
    if state.has_ended:
        raise Refused("not_running")
    chair = state.chairs[seat]
    hosting = state.header.host == person and state.status == "open"
    if chair.free():
        return None
    if chair.person != person and not hosting:
        raise Refused("not_yours")
    if not hosting and "leave" not in ways_out(state.summary(), person):
        raise Refused("not_yours", "nobody_left")
    return Left(seat=seat)


def seat_bot(state: State, person: str, seat: int, level: str, away: float | None, patience: float) -> AnyDeed | None:
    """Seats a bot: by the host before the start; later by the owner, or by others once the owner has long been away."""
    check_seat(state, seat)
    if state.has_ended:
        raise Refused("not_running")
    chair = state.chairs[seat]
    if chair.level == level:
        return None
    hosting = state.header.host == person and state.status == "open"
    mine = chair.person == person
    absent = chair.free() or (bool(chair.person) and not chair.level and away is not None and away > patience)
    others = state.status == "running" and bool(state.seats_of(person)) and absent
    if not (hosting or mine or others):
        raise Refused("not_yours", "not_away", minutes=ceil(patience / 60))
    other_level = chair.level and not chair.person
    return BotSat(seat=seat, level=level, name=chair.name if other_level else state.bot_names(1)[0])


def resign(state: State, person: str, seat: int, level: str) -> AnyDeed | None:
    """Gives up the person's own seat for good. A bot plays it to the end."""
    check_seat(state, seat)
    if state.chairs[seat].resigned and (person, seat) in state.owners:
        return None
    check_owner(state, seat, person)
    running(state)
    return Resigned(seat=seat, level=level, bots=state.bot_names(len(state.free_seats())))


def is_alone(table: Summary, person: str) -> bool:
    return all(chair.person in ("", person) for chair in table.chairs)


def is_nobody_elses(table: Summary, person: str) -> bool:
    """Whether the person hosts the table and nobody else sits there or has played."""
    return table.host == person and is_alone(table, person) and all(owner == person for owner in table.owners)


def ways_out(table: Summary, person: str) -> list[WayOut]:
    """How a person can get rid of a table. Nobody can delete a game that somebody else plays or has played."""
    sits = any(chair.person == person for chair in table.chairs)
    hosts = table.host == person
    ended = table.status in ENDED
    ways: list[WayOut] = []
    if sits and not ended and (table.status == "open" or not is_alone(table, person)):
        ways.append("leave")
    if sits and table.status == "running":
        ways.append("resign")
    if (hosts and not sits) or (sits and ended):  # nobody else has the table on their list
        ways.append("hide")
    if is_nobody_elses(table, person) or (hosts and table.status == "open"):
        ways.append("delete")
    return ways


def check_way_out(state: State, person: str, way: WayOut) -> None:
    if way not in ways_out(state.summary(), person):
        raise Refused("not_yours", f"no_{way}")


def start(state: State, person: str) -> AnyDeed:
    if state.header.host != person:
        raise Refused("not_yours")
    if state.has_started:
        raise Refused("already_started")
    free = state.free_seats()
    if free:
        raise Refused("bad_request", "free_seats", seats=free)
    return Started()


# ---------------------------------------------------------------- playing


def answer_after(match: Match, seat: int, number: int) -> Entry | None:
    """The seat's first decision after the first `number` decisions of the game, if it has made one."""
    answer: Entry | None = None
    entry = match.last
    while entry is not None and entry.number > number:
        if entry.seat == seat:
            answer = entry
        entry = entry.before
    return answer


def move(state: State, person: str, seat: int, number: int, text: str, hold: bool = False) -> AnyDeed | None:
    """The seat's answer to the question it was asked after `number` decisions.

    Seats that are asked at the same time answer in any order, so others may have answered since. With `hold`, a move
    that ends the turn is only checked.
    """
    check_player(state, seat, person)
    if state.match is None:
        raise Refused("not_running")
    made = answer_after(state.match, seat, number)
    if made is not None and made.move.text == text:
        return None
    if made is not None or number > state.match.decisions():
        raise Refused("stale")
    match = running(state)
    if number != match.decisions() and seat not in match.acting():
        raise Refused("stale")
    legal = match.moves(seat)
    if text not in legal:
        raise Refused("illegal_move", tried=text, legal=legal)
    if hold and match.ends_turn(seat, text, state.bots()):
        return None
    return Moved(seat=seat, number=match.decisions() + 1, text=text)


def asked(state: State, person: str, seat: int, number: int) -> Match:
    """The match, if the seat has not yet answered the question it was asked after `number` decisions."""
    check_player(state, seat, person)
    match = running(state)
    if number > match.decisions() or answer_after(match, seat, number) is not None:
        raise Refused("stale")
    if seat not in match.acting():
        raise Refused("illegal_move", "not_asked")
    return match


def undo(state: State, person: str, seat: int, number: int) -> AnyDeed | None:
    """Takes back decision `number`, the seat's latest, and what bots decided after it.

    A finished game cannot be undone: its seed has been revealed.
    """
    check_player(state, seat, person)
    match = running(state)
    last = state.last
    if isinstance(last, Undone) and (last.seat, last.number) == (seat, number):
        return None
    latest = latest_of(match.last, seat)
    mine = latest is not None and latest.number == number
    if not mine and number != match.decisions():
        raise Refused("stale")
    why = match.why_no_undo(seat, state.bots()) if mine else "answered"
    if why:
        code = "illegal_move" if number == match.decisions() else "stale"  # stale: it was possible until others moved
        raise Refused(code, f"no_undo_{why}")
    return Undone(seat=seat, number=number)


def bot_move(state: State, seat: int, level: str, thought: Match, text: str) -> AnyDeed | None:
    """The move a bot chose, unless its own seat has acted, or a decision was taken back, since it began to think."""
    match = state.match
    if match is None or state.chairs[seat].level != level:
        return None
    entry = match.last
    while entry is not thought.last:
        if entry is None or entry.seat == seat:
            return None
        entry = entry.before
    if text not in match.moves(seat):
        return None
    return Moved(seat=seat, number=match.decisions() + 1, text=text)


# ---------------------------------------------------------------- chat and rematch


def chat(state: State, person: str, name: str, text: str) -> AnyDeed:
    """Players speak under their seat's name, spectators under their own, numbered if a seat has the same name."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Refused("bad_request", "bad_chat")
    seats = state.seats_of(person)
    seat = seats[0] if seats else None
    shown = state.free_name(NOBODY, name) if seat is None else state.chairs[seat].name
    return Said(person=person, name=shown, text=text, seat=seat)


def rematch(state: State, table: str) -> AnyDeed | None:
    return None if state.rematch else Rematched(table=table)
