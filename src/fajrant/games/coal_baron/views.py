"""The types of Coal Baron's view, decisions and contents. Components are named by their ids."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from fajrant.core.views import Shapes

Cubes = dict[str, int]  # by colour


class SpaceView(TypedDict):
    """`need` is the price in workers now. `item` is the tile or order on it, missing on spaces that never hold one.
    `closed` says why the viewer cannot choose the space; it is missing for a spectator."""

    locked: bool
    owner: int | None
    workers: int
    need: int
    item: NotRequired[str | None]
    closed: NotRequired[str | None]


class StackView(TypedDict):
    """`known` lists what the viewer knows from its own looks: the depth from the top, and the item."""

    size: int
    known: list[tuple[int, str]]


class StacksView(TypedDict):
    tile: StackView
    order: StackView


class CategoryView(TypedDict):
    """`award` is what the category would give each seat now; null while the viewer cannot count for all seats."""

    category: str
    first: int
    second: int
    from_shift: int
    award: list[int] | None


class TileView(TypedDict):
    """`carts` holds the cube on each cart."""

    tile: str
    carts: list[str | None]


class LevelView(TypedDict):
    """`printed` is the cube on the printed cart. Tiles are in order of arrival."""

    printed: str | None
    tiles: list[TileView]


class OrderView(TypedDict):
    """`spots` holds the cubes on each spot: none, one, or a stack of two."""

    order: str
    spots: list[list[str]]
    complete: bool


class PitView(TypedDict):
    """`counts` is by category, null where the viewer cannot count. `delivered` is missing while the pile is hidden."""

    vp: int
    marks: int
    workers: int
    canteen: int
    bank: int
    levels: list[LevelView]
    cage_level: int
    cage: Cubes
    storage: Cubes
    orders: list[OrderView]
    light: int
    dark: int
    balance: int
    deliveries: int
    counts: dict[str, int | None]
    points: dict[str, int]
    delivered: NotRequired[list[str]]


class View(TypedDict):
    shift: int
    shifts: int
    starter: int
    draft: list[str]
    spaces: dict[str, SpaceView]
    stacks: StacksView
    looked: int
    supply: Cubes
    clock: list[CategoryView]
    pits: list[PitView]


# ---------------------------------------------------------------- decisions


class Substitute(TypedDict):
    """`hand` holds the tiles that still have to be put back; it goes to their own seat only."""

    colour: str
    carts: int
    hand: NotRequired[list[str]]


class Look(TypedDict):
    """What was looked at, and what is already put back, nearest the top first; both go to the looking seat only."""

    deck: str
    count: int
    items: NotRequired[list[str]]
    returned: NotRequired[list[str]]


class Returning(Look):
    end: str


class KeepingTile(Look):
    marks: int


class Drafting(TypedDict):
    """`number` counts the seat's drafts, from 1; `orders` is how many orders every seat drafts."""

    number: int
    orders: int


class Placing(TypedDict):
    """The workers and Marks that the seat has left."""

    workers: int
    marks: int


class FillingTwo(TypedDict):
    left: int
    spot: str


class MiningLeft(TypedDict):
    """The steps left, and how many more cubes the cage can hold."""

    left: int
    room: int


# ---------------------------------------------------------------- the box


class SpaceRow(TypedDict):
    id: str
    group: Literal["factory", "mining", "delivery", "money", "order", "bank"]
    holds: NotRequired[str]
    value: NotRequired[int]
    transport: NotRequired[str]
    look_count: NotRequired[int]


class ColourRow(TypedDict):
    id: str
    letter: str
    level: int
    cubes: int


class TileRow(TypedDict):
    id: str
    colour: str
    side: Literal["light", "dark"]
    carts: int
    cost: int
    copies: int


class OrderRow(TypedDict):
    id: str
    transport: str
    spots: list[str]
    vp: int


class CategoryRow(TypedDict):
    id: str
    group: Literal["delivered_colour", "delivered_transport", "empty_carts"]
    key: str
    first: int
    second: int
    scored_from_shift: int


class PrintedCart(TypedDict):
    colour: str
    side: Literal["light", "dark"]


class PitRow(TypedDict):
    printed_carts: list[PrintedCart]
    cage_capacity: int


class TransportRow(TypedDict):
    id: str


class Box(TypedDict):
    transports: list[TransportRow]
    worker_spaces: list[SpaceRow]
    coal_colours: list[ColourRow]
    tunnel_tiles: list[TileRow]
    orders: list[OrderRow]
    scoring_categories: list[CategoryRow]
    pit: PitRow


SHAPES = Shapes(
    View,
    {
        "substitute_cube": Substitute,
        "draft_order": Drafting,
        "choose_space": Placing,
        "keep_tile": KeepingTile,
        "keep_order": Look,
        "return_end": Look,
        "return_order": Returning,
        "mining_step": MiningLeft,
        "two_for_one": FillingTwo,
    },
    Box,
)
