"""The types of Train Rush's view, decisions and box. Components are named by their ids."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from fajrant.core.views import Shapes


class WagonView(TypedDict):
    """`load` has a good, a parcel or null for each slot."""

    wagon: str
    load: list[str | None]


class ProgressView(TypedDict):
    level: int
    value: int
    top: bool


class MissionView(TypedDict):
    hero: str
    goods: int
    points: int


class HeroView(TypedDict):
    """`playable` says whether the hero can be played where the locomotive stands."""

    hero: str
    playable: bool


class FactionView(TypedDict):
    """`counts` is what each final scoring counts. Only the faction's own seat gets `hand` and all below."""

    vp: int
    location: str
    region: str | None
    investment: int
    coal: int
    progress: dict[str, ProgressView]
    tracks: dict[str, int]
    warehouses: int
    stations: int
    markers: int
    agents: int
    spies: list[int]
    bid: int | None
    cities: int
    cards: int
    known: list[str]
    heroes: int
    pack: int
    missions: list[MissionView]
    wagons: list[WagonView]
    tokens: list[int]
    points: dict[str, int]
    counts: dict[str, int]
    total: int
    hand: NotRequired[list[str]]
    hero_hand: NotRequired[list[HeroView]]
    returned: NotRequired[list[str]]
    aside: NotRequired[str | None]
    drafted_from: NotRequired[list[str]]
    passed_on: NotRequired[list[str]]


class AreaView(TypedDict):
    used: int
    spaces: int


class ZoneView(TypedDict):
    owners: list[int]
    tenants: list[str | None]
    station: int | None
    parcel: bool


class CityToken(TypedDict):
    vp: int
    movement: int


class CityView(TypedDict):
    """`contracts` says who has fulfilled a contract here, by size."""

    visitors: list[int]
    tokens: list[CityToken]
    contractors: list[str]
    mission: bool
    contracts: list[int | None]


class SectorView(TypedDict):
    spies: list[int]
    agents: list[int]
    award: list[int]


class ActionView(TypedDict):
    """`closed` says why the viewer cannot choose the action; it is missing for a spectator."""

    price: int
    area: str
    closed: NotRequired[str | None]


class PileView(TypedDict):
    size: int
    discarded: list[str]


class TilesView(PileView):
    lying: list[str | None]


class CardsView(PileView):
    display: list[str]
    in_use: list[str]
    drawn: int
    limit: int


class YardView(TypedDict):
    size: int
    lying: list[str | None]
    stack: PileView
    special: str | None
    specials: int


class View(TypedDict):
    """`closed` has the reason for each target that the viewer cannot choose now."""

    round: int
    rounds: int
    phase: str
    order: list[int]
    passed: list[int]
    lobbied: list[str]
    areas: dict[str, AreaView]
    actions: dict[str, ActionView]
    sectors: dict[str, SectorView]
    zones: dict[str, ZoneView]
    cities: dict[str, CityView]
    grid: dict[str, list[str | None]]
    contracts: list[PileView]
    tiles: TilesView
    wagons: list[YardView]
    cards: CardsView
    used_tokens: list[int]
    factions: list[FactionView]
    closed: dict[str, str]


# ---------------------------------------------------------------- decisions


class StopView(TypedDict):
    """What a stop offers: in a city, at the black market (`worth`), or at a siding (`zone` and all below)."""

    city: NotRequired[str]
    mark: NotRequired[bool]
    vp: NotRequired[int]
    gives: NotRequired[int]
    rent: NotRequired[bool]
    contracts: NotRequired[dict[str, int]]
    worth: NotRequired[int]
    zone: NotRequired[str]
    tile: NotRequired[str | None]
    parcel: NotRequired[bool]
    rented: NotRequired[int]


class RideView(StopView):
    """A legal movement: the token it uses (0 for none), its way, and what its stop offers."""

    token: int
    node: str
    way: list[str]


class LaterBid(TypedDict):
    seat: int
    spies: list[int]


class OrderView(TypedDict):
    """The turn order after a bid, and the spies with which later bidders would outbid it."""

    spy: int
    order: list[int]
    later: list[LaterBid]


class Bidding(TypedDict):
    orders: list[OrderView]


class WithLeft(TypedDict):
    left: int


class WithLimit(TypedDict):
    limit: int


class TakingCard(WithLimit):
    """`cards` is how many cards the seat holds."""

    cards: int


class WithInvestment(TypedDict):
    investment: int


class WithCoal(TypedDict):
    """`have` is the coal that the seat has."""

    have: int


class Planning(WithLimit):
    """`drawn` goes to the planning seat only."""

    keep: int
    count: int
    drawn: NotRequired[list[str]]


class InCity(TypedDict):
    city: str


class Renting(InCity):
    """`rank` is how far the contractor takes the seat up the track."""

    rank: int


class Fulfilling(InCity):
    left: int


class PayingGoods(TypedDict):
    """`good` is null where any good will do."""

    contract: str
    good: str | None


class PlacingAgents(TypedDict):
    agents: int
    region: str


class WithSpy(TypedDict):
    spy: int


class Selling(TypedDict):
    reward: str
    worth: int
    price: int
    missing: int


class WithSize(TypedDict):
    size: int


class Riding(TypedDict):
    """`rides` is empty for other seats."""

    points: int
    rides: list[RideView]


class Moving(Riding, WithCoal):
    card: str
    movement: int
    coal: int


class UsingSpecial(WithCoal):
    card: str
    coal: int


class Drafting(TypedDict):
    """The viewer's pack and the hero put aside; both are missing for a spectator."""

    pack: NotRequired[list[str]]
    aside: NotRequired[str | None]


class InZone(TypedDict):
    zone: str


class LoadingWagon(TypedDict):
    wagon: str


class Exchanging(TypedDict):
    exchanges: list[str]


# ---------------------------------------------------------------- the box


class NodeRow(TypedDict):
    id: str
    kind: Literal["start", "track", "siding", "city", "black_market"]
    region: str
    x: float
    y: float
    successors: list[str]
    city: NotRequired[str]
    zone: NotRequired[str]
    number: NotRequired[int]


class EdgeRow(TypedDict):
    from_node: str
    to_node: str
    kind: Literal["tunnel", "junction"]


class MapRow(TypedDict):
    nodes: list[NodeRow]
    special_edges: list[EdgeRow]
    board_width_mm: float
    board_height_mm: float
    centre_x: float
    centre_y: float
    loop_radii_outer: tuple[float, float]
    loop_radii_middle: tuple[float, float]
    loop_radii_inner: tuple[float, float]


class CityRow(TypedDict):
    id: str
    region: str
    rank: int
    node: str
    plate: tuple[float, float]
    marker_spaces: int


class ZoneRow(TypedDict):
    id: str
    region: str
    plate: tuple[float, float]
    warehouse_spaces: int


class RegionRow(TypedDict):
    id: str
    code: str
    colour: str
    plate: tuple[float, float]


class CardRow(TypedDict):
    id: str
    moves: list[int]
    coal_costs: list[int]
    special: str
    special_coal_cost: int


class EffectRow(TypedDict):
    id: str
    op: str
    n: int


class HeroRow(TypedDict):
    id: str
    name_en: str
    name_pl: str
    region: str
    city: str
    bonus: str
    mission_good: str


class SectorRow(TypedDict):
    id: str
    advance_track: str
    bonus_spaces: list[int]
    bonus_effect: str
    award_first: int
    award_second: int


class ProgressRow(TypedDict):
    id: str
    values: list[int]
    top_vp: int


class ContractRow(TypedDict):
    id: str
    size: int
    goods: list[str]
    vp: int


class WagonRow(TypedDict):
    """A special wagon has no `slots`: all of them take parcels."""

    id: str
    size: int
    slots: NotRequired[list[str]]
    vp_full: NotRequired[int]


class RewardRow(TypedDict):
    id: str
    cost: int
    effect: str


class TileRow(TypedDict):
    id: str
    effect: str


class ActionRow(TypedDict):
    id: str
    area: str


class AreaRow(TypedDict):
    id: str


class TrackBonus(TypedDict):
    space: int
    effect: str


class LongTrackRow(TypedDict):
    length: int
    bonuses: list[TrackBonus]


class GoodRow(TypedDict):
    id: str
    value: NotRequired[int]


class FinalRow(TypedDict):
    all_cities: int
    track_first: int
    track_second: int
    contract_area_first: int
    contract_area_second: int


class MissionRow(TypedDict):
    """What a mission scores for this many goods; the last row also for more."""

    count: int
    vp: int


class HeroesRow(TypedDict):
    vp_table: list[MissionRow]


class GroupsRow(TypedDict):
    heroes: HeroesRow


class PartyRow(TypedDict):
    players: int
    spies_in_play: list[int]


class Box(TypedDict):
    setup: list[PartyRow]
    map: MapRow
    cities: list[CityRow]
    zones: list[ZoneRow]
    regions: list[RegionRow]
    action_cards: list[CardRow]
    heroes: list[HeroRow]
    sectors: list[SectorRow]
    progress_tracks: list[ProgressRow]
    state_contracts: list[ContractRow]
    black_market_rewards: list[RewardRow]
    effects: list[EffectRow]
    siding_bonuses: list[TileRow]
    wagons: list[WagonRow]
    special_wagons: list[WagonRow]
    investment_actions: list[ActionRow]
    action_areas: list[AreaRow]
    infrastructure_tracks: LongTrackRow
    contractor_tracks: LongTrackRow
    goods: list[GoodRow]
    groups: GroupsRow
    final_scoring: FinalRow


SHAPES = Shapes(
    View,
    {
        "bid_spy": Bidding,
        "choose_warehouse_zone": WithLeft,
        "choose_station_zone": WithLeft,
        "invest": WithInvestment,
        "play_card": WithCoal,
        "take_display_card": TakingCard,
        "discard_excess": WithLimit,
        "plan_keep": Planning,
        "city_step": InCity,
        "fulfil_contract": Fulfilling,
        "choose_goods": PayingGoods,
        "choose_sector": PlacingAgents,
        "income_load": WithLeft,
        "lobby": WithSpy,
        "sell_good": Selling,
        "choose_contract_city": WithSize,
        "movement_step": Moving,
        "special_step": UsingSpecial,
        "hero_prekeep": Drafting,
        "hero_draft_pick": Drafting,
        "rent": Renting,
        "take_parcel": InZone,
        "choose_target": Riding,
        "choose_good": LoadingWagon,
        "choose_exchange": Exchanging,
        "choose_new_wagon": WithSize,
    },
    Box,
)
