"""What a player would look at first: a weight for each move, at a glance, for bots."""

from __future__ import annotations

from fajrant.core.moves import Move


def priors(moves: list[Move]) -> list[float]:
    return [1.0 for _ in moves]
