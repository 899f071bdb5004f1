"""The position as JSON: each field's name and codec."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.codec import Codec
from fajrant.core.fields import (
    FLAG,
    PER_SEAT,
    SEATED,
    SEATED_OR_NONE,
    Bits,
    ByName,
    Checked,
    Field,
    ListOf,
    Number,
    Object,
    SortedTupleOf,
    TupleOf,
    bits_in,
)
from fajrant.core.plain import Reader
from fajrant.core.steps import steps_in
from fajrant.games.train_rush.content import (
    AREA,
    CARD,
    CARGO_OR_NONE,
    CITIES,
    CITY,
    COLOUR,
    COLOUR_OR_NONE,
    CONTRACT,
    CONTRACT_OR_NONE,
    DEALT_SIZES,
    HERO,
    HERO_OR_NONE,
    KINDS_OF_SIZES,
    NODE,
    PIECES,
    PLACES,
    PROGRESSES,
    REGION,
    ROUND,
    SIZES,
    SPY,
    TILE,
    TILE_OR_NONE,
    TILE_SPACES,
    TOKEN,
    TOP,
    TRACK_ENDS,
    TRACKS,
    WAGON,
    WAGON_DISPLAY,
    WAGON_OR_NONE,
    WAGON_SIZE,
    ZONE,
)
from fajrant.games.train_rush.moves import PHASE, PLACE
from fajrant.games.train_rush.rules import (
    auction,
    building,
    cards,
    carrying,
    city,
    corruption,
    income,
    investment,
    lobbying,
    market,
    mission,
    movement,
    opening,
    renting,
    round,
    sidings,
    tracks,
    travel,
    wagons,
)
from fajrant.games.train_rush.state import SOURCES_OF_POINTS, Faction, TrainRush, Wagon, Zone, mask_of

STEP_KINDS: Final = steps_in(
    [
        round,
        opening,
        auction,
        lobbying,
        income,
        investment,
        movement,
        mission,
        carrying,
        building,
        tracks,
        corruption,
        wagons,
        cards,
        sidings,
        travel,
        city,
        renting,
        market,
    ]
)
MANY: Final = 9999
PLACE_NAMES: Final = [str(PLACE.plain(place)) for place in PLACES]
AMOUNT: Final = Number(0, MANY)
SEATS: Final = TupleOf(SEATED)
STACKS_OF_WAGONS: Final = TupleOf(TupleOf(WAGON), len(DEALT_SIZES))

# ---------------------------------------------------------------- zones, wagons


def wrong_zone(zone: Zone) -> str:
    if len(zone.tenants) != len(zone.owners):
        return f"{len(zone.owners)} warehouses need {len(zone.owners)} tenants, not {len(zone.tenants)}"
    return ""


ZONE_CODEC: Final = Object(
    Zone,
    [
        Field("owners", SEATS),
        Field("tenants", TupleOf(COLOUR_OR_NONE)),
        Field("station", SEATED_OR_NONE),
        Field("parcel", FLAG),
    ],
)


class WagonCodec(Object):
    """A wagon with the load of each slot."""

    def fill(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        super().fill(reader, values, table)
        reader.get("load").exactly(WAGON_SIZE[values["kind"]])


WAGON_CODEC: Final = WagonCodec(Wagon, [Field("wagon", WAGON, "kind"), Field("load", TupleOf(CARGO_OR_NONE))])

# ---------------------------------------------------------------- a player's holdings


class FactionCodec(Object):
    """A faction without its visited cities; `Factions` derives those from the cities' visitors."""

    def fill(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        super().fill(reader, values, table)
        values["visited"] = 0


FACTION: Final = FactionCodec(
    Faction,
    [
        Field("vp", TupleOf(AMOUNT, len(SOURCES_OF_POINTS))),
        Field("location", NODE),
        Field("investment", AMOUNT),
        Field("coal", AMOUNT),
        Field("progress", TupleOf([Number(0, TOP[track]) for track in PROGRESSES])),
        Field("tracks", TupleOf([Number(0, TRACK_ENDS[track]) for track in TRACKS])),
        Field("warehouses", Number(0, int(PIECES["warehouses"]))),
        Field("stations", Number(0, int(PIECES["stations"]))),
        Field("markers", Number(0, int(PIECES["contract_markers"]))),
        Field("agents", Number(0, int(PIECES["agents"]))),
        Field("spies", Bits(SPY)),
        Field("bid", Number(0, SPY.high)),
        Field("hand", SortedTupleOf(CARD)),
        Field("known", Bits(CARD)),
        Field("heroes", SortedTupleOf(HERO)),
        Field("missions", TupleOf(HERO)),
        Field("wagons", TupleOf(WAGON_CODEC)),
        Field("tokens", SortedTupleOf(TOKEN)),
    ],
    shared=["values"],
)


class Factions(Field):
    """The factions by seat. The field `visitors` must be read first."""

    def __init__(self) -> None:
        super().__init__("factions", ListOf(FACTION, PER_SEAT))

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        super().decode(reader, values, table)
        for seat, faction in enumerate(values["factions"]):
            faction.visited = mask_of(tuple([city for city in CITIES if seat in values["visitors"][city]]))


# ---------------------------------------------------------------- the table


class BySize(Codec):
    """A flat list as an object: each name has a list with an entry per size."""

    def __init__(self, names: list[str], item: Codec) -> None:
        self.rows: Final = ByName(names, TupleOf(item, KINDS_OF_SIZES))

    def encode(self, value: Any) -> object:
        return self.rows.encode([value[i : i + KINDS_OF_SIZES] for i in range(0, len(value), KINDS_OF_SIZES)])

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return [entry for row in self.rows.decode(reader, table) for entry in row]


TABLE: Final = Object(
    TrainRush,
    [
        Field("round", ROUND),
        Field("phase", PHASE),
        Field("order", SEATS),
        Field("passed", Bits(SEATED)),
        Field("lobbied", Bits(REGION)),
        Field("areas", ByName(AREA.ids, AMOUNT)),
        Field("spies", ByName(PLACE_NAMES, SEATS)),
        Field("agents", ByName(PLACE_NAMES, SEATS)),
        Field("zones", ByName(ZONE.ids, Checked(ZONE_CODEC, wrong_zone))),
        Field("visitors", ByName(CITY.ids, SEATS)),
        Field("contractors", ByName(CITY.ids, Bits(COLOUR))),
        Field("missions", Bits(CITY)),
        Field("contracted", BySize(CITY.ids, SEATED_OR_NONE)),
        Field("grid", BySize(REGION.ids, CONTRACT_OR_NONE)),
        Field("contract_stacks", ListOf(TupleOf(CONTRACT), len(SIZES))),
        Field("contract_discards", TupleOf(TupleOf(CONTRACT), len(SIZES))),
        Field("tiles", ListOf(TILE_OR_NONE, TILE_SPACES)),
        Field("tile_stack", TupleOf(TILE)),
        Field("tile_discard", TupleOf(TILE)),
        Field("wagons", ListOf(TupleOf(WAGON_OR_NONE, WAGON_DISPLAY), len(DEALT_SIZES)), "offers_of_wagons"),
        Field("wagon_stacks", STACKS_OF_WAGONS),
        Field("wagon_discards", STACKS_OF_WAGONS),
        Field("special_stacks", STACKS_OF_WAGONS),
        Field("display", TupleOf(CARD)),
        Field("deck", ListOf(CARD)),
        Field("discard", TupleOf(CARD)),
        Field("in_use", TupleOf(CARD)),
        Field("drawn", SortedTupleOf(CARD)),
        Field("under", SEATS),
        Field("returned", TupleOf(SortedTupleOf(CARD), PER_SEAT)),
        Field("hero_pile", TupleOf(HERO)),
        Field("packs", TupleOf(SortedTupleOf(HERO), PER_SEAT)),
        Field("aside", TupleOf(HERO_OR_NONE, PER_SEAT)),
        Field("seen", TupleOf(Bits(HERO), PER_SEAT)),
        Field("used_tokens", TupleOf(TOKEN)),
        Factions(),
    ],
)

# ---------------------------------------------------------------- for views


def bits(values: int, most: int) -> list[int]:
    """The members of a set of bits below `most`."""
    return [value for value in bits_in(values) if value < most]


def plain_colours(colours: int) -> list[str]:
    return [COLOUR.text(colour) for colour in bits_in(colours)]
