"""The box, read once. Tiles, orders, spaces and colours are small integers; lists hold their printed values."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.content import ids, read_content
from fajrant.core.moves import Domain, Numbers, OrNone, Phrases

BOX: Final[dict[str, Any]] = read_content(__file__)

NONE: Final = -1

# ---------------------------------------------------------------- coal, levels, sides

COLOUR_ROWS: Final[list[dict[str, Any]]] = BOX["coal_colours"]
COLOUR: Final = Domain("colour", ids(COLOUR_ROWS))
COLOURS: Final = list(range(len(COLOUR_ROWS)))
CUBES: Final[int] = int(BOX["counts"]["coal_cubes_per_colour"])
CAGE_PLACES: Final[int] = int(BOX["pit"]["cage_capacity"])
SURFACE: Final = 0
LEVEL: Final = Numbers("level", SURFACE, len(COLOUR_ROWS))  # the level of a colour is one more than its number
LEVELS: Final = list(range(LEVEL.size()))
COLOUR_OR_EMPTY: Final = OrNone(COLOUR, "leave_empty")
SIDE: Final = Domain("side", ["light", "dark"])
LIGHT: Final = SIDE.index["light"]
DARK: Final = SIDE.index["dark"]

SOURCE_ROWS: Final[list[dict[str, Any]]] = BOX["sources_of_coal"]
SOURCES: Final = ids(SOURCE_ROWS)
FROM_STORAGE: Final = len(COLOURS)  # cubes are numbered by source, then by colour
CUBE: Final = Phrases("cube", [[source, colour] for source in SOURCES for colour in COLOUR.ids])
CUBE_KINDS: Final = list(range(len(CUBE.ids)))

# ---------------------------------------------------------------- tunnel tiles

TILE_ROWS: Final[list[dict[str, Any]]] = BOX["tunnel_tiles"]
TILE: Final = Domain("tile", ids(TILE_ROWS))
TILES: Final = list(range(len(TILE_ROWS)))
TILE_COPIES: Final[list[int]] = [int(row["copies"]) for row in TILE_ROWS]
COLOUR_OF_TILE: Final[list[int]] = [COLOUR.index[row["colour"]] for row in TILE_ROWS]
SIDE_OF_TILE: Final[list[int]] = [SIDE.index[row["side"]] for row in TILE_ROWS]
CARTS_ON: Final[list[int]] = [int(row["carts"]) for row in TILE_ROWS]
PRICE: Final[list[int]] = [int(row["cost"]) for row in TILE_ROWS]

# ---------------------------------------------------------------- orders and their spots

TRANSPORT: Final = Domain("transport", ids(BOX["transports"]))
TRANSPORTS: Final = list(range(len(TRANSPORT.ids)))
ORDER_ROWS: Final[list[dict[str, Any]]] = BOX["orders"]
ORDER: Final = Domain("order", ids(ORDER_ROWS))
ORDERS: Final = list(range(len(ORDER_ROWS)))
TRANSPORT_OF: Final[list[int]] = [TRANSPORT.index[row["transport"]] for row in ORDER_ROWS]
POINTS_ON: Final[list[int]] = [int(row["vp"]) for row in ORDER_ROWS]
SPOTS_OF: Final[list[tuple[int, ...]]] = [
    tuple([COLOUR.index[colour] for colour in row["spots"]]) for row in ORDER_ROWS
]  # the printed colours of each card

SPOT: Final = Phrases(
    "spot", [[ORDER.ids[order], str(place)] for order in ORDERS for place in range(len(SPOTS_OF[order]))]
)  # all spots of all cards: H08 0
ORDER_OF_SPOT: Final[list[int]] = [order for order in ORDERS for _ in SPOTS_OF[order]]
PLACE_OF_SPOT: Final[list[int]] = [place for order in ORDERS for place in range(len(SPOTS_OF[order]))]
COLOUR_OF_SPOT: Final[list[int]] = [colour for order in ORDERS for colour in SPOTS_OF[order]]
FIRST_SPOT: Final[list[int]] = [ORDER_OF_SPOT.index(order) for order in ORDERS]

# ---------------------------------------------------------------- the two stacks

DECK: Final = Domain("deck", ["tile", "order"])
TILE_DECK: Final = 0
ORDER_DECK: Final = 1
DECKS: Final = [TILE_DECK, ORDER_DECK]
ITEM_OF: Final = [TILE, ORDER]  # by deck
COPIES_OF: Final[list[list[int]]] = [TILE_COPIES, [1 for _ in ORDERS]]
END: Final = Domain("end", ["top", "bottom"])
TOP: Final = 0

# ---------------------------------------------------------------- worker spaces

SPACE_ROWS: Final[list[dict[str, Any]]] = BOX["worker_spaces"]
SPACE: Final = Domain("space", ids(SPACE_ROWS))
SPACES: Final = list(range(len(SPACE_ROWS)))
GROUPS: Final = ["factory", "mining", "delivery", "money", "order", "bank"]
FACTORY: Final = 0
MINING: Final = 1
DELIVERY: Final = 2
MONEY: Final = 3
NEW_ORDER: Final = 4
BANK_GROUP: Final = 5
GROUP_OF: Final[list[int]] = [GROUPS.index(row["group"]) for row in SPACE_ROWS]
VALUE_OF: Final[list[int]] = [int(row.get("value", 0)) for row in SPACE_ROWS]  # steps or Marks
LOOK_COUNT: Final[list[int]] = [int(row.get("look_count", 0)) for row in SPACE_ROWS]  # of the two draw spaces
HOLDS: Final[list[bool]] = ["holds" in row for row in SPACE_ROWS]  # whether the space has room for a tile or a card
DECK_OF_SPACE: Final[list[int]] = [
    TILE_DECK if group == FACTORY else ORDER_DECK if group == NEW_ORDER else NONE for group in GROUP_OF
]
TRANSPORT_OF_SPACE: Final[list[int]] = [
    TRANSPORT.index[row["transport"]] if "transport" in row else NONE for row in SPACE_ROWS
]
DRAW_SPACE: Final = [SPACE.index["factory_draw"], SPACE.index["order_draw"]]  # by deck
BANK: Final = SPACE.index["bank"]
LAST_ORDER_SPACE: Final = SPACE.index["order_4"]  # where the undrafted card goes [R3]
FACTORY_SPACES: Final = [space for space in SPACES if GROUP_OF[space] == FACTORY]

# ---------------------------------------------------------------- the shift clock

CATEGORY_ROWS: Final[list[dict[str, Any]]] = BOX["scoring_categories"]
CATEGORY: Final = Domain("category", ids(CATEGORY_ROWS))
CATEGORIES: Final = list(range(len(CATEGORY_ROWS)))
FIRST: Final[list[int]] = [int(row["first"]) for row in CATEGORY_ROWS]
SECOND: Final[list[int]] = [int(row["second"]) for row in CATEGORY_ROWS]
SCORED_FROM: Final[list[int]] = [int(row["scored_from_shift"]) for row in CATEGORY_ROWS]
CATEGORY_GROUPS: Final = ["delivered_colour", "delivered_transport", "empty_carts"]
DELIVERED_COLOUR: Final = 0
DELIVERED_TRANSPORT: Final = 1
EMPTY_CARTS: Final = 2
GROUP_OF_CATEGORY: Final[list[int]] = [CATEGORY_GROUPS.index(row["group"]) for row in CATEGORY_ROWS]
KEY_OF_CATEGORY: Final[list[int]] = [
    (TRANSPORT if GROUP_OF_CATEGORY[category] == DELIVERED_TRANSPORT else COLOUR).index[row["key"]]
    for category, row in enumerate(CATEGORY_ROWS)
]

# ---------------------------------------------------------------- players

SEAT: Final = Numbers("seat", 0, int(BOX["meta"]["players_max"]) - 1)
SEAT_OR_NONE: Final = OrNone(SEAT)
SHIFT: Final = Numbers("shift", 1, int(BOX["meta"]["shifts"]))
COUNT: Final = Numbers("count", 0, 99)
POINTS: Final = Numbers("points", -99, 999)
STEPS: Final = Numbers("steps", 1, max(VALUE_OF))
ORDERS_EACH: Final[int] = int(BOX["setup"]["players_2"]["orders_per_player"])


class Party:
    """The set-up for a number of players (§3)."""

    def __init__(self, players: int, row: dict[str, Any]) -> None:
        self.players: Final = players
        self.workers: Final = int(row["workers_per_player"])
        self.marks: Final = int(row["marks_per_player"])
        self.draft_cards: Final = int(row["draft_cards"])
        self.second_scores: Final = bool(row["second_place_scores"])
        locked: list[str] = list(row["locked_marks"])
        self.spaces: Final = [space for space in SPACES if str(SPACE_ROWS[space]["lock"]) not in locked]
        self.locked: Final = [space for space in SPACES if space not in self.spaces]
        self.order_spaces: Final = [space for space in self.spaces if GROUP_OF[space] == NEW_ORDER and HOLDS[space]]


PARTIES: Final = [Party(players, BOX["setup"][f"players_{players}"]) for players in (2, 3, 4)]
PARTY_OF: Final = [PARTIES[0], PARTIES[0], *PARTIES]  # by number of players; the first two are padding
