"""Solves the last turn of a seat: tries every sequence of moves until the seat is not asked any more.

The result at the end of that turn is known, or nearly known, so nothing needs to be sampled. If a move reveals
something hidden, the search stops there and evaluates the position.
"""

from __future__ import annotations

from typing import Any, Final

from fajrant.bots.base import Clock
from fajrant.bots.chances import chances, lead_of
from fajrant.core.game import Game
from fajrant.core.journal import only
from fajrant.core.moves import Move
from fajrant.core.position import Position

PER_ITERATION: Final = 20  # positions to try per iteration that a search would make; both take about as long
SOLVING: Final = 0.5  # the part of a decision's time that solving may use; the rest is for searching
WINNING: Final = 100.0  # points that a win is worth when the game is over
LOOKS: Final = 64  # positions between two checks of the clock
LEAD: Final = 0.01  # decides between moves that are otherwise equal


class Outcome:
    """What a seat reaches at the end of its turn."""

    def __init__(self, seat: int, points: list[float], chances: list[float], over: bool) -> None:
        self.all_points: Final = points  # of every seat
        self.all_chances: Final = chances  # of winning, of every seat
        self.points: Final = points[seat]
        self.chance: Final = chances[seat]
        won = self.chance if over else 0.5  # as long as others play on, the points decide
        lead = lead_of(points, seat)
        self.value: Final = WINNING * won + self.points + LEAD * lead


class Line:
    """A move, the best moves after it, and what they lead to."""

    def __init__(self, move: Move, then: Line | None, outcome: Outcome) -> None:
        self.move: Final = move
        self.then: Final = then  # None at the end of the turn
        self.outcome: Final = outcome


class Solver:
    """Finds the best sequence of moves of a seat, unless that takes too many positions, or too long by the clock."""

    def __init__(
        self, game: Game[Any], seat: int, iterations: int, clock: Clock | None = None, seconds: float = 0.0
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.most: Final = PER_ITERATION * iterations
        self.clock: Final = clock
        self.deadline: Final = 0.0 if clock is None else clock() + SOLVING * seconds
        self.tried = 0
        self.known: Final[dict[object, Line]] = {}  # the best line by fingerprint

    def solve(self, pos: Position, moves: list[Move]) -> list[Line]:
        """The best line of each of these legal moves, best first; equal lines stay in order.

        Empty if it would take too long.
        """
        lines: list[Line] = []
        for move in moves:
            line = self.line(pos, move)
            if line is None:
                return []
            place = len(lines)
            while place > 0 and lines[place - 1].outcome.value < line.outcome.value:
                place -= 1
            lines.insert(place, line)
        return lines

    def line(self, pos: Position, move: Move) -> Line | None:
        """The best line that begins with a move; None if it would take too long to find it."""
        self.tried += 1
        if self.tried > self.most or self.is_late():
            return None
        after = pos.clone()
        after.apply(self.seat, move)
        if self.is_end(after):
            return Line(move, None, self.outcome(after))
        key = self.game.fingerprint(after)
        best = self.known.get(key) if key else None
        if best is None:
            for other in after.legal(self.seat):
                line = self.line(after, other)
                if line is None:
                    return None
                if best is None or line.outcome.value > best.outcome.value:
                    best = line
            assert best is not None
            if key:
                self.known[key] = best
        return Line(move, best, best.outcome)

    def is_late(self) -> bool:
        return self.clock is not None and self.tried % LOOKS == 0 and self.clock() >= self.deadline

    def is_end(self, pos: Position) -> bool:
        return pos.asked != (self.seat,) or pos.revealed & only(self.seat) != 0

    def outcome(self, pos: Position) -> Outcome:
        points = self.game.expectations(pos)
        return Outcome(self.seat, points, chances(self.game, pos, points), pos.over())
