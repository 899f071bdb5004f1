"""§6 Scoring: the twelve categories of the shift clock, the final accounting, the ranking."""

from __future__ import annotations

from typing import Final

from fajrant.games.coal_baron.content import (
    BOX,
    DARK,
    DELIVERED_COLOUR,
    DELIVERED_TRANSPORT,
    FIRST,
    GROUP_OF_CATEGORY,
    KEY_OF_CATEGORY,
    LIGHT,
    PARTY_OF,
    SECOND,
)
from fajrant.games.coal_baron.state import ON_THE_TRACK, Pit, all_cubes, empty_carts, tiles_on

KINDS_OF_POINTS: Final = [*ON_THE_TRACK, "money", "coal", "outstanding", "balance"]
TIE_BREAKS: Final = ["marks"]
ORDER_POINTS: Final = 0  # the index in `Pit.vp` of the points for delivered orders
SOURCE_OF: Final = [1 + group for group in GROUP_OF_CATEGORY]  # the index of the points of each category

MARKS_PER_POINT: Final[int] = int(BOX["end_game"]["marks_per_vp"])
CUBES_PER_POINT: Final[int] = int(BOX["end_game"]["cubes_per_vp"])
PER_OUTSTANDING_ORDER: Final[int] = int(BOX["end_game"]["vp_per_outstanding_order"])
PER_UNBALANCED_TILE: Final[int] = int(BOX["end_game"]["vp_per_unbalanced_tile"])


def count(pit: Pit, category: int) -> int:
    """§6.1 A seat's count in a category: printed spots of delivered cards [R15], or empty carts [R16]."""
    group = GROUP_OF_CATEGORY[category]
    key = KEY_OF_CATEGORY[category]
    if group == DELIVERED_COLOUR:
        return pit.delivered.of_colour[key]
    if group == DELIVERED_TRANSPORT:
        return pit.delivered.of_transport[key]
    return empty_carts(pit, key)


def second_points(category: int, players: int) -> int:
    """§6.1 The points for second place. Two players have no second place [R21]."""
    return SECOND[category] if PARTY_OF[players].second_scores else 0


def award(category: int, counts: list[int]) -> list[int]:
    """§6.1 Points for first and second place; 0 scores nothing [R37]."""
    most = second = leaders = 0
    for own in counts:
        if own > most:
            second = most
            most = own
            leaders = 1
        elif own == most:
            leaders += 1
        elif own > second:
            second = own
    for_second = second_points(category, len(counts)) if leaders == 1 else 0
    return [0 if own == 0 else FIRST[category] if own == most else for_second if own == second else 0 for own in counts]


def points(pit: Pit) -> list[int]:
    """The points on the score track, and the final accounting as if the game ended now (§6.3)."""
    unbalanced = abs(tiles_on(pit, LIGHT) - tiles_on(pit, DARK))
    return pit.vp + [
        pit.marks // MARKS_PER_POINT,
        sum(all_cubes(pit)) // CUBES_PER_POINT,
        PER_OUTSTANDING_ORDER * len(pit.orders),
        PER_UNBALANCED_TILE * unbalanced,
    ]


def tie_values(pit: Pit) -> list[int]:
    """§6.4 Ties go to more Marks left after the exchange; otherwise the place is shared."""
    return [pit.marks % MARKS_PER_POINT]
