"""Positions that come back within a game: such play could go on forever."""

from __future__ import annotations

from typing import Any

from fajrant.core.game import Game
from fajrant.core.match import plain_position
from fajrant.core.moves import Move
from fajrant.core.position import Position


class Repeats:
    """Looks for decisions that are made in exactly the same position as an earlier one, the dice included.

    Comparing whole positions is slow. So it compares only positions of the same round that ask the same seat, offer the
    same moves, and have the same evaluation for every seat.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.count = 0
        self.round = -1
        self.earlier: dict[tuple[int, int, tuple[Move, ...], tuple[float, ...]], list[Position]] = {}

    def look(self, pos: Position, seat: int, now: int, moves: list[Move]) -> None:
        """Counts the position if the game has been there before. `moves` are those offered to the seat."""
        if len(moves) == 1:
            return
        if now != self.round:
            self.round = now
            self.earlier.clear()
        evaluations = tuple(self.game.expectations(pos))
        alike = self.earlier.setdefault((seat, pos.dice.state, tuple(moves), evaluations), [])
        if alike:
            plain = plain_position(self.game, pos)
            if any(plain_position(self.game, other) == plain for other in alike):
                self.count += 1
                return
        alike.append(pos.clone())
