"""§6 and §6b Points by category, Ewa's points, tie-breaks."""

from __future__ import annotations

from typing import Final

from fajrant.core.game import places
from fajrant.games.steamrollers.content import (
    BOX,
    BOXES,
    BY_FULL_REGION,
    NONE,
    NUMBERS,
    ORDER_TILES,
    ORDER_VP,
    START_PLUS2,
    VP_OF,
)
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed

KINDS_OF_POINTS: Final = ["deliveries", "network", "locomotive", "tiles", "orders", "start"]
LOCOMOTIVE_BONUS: Final[list[int]] = [
    int(BOX["scoring"]["locomotive_bonus"].get(str(crossed), 0)) for crossed in range(len(BOXES) + 1)
]
PLUS2: Final[int] = int(BOX["scoring"]["start_plus2"])
EWAS_LOCOMOTIVE: Final[int] = int(BOX["solo_setup"]["ewa_locomotive_points"])
EWAS_REGIONS: Final[int] = int(BOX["solo_setup"]["ewa_network_regions"])


def points(pos: SteamRollers, seat: int) -> list[int]:
    """By KINDS_OF_POINTS, as if the game ended now. The bonus counts crossed boxes only, never tiles 4a and 4b."""
    sheet = pos.sheets[seat]
    return [
        sheet.points,
        sheet.network.worth,
        LOCOMOTIVE_BONUS[boxes_crossed(sheet)],
        tile_points(pos, seat),
        sum([ORDER_VP[pos.orders[tile]] for tile in ORDER_TILES if pos.order_owner[tile] == seat]) if pos.orders else 0,
        PLUS2 if pos.starts and pos.starts[START_PLUS2] == seat else 0,
    ]


def tile_points(pos: SteamRollers, seat: int) -> int:
    """Upright or sideways, negative values included."""
    found = 0
    for number in NUMBERS:
        if pos.owner[number] == seat:
            found += VP_OF[pos.tiles[number]]
    return found


def ewas_points(pos: SteamRollers) -> list[int]:
    """§6b Removed goods, an assumed power of 6, her two fullest regions, the positive tiles in the pool."""
    fullest = sorted(pos.crosses, reverse=True)
    pool = [VP_OF[tile] for number, tile in enumerate(pos.tiles) if pos.owner[number] == NONE]
    return [
        pos.ewa_points,
        EWAS_LOCOMOTIVE,
        sum(fullest[:EWAS_REGIONS]),
        sum([vp for vp in pool if vp > 0]),
    ]


def beats_ewa(pos: SteamRollers) -> bool:
    """More points than she; a tie is a loss, and so is a full region [R32]."""
    return pos.ended != BY_FULL_REGION and sum(points(pos, 0)) > sum(ewas_points(pos))


def ranking(pos: SteamRollers) -> list[int]:
    """§6 Most points; tied, more crossed boxes [R26]; then the more valuable network; else the place is shared.

    Who plays alone comes in before Ewa or after her.
    """
    if pos.alone():
        return [1 if beats_ewa(pos) else 2]
    strengths = [
        (sum(points(pos, seat)) * 100 + boxes_crossed(pos.sheets[seat])) * 1000 + pos.sheets[seat].network.worth
        for seat in range(pos.seats)
    ]
    return places(strengths)
