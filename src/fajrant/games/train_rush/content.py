"""The box, read once. Goods, cities, cards and wagons are small integers that index lists such as RANK.

Everything that a variant can change is in `Values`, which every position refers to."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.content import ids, read_content
from fajrant.core.moves import Domain, Numbers, OrNone
from fajrant.core.variants import Boxes
from fajrant.games.train_rush.routes import reachable

BOX: Final[dict[str, Any]] = read_content(__file__)

NONE: Final = -1

LIMITS: Final[dict[str, Any]] = BOX["limits"]
PIECES: Final[dict[str, Any]] = BOX["counts_per_player"]
SEAT: Final = Numbers("seat", 0, int(BOX["meta"]["players_max"]) - 1)
COUNT: Final = Numbers("count", 0, 999)
POINTS: Final = Numbers("points", 0, 999)

# ---------------------------------------------------------------- goods and regions

GOOD_ROWS: Final[list[dict[str, Any]]] = BOX["goods"]
GOOD: Final = Domain("good", ids(GOOD_ROWS))
GOODS: Final = list(range(len(GOOD_ROWS)))
ANY: Final = len(GOODS)  # a slot, or a place of a contract, for any good
PARCEL: Final = ANY + 1
CARGO: Final = Domain("cargo", [*GOOD.ids, "any", "parcel"])  # the content of a slot, or what fits into it
CARGO_OR_NONE: Final = OrNone(CARGO)

REGION_ROWS: Final[list[dict[str, Any]]] = BOX["regions"]
REGION: Final = Domain("region", ids(REGION_ROWS))
REGIONS: Final = list(range(len(REGION_ROWS)))
REGION_OR_NONE: Final = OrNone(REGION)
ALL_REGIONS: Final = (1 << len(REGION_ROWS)) - 1
COLOUR: Final = Domain("colour", list(BOX["contractor_tracks"]["tracks"]))  # of contractors
COLOURS: Final = list(range(len(COLOUR.ids)))
COLOUR_OR_NONE: Final = OrNone(COLOUR)

# ---------------------------------------------------------------- cities

CITY_ROWS: Final[list[dict[str, Any]]] = BOX["cities"]
CITY: Final = Domain("city", ids(CITY_ROWS))
CITIES: Final = list(range(len(CITY_ROWS)))
REGION_OF_CITY: Final[list[int]] = [REGION.index[row["region"]] for row in CITY_ROWS]
CITIES_IN: Final[list[list[int]]] = [[city for city in CITIES if REGION_OF_CITY[city] == region] for region in REGIONS]
RANK: Final[list[int]] = [int(row["rank"]) for row in CITY_ROWS]
SIZES: Final[list[int]] = [int(size) for size in CITY_ROWS[0]["contract_spaces"]]  # of contracts
SMALLEST: Final = SIZES[0]
KINDS_OF_SIZES: Final = len(SIZES)  # a space of the contract area is city * KINDS_OF_SIZES + size - SMALLEST
CONTRACT_SPACES_IN: Final = [
    [city * KINDS_OF_SIZES + size - SMALLEST for city in CITIES_IN[region] for size in SIZES] for region in REGIONS
]
SIZE: Final = Numbers("size", SIZES[0], SIZES[-1])
START_CONTRACTORS: Final[list[int]] = [
    sum([1 << COLOUR.index[colour] for colour in row["start_contractors"]]) for row in CITY_ROWS
]
START_MISSIONS: Final[int] = sum([1 << city for city in CITIES if CITY_ROWS[city]["mission_token"]])

TOKEN_ROWS: Final[list[dict[str, Any]]] = BOX["movement_tokens"]
TOKEN: Final = Numbers("token", 0, max([int(row["movement"]) for row in TOKEN_ROWS]))  # 0: none


def tokens_at(city: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tokens of a city, by space."""
    return sorted([row for row in rows if row["city"] == city], key=lambda row: int(row["space"]))


TOKENS_AT: Final = [tokens_at(city, TOKEN_ROWS) for city in CITY.ids]
TOKEN_MOVES: Final[list[list[int]]] = [[int(row["movement"]) for row in rows] for rows in TOKENS_AT]
ALL_TOKENS: Final = sorted([int(row["movement"]) for row in TOKEN_ROWS])

# ---------------------------------------------------------------- zones

ZONE_ROWS: Final[list[dict[str, Any]]] = BOX["zones"]
ZONE: Final = Domain("zone", ids(ZONE_ROWS))
ZONES: Final = list(range(len(ZONE_ROWS)))
REGION_OF_ZONE: Final[list[int]] = [REGION.index[row["region"]] for row in ZONE_ROWS]
ZONES_IN: Final[list[list[int]]] = [[zone for zone in ZONES if REGION_OF_ZONE[zone] == region] for region in REGIONS]
WAREHOUSE_SPACES: Final[int] = int(LIMITS["warehouses_per_zone"])
PARCELS: Final[int] = int(BOX["counts"]["parcels"])

# ---------------------------------------------------------------- effects

EFFECT_ROWS: Final[list[dict[str, Any]]] = BOX["effects"]
EFFECT: Final = Domain("effect", ids(EFFECT_ROWS))
ACTION_ROWS: Final[list[dict[str, Any]]] = BOX["investment_actions"]
ACTION: Final = Domain("action", ids(ACTION_ROWS))
ACTIONS: Final = list(range(len(ACTION_ROWS)))
PROGRESS_ROWS: Final[list[dict[str, Any]]] = BOX["progress_tracks"]
PROGRESS: Final = Domain("progress", ids(PROGRESS_ROWS))
PROGRESSES: Final = list(range(len(PROGRESS_ROWS)))
INVESTMENT: Final = PROGRESS.index["investment"]
COAL: Final = PROGRESS.index["coal"]
LOADING: Final = PROGRESS.index["loading"]
UNLOADING: Final = PROGRESS.index["unloading"]
WAGON_LIMIT: Final = PROGRESS.index["wagons"]
TOP: Final[list[int]] = [len(row["values"]) - 1 for row in PROGRESS_ROWS]  # the highest level of each track

# the kinds of effects; n is the number of repetitions for those in REPEATED, an amount for the others
NOTHING: Final = 0
GAIN_VP: Final = 1
GAIN_INVESTMENT: Final = 2
GAIN_COAL: Final = 3
BUILD_STATION: Final = 4
BUILD_WAREHOUSE: Final = 5
CORRUPT: Final = 6
CORRUPT_TRACK: Final = 7
CORRUPT_DOUBLE: Final = 8
ADVANCE_ANY: Final = 9
ADVANCE: Final = 10
LOAD: Final = 11
EXCHANGE: Final = 12
DRAW_WAGON: Final = 13
PLAN: Final = 14
RENT_ANY: Final = 15
FREE_ACTION: Final = 16
SIDING_ANY: Final = 17
FREE_SPECIAL: Final = 18
MOVE: Final = 19
MARKET_CONTRACT: Final = 20
KIND_OF_OP: Final = {
    "none": NOTHING,
    "gain_vp": GAIN_VP,
    "gain_investment": GAIN_INVESTMENT,
    "gain_coal": GAIN_COAL,
    "build_station": BUILD_STATION,
    "build_warehouse": BUILD_WAREHOUSE,
    "corrupt_active_region": CORRUPT,
    "corrupt_track_region": CORRUPT_TRACK,
    "corrupt_track_region_double": CORRUPT_DOUBLE,
    "advance_any": ADVANCE_ANY,
    **{f"advance_{name}": ADVANCE for name in PROGRESS.ids},
    "load_wagon": LOAD,
    "exchange": EXCHANGE,
    "draw_wagon_2": DRAW_WAGON,
    "draw_wagon_3": DRAW_WAGON,
    "plan": PLAN,
    "rent_from_any_city": RENT_ANY,
    "free_investment_action": FREE_ACTION,
    "use_any_siding_tile": SIDING_ANY,
    "free_special": FREE_SPECIAL,
    "move_without_tokens": MOVE,
    "black_market_contract": MARKET_CONTRACT,
}
KINDS_OF_EFFECTS: Final = 21
REPEATED: Final = [BUILD_STATION, BUILD_WAREHOUSE, CORRUPT, ADVANCE_ANY, ADVANCE, LOAD, FREE_SPECIAL]


class Effect:
    """The effect of a card, a tile, a hero or a bonus space: its kind and its numbers."""

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        op = str(row["op"])
        self.number: Final = number  # its index in EFFECTS
        self.kind: Final = KIND_OF_OP[op]
        self.n: Final = int(row["n"])
        self.times: Final = int(row["n"]) if KIND_OF_OP[op] in REPEATED else 1
        self.track: Final = PROGRESS.index.get(op.removeprefix("advance_"), NONE)
        self.size: Final = int(op[-1]) if op.startswith("draw_wagon_") else int(row["n"])  # of a wagon or a contract
        given = [str(word) for word in row["options"]]
        self.exchanges: Final = [(int(word[0]), int(word[2])) for word in given if "-" in word]  # own size, new size
        self.actions: Final = [ACTION.index[word] for word in given if "-" not in word]


EFFECTS: Final = [Effect(number, row) for number, row in enumerate(EFFECT_ROWS)]

# ---------------------------------------------------------------- tracks of infrastructure and contractors

TRACK: Final = Domain(
    "track",
    [f"infrastructure_{name}" for name in BOX["infrastructure_tracks"]["tracks"]]
    + [f"contractors_{name}" for name in COLOUR.ids],
)
TRACKS: Final = list(range(len(TRACK.ids)))
CONTRACTOR_TRACK: Final = len(REGION_ROWS)  # the first one; tracks of infrastructure are numbered by region
TRACK_ENDS: Final[list[int]] = [int(BOX["infrastructure_tracks"]["length"]) for _ in REGION_ROWS] + [
    int(BOX["contractor_tracks"]["length"]) for _ in COLOURS
]


def bonuses_on(track: dict[str, Any]) -> list[int]:
    """The effect of each space of a track, from 0; NONE where there is no bonus."""
    effects = [NONE for _ in range(int(track["length"]) + 1)]
    for row in track["bonuses"]:
        effects[int(row["space"])] = EFFECT.index[row["effect"]]
    return effects


TRACK_BONUS: Final[list[list[int]]] = [bonuses_on(BOX["infrastructure_tracks"]) for _ in REGION_ROWS] + [
    bonuses_on(BOX["contractor_tracks"]) for _ in COLOURS
]

# ---------------------------------------------------------------- sectors

SECTOR_ROWS: Final[list[dict[str, Any]]] = BOX["sectors"]
SECTOR: Final = Domain("sector", ids(SECTOR_ROWS))
KINDS_OF_SECTORS: Final = len(SECTOR_ROWS)  # a place is a sector of a region: region * KINDS_OF_SECTORS + sector
PLACES: Final = list(range(len(REGION_ROWS) * KINDS_OF_SECTORS))
PLACES_IN: Final = [[place for place in PLACES if place // KINDS_OF_SECTORS == region] for region in REGIONS]
ADVANCES: Final[list[int]] = [PROGRESS.index[row["advance_track"]] for row in SECTOR_ROWS]
SPY_BONUS: Final[list[int]] = [EFFECT.index[row["bonus_effect"]] for row in SECTOR_ROWS]
BONUS_SPACES: Final[list[list[int]]] = [[int(space) for space in row["bonus_spaces"]] for row in SECTOR_ROWS]
OWN_SPIES: Final[list[int]] = [int(row["own_spies_limit"]) for row in SECTOR_ROWS]  # 0: no limit
SPY_SPACES: Final[list[int]] = [len(row["spy_spaces"]) for row in SECTOR_ROWS]
AGENT_SPACES: Final[list[int]] = [len(row["agent_spaces"]) for row in SECTOR_ROWS]
SECTOR_SPACE: Final = Numbers("space", 1, 8)
SPY: Final = Numbers("spy", 1, max([int(spy) for row in BOX["setup"] for spy in row["spies_in_play"]]))

# ---------------------------------------------------------------- investment

AREA_ROWS: Final[list[dict[str, Any]]] = BOX["action_areas"]
AREA: Final = Domain("area", ids(AREA_ROWS))
AREAS: Final = list(range(len(AREA_ROWS)))
AREA_OF: Final[list[int]] = [AREA.index[row["area"]] for row in ACTION_ROWS]
ACTION_EFFECT: Final[list[int]] = [EFFECT.index[row["effect"]] for row in ACTION_ROWS]

# ---------------------------------------------------------------- action cards, siding tiles, heroes

CARD_ROWS: Final[list[dict[str, Any]]] = BOX["action_cards"]
CARD: Final = Domain("card", ids(CARD_ROWS))
CARDS: Final = list(range(len(CARD_ROWS)))
CARD_OR_NONE: Final = OrNone(CARD)
MOVES: Final[list[list[int]]] = [[int(points) for points in row["moves"]] for row in CARD_ROWS]
MOVEMENTS: Final = len(MOVES[0])  # of a card
SPECIAL: Final[list[int]] = [EFFECT.index[row["special"]] for row in CARD_ROWS]
HAND_LIMIT: Final[int] = int(LIMITS["hand_limit"])
DISPLAY_SIZE: Final[int] = int(LIMITS["action_card_display"])
PLAN_DRAWS: Final[int] = int(LIMITS["plan_draws"])

TILE_ROWS: Final[list[dict[str, Any]]] = BOX["siding_bonuses"]
TILE: Final = Domain("tile", ids(TILE_ROWS))
TILES: Final = list(range(len(TILE_ROWS)))
TILE_OR_NONE: Final = OrNone(TILE)
TILE_EFFECT: Final[list[int]] = [EFFECT.index[row["effect"]] for row in TILE_ROWS]
TILE_SPACES: Final[int] = int(LIMITS["siding_display"])
NUMBER: Final = Numbers("number", 1, TILE_SPACES)  # of a siding space, and of the tile space that it is linked to

HERO_ROWS: Final[list[dict[str, Any]]] = BOX["heroes"]
HERO: Final = Domain("hero", ids(HERO_ROWS))
HEROES: Final = list(range(len(HERO_ROWS)))
HERO_OR_NONE: Final = OrNone(HERO)
HERO_CITY: Final[list[int]] = [CITY.index[row["city"]] for row in HERO_ROWS]
HERO_BONUS: Final[list[int]] = [EFFECT.index[row["bonus"]] for row in HERO_ROWS]
MISSION_GOOD: Final[list[int]] = [GOOD.index[row["mission_good"]] for row in HERO_ROWS]

# ---------------------------------------------------------------- contracts and wagons

CONTRACT_ROWS: Final[list[dict[str, Any]]] = BOX["state_contracts"]
CONTRACT: Final = Domain("contract", ids(CONTRACT_ROWS))
CONTRACTS: Final = list(range(len(CONTRACT_ROWS)))
CONTRACT_OR_NONE: Final = OrNone(CONTRACT)
CONTRACT_SIZE: Final[list[int]] = [int(row["size"]) for row in CONTRACT_ROWS]
CONTRACTS_OF_SIZE: Final = [[tile for tile in CONTRACTS if CONTRACT_SIZE[tile] == size] for size in SIZES]


def named_first(goods: list[str]) -> list[int]:
    """D-PAY The named goods of a contract, then its `any` goods."""
    return [GOOD.index[name] for name in goods if name != "any"] + [ANY for name in goods if name == "any"]


CONTRACT_GOODS: Final[list[list[int]]] = [named_first(row["goods"]) for row in CONTRACT_ROWS]
CONTRACT_NEEDS: Final[list[list[int]]] = [[goods.count(good) for good in GOODS] for goods in CONTRACT_GOODS]

WAGON_ROWS: Final[list[dict[str, Any]]] = BOX["wagons"] + BOX["special_wagons"]
WAGON: Final = Domain("wagon", ids(WAGON_ROWS))
WAGONS: Final = list(range(len(WAGON_ROWS)))
WAGON_OR_NONE: Final = OrNone(WAGON)
FIRST_SPECIAL: Final = len(BOX["wagons"])  # wagons from here on carry parcels
WAGON_SIZE: Final[list[int]] = [int(row["size"]) for row in WAGON_ROWS]
SLOTS: Final[list[tuple[int, ...]]] = [
    tuple([CARGO.index[slot] for slot in row["slots"]]) if "slots" in row else (PARCEL,) * int(row["size"])
    for row in WAGON_ROWS
]
SLOT: Final = Numbers("slot", 0, max(WAGON_SIZE) - 1)
DEALT_SIZE: Final = Numbers("size", 2, 3)
DEALT_SIZES: Final = [2, 3]  # of wagons on display; the stack of a size has index size - 2
GOODS_WAGONS: Final = [  # by size
    [wagon for wagon in WAGONS if wagon < FIRST_SPECIAL and WAGON_SIZE[wagon] == size] for size in DEALT_SIZES
]
SPECIAL_WAGONS: Final[tuple[tuple[int, ...], ...]] = tuple(  # stacks by size, the top wagon last
    [
        tuple([wagon for wagon in reversed(WAGONS) if wagon >= FIRST_SPECIAL and WAGON_SIZE[wagon] == size])
        for size in DEALT_SIZES
    ]
)
WAGON_DISPLAY: Final[int] = int(LIMITS["wagon_display_per_size"])
BRASS_WAGONS: Final = [wagon for wagon in WAGONS if WAGON_SIZE[wagon] == 1 and SLOTS[wagon][0] != ANY]
ANY_WAGONS: Final = [wagon for wagon in WAGONS if WAGON_SIZE[wagon] == 1 and SLOTS[wagon][0] == ANY]

REWARD_ROWS: Final[list[dict[str, Any]]] = BOX["black_market_rewards"]
REWARD: Final = Domain("reward", ids(REWARD_ROWS))
REWARDS: Final = list(range(len(REWARD_ROWS)))
REWARD_EFFECT: Final[list[int]] = [EFFECT.index[row["effect"]] for row in REWARD_ROWS]

# ---------------------------------------------------------------- the map

NODE_ROWS: Final[list[dict[str, Any]]] = BOX["map"]["nodes"]
NODE: Final = Domain("node", ids(NODE_ROWS))
NODES: Final = list(range(len(NODE_ROWS)))
TRACK_NODE: Final = 0
SIDING_NODE: Final = 1
CITY_NODE: Final = 2
MARKET_NODE: Final = 3
KINDS_OF_NODES: Final = {
    "start": TRACK_NODE,
    "track": TRACK_NODE,
    "siding": SIDING_NODE,
    "city": CITY_NODE,
    "black_market": MARKET_NODE,
}
NODE_KIND: Final[list[int]] = [KINDS_OF_NODES[row["kind"]] for row in NODE_ROWS]
START: Final = [row["kind"] for row in NODE_ROWS].index("start")
SUCCESSORS: Final[list[list[int]]] = [[NODE.index[name] for name in row["successors"]] for row in NODE_ROWS]
CROWDED: Final[list[bool]] = [bool(row["multi_occupancy"]) for row in NODE_ROWS]  # holds any number of locomotives
REGION_AT: Final[list[int]] = [REGION.index.get(row["region"], NONE) for row in NODE_ROWS]
CITY_AT: Final[list[int]] = [CITY.index[row["city"]] if "city" in row else NONE for row in NODE_ROWS]
NODE_OF_CITY: Final[list[int]] = [CITY_AT.index(city) for city in CITIES]
ZONE_AT: Final[list[int]] = [ZONE.index[row["zone"]] if "zone" in row else NONE for row in NODE_ROWS]
NUMBER_AT: Final[list[int]] = [int(row["number"]) if "number" in row else NONE for row in NODE_ROWS]
LONGEST: Final = max(  # the most points of one movement
    [points for moves in MOVES for points in moves] + [effect.n for effect in EFFECTS if effect.kind == MOVE]
) + max(ALL_TOKENS)
REACH: Final[list[list[tuple[int, ...]]]] = reachable(
    SUCCESSORS, [kind in (CITY_NODE, MARKET_NODE) for kind in NODE_KIND], LONGEST
)  # by node and points: where a movement can end, other locomotives aside

# ---------------------------------------------------------------- set-up

CITIES_TO_END: Final[int] = int(BOX["rounds"]["early_end_all_cities_visited"])

ROUND: Final = Numbers("round", 1, max([int(row["rounds"]) for row in BOX["setup"]]))


class Party:
    """The set-up row of a number of players (§3.2)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: Final = int(row["players"])
        self.spies: Final = sum([1 << int(spy) for spy in row["spies_in_play"]])  # as a set of bits
        self.rounds: Final = int(row["rounds"])
        self.heroes_dealt: Final = int(row["hero_deal"])
        self.heroes_kept: Final = int(row["hero_keep_before_draft"])
        self.hero_hand: Final = int(row["hero_hand"])
        self.cards_dealt: Final = int(row["action_deal"])
        self.cards_kept: Final = int(row["action_keep"])
        self.area_spaces: Final = int(row["area_spaces"])


PARTIES: Final = [Party(row) for row in BOX["setup"]]
PARTY_OF: Final = [PARTIES[0], PARTIES[0], *PARTIES]  # by number of players, from 2
PAIR: Final = 2  # action cards that each player returns
assert {party.cards_dealt - party.cards_kept for party in PARTIES} == {PAIR}

# ---------------------------------------------------------------- values


def numbers(rows: list[dict[str, Any]], key: str) -> list[int]:
    return [int(row[key]) for row in rows]


class Values:
    """The numbers that a variant can change, and those derived from them."""

    def __init__(self, box: dict[str, Any]) -> None:
        scoring: dict[str, Any] = box["final_scoring"]
        cards: list[dict[str, Any]] = box["action_cards"]
        tokens: list[dict[str, Any]] = box["movement_tokens"]
        value = numbers(box["goods"], "value")
        self.value: Final = value
        self.dearest: Final = sorted(GOODS, key=lambda good: -value[good])  # the goods, the most valuable first
        self.token_vp: Final = [numbers(tokens_at(city, tokens), "vp") for city in CITY.ids]  # by city and space
        self.levels: Final = [[int(level) for level in row["values"]] for row in box["progress_tracks"]]
        self.top_vp: Final = numbers(box["progress_tracks"], "top_vp")
        self.price: Final = numbers(box["investment_actions"], "cost")
        self.coal_cost: Final = [[int(cost) for cost in row["coal_costs"]] for row in cards]
        self.special_cost: Final = numbers(cards, "special_coal_cost")
        self.cheapest_special: Final = min(self.special_cost)
        self.mission_vp: Final = [0, *numbers(box["groups"]["heroes"]["vp_table"], "vp")]  # by goods
        self.contract_vp: Final = numbers(box["state_contracts"], "vp")
        self.full_vp: Final = [0 for _ in box["wagons"]] + numbers(box["special_wagons"], "vp_full")
        self.reward_price: Final = numbers(box["black_market_rewards"], "cost")
        self.all_cities_vp: Final = int(scoring["all_cities"])
        self.sector_first: Final = numbers(box["sectors"], "award_first")
        self.sector_second: Final = numbers(box["sectors"], "award_second")
        self.track_first: Final = int(scoring["track_first"])
        self.track_second: Final = int(scoring["track_second"])
        self.contract_first: Final = int(scoring["contract_area_first"])
        self.contract_second: Final = int(scoring["contract_area_second"])


BOXES: Final = Boxes(BOX, Values)
