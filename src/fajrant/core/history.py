"""A match rebuilt from what was stored of it, without playing it again: newer rules cannot change its past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fajrant.core.game import Game
from fajrant.core.journal import Event, StoredEvent
from fajrant.core.match import Entry, Match, canonical, read_position
from fajrant.core.moves import Move, Verb


class StoredDecision:
    """A decision that was made, and what everybody saw of it."""

    def __init__(self, seat: int, text: str, events: Sequence[Event]) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.events: Final = tuple(events)


def stored_move(text: str) -> Move:
    """A move that is only quoted: today's rules may no longer know it."""
    move = Move(Verb(text.split(" ")[0], []), 0, 0, 0, 0)
    move.spelled = text
    return move


def stored_events(rows: Sequence[tuple[int, dict[str, object]]]) -> list[Event]:
    """Events from their audience and their plain data."""
    return [StoredEvent(audience, data) for audience, data in rows]


def plain_events(events: Sequence[Event]) -> list[tuple[int, dict[str, object]]]:
    """The reverse of `stored_events`."""
    return [(event.audience, event.plain()) for event in events]


def restore(
    game: Game[Any],
    names: list[str],
    start: str,
    version: int,
    positions: Sequence[object],
    opening: Sequence[Event],
    decisions: Sequence[StoredDecision],
    undoable: int,
) -> Match:
    """The match after `decisions`. The last of `positions` (plain data) is the current one; undo may go back to the
    `undoable` ones before it. Nonsense if today's rules cannot go on from there."""
    last: Entry | None = None
    for number, made in enumerate(decisions, 1):
        last = Entry(last, number, made.seat, stored_move(made.text), made.events)
    read = [read_position(game, data) for data in positions[len(positions) - 1 - undoable :]]
    return Match(game, names, start, version, read[-1], tuple(opening), last, read[:-1])


def start_of(seed: str, position: dict[str, Any] | None) -> str:
    """Where the record of a match begins."""
    return f"seed {seed}" if position is None else "position " + canonical(position)
