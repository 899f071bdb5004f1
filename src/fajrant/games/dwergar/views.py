"""The types of Dwergar's view, of its decisions and of the box. Components appear by their ids."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from fajrant.core.views import Shapes

Pieces = dict[str, int]  # by kind; in prices sometimes heat too


class OfferView(TypedDict):
    """A project in the row. `cost` is what the viewer would pay now, without the heat; `discount` lists the kinds
    that may be chosen for a discount. A spectator sees only the project."""

    project: str
    cost: NotRequired[Pieces]
    discount: NotRequired[list[str]]
    cheaper: NotRequired[bool]
    payable: NotRequired[bool]
    missing: NotRequired[Pieces]


class PileView(TypedDict):
    size: int
    basic: list[str]
    advanced: list[str]


class EventsView(TypedDict):
    size: int
    possible: list[str]


class SpaceView(TypedDict):
    """`owner` is the seat of the foreman on this space. `bonuses` is empty while an event closes them. `event` is true
    if the event in force changes something here."""

    dwarf: str | None
    owner: int | None
    built_in: int | None
    build_in_cost: Pieces
    build_in_vp: int
    bonuses: list[str]
    event: bool


class TokenView(TypedDict):
    used: bool
    holder: int | None


class MiningView(TypedDict):
    free: bool
    extra: list[str]


class CartView(TypedDict):
    position: str
    pieces: Pieces
    foreman: bool
    full: bool


class RealisedView(TypedDict):
    project: str
    cost: Pieces
    heat: int
    heat_with_bonus: int
    heat_at_forge: int
    payable_at_forge: bool


class ClanView(TypedDict):
    """`bonuses` is the end bonus of each developed project so far, `counts` the number of projects by deck."""

    vp: int
    pool: dict[str, int]
    specialities: dict[str, list[str]]
    mining: dict[str, MiningView]
    supply: Pieces
    heat: int
    kept: int
    payable: int
    lit: int
    unlit: int
    reserve: int
    carts: list[CartView]
    realised: list[RealisedView]
    developed: list[str]
    bonuses: dict[str, int]
    counts: dict[str, int]
    token: bool
    points: dict[str, int]
    total: int


class ActionView(TypedDict):
    """The action in progress."""

    seat: int
    dwarf: str
    space: str
    speciality: str | None
    bonuses: list[str]
    base: bool
    second: bool
    built_in: bool
    exchanges: int
    card: str | None
    recoverable: list[str]
    warming: bool


class View(TypedDict):
    round: int
    rounds: int
    starter: int
    decks: list[str]
    row: list[OfferView]
    pile: PileView
    discarded: list[str]
    event: str | None
    lasting: bool
    events: EventsView
    seen: list[str]
    spaces: dict[str, SpaceView]
    token: TokenView
    leaders: dict[str, list[int]]
    action: ActionView | None
    clans: list[ClanView]


# ---------------------------------------------------------------- decisions


class PayingHeat(TypedDict):
    """`track` and `lit` say what the seat can pay from: heat on the track, and lit furnaces."""

    heat: int
    track: int
    lit: int


class Discounting(TypedDict):
    project: str


class AddingHeat(TypedDict):
    """`heat` is the cost of the development, `most` what can be paid on top of it."""

    project: str
    heat: int
    most: int


class Acting(TypedDict):
    """`empty` is 1 if the seat can only knock off, else 0; it is a number so that the prompt can select on it. `fading`
    is the heat that the track would lose if the turn ended now."""

    left: int
    fading: int
    empty: Literal[0, 1]


class AtSpace(TypedDict):
    """`closed` gives the reason for each verb or move that cannot be used now."""

    dwarf: str
    space: str
    bonuses: list[str]
    closed: dict[str, str]


class AtLift(AtSpace):
    """Lists for one level, two levels and so on: the heat, the pieces for every seat, and the points."""

    prices: list[int]
    brings: list[list[Pieces]]
    points: list[int]


# ---------------------------------------------------------------- the box


# `yield` is a keyword
LevelRow = TypedDict("LevelRow", {"code": str, "position": str, "yield": Pieces, "extra": Pieces})


class MineRow(TypedDict):
    levels: list[LevelRow]
    lifts_to_surface: dict[str, int]
    tile_positions: list[str]


class BonusRow(TypedDict):
    code: str
    specialist: str


class GuildRow(TypedDict):
    code: str
    bonuses: list[BonusRow]


class EffectRow(TypedDict):
    kind: str
    heat: NotRequired[int]
    gives: NotRequired[str]


class ProjectRow(TypedDict):
    number: int
    deck: str
    tier: Literal["basic", "advanced"]
    cost: Pieces
    vp: int
    dev_cost: Pieces
    dev_vp: int
    effect_type: Literal["immediate", "ongoing", "end_game", "cost", "none"]
    effect: EffectRow


class EventRow(TypedDict):
    number: int
    duration: Literal["instant", "round", "instant+round"]


class ExchangeRow(TypedDict):
    """`heat` is paid at the Forge."""

    give: str
    take: str
    takes_amount: int
    heat: NotRequired[int]


class LaboratoryRow(TypedDict):
    table: list[ExchangeRow]
    exchanges_base: int
    exchanges_engineer_bonus: int


class ForgeRow(TypedDict):
    table: list[ExchangeRow]


class StoveMakerRow(TypedDict):
    base_price: Pieces
    bonus_price: Pieces


class MetaRow(TypedDict):
    heat_track_max: int
    project_row_size: int


class Box(TypedDict):
    meta: MetaRow
    mine: MineRow
    guild_spaces: list[GuildRow]
    projects: list[ProjectRow]
    events: list[EventRow]
    laboratory: LaboratoryRow
    forge: ForgeRow
    stove_maker: StoveMakerRow


SHAPES = Shapes(
    View,
    {
        "pay_heat": PayingHeat,
        "discount": Discounting,
        "extra_heat": AddingHeat,
        "choose_action": Acting,
        "bonus_actions": Acting,
        "action_window": AtSpace,
        "lift": AtLift,
    },
    Box,
)
