"""stub"""

from __future__ import annotations

from typing import Final

from fajrant.games.coal_baron.scoring import points
from fajrant.games.coal_baron.state import CoalBaron

TERMS: Final = ["points"]


def evaluate(pos: CoalBaron, seat: int) -> float:
    return float(sum(points(pos.pits[seat])))


def prospects(pos: CoalBaron, seat: int) -> list[float]:
    return [evaluate(pos, seat)]
