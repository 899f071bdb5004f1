"""§6 and §6b: points by category, Ewa's points and the tie-breaks."""

from __future__ import annotations

from typing import Final

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
from fajrant.games.steamrollers.state import Sheet, SteamRollers, boxes_crossed

KINDS_OF_POINTS: Final = ["deliveries", "network", "locomotive", "tiles", "orders", "start"]
AWARDED: Final = ["deliveries", "orders", "start"]  # tracks, boxes and tiles are counted at the end
TIE_BREAKS: Final = ["boxes", "network"]
LOCOMOTIVE_BONUS: Final[list[int]] = [
    int(BOX["scoring"]["locomotive_bonus"].get(str(crossed), 0)) for crossed in range(len(BOXES) + 1)
]
PLUS2: Final[int] = int(BOX["scoring"]["start_plus2"])
EWAS_LOCOMOTIVE: Final[int] = int(BOX["solo_setup"]["ewa_locomotive_points"])
EWAS_REGIONS: Final[int] = int(BOX["solo_setup"]["ewa_network_regions"])


def points(pos: SteamRollers, seat: int) -> list[int]:
    """The points in the order of KINDS_OF_POINTS, as if the game ended now. Tiles 4a and 4b are no crossed boxes."""
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
    """The VP of all tiles of a seat, upright or sideways; some are negative."""
    vp = 0
    for number in NUMBERS:
        if pos.owner[number] == seat:
            vp += VP_OF[pos.tiles[number]]
    return vp


def ewas_points(pos: SteamRollers) -> list[int]:
    """§6b Ewa's points: removed goods, a locomotive of power 6, her two fullest regions, positive tiles in the pool."""
    fullest = sorted(pos.crosses, reverse=True)
    pool = [VP_OF[tile] for number, tile in enumerate(pos.tiles) if pos.owner[number] == NONE]
    return [
        pos.ewa_points,
        EWAS_LOCOMOTIVE,
        sum(fullest[:EWAS_REGIONS]),
        sum([vp for vp in pool if vp > 0]),
    ]


def beats_ewa(pos: SteamRollers) -> bool:
    """Whether the player has more points than Ewa. A tie is a loss, and so is a full region [R32]."""
    return pos.ended != BY_FULL_REGION and sum(points(pos, 0)) > sum(ewas_points(pos))


def tie_values(sheet: Sheet) -> list[int]:
    """§6 Crossed boxes, then the network break ties [R26]; otherwise the place is shared."""
    return [boxes_crossed(sheet), sheet.network.worth]
