"""The types of what SteamRollers shows: its view, its decisions and the box. Its things are named by their ids."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from fajrant.core.views import Shapes

Track = Literal["straight", "gentle", "sharp"]
Facing = Literal["upright", "sideways", "in_use"]
Source = Literal["supply", "own_cargo"]


class DiceView(TypedDict):
    """`white` are the dice in the middle; alone, the last one left is Ewa's. `black` are the tracks that the black die
    shows. `front` are the dice in front of each seat."""

    white: list[int]
    black: list[Track]
    front: list[list[int]]


class TileView(TypedDict):
    """`worn` says, in a game alone, that the tile has helped in this turn already."""

    number: int
    tile: str
    kind: Literal["one_shot", "permanent"]
    vp: int
    owner: int | None
    facing: Facing
    takeable: bool
    worn: bool


class PieceView(TypedDict):
    piece: str
    track: Track


class LinkView(TypedDict):
    cities: tuple[str, str]
    towns: int
    hexes: list[str]


class CargoView(TypedDict):
    good: str
    city: str


class SheetView(TypedDict):
    """`track` is by hex. `boiler` says that tile 4b is in front of this seat. `delivered` counts the goods kept
    for orders."""

    track: dict[str, PieceView]
    links: list[LinkView]
    boxes: list[int]
    crossed: int
    power: int
    boiler: bool
    deliveries: int
    points: dict[str, int]
    total: int
    cargo: NotRequired[CargoView]
    delivered: NotRequired[dict[str, int]]


class OrderView(TypedDict):
    order: str
    goods: list[str]
    vp: int
    owner: int | None


class EwaPoints(TypedDict):
    removed: int
    locomotive: int
    network: int
    tiles: int


class EwaView(TypedDict):
    """`full` is how many crosses a region takes."""

    crosses: dict[str, int]
    full: int
    hexes: list[str]
    points: EwaPoints
    total: int
    beaten: bool


class View(TypedDict):
    """`orders` are there only with orders in play, `starts` only with start tiles, `ewa` only in a game alone."""

    round: int
    first: int
    turn: int | None
    dice: DiceView
    supply: dict[str, list[str]]
    empty: int
    empty_to_end: int
    bag: dict[str, int]
    idle: int
    ended: str | None
    map: str
    walls: list[tuple[str, str]]
    tiles: list[TileView]
    sheets: list[SheetView]
    orders: NotRequired[list[OrderView]]
    starts: NotRequired[dict[str, int | None]]
    ewa: NotRequired[EwaView]


# ---------------------------------------------------------------- decisions


class LoadedGood(TypedDict):
    """A good and where it lies; `place` is in the row of who plays alone, from 1, and else 1."""

    good: str
    origin: str
    source: Source
    place: int


class DeliveryView(LoadedGood):
    """A delivery with all its answers, as it is shown before it is made. `route` has every hex in order, cities
    included; `tiles` are those that it would use."""

    moves: list[str]
    destination: str
    points: int
    route: list[str]
    tiles: list[str]


class NewLink(TypedDict):
    cities: tuple[str, str]
    points: int


class Outlook(TypedDict):
    """Where track leads by each edge of a hex, and the links that a piece would complete, by the move that draws it."""

    leads: dict[str, list[str | None]]
    links: dict[str, NewLink]


class WithDie(TypedDict):
    die: int


class InCity(TypedDict):
    city: str


class ActingWithDie(WithDie):
    deliveries: list[DeliveryView]


class Building(Outlook):
    die: int
    city: str


class Loading(TypedDict):
    die: int
    city: str
    power: int
    deliveries: list[DeliveryView]


class Destining(LoadedGood):
    power: int
    deliveries: list[DeliveryView]


class Measuring(Destining):
    destination: str


class TakingDice(TypedDict):
    dice: Literal["one", "one_or_two", "two"]


class Stealing(WithDie):
    victim: int


class StartingPiece(Outlook):
    hex: str


# ---------------------------------------------------------------- the box


class HexRow(TypedDict):
    label: str
    q: int
    r: int
    region: int
    kind: Literal["plain", "town", "city"]


class MapRow(TypedDict):
    hex: list[HexRow]


class TrackRow(TypedDict):
    boxes: int


class SheetRow(TypedDict):
    delivery_track: TrackRow


class TileRow(TypedDict):
    id: str
    number: int
    kind: Literal["one_shot", "permanent"]
    vp: int
    effect: str


class OrderRow(TypedDict):
    id: str
    goods: list[str]
    vp: int


class StartRow(TypedDict):
    id: str


class GoodRow(TypedDict):
    id: str
    destinations: list[int]


class DifficultyRow(TypedDict):
    level: int
    name_en: str
    name_pl: str


class Box(TypedDict):
    map: MapRow
    sheet: SheetRow
    action_side: list[TileRow]
    order_side: list[OrderRow]
    start_tile: list[StartRow]
    good: list[GoodRow]
    solo_difficulty: list[DifficultyRow]


SHAPES = Shapes(
    View,
    {
        "choose_action": ActingWithDie,
        "build_track": Building,
        "load_good": Loading,
        "choose_destination": Destining,
        "choose_distance": Measuring,
        "choose_die": TakingDice,
        "steal_interrupt": Stealing,
        "modify_die": WithDie,
        "reroll_ewa": WithDie,
        "shield": InCity,
        "arrange_row": InCity,
        "start_piece": StartingPiece,
    },
    Box,
)
