"""The position as plain data: each field's name and codec."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.fields import (
    FLAG,
    PER_SEAT,
    SEATED,
    SEATED_OR_NONE,
    Bits,
    ByName,
    Field,
    ListOf,
    Number,
    Object,
    OrNull,
    SortedTupleOf,
    SparseByName,
    TupleOf,
)
from fajrant.core.plain import Reader
from fajrant.core.steps import steps_in
from fajrant.games.dwergar.content import (
    BONUS,
    DECK,
    DWARF,
    DWARFS,
    EVENT,
    EVENT_OR_NONE,
    FURNACES,
    KIND,
    KINDS,
    MOST_HEAT,
    OCCUPANT_OR_NONE,
    POSITION,
    POSITIONS,
    PROJECT,
    PROJECT_OR_NONE,
    ROUND,
    SPACE,
    SPECIALITY_OR_NONE,
    WORKERS,
)
from fajrant.games.dwergar.rules import (
    ending,
    heat,
    lift,
    placement,
    projects,
    round,
    turn,
    window,
    workshops,
)
from fajrant.games.dwergar.state import SOURCES_OF_POINTS, Action, Clan, Dwergar, mask_of

STEP_KINDS: Final = steps_in([round, turn, placement, window, heat, lift, workshops, projects, ending])
MANY: Final = 9999
BUILT: Final = Number(0, FURNACES)

ACTION: Final = Object(
    Action,
    [
        Field("seat", SEATED),
        Field("dwarf", DWARF),
        Field("space", SPACE),
        Field("speciality", SPECIALITY_OR_NONE),
        Field("bonuses", Bits(BONUS)),
        Field("base", FLAG),
        Field("second", FLAG),
        Field("built_in", FLAG),
        Field("exchanges", Number(0, 3)),
        Field("card", PROJECT_OR_NONE),
        Field("recoverable", Bits(KIND)),
        Field("warming", FLAG),
    ],
)


class Developed(Field):
    """The developed projects. The set of bits `powers` is derived from them."""

    def __init__(self) -> None:
        super().__init__("developed", TupleOf(PROJECT))

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        super().decode(reader, values, table)
        values["powers"] = mask_of(values["developed"])


CLAN: Final = Object(
    Clan,
    [
        Field("vp", ListOf(Number(0, MANY), len(SOURCES_OF_POINTS))),
        Field("pool", ListOf(Number(0, WORKERS), len(DWARFS))),
        Field("supply", ListOf(Number(0, MANY), len(KINDS))),
        Field("heat", Number(0, MOST_HEAT)),
        Field("lit", BUILT),
        Field("unlit", BUILT),
        Field("reserve", BUILT),
        Field("carts", ListOf(SparseByName(KIND.ids, Number(1, MANY), 0), len(POSITIONS))),
        Field("rides", OrNull(POSITION)),
        Field("realised", TupleOf(PROJECT)),
        Developed(),
    ],
    shared=["values"],
)

TABLE: Final = Object(
    Dwergar,
    [
        Field("round", ROUND),
        Field("starter", SEATED),
        Field("decks", SortedTupleOf(DECK)),
        Field("row", SortedTupleOf(PROJECT)),
        Field("pile", TupleOf(PROJECT)),
        Field("discarded", TupleOf(PROJECT)),
        Field("events", TupleOf(EVENT)),
        Field("seen", TupleOf(EVENT)),
        Field("event", EVENT_OR_NONE),
        Field("silverbeard", SEATED_OR_NONE),
        Field("extra", Number(0, 1)),
        Field("standing", ByName(SPACE.ids, OCCUPANT_OR_NONE)),
        Field("built_in", ByName(SPACE.ids, SEATED_OR_NONE)),
        Field("action", OrNull(ACTION, None)),
        Field("clans", ListOf(CLAN, PER_SEAT)),
    ],
)
