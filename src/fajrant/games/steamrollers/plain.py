"""The position as plain data: each field's name and codec."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.codec import Codec
from fajrant.core.fields import (
    FLAG,
    PER_SEAT,
    SEATED,
    SEATED_OR_NONE,
    Bits,
    BySeats,
    Field,
    ListOf,
    Number,
    Object,
    OrNull,
    Row,
    SortedTupleOf,
    SparseByName,
    TupleOf,
)
from fajrant.core.plain import Reader
from fajrant.core.steps import steps_in
from fajrant.games.steamrollers.content import (
    BOX_NUMBER,
    CITIES,
    CITY,
    COAL,
    COUNT_OF,
    DIE,
    DRAWABLE,
    ENDING_OR_NONE,
    FACING,
    GOOD,
    HEX,
    HEXES,
    HEXES_PER_REGION,
    IDLE_ROUNDS_TO_END,
    IN_USE,
    LEVEL_MAP,
    NONE,
    NUMBERS,
    ORDER,
    ORDER_TILES,
    PIECE,
    PLAYERS,
    SIDES_OF,
    STARTS,
    TILE,
    TILE_2A,
    TILE_OF_ORDER,
    TRACK,
    UPRIGHT,
)
from fajrant.games.steamrollers.network import network_of
from fajrant.games.steamrollers.rules import action, building, delivery, dice, ewa, orders, rounds, starting
from fajrant.games.steamrollers.state import Sheet, SteamRollers

STEP_KINDS: Final = steps_in([starting, rounds, dice, action, building, delivery, orders, ewa])
MOST: Final = 99999  # rounds or points; no game gets this far


def solo_or_not(solo: Codec, others: Codec) -> Codec:
    return BySeats([solo if seats == 1 else others for seats in range(PLAYERS[-1] + 1)])


# ---------------------------------------------------------------- a player's sheet


class Track(Codec):
    """The pieces of a network by hex. The network is built from them and the table's map."""

    def __init__(self) -> None:
        self.pieces: Final = SparseByName(HEX.ids, PIECE, NONE)

    def encode(self, value: Any) -> object:
        return self.pieces.encode(value.pieces)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        pieces = self.pieces.decode(reader, table)
        for here in HEXES:
            if pieces[here] != NONE and here not in DRAWABLE:
                raise reader.refuse(f"track cannot be drawn in {HEX.text(here)!r}")
        return network_of(table["level_map"], pieces)


class Cargo(Field):
    """The seat's own cargo: its colour and its city, or null."""

    def __init__(self) -> None:
        super().__init__("cargo", OrNull(TupleOf([GOOD, CITY]), (NONE, NONE)))

    def encode(self, holder: Any) -> object:
        return self.codec.encode((holder.cargo, holder.cargo_city))

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        values["cargo"], values["cargo_city"] = self.codec.decode(reader, table)


COUNTS: Final[list[Codec]] = [Number(0, count) for count in COUNT_OF]
CROSSES: Final = Number(0, HEXES_PER_REGION)
SHEET: Final = Object(
    Sheet,
    [
        Field("track", Track(), "network"),
        Field("boxes", Bits(BOX_NUMBER, BOX_NUMBER.low), "crossed"),
        Field("points", Number(0, MOST)),
        Cargo(),
        Field("delivered", TupleOf(COUNTS)),
    ],
)

# ---------------------------------------------------------------- tiles


class Tiles(Field):
    """Action tiles: a row for each, or an empty list before they are laid out."""

    def __init__(self) -> None:
        row = Row([Field("tile", TILE), Field("owner", SEATED_OR_NONE), Field("facing", FACING), Field("worn", FLAG)])
        super().__init__("tiles", ListOf(row, len(NUMBERS), or_empty=True))

    def encode(self, holder: Any) -> object:
        return self.codec.encode(
            [
                {
                    "tile": tile,
                    "owner": holder.owner[number],
                    "facing": holder.facing[number],
                    "worn": holder.worn >> number & 1 == 1,
                }
                for number, tile in enumerate(holder.tiles)
            ]
        )

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        rows = self.codec.decode(reader, table)
        for number, row in enumerate(rows):
            wrong = wrong_tile(number, row["tile"], row["owner"], row["facing"], row["worn"], table["seats"])
            if wrong:
                raise reader.items()[number].refuse(wrong)
        values["tiles"] = tuple([row["tile"] for row in rows])
        values["owner"] = [row["owner"] for row in rows] or [NONE for _ in NUMBERS]
        values["facing"] = [row["facing"] for row in rows] or [UPRIGHT for _ in NUMBERS]
        values["worn"] = sum([1 << number for number, row in enumerate(rows) if row["worn"]])


def wrong_tile(number: int, tile: int, owner: int, facing: int, worn: bool, seats: int) -> str:
    if tile not in SIDES_OF[1 if seats == 1 else 0][number]:
        return f"{TILE.text(tile)} is not a side of tile {number + 1}"
    if owner == NONE and (facing != UPRIGHT or worn):
        return "a tile in the pool must be upright and not worn"
    if worn and seats > 1:
        return "a tile can be worn only in a solo game"
    if facing == IN_USE and tile != TILE_2A:
        return f"only tile {TILE.text(TILE_2A)} can be in use, not {TILE.text(tile)}"
    return ""


class Orders(Field):
    """Order tiles: a row for each, or an empty list without the expansion."""

    def __init__(self) -> None:
        row = Row([Field("order", ORDER), Field("owner", SEATED_OR_NONE)])
        super().__init__("orders", ListOf(row, len(ORDER_TILES), or_empty=True))

    def encode(self, holder: Any) -> object:
        return self.codec.encode(
            [{"order": order, "owner": owner} for order, owner in zip(holder.orders, holder.order_owner, strict=True)]
        )

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        rows = self.codec.decode(reader, table)
        for tile, row in enumerate(rows):
            if TILE_OF_ORDER[row["order"]] != tile:
                raise reader.items()[tile].refuse(f"{ORDER.text(row['order'])} is not a side of order tile {tile + 1}")
        values["orders"] = tuple([row["order"] for row in rows])
        values["order_owner"] = [row["owner"] for row in rows]


# ---------------------------------------------------------------- the table


TABLE: Final = Object(
    SteamRollers,
    [
        Field("round", Number(0, MOST), "rounds"),
        Field("first", SEATED),
        Field("idle", Number(0, IDLE_ROUNDS_TO_END)),
        Field("progress", FLAG),
        Field("ended", ENDING_OR_NONE),
        Field("map", LEVEL_MAP, "level_map"),
        Field("goods", ListOf(solo_or_not(TupleOf(GOOD), SortedTupleOf(GOOD)), len(CITIES))),
        Field("bag", ListOf(COUNTS)),
        Field("coal_left", Number(0, COUNT_OF[COAL])),
        Tiles(),
        Field("white", SortedTupleOf(DIE)),
        Field("black", OrNull(TRACK)),
        Field("front", ListOf(TupleOf(DIE), PER_SEAT)),
        Orders(),
        Field("starts", ListOf(SEATED_OR_NONE, len(STARTS), or_empty=True)),
        Field("crosses", solo_or_not(ListOf(CROSSES, len(CITIES)), ListOf(CROSSES, 0))),
        Field("ewa_points", solo_or_not(Number(0, MOST), Number(0, 0))),
        Field("sheets", ListOf(SHEET, PER_SEAT)),
    ],
)
