"""§6.2 Points by where they come from, and the ranking."""

from __future__ import annotations

from typing import Final

from fajrant.core.game import places
from fajrant.games.dwergar.content import KINDS
from fajrant.games.dwergar.rules.effects.end_game import end_bonuses
from fajrant.games.dwergar.state import SOURCES_OF_POINTS, Dwergar

KINDS_OF_POINTS: Final = [*SOURCES_OF_POINTS, "bonuses"]
TIED: Final = 1000  # more than anybody has of one kind


def points(pos: Dwergar, seat: int) -> list[int]:
    """What was scored so far, and the end bonuses as if the game ended now."""
    return pos.clans[seat].vp + [end_bonuses(pos, seat)]


def ranking(pos: Dwergar) -> list[int]:
    """§6.2 Most VP; tied, most crystal, then gold, iron, stone in the supply; else the place is shared [R36]."""
    strengths = []
    for seat, clan in enumerate(pos.clans):
        strength = sum(points(pos, seat))
        for kind in reversed(KINDS):
            strength = strength * TIED + min(clan.supply[kind], TIED - 1)
        strengths.append(strength)
    return places(strengths)
