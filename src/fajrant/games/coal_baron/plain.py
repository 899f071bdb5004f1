"""The table as plain data: each field's name and codec."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.codec import Codec
from fajrant.core.fields import (
    PER_SEAT,
    SEATED,
    ByName,
    Checked,
    Field,
    ListOf,
    Number,
    Object,
    OrNull,
    Row,
    SeatMask,
    SortedTupleOf,
    TupleOf,
)
from fajrant.core.plain import Reader
from fajrant.core.steps import steps_in
from fajrant.games.coal_baron.content import (
    BANK,
    CAGE_PLACES,
    COLOUR,
    COLOUR_OF_TILE,
    COLOUR_OR_EMPTY,
    COLOURS,
    CUBES,
    DECK,
    DECK_OF_SPACE,
    DECKS,
    HOLDS,
    ITEM_OF,
    LEVEL,
    NONE,
    ORDER,
    SEAT_OR_NONE,
    SHIFT,
    SPACE,
    SPACES,
    SPOTS_OF,
    TILE,
)
from fajrant.games.coal_baron.rules import draft, factory, looking, mining, shift
from fajrant.games.coal_baron.secrets import deck_in_hand
from fajrant.games.coal_baron.state import (
    EMPTY,
    NOTHING_DELIVERED,
    ON_THE_TRACK,
    CoalBaron,
    Order,
    Pit,
    Stack,
    carts_of,
    cubes_on,
    stack_of_two,
)

STEP_KINDS: Final = steps_in([draft, shift, mining, looking, factory])
POINTS: Final = Number(0, 9999)
WORKERS: Final = Number(0, 99)
CUBES_BY_COLOUR: Final = ListOf(Number(0, CUBES), len(COLOURS))

# ---------------------------------------------------------------- orders


class Spot(Codec):
    """The cubes on a spot of an order."""

    def __init__(self) -> None:
        self.cubes: Final = SortedTupleOf(COLOUR)

    def encode(self, value: Any) -> object:
        return self.cubes.encode(cubes_on(value))

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        cubes = self.cubes.decode(reader, table)
        if len(cubes) > 2:
            raise reader.refuse(f"{reader.data!r:.60} cannot lie on a spot")
        return stack_of_two(cubes[0], cubes[1]) if len(cubes) == 2 else cubes[0] if cubes else EMPTY


def wrong_order(order: Order) -> str:
    """What is wrong with an order. A spot holds no cube, one of its colour, or two that are not both of its colour."""
    printed = SPOTS_OF[order.kind]
    if len(order.spots) != len(printed):
        return f"{ORDER.text(order.kind)} has {len(printed)} spots, not {len(order.spots)}"
    for spot, colour in zip(order.spots, printed, strict=True):
        cubes = cubes_on(spot)
        if (len(cubes) == 1 and cubes[0] != colour) or cubes == [colour, colour]:
            return f"{[COLOUR.text(cube) for cube in cubes]} cannot lie on a {COLOUR.text(colour)} spot"
    return ""


class Outstanding(Codec):
    """Outstanding orders, in content order, each at most once."""

    def __init__(self) -> None:
        order = Object(Order, [Field("order", ORDER, "kind"), Field("spots", TupleOf(Spot()))])
        self.orders: Final = ListOf(Checked(order, wrong_order))

    def encode(self, value: Any) -> object:
        return self.orders.encode(value)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        orders = {order.kind: order for order in self.orders.decode(reader, table)}
        if len(orders) != len(reader.items()):
            raise reader.refuse("an order appears twice")
        return tuple([orders[kind] for kind in sorted(orders)])


class Delivered(Codec):
    """The delivered pile, in order of delivery."""

    def encode(self, value: Any) -> object:
        return [ORDER.plain(kind) for kind in value.orders]

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        pile = NOTHING_DELIVERED
        for kind in reader.values(ORDER):
            pile = pile.with_order(kind)
        return pile


# ---------------------------------------------------------------- a player's pit


def wrong_pit(pit: Pit) -> str:
    for colour, tiles in enumerate(pit.tiles):
        for kind in tiles:
            if COLOUR_OF_TILE[kind] != colour:
                return f"{TILE.text(kind)} is not a {COLOUR.text(colour)} tile"
        carts = len(pit.carts[colour])
        if carts != carts_of(tiles):
            return f"the {COLOUR.text(colour)} level has {carts_of(tiles)} carts, not {carts}"
    if sum(pit.cage) > CAGE_PLACES:
        return f"the cage holds {CAGE_PLACES} cubes at most, not {sum(pit.cage)}"
    return ""


PIT: Final = Object(
    Pit,
    [
        Field("vp", ListOf(POINTS, len(ON_THE_TRACK))),
        Field("marks", POINTS),
        Field("workers", WORKERS),
        Field("canteen", WORKERS),
        Field("bank", WORKERS),
        Field("tiles", ListOf(TupleOf(TILE), len(COLOURS))),
        Field("carts", ListOf(TupleOf(COLOUR_OR_EMPTY), len(COLOURS))),
        Field("cage_level", LEVEL),
        Field("cage", CUBES_BY_COLOUR),
        Field("storage", CUBES_BY_COLOUR),
        Field("orders", Outstanding()),
        Field("delivered", Delivered()),
    ],
)

# ---------------------------------------------------------------- the table


class Spaces(Field):
    """The worker spaces: the owner and number of their workers, and their tile or card."""

    def __init__(self) -> None:
        people = [Field("owner", SEAT_OR_NONE), Field("workers", WORKERS, "crowd")]
        rows: list[Codec] = [
            Row([*people, Field("item", OrNull(ITEM_OF[DECK_OF_SPACE[space]]), "lying")] if HOLDS[space] else people)
            for space in SPACES
        ]
        super().__init__("spaces", ByName(SPACE.ids, rows))

    def encode(self, holder: Any) -> object:
        return self.codec.encode(
            [
                {"owner": holder.owner[space], "crowd": holder.crowd[space], "lying": holder.lying[space]}
                for space in SPACES
            ]
        )

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        rows = self.codec.decode(reader, table)
        for space, row in enumerate(rows):
            owner, crowd = row["owner"], row["crowd"]
            if (owner == NONE) != (crowd == 0) or owner >= table["seats"] or (space == BANK and crowd):
                raise reader.get(SPACE.ids[space]).refuse("workers on a space have one owner, who sits at the table")
        values["owner"] = [row["owner"] for row in rows]
        values["crowd"] = [row["crowd"] for row in rows]
        values["lying"] = [row.get("lying", NONE) for row in rows]


class InHand(Field):
    """Tiles or orders in the hand of the looking seat. The steps say which of the two they are."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE)

    def encode(self, holder: Any) -> object:
        return TupleOf(ITEM_OF[deck_in_hand(holder.stack)]).encode(getattr(holder, self.name))

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        values[self.name] = reader.values(ITEM_OF[deck_in_hand(table["stack"])])


def wrong_stack(stack: Stack) -> str:
    if len(stack.known) != len(stack.items):
        return f"known has {len(stack.known)} entries for {len(stack.items)} items"
    return ""


def stack_of(deck: int) -> Codec:
    fields = [Field("items", TupleOf(ITEM_OF[deck])), Field("known", TupleOf(SeatMask()))]
    return Checked(Object(Stack, fields), wrong_stack)


TABLE: Final = Object(
    CoalBaron,
    [
        Field("shift", SHIFT),
        Field("starter", SEATED),
        Field("draft", SortedTupleOf(ORDER)),
        Spaces(),
        Field("stacks", ByName(DECK.ids, [stack_of(deck) for deck in DECKS])),
        InHand("looked"),
        InHand("returned"),
        Field("supply", CUBES_BY_COLOUR),
        Field("pits", ListOf(Checked(PIT, wrong_pit), PER_SEAT)),
    ],
)
