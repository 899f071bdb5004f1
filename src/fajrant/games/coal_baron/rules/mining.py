"""§5.5 Mining: D3, one step after another; D3b, two cubes on one spot."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.coal_baron.content import (
    CAGE_PLACES,
    COLOUR_OF_SPOT,
    COLOURS,
    CUBE_KINDS,
    FIRST_SPOT,
    LEVELS,
    NONE,
    ORDER_OF_SPOT,
    PLACE_OF_SPOT,
    SPOT,
    SPOTS_OF,
    STEPS,
    SURFACE,
)
from fajrant.games.coal_baron.moves import (
    CAGE,
    CAGE_MOVED,
    DONE,
    FILL,
    FILL_TWO,
    FILLED,
    FILLED_TWO,
    LOAD,
    LOADED,
    STORE,
    STORED_CUBE,
    TWO_FOR_ONE,
)
from fajrant.games.coal_baron.state import (
    EMPTY,
    CoalBaron,
    Pit,
    at_surface,
    cage_full,
    cage_load,
    colour_of_cube,
    cubes_at_hand,
    cubes_of_kind,
    order_at,
    stack_of_two,
    take_cube,
    with_order,
)
from fajrant.games.coal_baron.views import FillingTwo, MiningLeft


class MiningStep(Decision[CoalBaron]):
    """D3 Spend mining steps one after another until none is left or you are done [R8]."""

    point: ClassVar[str] = "mining_step"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("left", STEPS)]

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        pit = pos.pits[seat]
        moves = CAGE_MOVES[pit.cage_level].copy()
        add_loads(moves, pit)
        cubes = cubes_at_hand(pit)
        if cubes > 0:
            add_fills(moves, pit)
            if cubes > 1 and self.left > 1:
                add_twos(moves, pit, takes_mixed(pos))
            if at_surface(pit):
                add_stores(moves, pit, pos.options["storage"] == "strict")
        moves.append(DONE)
        return moves

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        if move is DONE:
            pos.done()
            return
        if move.verb is TWO_FOR_ONE:
            pos.become(FillTwo(seat, self.left, move.a))
            return
        go_on(pos, seat, self.left - 1)
        carry_out(pos, seat, move)

    def shown(self, pos: CoalBaron, viewer: int) -> MiningLeft:
        return {"left": self.left, "room": CAGE_PLACES - cage_load(pos.pits[self.seat])}


class FillTwo(Decision[CoalBaron]):
    """D3b Choose the two cubes that go on the chosen spot. This takes two steps [R9]."""

    point: ClassVar[str] = "two_for_one"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("left", STEPS), Field("spot", SPOT)]

    def __init__(self, seat: int, left: int, spot: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.spot: Final = spot

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        moves: list[Move] = []
        pit = pos.pits[seat]
        mixed = takes_mixed(pos)
        colour = COLOUR_OF_SPOT[self.spot]
        for cube in CUBE_KINDS:
            if cubes_of_kind(pit, cube) == 0:
                continue
            for other in CUBE_KINDS[cube:]:
                if cubes_of_kind(pit, other) > (1 if cube == other else 0) and may_pair(cube, other, colour, mixed):
                    moves.append(FILL_TWO.of(cube, other, self.spot))
        return moves

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        go_on(pos, seat, self.left - 2)
        pit = pos.pits[seat]
        cubes = stack_of_two(take_cube(pit, move.a), take_cube(pit, move.b))
        fill_spot(pit, self.spot, cubes)
        pos.tell_to(EVERYBODY, FILLED_TWO, (seat, (move.a, move.b), ORDER_OF_SPOT[self.spot]))

    def shown(self, pos: CoalBaron, viewer: int) -> FillingTwo:
        return {"left": self.left, "spot": SPOT.ids[self.spot]}


def go_on(pos: CoalBaron, seat: int, left: int) -> None:
    """Continues with the steps that are left, or ends the action at 0."""
    if left > 0:
        pos.become(MiningStep(seat, left))
    else:
        pos.done()


def takes_mixed(pos: CoalBaron) -> bool:
    """Whether one of the two cubes may have the spot's colour: a table option [R10]."""
    return pos.options["two_for_one"] == "mixed"


def may_pair(one: int, other: int, colour: int, mixed: bool) -> bool:
    """Whether two cubes may fill a spot: neither may have its colour [R10], or with mixed pairs one may."""
    matching = (1 if colour_of_cube(one) == colour else 0) + (1 if colour_of_cube(other) == colour else 0)
    return matching == 0 or (mixed and matching == 1)


# ---------------------------------------------------------------- possible steps


# from each level the cage can move to any other
CAGE_MOVES: Final = [[CAGE.of(level) for level in LEVELS if level != here] for here in LEVELS]


def add_loads(moves: list[Move], pit: Pit) -> None:
    """Adds the moves that load a cube from a cart at the cage's level, one per colour [R30]."""
    if pit.cage_level == SURFACE or cage_full(pit):
        return
    colours = 0  # a bit for each colour on a cart
    for cube in pit.carts[pit.cage_level - 1]:
        if cube != EMPTY:
            colours |= 1 << cube
    for colour in COLOURS:
        if colours >> colour & 1:
            moves.append(LOAD.of(colour))


def add_fills(moves: list[Move], pit: Pit) -> None:
    """Adds the moves that put a cube on the leftmost empty spot of its own colour, for each cube and order [R14]."""
    for cube in CUBE_KINDS:
        if cubes_of_kind(pit, cube) > 0:
            colour = colour_of_cube(cube)
            for order in pit.orders:
                if not order.complete:
                    place = order.empty_spot(colour)
                    if place != NONE:
                        moves.append(FILL.of(cube, FIRST_SPOT[order.kind] + place))


def add_twos(moves: list[Move], pit: Pit, mixed: bool) -> None:
    """Adds the moves that put two available cubes on a spot: the leftmost empty spot of each colour, for each order."""
    ready = [0 for _ in COLOURS]  # cubes that can go to an order, by colour
    for cube in CUBE_KINDS:
        ready[colour_of_cube(cube)] += cubes_of_kind(pit, cube)
    total = cubes_at_hand(pit)
    for order in pit.orders:
        if order.complete:
            continue
        seen = 0
        for place, colour in enumerate(SPOTS_OF[order.kind]):
            if order.spots[place] == EMPTY and not seen >> colour & 1:
                seen |= 1 << colour
                others = total - ready[colour]
                if others > 1 or (mixed and others == 1 and ready[colour] > 0):
                    moves.append(TWO_FOR_ONE.of(FIRST_SPOT[order.kind] + place))


def add_stores(moves: list[Move], pit: Pit, strict: bool) -> None:
    """Adds the moves that store a cube [R13]. With the strict option, only cubes that fit no empty spot are stored."""
    for colour in COLOURS:
        if pit.cage[colour] > 0 and not (strict and has_empty_spot(pit, colour)):
            moves.append(STORE.of(colour))


def has_empty_spot(pit: Pit, colour: int) -> bool:
    for order in pit.orders:
        if order.empty_spot(colour) != NONE:
            return True
    return False


# ---------------------------------------------------------------- carrying out steps


def carry_out(pos: CoalBaron, seat: int, move: Move) -> None:
    """Carries out a move that takes one step of D3."""
    pit = pos.pits[seat]
    if move.verb is CAGE:
        pit.cage_level = move.a
        pos.tell(CAGE_MOVED, seat, move.a)
    elif move.verb is LOAD:
        carts = pit.carts[pit.cage_level - 1]
        place = carts.index(move.a)
        pit.carts[pit.cage_level - 1] = carts[:place] + (EMPTY,) + carts[place + 1 :]
        pit.cage[move.a] += 1
        pos.tell(LOADED, seat, move.a)
    elif move.verb is STORE:
        pit.cage[move.a] -= 1
        pit.storage[move.a] += 1
        pos.tell(STORED_CUBE, seat, move.a)
    else:
        fill_spot(pit, move.b, take_cube(pit, move.a))
        pos.tell(FILLED, seat, move.a, ORDER_OF_SPOT[move.b])


def fill_spot(pit: Pit, spot: int, cubes: int) -> None:
    """Puts cubes on a spot, where they stay until delivery."""
    order = order_at(pit, ORDER_OF_SPOT[spot])
    pit.orders = with_order(pit.orders, order.with_spot(PLACE_OF_SPOT[spot], cubes))
