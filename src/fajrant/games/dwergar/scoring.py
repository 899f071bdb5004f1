"""§6.2 Points by source, and the ranking."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import KIND, KINDS
from fajrant.games.dwergar.rules.effects.end_game import end_bonuses
from fajrant.games.dwergar.state import SOURCES_OF_POINTS, Clan, Dwergar

KINDS_OF_POINTS: Final = [*SOURCES_OF_POINTS, "bonuses"]
TIE_BREAKS: Final = KIND.ids[::-1]  # crystal, gold, iron, stone


def points(pos: Dwergar, seat: int) -> list[int]:
    """The points scored so far, and the end bonuses as if the game ended now."""
    return pos.clans[seat].vp + [end_bonuses(pos, seat)]


def tie_values(clan: Clan) -> list[int]:
    """§6.2 Crystal, then gold, iron and stone in the supply break ties; otherwise the place is shared [R36]."""
    return [clan.supply[kind] for kind in reversed(KINDS)]
