"""§6 Scoring: the twelve categories of the shift clock, the final accounting, the ranking."""

from __future__ import annotations

from typing import Final

from fajrant.core.game import places
from fajrant.games.coal_baron.content import (
    BOX,
    DARK,
    FIRST,
    GROUP_OF_CATEGORY,
    KEY_OF_CATEGORY,
    LIGHT,
    SECOND,
)
from fajrant.games.coal_baron.state import CoalBaron, Pit, all_cubes, empty_carts, tiles_on

KINDS_OF_POINTS: Final = ["orders", "colours", "transports", "carts", "money", "coal", "outstanding", "balance"]
ORDER_POINTS: Final = 0  # where on the score track the points of a delivered order are kept
SOURCE_OF: Final = [1 + group for group in GROUP_OF_CATEGORY]  # and those of a category

DELIVERED_COLOUR: Final = 0
DELIVERED_TRANSPORT: Final = 1
MARKS_PER_POINT: Final[int] = int(BOX["end_game"]["marks_per_vp"])
CUBES_PER_POINT: Final[int] = int(BOX["end_game"]["cubes_per_vp"])
PER_OUTSTANDING_ORDER: Final[int] = int(BOX["end_game"]["vp_per_outstanding_order"])
PER_UNBALANCED_TILE: Final[int] = int(BOX["end_game"]["vp_per_unbalanced_tile"])


def count(pit: Pit, category: int) -> int:
    """§6.1 What a seat has in a category: printed spots of delivered cards [R15], or empty carts [R16]."""
    group = GROUP_OF_CATEGORY[category]
    key = KEY_OF_CATEGORY[category]
    if group == DELIVERED_COLOUR:
        return pit.delivered.of_colour[key]
    if group == DELIVERED_TRANSPORT:
        return pit.delivered.of_transport[key]
    return empty_carts(pit, key)


def award(category: int, counts: list[int]) -> list[int]:
    """§6.1 First and second place; ties, and no second place for two [R21]; a count of 1 is needed [R37]."""
    most = max(counts)
    given = [FIRST[category] if own == most and most > 0 else 0 for own in counts]
    if counts.count(most) > 1 or len(counts) == 2:
        return given
    second = max([0] + [own for own in counts if own < most])
    return [
        SECOND[category] if own == second and second > 0 and own < most else first
        for own, first in zip(counts, given, strict=True)
    ]


def points(pit: Pit) -> list[int]:
    """What the score track shows, and the final accounting as it stands (§6.3)."""
    unbalanced = abs(tiles_on(pit, LIGHT) - tiles_on(pit, DARK))
    return pit.vp + [
        pit.marks // MARKS_PER_POINT,
        sum(all_cubes(pit)) // CUBES_PER_POINT,
        PER_OUTSTANDING_ORDER * len(pit.orders),
        PER_UNBALANCED_TILE * unbalanced,
    ]


def ranking(pos: CoalBaron) -> list[int]:
    """§6.4 Most points; tied, more Marks left after the exchange; else the place is shared."""
    return places([sum(points(pit)) * MARKS_PER_POINT + pit.marks % MARKS_PER_POINT for pit in pos.pits])
