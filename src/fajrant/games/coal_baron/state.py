"""The position. Orders and stacks are immutable and shared by clones; a change replaces them."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.position import Position
from fajrant.core.steps import Step
from fajrant.games.coal_baron.content import (
    CAGE_PLACES,
    CARTS_ON,
    COLOURS,
    FROM_STORAGE,
    NONE,
    PARTY_OF,
    SIDE_OF_TILE,
    SPOTS_OF,
    SURFACE,
    TRANSPORT_OF,
    TRANSPORTS,
    Party,
)

# ---------------------------------------------------------------- orders

EMPTY: Final = NONE  # a spot or a cart without a cube
TWO: Final = len(COLOURS)  # spots with this value or more hold a stack of two cubes


def stack_of_two(one: int, other: int) -> int:
    """Two cubes on a spot, as one number."""
    return TWO + min(one, other) * len(COLOURS) + max(one, other)


def cubes_on(spot: int) -> list[int]:
    """The cubes on a spot: none, one, or a stack of two."""
    if spot == EMPTY:
        return []
    if spot < TWO:
        return [spot]
    return [(spot - TWO) // len(COLOURS), (spot - TWO) % len(COLOURS)]


class Order:
    """An outstanding order and the cubes on its spots."""

    def __init__(self, kind: int, spots: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.spots: Final = spots
        missing = 0
        for spot in spots:
            if spot == EMPTY:
                missing += 1
        self.missing: Final = missing
        self.complete: Final = missing == 0

    def with_spot(self, place: int, cubes: int) -> Order:
        return Order(self.kind, self.spots[:place] + (cubes,) + self.spots[place + 1 :])

    def empty_spot(self, colour: int) -> int:
        """The leftmost empty spot of this colour [R14]; NONE if there is none."""
        for place, printed in enumerate(SPOTS_OF[self.kind]):
            if printed == colour and self.spots[place] == EMPTY:
                return place
        return NONE

    def cubes(self) -> list[int]:
        cubes: list[int] = []
        for spot in self.spots:
            cubes.extend(cubes_on(spot))
        return cubes


NEW_ORDERS: Final = [Order(kind, (EMPTY,) * len(spots)) for kind, spots in enumerate(SPOTS_OF)]


class Pile:
    """A delivered pile, with the counts for the shift clock, which are updated when a card is added."""

    def __init__(self, orders: tuple[int, ...], of_colour: tuple[int, ...], of_transport: tuple[int, ...]) -> None:
        self.orders: Final = orders  # in order of delivery
        self.of_colour: Final = of_colour  # printed spots [R15]
        self.of_transport: Final = of_transport  # spots on cards of each transport

    def with_order(self, kind: int) -> Pile:
        spots = SPOTS_OF[kind]
        return Pile(
            self.orders + (kind,),
            tuple([count + spots.count(colour) for colour, count in enumerate(self.of_colour)]),
            tuple(
                [
                    count + (len(spots) if transport == TRANSPORT_OF[kind] else 0)
                    for transport, count in enumerate(self.of_transport)
                ]
            ),
        )


NOTHING_DELIVERED: Final = Pile((), (0,) * len(COLOURS), (0,) * len(TRANSPORTS))


# ---------------------------------------------------------------- stacks


class Stack:
    """A face-down stack; the last item is on top. `known` has a bit mask per item: the seat that put it there [R39].

    Taking from the top copies nothing: the smaller stack shares the tuples and counts how many items were taken.
    """

    def __init__(self, items: tuple[int, ...], known: tuple[int, ...], taken: int = 0) -> None:
        self.all_items: Final = items  # including those that were taken
        self.all_known: Final = known
        self.taken: Final = taken
        self.left: Final = len(items) - taken

    @property
    def items(self) -> tuple[int, ...]:
        return self.all_items[: self.left]

    @property
    def known(self) -> tuple[int, ...]:
        return self.all_known[: len(self.all_known) - self.taken]

    def size(self) -> int:
        return self.left

    def top(self) -> int:
        return self.all_items[self.left - 1]

    def from_top(self, count: int) -> tuple[int, ...]:
        """The items on top, from the top down."""
        return self.all_items[self.left - count : self.left][::-1]

    def without_top(self, count: int) -> Stack:
        return Stack(self.all_items, self.all_known, self.taken + count)

    def topped(self, items: tuple[int, ...], known: int) -> Stack:
        """The stack with these items on top, the last of them uppermost."""
        return Stack(self.items + items, self.known + (known,) * len(items))

    def bottomed(self, items: tuple[int, ...], known: int) -> Stack:
        """The stack with these items under it, the first of them lowest."""
        return Stack(items + self.items, (known,) * len(items) + self.known)

    def known_to(self, seat: int, place: int) -> bool:
        return self.all_known[place] >> seat & 1 == 1


def stacked(items: tuple[int, ...]) -> Stack:
    """A stack with no item known to anybody."""
    return Stack(items, (0,) * len(items))


# ---------------------------------------------------------------- a player's pit


ON_THE_TRACK: Final = ["orders", "colours", "transports", "carts"]  # the sources of points on the score track


class Pit:
    """Everything that a seat owns."""

    def __init__(
        self,
        *,
        vp: list[int],
        marks: int,
        workers: int,
        canteen: int,
        bank: int,
        tiles: list[tuple[int, ...]],
        carts: list[tuple[int, ...]],
        cage_level: int,
        cage: list[int],
        storage: list[int],
        orders: tuple[Order, ...],
        delivered: Pile,
    ) -> None:
        self.vp = vp  # points on the score track, in the order of ON_THE_TRACK
        self.marks = marks
        self.workers = workers  # not yet placed in this shift
        self.canteen = canteen
        self.bank = bank
        self.tiles = tiles  # by colour, in order of arrival
        self.carts = carts  # by colour: the cube on each cart, the printed cart first
        self.cage_level = cage_level
        self.cage = cage  # cubes by colour
        self.storage = storage
        self.orders = orders  # outstanding, in content order
        self.delivered = delivered

    def clone(self) -> Pit:
        return Pit(
            vp=self.vp.copy(),
            marks=self.marks,
            workers=self.workers,
            canteen=self.canteen,
            bank=self.bank,
            tiles=self.tiles.copy(),
            carts=self.carts.copy(),
            cage_level=self.cage_level,
            cage=self.cage.copy(),
            storage=self.storage.copy(),
            orders=self.orders,
            delivered=self.delivered,
        )


def new_pit(party: Party) -> Pit:
    """§3 A pit at the start: one cube on each printed cart, and the cage empty at the surface [R2]."""
    return Pit(
        vp=[0 for _ in ON_THE_TRACK],
        marks=party.marks,
        workers=party.workers,
        canteen=0,
        bank=0,
        tiles=[() for _ in COLOURS],
        carts=[(colour,) for colour in COLOURS],
        cage_level=SURFACE,
        cage=[0 for _ in COLOURS],
        storage=[0 for _ in COLOURS],
        orders=(),
        delivered=NOTHING_DELIVERED,
    )


# ---------------------------------------------------------------- the table


class CoalBaron(Position):
    """A position of Coal Baron."""

    def __init__(
        self,
        *,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        stack: list[Step[Any]],
        pits: list[Pit],
        owner: list[int],
        crowd: list[int],
        lying: list[int],
        stacks: list[Stack],
        draft: tuple[int, ...],
        looked: tuple[int, ...],
        returned: tuple[int, ...],
        supply: list[int],
        shift: int,
        starter: int,
    ) -> None:
        super().__init__(seats, options, dice, stack)
        self.pits = pits
        self.owner = owner  # of the workers on each space; NONE if it is empty
        self.crowd = crowd  # number of workers on each space
        self.lying = lying  # the tile or card on each space; NONE if there is none
        self.stacks = stacks  # tiles, orders
        self.draft = draft  # orders on offer in the draft
        self.looked = looked  # tiles or orders in the hand of the looking seat, from the top down
        self.returned = returned  # those already put in order, nearest the top first
        self.supply = supply  # cubes by colour
        self.shift = shift
        self.starter = starter  # start player of this shift

    def clone(self) -> CoalBaron:
        twin = CoalBaron(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
            pits=[pit.clone() for pit in self.pits],
            owner=self.owner.copy(),
            crowd=self.crowd.copy(),
            lying=self.lying.copy(),
            stacks=self.stacks.copy(),
            draft=self.draft,
            looked=self.looked,
            returned=self.returned,
            supply=self.supply.copy(),
            shift=self.shift,
            starter=self.starter,
        )
        twin.settled_as(self)
        return twin

    def party(self) -> Party:
        return PARTY_OF[self.seats]

    def need(self, space: int) -> int:
        """§5.1 The workers that a space needs: one more than there are; the bank always counts as empty."""
        return self.crowd[space] + 1


# ---------------------------------------------------------------- small questions


def cage_load(pit: Pit) -> int:
    load = 0
    for cubes in pit.cage:
        load += cubes
    return load


def cage_full(pit: Pit) -> bool:
    return cage_load(pit) >= CAGE_PLACES


def at_surface(pit: Pit) -> bool:
    return pit.cage_level == SURFACE


def level_of(colour: int) -> int:
    return colour + 1


def cubes_of_kind(pit: Pit, cube: int) -> int:
    """How many such cubes can go to an order now: from the cage only at the surface, from storage always [R12]."""
    if cube >= FROM_STORAGE:
        return pit.storage[cube - FROM_STORAGE]
    return pit.cage[cube] if pit.cage_level == SURFACE else 0


def cubes_at_hand(pit: Pit) -> int:
    """How many cubes can go to an order now."""
    count = cage_load(pit) if pit.cage_level == SURFACE else 0
    for cubes in pit.storage:
        count += cubes
    return count


def colour_of_cube(cube: int) -> int:
    return cube - FROM_STORAGE if cube >= FROM_STORAGE else cube


def take_cube(pit: Pit, cube: int) -> int:
    """Takes a cube from the cage or the storage and returns its colour."""
    colour = colour_of_cube(cube)
    if cube >= FROM_STORAGE:
        pit.storage[colour] -= 1
    else:
        pit.cage[colour] -= 1
    return colour


def order_at(pit: Pit, kind: int) -> Order:
    """The outstanding order of this kind; the seat must have it."""
    for order in pit.orders:
        if order.kind == kind:
            return order
    raise AssertionError("the seat does not have this order")


def with_order(orders: tuple[Order, ...], order: Order) -> tuple[Order, ...]:
    """The orders with this one added, or replaced if it is there already."""
    place = 0
    while place < len(orders) and orders[place].kind < order.kind:
        place += 1
    here = orders[place].kind if place < len(orders) else NONE  # mypyc miscompiles this within the next condition
    next_place = place + 1 if here == order.kind else place
    return orders[:place] + (order,) + orders[next_place:]


def tiles_on(pit: Pit, side: int) -> int:
    """The number of tiles on a side; printed carts do not count [R25]."""
    count = 0
    for tiles in pit.tiles:
        for kind in tiles:
            if SIDE_OF_TILE[kind] == side:
                count += 1
    return count


def carts_of(tiles: tuple[int, ...]) -> int:
    """The number of carts on a level: the printed one and those of its tiles."""
    return 1 + sum([CARTS_ON[kind] for kind in tiles])


def all_cubes(pit: Pit) -> list[int]:
    """A seat's cubes by colour: on carts, in the cage, in storage and on orders; stacks count as two."""
    counts = [pit.cage[colour] + pit.storage[colour] for colour in COLOURS]
    for carts in pit.carts:
        for cube in carts:
            if cube != EMPTY:
                counts[cube] += 1
    for order in pit.orders:
        for cube in order.cubes():
            counts[cube] += 1
    return counts


def empty_carts(pit: Pit, colour: int) -> int:
    """The number of empty carts of a colour, whatever they carried before [R16]."""
    count = 0
    for cube in pit.carts[colour]:
        if cube == EMPTY:
            count += 1
    return count
