"""A table as one visitor may see it. Everything that leaves the server about a game is made here."""

from __future__ import annotations

import msgspec

from fajrant.core.match import Match
from fajrant.games import load
from fajrant.server.commands import seats_for, ways_out
from fajrant.server.deeds import Chair, Summary, commitment
from fajrant.server.offers import offers
from fajrant.server.presence import Presence
from fajrant.server.state import State
from fajrant.server.wire import Line, LivePresence, Moment, MomentReady, Reveal, Seat, TableReady, TableRow


def show_table(state: State, person: str, presence: Presence, patience: float) -> TableReady:
    header = state.header
    over = state.status == "over"
    seats = [show_seat(state, seat, person, presence) for seat in range(len(state.chairs))]
    table = TableReady(
        id=header.id,
        game=header.game,
        options=header.options,
        status=state.status,
        host=header.host == person,
        version=state.version,
        commitment=commitment(header.seed, header.salt),
        secrets=load(header.game).keeps_secrets(),
        chosen_seed=header.chosen_seed,
        reveal=Reveal(header.seed, header.salt) if over else None,
        seats=seats,
        seats_for_you=seats_for(state, person),
        ways_out=ways_out(state.summary(), person),
        patience=patience,
        watching=show_watching(state, presence),
        chat=[Line(said.at, said.name, said.text, said.seat) for said in state.chat],
        rematch=state.rematch or None,
        moments=show_moments(state, person),
    )
    if over:
        match = state.running()
        table.history = [list(row) for row in state.history]
        table.categories = match.categories()
        table.ranking = match.ranking()
    return table


def show_seat(state: State, seat: int, person: str, presence: Presence) -> Seat:
    chair = state.chairs[seat]
    there = show_presence(state.header.id, chair, presence)
    if chair.free():
        return Seat("open", None, False, False, None)
    if not chair.person:
        return Seat("bot", chair.name, False, True, None, chair.level, chair.resigned)
    return Seat("human", chair.name, chair.person == person, there.online, there.away, chair.level or None)


def show_presence(table: str, chair: Chair, presence: Presence) -> LivePresence:
    if not chair.person:
        return LivePresence(bool(chair.level), None)
    away = presence.away(table, chair.person)
    return LivePresence(away is None, None if away is None else int(away))


def show_watching(state: State, presence: Presence) -> list[str | None]:
    """The names of those who are online and own no seat."""
    there = presence.watching(state.header.id)
    return [name for person, name in there.items() if not state.seats_of(person)]


def show_moments(state: State, person: str) -> list[msgspec.Raw]:
    """One per seat of this person; who has none is a spectator. Made once per seat and version."""
    if state.match is None:
        return []
    found: list[msgspec.Raw] = []
    seats: list[int | None] = [*state.seats_of(person)]
    for seat in seats or [None]:
        if seat not in state.shown:
            state.shown[seat] = msgspec.Raw(msgspec.json.encode(present_moment(state, state.match, seat)))
        found.append(state.shown[seat])
    return found


def present_moment(state: State, match: Match, seat: int | None) -> MomentReady:
    """What a seat sees and may do now; while a bot stands in, its owner only looks."""
    plays = seat is not None and not state.chairs[seat].level
    return MomentReady(
        seat=seat,
        number=match.decisions(),
        answered=latest_of(match, seat),
        acting=list(match.acting()),
        view=match.view(seat),
        moves=offers(match, seat) if seat is not None and plays else [],
        can_undo=seat is not None and plays and match.can_undo(seat) and not match.over(),
        journal=list(journal(state, match, seat)),
        scores=match.scores_for(seat),
    )


def latest_of(match: Match, seat: int | None) -> int:
    """The number of a seat's latest decision."""
    entry = match.last
    while entry is not None and entry.seat != seat:
        entry = entry.before
    return 0 if entry is None else entry.number


def journal(state: State, match: Match, seat: int | None) -> tuple[msgspec.Raw, ...]:
    """Each event is made into JSON once. A state that was overtaken tells its journal anew: never what came later."""
    number = match.decisions()
    told, events = state.told.get(seat, (-1, ()))
    if told > number:
        return tuple([msgspec.Raw(msgspec.json.encode(event)) for event in match.journal(seat)])
    if told < number:
        news = match.journal(seat, told) if told > 0 else match.journal(seat)
        fresh = [msgspec.Raw(msgspec.json.encode(event)) for event in news]
        events = (*events, *fresh) if told > 0 else tuple(fresh)
        state.told[seat] = (number, events)
    return events


def past_moment(match: Match, seat: int | None) -> Moment:
    """What a seat saw then; there is nothing to do any more."""
    return Moment(
        seat=seat,
        number=match.decisions(),
        answered=latest_of(match, seat),
        acting=list(match.acting()),
        view=match.view(seat),
        moves=[],
        can_undo=False,
        journal=match.journal(seat),
        scores=match.scores_for(seat),
    )


def show_row(summary: Summary, person: str) -> TableRow:
    return TableRow(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        seats=[chair.name or None for chair in summary.chairs],
        yours=[seat for seat, chair in enumerate(summary.chairs) if chair.person == person],
        your_turn=any(summary.chairs[seat].played_by(person) for seat in summary.acting),
        number=summary.number,
        updated=summary.updated,
        ways_out=ways_out(summary, person),
    )


def concerns(summary: Summary, person: str) -> bool:
    """Does this person host the table or sit at it?"""
    return summary.host == person or any(chair.person == person for chair in summary.chairs)
