"""Outcomes: what each deed did to the game, stored beside the deed.

A table is restored from its outcomes, never by replaying its moves. So a running game continues from the same position
and a finished game looks as it did when it was played, even if the rules have changed since.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any

from msgspec import Struct

from fajrant.core.game import Game
from fajrant.core.history import StoredDecision, plain_events, restore, start_of, stored_events
from fajrant.core.journal import Event
from fajrant.core.match import Match
from fajrant.core.patches import Patch, difference, patched
from fajrant.house.deeds import Header


class Step(Struct, frozen=True, array_like=True):
    """One decision, or the deal. `position` is a patch to the position before it."""

    position: Patch
    events: list[tuple[int, dict[str, Any]]]  # (audience, event as plain data)
    undoable: int  # how many decisions can be taken back now
    points: tuple[int, ...]
    revealed: int = 0  # to whom it revealed something hidden (see `Entry`); absent in steps of earlier versions


# A move has one step. The start has the deal, and the moves of the record that the table continues.
Outcome = list[Step]


class LatestPositions:
    """The latest position of each table as plain data. The next move begins there, so it is converted only once."""

    def __init__(self, kept: int) -> None:
        self.kept = kept  # number of positions remembered; others are converted again
        self.plain: OrderedDict[Match, Any] = OrderedDict()

    def take(self, match: Match) -> Any:
        plain = self.plain.pop(match, None)
        return match.to_json() if plain is None else plain

    def put(self, match: Match, plain: Any) -> None:
        self.plain[match] = plain
        if len(self.plain) > self.kept:
            self.plain.popitem(last=False)


def outcome(before: Match | None, after: list[Match], latest: LatestPositions | None = None) -> Outcome:
    """The steps that lead from one match to each of the next ones."""
    steps: Outcome = []
    latest = latest or LatestPositions(1)
    plain = {} if before is None else latest.take(before)
    for match in after:
        now = match.to_json()
        last = match.last
        events, revealed = (match.opening, 0) if last is None else (last.events, last.revealed)
        points = tuple(match.scores())
        steps.append(Step(difference(plain, now), plain_events(events), len(match.undoable), points, revealed))
        plain = now
    latest.put(after[-1], plain)
    return steps


class Film:
    """A whole match as plain data: the position after the deal and after every decision."""

    def __init__(self, header: Header, seats: int) -> None:
        self.header = header
        self.seats = seats
        self.positions: list[Any] = []
        self.opening: list[Event] = []
        self.decisions: list[StoredDecision] = []
        self.undoable: list[int] = []
        self.points: list[tuple[int, ...]] = []

    def begin(self, steps: Outcome) -> None:
        """Adds the deal, and the decisions made before the table was opened."""
        deal, *played = steps
        self.opening = stored_events(deal.events)
        self.add({}, deal)
        for (seat, text), step in zip(self.header.moves, played, strict=True):
            self.play(seat, text, step)

    def play(self, seat: int, text: str, step: Step) -> None:
        self.decisions.append(StoredDecision(seat, text, stored_events(step.events), step.revealed))
        self.add(self.positions[-1], step)

    def add(self, before: Any, step: Step) -> None:
        self.positions.append(patched(before, step.position))
        self.undoable.append(step.undoable)
        self.points.append(step.points)

    def undo(self, seat: int, number: int) -> None:
        """The seat takes back decision `number`, and with it all later ones."""
        del self.decisions[number - 1 :]
        for part in (self.positions, self.undoable, self.points):
            del part[number:]
        if not self.header.free_undo:
            self.undoable[-1] = min(self.undoable[-1], in_a_row(self.decisions, seat))

    def match(self, game: Game[Any], number: int | None = None) -> Match:
        """The match after `number` decisions, or after all. Raises Nonsense if the current rules cannot read it."""
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
            self.header.free_undo,
        )


def in_a_row(decisions: list[StoredDecision], seat: int) -> int:
    """How many of the latest decisions the seat made one after another."""
    count = 0
    while count < len(decisions) and decisions[-1 - count].seat == seat:
        count += 1
    return count
