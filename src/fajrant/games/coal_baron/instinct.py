"""What a player would look at first: a weight for each move, at a glance, for bots.

A weight says nothing about how good a move is, only how soon it deserves a thought. What serves an order in the
making comes before what does not, what is cheap before what is dear, and nobody goes to the bank while there is
something to do.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.coal_baron.content import (
    CARTS_ON,
    COLOUR_OF_SPOT,
    COLOUR_OF_TILE,
    COLOURS,
    DELIVERY,
    FACTORY,
    GROUP_OF,
    HOLDS,
    MINING,
    MONEY,
    NEW_ORDER,
    NONE,
    ORDER_OF_SPOT,
    POINTS_ON,
    PRICE,
    SIDE_OF_TILE,
    SPOTS_OF,
    SURFACE,
    VALUE_OF,
)
from fajrant.games.coal_baron.moves import (
    CAGE,
    CHOOSE_SPACE,
    DONE,
    DRAFT_ORDER,
    FILL,
    FILL_TWO,
    KEEP_ORDER,
    KEEP_TILE,
    LOAD,
    STORE,
    SUBSTITUTE_CUBE,
    TWO_FOR_ONE,
)
from fajrant.games.coal_baron.state import EMPTY, CoalBaron, Pit, cage_load, tiles_on

DEARER: Final = 0.5  # how much each worker more lessens the weight of a space
BANKING: Final = 0.1


def priors(pos: CoalBaron, seat: int, moves: list[Move]) -> list[float]:
    pit = pos.pits[seat]
    wanted = wanted_colours(pit)
    found: list[float] = []
    for move in moves:
        verb = move.verb
        if verb is CHOOSE_SPACE:
            weight = space_weight(pos, pit, move.a, wanted) / (1.0 + DEARER * (pos.need(move.a) - 1))
        elif verb is FILL:
            weight = 6.0 + 0.2 * POINTS_ON[ORDER_OF_SPOT[move.b]]
        elif verb is LOAD:
            weight = 5.0 if wanted[move.a] > pit.cage[move.a] + pit.storage[move.a] else 1.2
        elif verb is CAGE:
            weight = cage_weight(pit, move.a, wanted)
        elif verb is TWO_FOR_ONE or verb is FILL_TWO:
            weight = two_weight(pit, move, wanted)
        elif verb is STORE or move is DONE:
            weight = 0.3
        elif verb is DRAFT_ORDER:
            weight = order_weight(pit, move.a, wanted)
        elif verb is KEEP_TILE:
            weight = 0.3 if move.a == NONE else tile_weight(pit, move.a, wanted)
        elif verb is KEEP_ORDER:
            weight = 0.3 if move.a == NONE else order_weight(pit, move.a, wanted)
        elif verb is SUBSTITUTE_CUBE:
            weight = 0.5 if move.a == NONE else 1.0
        else:
            weight = 1.0
        found.append(weight)
    return found


def wanted_colours(pit: Pit) -> list[int]:
    """Empty spots by colour."""
    found = [0 for _ in COLOURS]
    for order in pit.orders:
        if not order.complete:
            for place, colour in enumerate(SPOTS_OF[order.kind]):
                if order.spots[place] == EMPTY:
                    found[colour] += 1
    return found


def space_weight(pos: CoalBaron, pit: Pit, space: int, wanted: list[int]) -> float:
    group = GROUP_OF[space]
    if group == FACTORY:
        return tile_weight(pit, pos.lying[space], wanted) if HOLDS[space] else 0.7
    if group == NEW_ORDER:
        return order_weight(pit, pos.lying[space], wanted) if HOLDS[space] else 0.5
    if group == DELIVERY:
        return 5.0
    if group == MINING:
        return 0.2 + min(0.35 * VALUE_OF[space], 0.9 * minable(pit, wanted))
    if group == MONEY:
        return 0.3 * VALUE_OF[space] / (1.0 + 0.2 * pit.marks)
    return BANKING


def minable(pit: Pit, wanted: list[int]) -> float:
    """Coal at hand that some spot waits for."""
    found = 0.0
    for colour in COLOURS:
        at_hand = pit.cage[colour] + pit.storage[colour]
        for cube in pit.carts[colour]:
            if cube == colour:
                at_hand += 1
        found += min(at_hand, wanted[colour])
    return found


def tile_weight(pit: Pit, tile: int, wanted: list[int]) -> float:
    """A tile whose coal is wanted, on the side that is short."""
    side = SIDE_OF_TILE[tile]
    missing = wanted[COLOUR_OF_TILE[tile]] > 0
    weight = (1.4 if missing else 0.5) + 0.4 * CARTS_ON[tile] - 0.05 * PRICE[tile]
    return max(0.1, weight + (0.4 if tiles_on(pit, side) < tiles_on(pit, 1 - side) else 0.0))


def order_weight(pit: Pit, order: int, wanted: list[int]) -> float:
    """An order for which coal lies about already."""
    weight = 0.15 * POINTS_ON[order] / (1.0 + 0.3 * len(pit.orders))
    for colour in SPOTS_OF[order]:
        if minable_of(pit, colour) > wanted[colour]:
            weight += 0.4
    return weight


def minable_of(pit: Pit, colour: int) -> int:
    found = pit.cage[colour] + pit.storage[colour]
    for cube in pit.carts[colour]:
        if cube == colour:
            found += 1
    return found


def cage_weight(pit: Pit, level: int, wanted: list[int]) -> float:
    """To the surface with what is wanted there, to a level with coal that is wanted."""
    if level == SURFACE:
        return 0.3 + 1.2 * cage_load(pit)
    colour = level - 1
    for cube in pit.carts[colour]:
        if cube == colour and wanted[colour] > pit.cage[colour] + pit.storage[colour]:
            return 3.0
    return 0.3


def two_weight(pit: Pit, move: Move, wanted: list[int]) -> float:
    """Two cubes on one spot: better if nothing else can be done with them."""
    if move.verb is FILL_TWO:
        return 1.0
    colour = COLOUR_OF_SPOT[move.a]
    return 0.4 if minable_of(pit, colour) >= wanted[colour] else 1.2
