"""A table as one visitor may see it. Everything the server sends about a game is built here."""

from __future__ import annotations

from typing import Any

from msgspec import structs, to_builtins

from fajrant.core.match import Match, latest_of
from fajrant.core.variants import VARIANT
from fajrant.games import load
from fajrant.house.commands import seats_for, ways_out
from fajrant.house.deeds import Chair, Summary, commitment
from fajrant.house.offers import offers
from fajrant.house.presence import Presence
from fajrant.house.state import State, clock_of
from fajrant.house.variants import variant_of
from fajrant.house.wire import Line, LivePresence, Moment, Offer, Reveal, Seat, Table, TableHead, TableRow, TieBreak


def show_table(state: State, person: str, presence: Presence, patience: float) -> Table:
    """The whole table as this person sees it."""
    head = structs.asdict(show_head(state, person, presence, patience))
    return Table(**head, chat=show_chat(state), moments=show_moments(state, person))


def show_head(state: State, person: str, presence: Presence, patience: float) -> TableHead:
    """The table without its chat and moments."""
    header = state.header
    head = TableHead(
        id=header.id,
        game=header.game,
        options={name: value for name, value in header.options.items() if name != VARIANT},
        variant=variant_of(header.game, header.options.get(VARIANT, "")),
        status=state.status,
        host=header.host == person,
        version=state.version,
        commitment=commitment(header.seed, header.salt),
        secrets=load(header.game).keeps_secrets(),
        chosen_seed=header.chosen_seed,
        free_undo=header.free_undo,
        reveal=Reveal(header.seed, header.salt) if state.has_ended else None,
        seats=[show_seat(state, seat, person, presence) for seat in range(len(state.chairs))],
        seats_for_you=seats_for(state, person),
        ways_out=ways_out(state.summary(), person),
        patience=patience,
        watching=show_watching(state, presence),
        rematch=state.rematch or None,
        expires=state.expires,
    )
    if state.status == "over":
        match = state.running()
        head.history = [list(row) for row in state.history]
        head.categories = match.categories()
        head.ranking = match.ranking()
        head.ties = [TieBreak(tie.points, tie.seats, tie.criterion or None, tie.values) for tie in match.ties()]
    return head


def show_chat(state: State, after: int = 0) -> list[Line]:
    """The chat lines that came after this version of the table."""
    lines = [line for version, line in state.chat if version > after and line.text]  # without text: it was deleted
    return [Line(line.at, line.name, line.text, line.seat) for line in lines]


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
    """The names of the spectators: people who are online but own no seat."""
    there = presence.watching(state.header.id)
    return [name for person, name in there.items() if not state.seats_of(person)]


def viewers(state: State, person: str) -> list[int | None]:
    """The seats of this person; None for a spectator."""
    return [*state.seats_of(person)] or [None]


def show_moments(state: State, person: str) -> list[Moment]:
    match = state.match
    if match is None:
        return []
    return [
        Moment(
            seat=seat,
            number=match.decisions(),
            **present(state, match, seat),
            moves=moves_of(state, match, seat),
            journal=match.journal(seat),
        )
        for seat in viewers(state, person)
    ]


def plays(state: State, seat: int) -> bool:
    """Whether the seat's owner decides. While a bot stands in, the owner can only watch."""
    return not state.chairs[seat].level


def moves_of(state: State, match: Match, seat: int | None) -> list[Offer]:
    return offers(match, seat) if seat is not None and plays(state, seat) else []


def present(state: State, match: Match, seat: int | None) -> dict[str, Any]:
    """The moment of a seat, without its number, moves and journal."""
    no_undo = None
    if seat is not None and plays(state, seat) and not match.over():
        no_undo = match.why_no_undo(seat, state.bots())
    return {
        "answered": number_of_latest(match, seat),
        "acting": list(match.acting()),
        "clock": clock_of(match),
        "can_undo": no_undo == "",
        "no_undo": no_undo or None,
        "scored": match.scored_for(seat),
        "scores": match.scores_for(seat),
        "view": match.view(seat),
    }


def comparable(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a moment as JSON values, for patches. All of them except the clock already are."""
    return {**fields, "clock": to_builtins(fields["clock"])}


def number_of_latest(match: Match, seat: int | None) -> int:
    """The number of the seat's latest decision; 0 if it has made none."""
    entry = None if seat is None else latest_of(match.last, seat)
    return 0 if entry is None else entry.number


def past_moment(match: Match, seat: int | None) -> Moment:
    """What a seat saw at an earlier moment. It offers no moves."""
    return Moment(
        seat=seat,
        number=match.decisions(),
        answered=number_of_latest(match, seat),
        acting=list(match.acting()),
        clock=clock_of(match),
        view=match.view(seat),
        moves=[],
        can_undo=False,
        no_undo=None,
        journal=match.journal(seat),
        scored=match.scored_for(seat),
        scores=match.scores_for(seat),
    )


def exercise(match: Match, seat: int) -> Moment:
    """An earlier moment with the moves that the seat had, so that another one can be tried."""
    return structs.replace(past_moment(match, seat), moves=offers(match, seat))


def show_row(summary: Summary, person: str) -> TableRow:
    return TableRow(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        seats=[None if chair.free() else chair.name for chair in summary.chairs],
        yours=[seat for seat, chair in enumerate(summary.chairs) if chair.person == person],
        your_turn=any(summary.chairs[seat].played_by(person) for seat in summary.acting),
        number=summary.number,
        clock=summary.clock,
        updated=summary.updated,
        ways_out=ways_out(summary, person),
        expires=summary.expires,
    )


def concerns(summary: Summary, person: str) -> bool:
    """Does this person host the table or own a seat at it?"""
    return summary.host == person or any(chair.person == person for chair in summary.chairs)
