"""The types of the card game's view, decisions and contents. Cards are named by kind."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from fajrant.core.views import Shapes


class PaymentView(TypedDict):
    """`cards` holds worker values first, then innovations."""

    seat: int
    cards: list[int | str]


class ZoneView(TypedDict):
    """`closed` says why the viewer cannot choose the zone; it is missing for a spectator."""

    required: int
    last: int | None
    laid: list[PaymentView]
    closed: NotRequired[str | None]


class StackView(TypedDict):
    """`known` lists the cards below the top that the viewer knows: how deep, and which."""

    size: int
    top: str | None
    known: list[tuple[int, str]]


class WagonView(TypedDict):
    card: str
    load: str | None


class TrainView(TypedDict):
    engine: str | None
    wagons: list[WagonView]
    lorries: int


class DeliveryView(TrainView):
    order: str


class MineView(TypedDict):
    """The first card of `row` is the next one, at the right end. Hidden hand cards are null. The secret cards are shown
    to their own seat only; `delivered` and `points` are missing where the table keeps no history."""

    workers: list[int]
    passed: bool
    row: list[str]
    storage: list[str]
    docks: list[TrainView]
    orders: list[str | None]
    innovations: list[str | None]
    shares: list[str]
    objectives: list[str]
    tokens: list[int]
    trains: int
    secret_orders: NotRequired[list[str]]
    secret_innovations: NotRequired[list[str]]
    delivered: NotRequired[list[DeliveryView]]
    points: NotRequired[dict[str, int]]


class View(TypedDict):
    shift: int
    shifts: int
    starter: int
    zones: dict[str, ZoneView]
    stacks: dict[str, StackView]
    mines: list[MineView]
    removed: list[str]


# ---------------------------------------------------------------- decisions


class Delivering(TypedDict):
    type: str | None


class ChoosingStack(TypedDict):
    deck: str


class MiningSteps(TypedDict):
    used: int
    min: int
    max: int


class WithWorkers(TypedDict):
    """The workers on all worker cards in the seat's hand."""

    workers: int


class Paying(TypedDict):
    """`next` is what the zone costs after this payment."""

    zone: str
    required: int
    next: int


class Docking(TypedDict):
    card: str


class Looking(TypedDict):
    """`cards` goes to the looking seat only."""

    stack: str
    count: int
    cards: NotRequired[list[str]]


# ---------------------------------------------------------------- the box


class CardRow(TypedDict):
    id: str
    count: NotRequired[int]
    count_per_player: NotRequired[int]
    name_en: NotRequired[str]
    name_pl: NotRequired[str]
    crest: NotRequired[str]
    crests: NotRequired[list[str]]
    docks: NotRequired[list[int]]
    lorries: NotRequired[int]
    vp: NotRequired[int]
    type: NotRequired[str]
    destination: NotRequired[str]
    effect: NotRequired[str]
    threshold: NotRequired[int]
    family: NotRequired[Literal["worker", "action"]]
    min: NotRequired[int]
    max: NotRequired[int]


class DeckRow(TypedDict):
    name_en: str
    name_pl: str
    vp_if_matched: NotRequired[int]
    cards: list[CardRow]


class ZoneRow(TypedDict):
    id: str
    row: Literal["top", "bottom"]
    kind: Literal["stack", "action"]
    deck: NotRequired[str]
    action: NotRequired[str]
    min_steps: NotRequired[int]
    max_steps: NotRequired[int]
    look: NotRequired[int]
    holds_shift_tokens: NotRequired[bool]


class ZoneRows(TypedDict):
    items: list[ZoneRow]


class DockRow(TypedDict):
    name_en: str
    name_pl: str
    crests: list[str]


class DockRows(TypedDict):
    items: list[DockRow]


class Box(TypedDict):
    decks: dict[str, DeckRow]
    zones: ZoneRows
    docks: DockRows


SHAPES = Shapes(
    View,
    {
        "DELIVER": Delivering,
        "INNO_STACK": ChoosingStack,
        "MINE": MiningSteps,
        "MAIN": WithWorkers,
        "PAY": Paying,
        "WAGON_DOCK": Docking,
        "ENGINE_DOCK": Docking,
        "WILD_CARD": Looking,
    },
    Box,
)
