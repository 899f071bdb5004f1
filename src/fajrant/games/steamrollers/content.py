"""The box, read once. Hexes, goods, tiles and cities are small integers; lists hold their printed values.

A region has the number of its city. Ids count from 0: city 1 is region 0, and a die of value v acts on region v - 1.
"""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.content import ids, read_content
from fajrant.core.moves import Domain, Numbers, OrNone, Phrases

BOX: Final[dict[str, Any]] = read_content(__file__)

NONE: Final = -1

# ---------------------------------------------------------------- goods and regions

GOOD_ROWS: Final[list[dict[str, Any]]] = BOX["good"]
GOOD: Final = Domain("good", ids(GOOD_ROWS))
GOODS: Final = list(range(len(GOOD_ROWS)))
GREY: Final = GOOD.index["grey"]
COAL: Final = GOOD.index["coal"]
COLOURS: Final = [good for good in GOODS if good != COAL]
COUNT_OF: Final[list[int]] = [int(row["count"]) for row in GOOD_ROWS]

REGION_ROWS: Final[list[dict[str, Any]]] = BOX["region"]
CITY: Final = Domain("city", ids(REGION_ROWS))
CITIES: Final = list(range(len(REGION_ROWS)))
COLOUR_OF: Final[list[int]] = [GOOD.index[row["colour"]] for row in REGION_ROWS]
DESTINATIONS: Final[list[int]] = [
    sum([1 << CITY.index[str(city)] for city in row["destinations"]]) for row in GOOD_ROWS
]  # of a good, as a set of bits

# ---------------------------------------------------------------- the map (2b)

HEX_ROWS: Final[list[dict[str, Any]]] = BOX["map"]["hex"]
HEX: Final = Domain("hex", [str(row["label"]) for row in HEX_ROWS])
HEXES: Final = list(range(len(HEX_ROWS)))
EDGES: Final = list(range(len(BOX["map"]["directions"])))  # E NE NW W SW SE
VECTORS: Final[list[tuple[int, int]]] = [(int(dq), int(dr)) for dq, dr in BOX["map"]["direction_vectors"]]
REGION_OF: Final[list[int]] = [CITY.index[str(row["region"])] for row in HEX_ROWS]
CITY_AT: Final[list[int]] = [REGION_OF[here] if HEX_ROWS[here]["kind"] == "city" else NONE for here in HEXES]
CITY_HEX: Final[list[int]] = [CITY_AT.index(city) for city in CITIES]
TOWN: Final[list[bool]] = [row["kind"] == "town" for row in HEX_ROWS]
DRAWABLE: Final[list[int]] = [here for here in HEXES if CITY_AT[here] == NONE]
DRAWABLE_IN: Final[list[list[int]]] = [[here for here in DRAWABLE if REGION_OF[here] == city] for city in CITIES]
HEXES_PER_REGION: Final[int] = int(BOX["solo_setup"]["hexes_per_region"])


def neighbour(here: int, edge: int) -> int:
    """The hex across an edge; NONE at the edge of the map."""
    q = int(HEX_ROWS[here]["q"]) + VECTORS[edge][0]
    r = int(HEX_ROWS[here]["r"]) + VECTORS[edge][1]
    for there in HEXES:
        if (int(HEX_ROWS[there]["q"]), int(HEX_ROWS[there]["r"])) == (q, r):
            return there
    return NONE


# ---------------------------------------------------------------- maps: easy, and those of the level board (2b.4)

EASY: Final = 0
LEVEL_ROWS: Final[list[dict[str, Any]]] = BOX["level_map"]
LEVEL_MAP: Final = Domain("map", ["easy"] + [f"{row['level']}_{row['number']}" for row in LEVEL_ROWS])
LEVEL_OF_MAP: Final[list[str]] = ["easy"] + [str(row["level"]) for row in LEVEL_ROWS]
WALLS: Final[list[list[tuple[int, int]]]] = [[]] + [
    [(HEX.index[a], HEX.index[b]) for a, b in row["walls"]] for row in LEVEL_ROWS
]
OPEN_BORDERS: Final[list[int]] = [neighbour(here, edge) for here in HEXES for edge in EDGES]


def borders(walls: list[tuple[int, int]]) -> list[int]:
    """The neighbour across each edge of each hex (hex * 6 + edge); NONE at the edge of the map and at a wall."""
    neighbours = OPEN_BORDERS.copy()
    for a, b in walls:
        neighbours[6 * a + OPEN_BORDERS[6 * a : 6 * a + 6].index(b)] = NONE
        neighbours[6 * b + OPEN_BORDERS[6 * b : 6 * b + 6].index(a)] = NONE
    return neighbours


BORDERS: Final[list[list[int]]] = [borders(walls) for walls in WALLS]  # by map

# ---------------------------------------------------------------- track (5.1)

TRACK_ROWS: Final[list[dict[str, Any]]] = BOX["track_type"]
TRACK: Final = Domain("track", ids(TRACK_ROWS))
TRACKS: Final = list(range(len(TRACK_ROWS)))
PAIRS: Final[list[tuple[int, int]]] = [(a, b) for a in EDGES for b in EDGES if a < b]
PIECE: Final = Phrases("piece", [[str(a), str(b)] for a, b in PAIRS])  # the two edges that it joins
PIECES: Final = list(range(len(PAIRS)))
TRACK_OF_DIFFERENCE: Final[dict[int, int]] = {
    int(row["edge_difference"]): track for track, row in enumerate(TRACK_ROWS)
}
TRACK_OF: Final[list[int]] = [TRACK_OF_DIFFERENCE[min(b - a, 6 - (b - a))] for a, b in PAIRS]
OTHER_END: Final[list[int]] = [
    (b if edge == a else a if edge == b else NONE) for a, b in PAIRS for edge in EDGES
]  # piece * 6 + edge: the other edge of the piece; NONE if the piece does not touch this edge

# ---------------------------------------------------------------- dice

DIE: Final = Numbers("die", 1, 6)
FACES: Final[list[tuple[int, int]]] = [(TRACK.index[a], TRACK.index[b]) for a, b in BOX["black_die"]["faces"]]
MISSING: Final[list[int]] = [sum(TRACKS) - a - b for a, b in FACES]  # the track that a face does not show
SHOWN_WITHOUT: Final[list[tuple[int, ...]]] = [
    tuple([track for track in TRACKS if track != missing]) for missing in TRACKS
]

# ---------------------------------------------------------------- action tiles (2.4)

TILE_ROWS: Final[list[dict[str, Any]]] = BOX["action_side"]
TILE: Final = Domain("tile", ids(TILE_ROWS))  # a side of a tile: 3a
NUMBER: Final = Numbers("tile", 1, 6)  # the tile itself, whichever side is up
NUMBERS: Final = list(range(6))  # tiles by their number, from 0
NUMBER_OF: Final[list[int]] = [int(row["number"]) - 1 for row in TILE_ROWS]
ONE_SHOT: Final[list[bool]] = [row["kind"] == "one_shot" for row in TILE_ROWS]
VP_OF: Final[list[int]] = [int(row["vp"]) for row in TILE_ROWS]
TILE_1A: Final = TILE.index["1a"]
TILE_1B: Final = TILE.index["1b"]
TILE_2A: Final = TILE.index["2a"]
TILE_2B: Final = TILE.index["2b"]
TILE_3A: Final = TILE.index["3a"]
TILE_3B: Final = TILE.index["3b"]
TILE_4A: Final = TILE.index["4a"]
TILE_4B: Final = TILE.index["4b"]
TILE_5A: Final = TILE.index["5a"]
TILE_5B: Final = TILE.index["5b"]
TILE_6A: Final = TILE.index["6a"]
TILE_6B: Final = TILE.index["6b"]
TILE_S2A: Final = TILE.index["S2a"]
TILE_S2B: Final = TILE.index["S2b"]
SIDES_OF: Final[list[list[list[int]]]] = [
    [
        [
            tile
            for tile in range(len(TILE_ROWS))
            if NUMBER_OF[tile] == number and TILE_ROWS[tile]["set"] == ("solo" if number == 1 and solo else "base")
        ]
        for number in NUMBERS
    ]
    for solo in (False, True)
]  # the two sides of each tile, by solo or not and by number
FACING: Final = Domain("facing", ["upright", "sideways", "in_use"])
UPRIGHT: Final = 0
SIDEWAYS: Final = 1
IN_USE: Final = 2  # tile 2a during its two actions

# ---------------------------------------------------------------- orders, starting tiles

ORDER_ROWS: Final[list[dict[str, Any]]] = BOX["order_side"]
ORDER: Final = Domain("order", ids(ORDER_ROWS))
ORDER_TILES: Final = list(range(int(BOX["counts"]["order_tiles"])))
WANTED: Final[list[list[int]]] = [
    [sum([1 for name in row["goods"] if name == GOOD.ids[good]]) for good in GOODS] for row in ORDER_ROWS
]  # goods by colour
ORDER_VP: Final[list[int]] = [int(row["vp"]) for row in ORDER_ROWS]
TILE_OF_ORDER: Final[list[int]] = [int(str(row["tile"])[1:]) - 1 for row in ORDER_ROWS]

START_ROWS: Final[list[dict[str, Any]]] = BOX["start_tile"]
START: Final = Domain("start", ids(START_ROWS))
STARTS: Final = list(range(len(START_ROWS)))
START_LOCOMOTIVE: Final = START.index["start_locomotive"]
START_TRACK: Final = START.index["start_track"]
START_PLUS2: Final = START.index["start_plus2"]
START_ACTION_TILE: Final = START.index["start_action_tile"]
START_OWN_CARGO: Final = START.index["start_own_cargo"]
CARGO_CITIES: Final = [CITY.index["3"], CITY.index["4"]]

# ---------------------------------------------------------------- players

SEAT: Final = Numbers("seat", 0, int(BOX["meta"]["max_players"]) - 1)
PLAYERS: Final = list(range(int(BOX["meta"]["min_players"]), int(BOX["meta"]["max_players"]) + 1))
DRAWN_FOR: Final[dict[int, int]] = {int(row["players"]): int(row["goods_per_city"]) for row in BOX["setup"]}
DICE_FOR: Final[dict[int, int]] = {int(row["players"]): int(row["white_dice"]) for row in BOX["setup"]}
DRAWN: Final[list[int]] = [0, int(BOX["solo_setup"]["goods_per_city"])] + [DRAWN_FOR[n] for n in PLAYERS[1:]]
WHITE_DICE: Final[list[int]] = [0, int(BOX["solo_setup"]["white_dice"])] + [DICE_FOR[n] for n in PLAYERS[1:]]
EWAS_DICE: Final[dict[str, int]] = {str(row["level"]): int(row["dice"]) for row in BOX["solo_difficulty"]}
COUNT: Final = Numbers("count", 0, 99)
POINTS: Final = Numbers("points", -999, 9999)
BOXES: Final = [int(box) - 1 for box in BOX["sheet"]["locomotive_boxes"]]
BOX_NUMBER: Final = Numbers("box", 1, len(BOXES))

# ---------------------------------------------------------------- the end (6)

EMPTY_CITIES_TO_END: Final[int] = int(BOX["scoring"]["empty_cities_to_end"])
IDLE_ROUNDS_TO_END: Final[int] = int(BOX["stalemate_guard"]["rounds"])
CROSSES_TO_REMOVE: Final[int] = int(BOX["solo_setup"]["cross_threshold"])
ENDING: Final = Domain("ending", ["cities", "stalemate", "region_full"])
BY_CITIES: Final = 0
BY_STALEMATE: Final = 1
BY_FULL_REGION: Final = 2
ENDING_OR_NONE: Final = OrNone(ENDING)
