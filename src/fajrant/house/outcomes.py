"""What a deed did to the game, stored beside the deed.

A table is read back from its outcomes and never played again. So a running table goes on from where it stood, and a
finished one shows what was seen then, even if the rules have changed since.
"""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct

from fajrant.core.game import Game
from fajrant.core.history import StoredDecision, plain_events, restore, start_of, stored_events
from fajrant.core.journal import Event
from fajrant.core.match import Match
from fajrant.house.deeds import Header
from fajrant.house.patches import Patch, difference, patched


class Step(Struct, frozen=True, array_like=True):
    """One decision, or the deal. The position is a patch of the one before it."""

    position: Patch
    events: list[tuple[int, dict[str, Any]]]  # audience and plain data
    undoable: int  # decisions that may be taken back now
    points: tuple[int, ...]


Outcome = list[Step]  # of a move one step; of the start the deal, and the moves of the record that is continued


def outcome(before: Match | None, after: list[Match]) -> Outcome:
    """The steps from one match to the next ones."""
    found: Outcome = []
    plain = {} if before is None else before.to_json()
    for match in after:
        now = match.to_json()
        told = match.opening if match.last is None else match.last.events
        found.append(Step(difference(plain, now), plain_events(told), len(match.undoable), tuple(match.scores())))
        plain = now
    return found


class Film:
    """A match from its deal on: its position before and after every decision, as plain data."""

    def __init__(self, header: Header, seats: int) -> None:
        self.header = header
        self.seats = seats
        self.positions: list[Any] = []
        self.opening: list[Event] = []
        self.decisions: list[StoredDecision] = []
        self.undoable: list[int] = []
        self.points: list[tuple[int, ...]] = []

    def begin(self, steps: Outcome) -> None:
        """The deal, and what was played before the table was opened."""
        deal, *played = steps
        self.opening = stored_events(deal.events)
        self.add({}, deal)
        for (seat, text), step in zip(self.header.moves, played, strict=True):
            self.play(seat, text, step)

    def play(self, seat: int, text: str, step: Step) -> None:
        self.decisions.append(StoredDecision(seat, text, stored_events(step.events)))
        self.add(self.positions[-1], step)

    def add(self, before: Any, step: Step) -> None:
        self.positions.append(patched(before, step.position))
        self.undoable.append(step.undoable)
        self.points.append(step.points)

    def undo(self) -> None:
        for part in (self.positions, self.decisions, self.undoable, self.points):
            part.pop()

    def match(self, game: Game[Any], number: int | None = None) -> Match:
        """The match after so many decisions, or after all; Nonsense if today's rules cannot read it."""
        count = len(self.decisions) if number is None else number
        begun = json.loads(self.header.position) if self.header.position else None
        return restore(
            game,
            [str(seat) for seat in range(self.seats)],
            start_of(self.header.seed, begun),
            self.header.rules,
            self.positions[: count + 1],
            self.opening,
            self.decisions[:count],
            self.undoable[-1] if number is None else 0,
        )
