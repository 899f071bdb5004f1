"""What a position promises a seat."""

from __future__ import annotations

from typing import Final

from fajrant.games.steamrollers.scoring import points
from fajrant.games.steamrollers.state import SteamRollers

TERMS: Final = ["points"]


def evaluate(pos: SteamRollers, seat: int) -> float:
    return float(sum(points(pos, seat)))


def prospects(pos: SteamRollers, seat: int) -> list[float]:
    return [evaluate(pos, seat)]
