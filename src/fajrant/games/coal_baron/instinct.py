"""Priors: a cheap weight for each move, for bots.

A weight does not say how good a move is, only how soon the search should try it. Moves that help an unfinished order
come first, cheap spaces come before expensive ones, and the bank comes last.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.coal_baron.content import (
    CAGE_PLACES,
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
    ORDER_DECK,
    ORDER_OF_SPOT,
    POINTS_ON,
    PRICE,
    SHIFT,
    SIDE_OF_TILE,
    SPOTS_OF,
    SURFACE,
    TILE_DECK,
    TOP,
    TRANSPORT_OF,
    TRANSPORT_OF_SPACE,
    VALUE_OF,
)
from fajrant.games.coal_baron.moves import (
    CAGE,
    CHOOSE_SPACE,
    DRAFT_ORDER,
    FILL,
    FIRST_ITEM,
    KEEP_ORDER,
    KEEP_TILE,
    LOAD,
    RETURN_END,
    RETURN_ORDER,
    STORE,
    SUBSTITUTE_CUBE,
    TWO_FOR_ONE,
)
from fajrant.games.coal_baron.rules.mining import MiningStep
from fajrant.games.coal_baron.state import EMPTY, CoalBaron, Pit, cage_load, order_at, tiles_on

DEARER: Final = 0.5  # how much each extra worker lowers the weight of a space
BANKING: Final = 0.1


def priors(pos: CoalBaron, seat: int, moves: list[Move]) -> list[float]:
    need = Need(pos.pits[seat])
    step = pos.decision()
    if isinstance(step, MiningStep):
        plan = Plan(pos, need, step.left)
        return [plan.weight(move) for move in moves]
    return [weight_of(pos, need, move) for move in moves]


class Need:
    """The cubes that a seat's orders lack, by colour, and where such cubes are."""

    def __init__(self, pit: Pit) -> None:
        self.pit: Final = pit
        self.wanted: Final = [0 for _ in COLOURS]  # empty spots
        self.loaded: Final = [carts.count(colour) for colour, carts in enumerate(pit.carts)]  # with their own colour
        for order in pit.orders:
            if not order.complete:
                for place, colour in enumerate(SPOTS_OF[order.kind]):
                    if order.spots[place] == EMPTY:
                        self.wanted[colour] += 1

    def at_hand(self, colour: int) -> int:
        """All cubes of a colour in the pit."""
        return self.pit.cage[colour] + self.pit.storage[colour] + self.loaded[colour]

    def to_load(self, colour: int) -> int:
        """Cubes on carts that orders still need, besides those already in the cage or the storage."""
        left = self.wanted[colour] - self.pit.cage[colour] - self.pit.storage[colour]
        return max(0, min(left, self.loaded[colour]))

    def to_fill(self, colour: int) -> int:
        """Cubes in the cage that orders need."""
        return max(0, min(self.wanted[colour] - self.pit.storage[colour], self.pit.cage[colour]))

    def steps(self) -> int:
        """The mining steps that would help an order: loading, filling, and moving the cage."""
        steps = 0
        for colour in COLOURS:
            loads = self.to_load(colour)
            steps += 2 * loads + min(self.wanted[colour], self.pit.cage[colour] + self.pit.storage[colour])
            if loads > 0:
                steps += 1
        return steps + 1 if steps > 0 else 0


# ---------------------------------------------------------------- outside the mine


def weight_of(pos: CoalBaron, need: Need, move: Move) -> float:
    verb = move.verb
    if verb is CHOOSE_SPACE:
        return space_weight(pos, need, move.a) / (1.0 + DEARER * pos.crowd[move.a])
    if verb is DRAFT_ORDER:
        return order_weight(need, move.a)
    if verb is KEEP_TILE:
        return 0.3 if move.a == NONE else tile_weight(need, move.a)
    if verb is KEEP_ORDER:
        return 0.3 if move.a == NONE else order_weight(need, move.a)
    if verb is RETURN_END:
        return 0.9 if move.a == TOP else 1.0  # at the bottom, the others hardly reach them
    if verb is RETURN_ORDER:
        return item_weight(need, move.a)
    if verb is SUBSTITUTE_CUBE:
        return 0.5 if move.a == NONE else 1.0
    return 1.0


def item_weight(need: Need, item: int) -> float:
    if item >= FIRST_ITEM[ORDER_DECK]:
        return order_weight(need, item - FIRST_ITEM[ORDER_DECK])
    return tile_weight(need, item - FIRST_ITEM[TILE_DECK])


def space_weight(pos: CoalBaron, need: Need, space: int) -> float:
    group = GROUP_OF[space]
    if group == FACTORY:
        return tile_weight(need, pos.lying[space]) if HOLDS[space] else 0.7
    if group == NEW_ORDER:
        return order_weight(need, pos.lying[space]) if HOLDS[space] else 0.5
    if group == DELIVERY:
        return delivery_weight(need.pit, TRANSPORT_OF_SPACE[space])
    if group == MINING:
        return 0.2 + 0.4 * min(VALUE_OF[space], need.steps())
    if group == MONEY:
        return 0.3 * VALUE_OF[space] / (1.0 + 0.2 * need.pit.marks)
    return BANKING


def delivery_weight(pit: Pit, transport: int) -> float:
    """The weight of a delivery, by the points of the orders that it ships."""
    weight = 2.0
    for order in pit.orders:
        if order.complete and TRANSPORT_OF[order.kind] == transport:
            weight += 0.5 * POINTS_ON[order.kind]
    return weight


def tile_weight(need: Need, tile: int) -> float:
    """The weight of a tile: higher if its coal is needed, and on the shorter side."""
    side = SIDE_OF_TILE[tile]
    colour = COLOUR_OF_TILE[tile]
    missing = need.wanted[colour] > need.at_hand(colour)
    weight = (1.4 if missing else 0.5) + 0.4 * CARTS_ON[tile] - 0.05 * PRICE[tile]
    return max(0.1, weight + (0.4 if tiles_on(need.pit, side) < tiles_on(need.pit, 1 - side) else 0.0))


def order_weight(need: Need, order: int) -> float:
    """The weight of an order: higher if its coal is already in the pit."""
    weight = 0.15 * POINTS_ON[order] / (1.0 + 0.3 * len(need.pit.orders))
    for colour in SPOTS_OF[order]:
        if need.at_hand(colour) > need.wanted[colour]:
            weight += 0.4
    return weight


# ---------------------------------------------------------------- in the mine


class Plan:
    """A round trip: load the needed cubes level by level, come up in time, and fill orders."""

    def __init__(self, pos: CoalBaron, need: Need, left: int) -> None:
        self.need: Final = need
        self.pit: Final = need.pit
        self.left: Final = left
        self.emptying: Final = pos.shift == SHIFT.high  # carts are scored soon, so emptying them pays
        self.room: Final = CAGE_PLACES - cage_load(need.pit)
        self.useful = 0  # cubes in the cage that orders need
        self.loads = 0  # cubes that could still be loaded for an order
        for colour in COLOURS:
            self.useful += need.to_fill(colour)
            self.loads += need.to_load(colour)
        # late: not enough steps to load one more cube here and still fill the others; too late: nor from another level
        self.late: Final = self.useful > 0 and left < self.useful + 2
        self.too_late: Final = self.useful > 0 and left < self.useful + 3

    def weight(self, move: Move) -> float:
        verb = move.verb
        if verb is FILL:
            return self.fill_weight(ORDER_OF_SPOT[move.b])
        if verb is LOAD:
            return self.load_weight(move.a)
        if verb is CAGE:
            return self.up_weight() if move.a == SURFACE else self.down_weight(move.a - 1)
        if verb is TWO_FOR_ONE:
            return self.two_weight(move.a)
        if verb is STORE:
            return 3.0 if self.room == 0 and self.useful == 0 else 0.3
        return 0.2  # done

    def load_weight(self, colour: int) -> float:
        """The weight of loading a cube: the cage loads everything needed at its level before it moves on."""
        if self.need.to_load(colour) > 0:
            return 2.0 if self.late else 9.0
        return 1.5 if self.emptying else 0.6

    def fill_weight(self, kind: int) -> float:
        """The weight of filling a spot: higher for orders that are nearly complete and bring many points."""
        return 7.0 + POINTS_ON[kind] / order_at(self.pit, kind).missing

    def up_weight(self) -> float:
        if self.useful == 0:
            return 0.4 if self.room > 0 else 1.0
        return 7.0 if self.late or self.loads == 0 or self.room == 0 else 2.0

    def down_weight(self, colour: int) -> float:
        loads = min(self.need.to_load(colour), self.room)
        if loads > 0:
            return 1.0 if self.too_late else 3.0 + 0.5 * loads
        coal = self.need.loaded[colour]
        return 0.5 if self.emptying and coal > 0 and self.room > 0 else 0.2

    def two_weight(self, spot: int) -> float:
        """The weight of two cubes on a spot: low unless its own colour is lacking; highest on an order's last spot."""
        colour = COLOUR_OF_SPOT[spot]
        if self.need.at_hand(colour) >= self.need.wanted[colour]:
            return 0.4
        return 4.0 if order_at(self.pit, ORDER_OF_SPOT[spot]).missing == 1 else 1.2
