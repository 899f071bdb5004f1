"""The vocabulary: the verbs of moves (§11) and the kinds of journal events.

The targets of moves, in order:

    start:start_track      a starting tile
    box:3                  a box of the seat's locomotive
    hex:B2  piece:0_3      a hex of the seat's map, then the two edges that the piece joins
    tile:3                 an action tile by its number
    colour:red  city:3     own cargo: its colour, then its city on the seat's sheet
    row:1_red              a row from left to right: each place with the colour chosen for it
    die:4                  a white die in the middle (two in a solo game); with `first`, one of the seat's own
    set:4  step:-1         a new value for the die; `keep`, `reroll` and `flip` are buttons
    action:build           one of the four actions of a die, or `pass`
    cargo:1_red            a good on the supply board; in a solo game cargo:1_red_3, the third from the left
    own_cargo:3_red        the own cargo on the seat's sheet
    city:4                 the destination
    distance:3  detour:4   the distance; `detour` uses up tile 3b
    order:O1a  colour:red  an order; then, if coal helps to pay, the colour that it replaces

`none`, `steal`, `decline`, `shield` and `allow` are buttons.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from fajrant.core.journal import EventKind, Several
from fajrant.core.moves import Domain, Numbers, Phrases, Verb
from fajrant.games.steamrollers.content import (
    BOX_NUMBER,
    CITY,
    COLOURS,
    COUNT,
    DIE,
    DRAWN,
    ENDING,
    GOOD,
    GOODS,
    HEX,
    LEVEL_MAP,
    NUMBER,
    ORDER,
    PIECE,
    POINTS,
    SEAT,
    START,
    TILE,
    TRACK,
)

LONGEST_ROW: Final = DRAWN[1]


class Row(Domain):
    """Goods in a row from left to right, up to four."""

    def text(self, value: int) -> str:
        return self.ids[value].replace("_", " ")

    def targets(self, value: int) -> list[str]:
        return [f"row:{place}_{colour}" for place, colour in enumerate(self.ids[value].split("_"), 1)]


def all_rows() -> list[tuple[int, ...]]:
    """Every row of one to four goods, the shorter ones first."""
    rows: list[tuple[int, ...]] = []
    longest: list[tuple[int, ...]] = [()]
    for _ in range(LONGEST_ROW):
        longest = [(*row, colour) for row in longest for colour in COLOURS]
        rows.extend(longest)
    return rows


ROWS: Final = all_rows()
ROW_NUMBER: Final[dict[tuple[int, ...], int]] = {row: number for number, row in enumerate(ROWS)}


def orderings(row: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every different order of these goods: the current one first, then the others sorted."""
    others = {other for other in permutations(row) if other != row}
    return [row, *sorted(others)]


COLOUR: Final = Domain("colour", GOOD.ids)
ROW: Final = Row("row", ["_".join([GOOD.ids[good] for good in row]) for row in ROWS])
SET_TO: Final = Numbers("set", 1, 6)
STEP_BY: Final = Numbers("step", -1, 1)
CARGO: Final = Phrases("cargo", [[city, good] for city in CITY.ids for good in GOOD.ids])
CARGO_IN_ROW: Final = Phrases(
    "cargo",
    [[city, good, str(place)] for city in CITY.ids for good in GOOD.ids for place in range(1, LONGEST_ROW + 1)],
)
OWN_CARGO: Final = Phrases("own_cargo", [[city, good] for city in CITY.ids for good in GOOD.ids])
DISTANCE: Final = Numbers("distance", 1, 13)  # five cities and six towns, and two more with tile 3b
DETOUR: Final = Numbers("detour", 2, 13)


def cargo(city: int, good: int) -> int:
    """The value of CARGO for a good on a city."""
    return len(GOODS) * city + good


def cargo_in_row(city: int, good: int, place: int) -> int:
    """The value of CARGO_IN_ROW; `place` counts from 0."""
    return LONGEST_ROW * cargo(city, good) + place


CHOOSE_START_TILE: Final = Verb("choose_start_tile", [START])  # DP-S1  choose_start_tile start_track
CROSS_BOX: Final = Verb("box", [BOX_NUMBER])  # DP-S2  box 3
CHOOSE_HEX: Final = Verb("hex", [HEX])  # DP-S2  hex B2
TAKE_TILE: Final = Verb("tile", [NUMBER])  # DP-S2  tile 3
TAKE_CARGO: Final = Verb("cargo", [COLOUR, CITY])  # DP-S2  cargo red 3
ARRANGE: Final = Verb("row", [ROW])  # DP-S3  row red blue red
CHOOSE_DIE: Final = Verb("die", [DIE])  # DP-1  die 3
CHOOSE_TWO: Final = Verb("two", [DIE, DIE])  # DP-1, DP-1s  two 3 5
USE_FIRST: Final = Verb("first", [DIE])  # DP-1c  first 5
STEAL: Final = Verb("steal", []).of()  # DP-2
DECLINE: Final = Verb("decline", []).of()  # DP-2
KEEP: Final = Verb("keep", []).of()  # DP-3, DP-8
SET: Final = Verb("set", [SET_TO])  # DP-3  set 4
STEP: Final = Verb("step", [STEP_BY])  # DP-3  step -1
REROLL: Final = Verb("reroll", []).of()  # DP-3, DP-8
FLIP: Final = Verb("flip", []).of()  # DP-3
BUILD: Final = Verb("build", [], ["action:build"]).of()  # DP-4
UPGRADE: Final = Verb("upgrade", [], ["action:upgrade"]).of()  # DP-4
DELIVER: Final = Verb("deliver", [], ["action:deliver"]).of()  # DP-4
TAKE: Final = Verb("take", [], ["action:take"]).of()  # DP-4
PASS: Final = Verb("pass", [], ["action:pass"], closes=True).of()  # DP-4
DRAW: Final = Verb("piece", [HEX, PIECE])  # DP-5, DP-S2  piece B2 0 3
LOAD: Final = Verb("load", [CARGO])  # DP-6a  load 1 red
LOAD_IN_ROW: Final = Verb("load_in_row", [CARGO_IN_ROW])  # DP-6a, solo  load_in_row 1 red 3
LOAD_OWN: Final = Verb("load_own", [OWN_CARGO])  # DP-6a  load_own 3 red
TO: Final = Verb("to", [CITY])  # DP-6b  to 4
GO: Final = Verb("distance", [DISTANCE])  # DP-6c  distance 3
GO_ROUND: Final = Verb("detour", [DETOUR])  # DP-6c  detour 4
CLAIM_NONE: Final = Verb("none", []).of()  # DP-7
CLAIM: Final = Verb("claim", [ORDER])  # DP-7  claim O1a
CLAIM_WITH_COAL: Final = Verb("claim_with_coal", [ORDER, COLOUR])  # DP-7  claim_with_coal O1a red
SHIELD: Final = Verb("shield", []).of()  # DP-9
ALLOW: Final = Verb("allow", []).of()  # DP-9

LAID_OUT: Final = EventKind("laid_out", [("tiles", Several(TILE))])  # by number
ORDERS_LAID_OUT: Final = EventKind("orders_laid_out", [("orders", Several(ORDER))])
MAP_CHOSEN: Final = EventKind("map_chosen", [("map", LEVEL_MAP)])
START_TILE_TAKEN: Final = EventKind("start_tile_taken", [("seat", SEAT), ("start", START)])
CARGO_TAKEN: Final = EventKind("cargo_taken", [("seat", SEAT), ("good", GOOD), ("city", CITY)])
ROW_ARRANGED: Final = EventKind("row_arranged", [("seat", SEAT), ("city", CITY), ("goods", Several(GOOD))])
ROLLED: Final = EventKind(
    "rolled", [("round", COUNT), ("seat", SEAT), ("dice", Several(DIE)), ("tracks", Several(TRACK))], befalls=True
)
DIE_CHOSEN: Final = EventKind("die_chosen", [("seat", SEAT), ("die", DIE)])
TWO_CHOSEN: Final = EventKind("two_chosen", [("seat", SEAT), ("die", DIE), ("other", DIE)])
STOLEN: Final = EventKind("stolen", [("seat", SEAT), ("victim", SEAT), ("die", DIE)])
NOT_STOLEN: Final = EventKind("not_stolen", [("seat", SEAT)])
DIE_CHANGED: Final = EventKind("die_changed", [("seat", SEAT), ("before", DIE), ("die", DIE)])
BUILT: Final = EventKind("built", [("seat", SEAT), ("hex", HEX), ("piece", PIECE), ("track", TRACK)])
LINKED: Final = EventKind(
    "linked", [("seat", SEAT), ("cities", Several(CITY)), ("towns", COUNT), ("hexes", Several(HEX))]
)
UPGRADED: Final = EventKind("upgraded", [("seat", SEAT), ("box", BOX_NUMBER), ("power", COUNT)])
DELIVERED: Final = EventKind(
    "delivered",
    [
        ("seat", SEAT),
        ("good", GOOD),
        ("origin", CITY),
        ("destination", CITY),
        ("points", DISTANCE),
        ("route", Several(HEX)),  # all hexes in order, including cities
    ],
)
TOOK: Final = EventKind("took", [("seat", SEAT), ("tile", TILE)])
TOOK_FROM: Final = EventKind("took_from", [("seat", SEAT), ("victim", SEAT), ("tile", TILE)])
TURNED: Final = EventKind("turned", [("seat", SEAT), ("tile", TILE)])  # the seat's own tile, taken again
PASSED: Final = EventKind("passed", [("seat", SEAT), ("die", DIE)])
TILE_USED: Final = EventKind("tile_used", [("seat", SEAT), ("tile", TILE)])
TILE_BACK: Final = EventKind("tile_back", [("tile", TILE)])
CLAIMED: Final = EventKind("claimed", [("seat", SEAT), ("order", ORDER), ("goods", Several(GOOD)), ("points", POINTS)])
EWA_BEGAN: Final = EventKind("ewa_began", [("die", DIE)], heading=True)
EWA_CROSSED: Final = EventKind("ewa_crossed", [("city", CITY), ("hex", HEX), ("crosses", COUNT)])
EWA_TOOK: Final = EventKind("ewa_took", [("tile", TILE)])
EWA_REROLLED: Final = EventKind("ewa_rerolled", [("before", DIE), ("die", DIE)])
EWA_REMOVED: Final = EventKind("ewa_removed", [("city", CITY), ("good", GOOD), ("points", POINTS)])
EWA_SPARED: Final = EventKind("ewa_spared", [("city", CITY)])
EWA_WON: Final = EventKind("ewa_won", [("city", CITY)])
SCORED: Final = EventKind(
    "scored",
    [
        ("seat", SEAT),
        ("deliveries", POINTS),
        ("network", POINTS),
        ("locomotive", POINTS),
        ("tiles", POINTS),
        ("orders", POINTS),
        ("start", POINTS),
        ("total", POINTS),
    ],
    befalls=True,
)
EWA_SCORED: Final = EventKind(
    "ewa_scored", [("points", POINTS), ("network", POINTS), ("tiles", POINTS), ("total", POINTS)]
)
GAME_OVER: Final = EventKind("game_over", [("ending", ENDING)], heading=True)

VERBS: Final = [
    CHOOSE_START_TILE,
    CROSS_BOX,
    CHOOSE_HEX,
    TAKE_TILE,
    TAKE_CARGO,
    ARRANGE,
    CHOOSE_DIE,
    CHOOSE_TWO,
    USE_FIRST,
    STEAL.verb,
    DECLINE.verb,
    KEEP.verb,
    SET,
    STEP,
    REROLL.verb,
    FLIP.verb,
    BUILD.verb,
    UPGRADE.verb,
    DELIVER.verb,
    TAKE.verb,
    PASS.verb,
    DRAW,
    LOAD,
    LOAD_IN_ROW,
    LOAD_OWN,
    TO,
    GO,
    GO_ROUND,
    CLAIM_NONE.verb,
    CLAIM,
    CLAIM_WITH_COAL,
    SHIELD.verb,
    ALLOW.verb,
]
EVENT_KINDS: Final = [
    LAID_OUT,
    ORDERS_LAID_OUT,
    MAP_CHOSEN,
    START_TILE_TAKEN,
    CARGO_TAKEN,
    ROW_ARRANGED,
    ROLLED,
    DIE_CHOSEN,
    TWO_CHOSEN,
    STOLEN,
    NOT_STOLEN,
    DIE_CHANGED,
    BUILT,
    LINKED,
    UPGRADED,
    DELIVERED,
    TOOK,
    TOOK_FROM,
    TURNED,
    PASSED,
    TILE_USED,
    TILE_BACK,
    CLAIMED,
    EWA_BEGAN,
    EWA_CROSSED,
    EWA_TOOK,
    EWA_REROLLED,
    EWA_REMOVED,
    EWA_SPARED,
    EWA_WON,
    SCORED,
    EWA_SCORED,
    GAME_OVER,
]
