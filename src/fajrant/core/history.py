"""Rebuilds a stored match without replaying it, so newer rules cannot change its past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fajrant.core.errors import Nonsense
from fajrant.core.game import Game
from fajrant.core.journal import Event, StoredEvent
from fajrant.core.match import Entry, Match, canonical, read_position
from fajrant.core.moves import Move, Verb
from fajrant.core.position import Position


class StoredDecision:
    """A decision that was made, and its events."""

    def __init__(self, seat: int, text: str, events: Sequence[Event], revealed: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.events: Final = tuple(events)
        self.revealed: Final = revealed  # see `Entry`


STORED_MOVES: Final[dict[str, Move]] = {}  # like other moves, each is created once


def stored_move(text: str) -> Move:
    """A move of which only the text is known: the current rules may no longer have its verb."""
    move = STORED_MOVES.get(text)
    if move is None:
        move = Move(Verb(text.split(" ")[0], []), 0, 0, 0, 0)
        move.spelled = text
        STORED_MOVES[text] = move
    return move


def stored_events(rows: Sequence[tuple[int, dict[str, object]]]) -> list[Event]:
    """Events from pairs of audience and plain data."""
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
    free_undo: bool = False,
) -> Match:
    """The match after `decisions`.

    `positions` are plain data, the current one last. Undo can go back through the last `undoable` of the others, as far
    as the current rules can read them. Raises Nonsense if the current rules cannot continue from the current position.
    """
    last: Entry | None = None
    for number, made in enumerate(decisions, 1):
        last = Entry(last, number, made.seat, stored_move(made.text), made.events, made.revealed)
    current = read_position(game, positions[-1])
    before = readable(game, positions[len(positions) - 1 - undoable : -1])
    return Match(game, names, start, version, current, tuple(opening), last, before, free_undo)


def readable(game: Game[Any], positions: Sequence[object]) -> list[Position]:
    """The latest of these positions, back to the first that the current rules cannot read."""
    read: list[Position] = []
    for data in reversed(positions):
        try:
            read.append(read_position(game, data))
        except Nonsense:
            break
    read.reverse()
    return read


def start_of(seed: str, position: dict[str, Any] | None) -> str:
    """How the record of a match begins: with a seed or a position."""
    return f"seed {seed}" if position is None else "position " + canonical(position)
