"""What a position promises a seat."""

from __future__ import annotations

from typing import Final

from fajrant.games.train_rush.scoring import points
from fajrant.games.train_rush.state import TrainRush

TERMS: Final = ["points"]


def evaluate(pos: TrainRush, seat: int) -> float:
    return float(sum(points(pos, seat)))


def prospects(pos: TrainRush, seat: int) -> list[float]:
    return [evaluate(pos, seat)]
