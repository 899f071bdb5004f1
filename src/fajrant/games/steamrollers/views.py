"""The types of SteamRollers' view, of its decisions and of the box. Components appear by their ids."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from fajrant.core.views import Shapes

Track = Literal["straight", "gentle", "sharp"]
Facing = Literal["upright", "sideways", "in_use"]
Source = Literal["supply", "own_cargo"]


class DiceView(TypedDict):
    """`white` lists the dice in the middle; in a solo game, the last one left is Ewa's. `black` lists the tracks on the
    black die, `front` the dice in front of each seat."""

    white: list[int]
    black: list[Track]
    front: list[list[int]]


class TileView(TypedDict):
    """`worn` is true if the tile was already used in this turn of a solo game."""

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
    """`track` is by hex. `boiler` is true if this seat has tile 4b. `delivered` counts the goods kept
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
    """`full` is the number of crosses that fill a region."""

    crosses: dict[str, int]
    full: int
    hexes: list[str]
    points: EwaPoints
    total: int
    beaten: bool


class View(TypedDict):
    """`closed` has the reason for each target that cannot be chosen now. `orders` is present only with orders in play,
    `starts` only with starting tiles, `ewa` only in a solo game."""

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
    closed: dict[str, str]
    orders: NotRequired[list[OrderView]]
    starts: NotRequired[dict[str, int | None]]
    ewa: NotRequired[EwaView]


# ---------------------------------------------------------------- decisions


class LoadedGood(TypedDict):
    """A good and where it lies. `place` is its place in the row of a solo game, from 1; otherwise 1."""

    good: str
    origin: str
    source: Source
    place: int


class DeliveryView(LoadedGood):
    """A possible delivery with all moves that it takes. `route` lists its hexes in order, including cities;
    `tiles` lists the tiles that it would use."""

    moves: list[str]
    destination: str
    points: int
    route: list[str]
    tiles: list[str]


class NewLink(TypedDict):
    cities: tuple[str, str]
    points: int


class Outlook(TypedDict):
    """`leads`: where track leads through each edge of a hex. `links`: the link that a piece would complete, by move."""

    leads: dict[str, list[str | None]]
    links: dict[str, NewLink]


class WithDie(TypedDict):
    die: int


class InCity(TypedDict):
    city: str


class WithDeliveries(TypedDict):
    """`best` is the largest number of points among the deliveries; 0 if there is none."""

    deliveries: list[DeliveryView]
    best: int


class ActingWithDie(WithDie, WithDeliveries):
    pass


class Building(Outlook):
    die: int
    city: str


class Loading(WithDeliveries):
    die: int
    city: str
    power: int


class ChoosingDestination(LoadedGood, WithDeliveries):
    power: int


class ChoosingDistance(ChoosingDestination):
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
        "choose_destination": ChoosingDestination,
        "choose_distance": ChoosingDistance,
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
