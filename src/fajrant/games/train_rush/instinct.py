"""What a player would look at first."""

from __future__ import annotations

from fajrant.core.moves import Move
from fajrant.games.train_rush.state import TrainRush


def priors(pos: TrainRush, seat: int, moves: list[Move]) -> list[float]:
    return [1.0 for _ in moves]
