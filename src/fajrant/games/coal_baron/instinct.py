"""stub"""

from __future__ import annotations

from fajrant.core.moves import Move
from fajrant.games.coal_baron.state import CoalBaron


def priors(pos: CoalBaron, seat: int, moves: list[Move]) -> list[float]:
    return [1.0 for _ in moves]
