"""The evaluation of a position for a seat: the points it can expect at the end of the game, as a sum of TERMS.

The value of a majority is interpolated: early in the game each piece or step has a fixed value, late in the game a lead
is worth the points that it would score now. Things that pay in every round, such as levels of progress, are multiplied
by the rounds left. A city or contract is worth less if it is far away, and a contract also for each missing good.
When the game is over, only points count. The evaluation uses nothing that is hidden from the seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fajrant.core.counts import total
from fajrant.core.learned import Model
from fajrant.games.train_rush.content import (
    CITIES,
    CITIES_IN,
    CITIES_TO_END,
    CONTRACT_NEEDS,
    EFFECTS,
    FIRST_SPECIAL,
    GAIN_COAL,
    GAIN_INVESTMENT,
    GAIN_VP,
    HERO_CITY,
    KINDS_OF_SECTORS,
    MISSION_GOOD,
    MOVES,
    NODE_OF_CITY,
    NONE,
    PARCEL,
    PLACES,
    PROGRESSES,
    REGIONS,
    SIZES,
    SPECIAL,
    SPY,
    SUCCESSORS,
    TOP,
    TRACKS,
    UNLOADING,
    WAGON_SIZE,
    ZONES,
)
from fajrant.games.train_rush.moves import MISSION, MOVEMENT
from fajrant.games.train_rush.routes import distances
from fajrant.games.train_rush.scoring import (
    MARKERS_APART,
    award,
    contract_sums,
    score_all_cities,
    score_missions,
    score_progress,
    score_sector,
    score_special_wagons,
)
from fajrant.games.train_rush.state import (
    Faction,
    TrainRush,
    cities_visited,
    contract_space,
    count_of,
    goods_on,
    grid_place,
    value_on,
)

TERMS: Final = [
    "points",
    "contracts",
    "cities",
    "sectors",
    "tracks",
    "zones",
    "wagons",
    "progress",
    "money",
    "cards",
    "missions",
]
POINTS_TERM: Final = 0
CONTRACTS_TERM: Final = 1
CITIES_TERM: Final = 2
SECTORS_TERM: Final = 3
TRACKS_TERM: Final = 4
ZONES_TERM: Final = 5
WAGONS_TERM: Final = 6
PROGRESS_TERM: Final = 7
MONEY_TERM: Final = 8
CARDS_TERM: Final = 9
MISSIONS_TERM: Final = 10

FAR: Final[list[list[int]]] = distances(SUCCESSORS, NODE_OF_CITY)  # steps from each space to each city
STEPS: Final = 60  # a cap on distances
NEAR: Final[list[float]] = [0.94**steps for steps in range(STEPS + 1)]  # discount by distance in steps
STEPS_PER_ROUND: Final = 9.0
SPENDING: Final = 0.3  # rounds needed to use money and cards

# The weights were fitted to final scores of games among searching bots, then tuned in duels.
LEAD: Final = 0.9  # the part of a lead's award that counts at the end of the game
LEAD_IN_REGION: Final = 0.6  # another factor, in the contract area
AWARD_HOPE: Final = 1.5  # times the points for most pieces in a sector
PIECE: Final = 1.65  # a spy or agent in a sector that is still open
STEP_UP: Final = 0.55  # a space on a track of infrastructure or contractors, while the lead is open
MARKED_GOOD: Final = 0.6  # a marker in the contract area, per good, while the lead is open
BEST_CONTRACT: Final = 0.7  # factor of the most promising contract
OTHER_CONTRACTS: Final = 0.08  # factor of all others
CITY: Final = 1.2  # factor of cities within reach
MISSING: Final = [1.0, 0.55, 0.3, 0.15, 0.08, 0.04]  # factor of a contract by the number of missing goods
TOO_LARGE: Final = [1.0, 0.5, 0.25, 0.12]  # by the number of goods over the unloading limit
VACANT: Final = [0.7, 2.2]  # an unrented warehouse without and with a station
RENTED: Final = 0.35  # per round, for the owner of a rented warehouse
STATION: Final = 0.4  # per round, for the owner of the station
SLOT_PER_ROUND: Final = 0.3
GOOD: Final = [0.625, 0.75, 0.875, 1.0, 1.125]  # a good on a wagon
PARCEL_HOPE: Final = [0.04, 0.15, 0.28]  # of a special wagon's points, by the parcels on it
PER_LEVEL: Final = [1.2, 1.1, 0.4, 0.5, 0.15]  # per round, for each level of a progress track
HIGHER: Final = 0.04  # per round, times the square of the level
INVESTMENT_VALUE: Final = 1.05
COAL_VALUE: Final = 1.15
TOKEN_PER_POINT: Final = 0.55
CARD_VALUE: Final = 0.5
CARDS: Final = 0.8  # factor of CARD_WORTH for the cards in hand
CARD_MORE: Final = 0.7  # a card in hand, whatever it does
STARTED: Final = 0.3  # of a mission's points at the start, since its goods may be used otherwise
NEXT_GOOD: Final = 0.6  # of the points that one more good would add to a mission
HERO_HOPE: Final = 3.0
TOP_HOPE: Final = 0.85  # of the points of an unclaimed top, times CLIMBED
CLIMBED: Final = [[(level / (top + 1)) ** 2 for level in range(top + 1)] for top in TOP]  # by track and level
BUILT_HOPE: Final = 0.4  # a special action of another kind, per repetition


def special_worth(card: int) -> float:
    """The estimated value of a card's special action."""
    effect = EFFECTS[SPECIAL[card]]
    if effect.kind == GAIN_VP:
        return 0.45 * effect.n
    if effect.kind == GAIN_INVESTMENT:
        return 0.3 * effect.n
    if effect.kind == GAIN_COAL:
        return 0.3 * effect.n
    return BUILT_HOPE * effect.times + 0.3


CARD_WORTH: Final = [CARD_VALUE + special_worth(card) + 0.04 * sum(MOVES[card]) for card in range(len(MOVES))]


SPIES: Final = list(range(SPY.low, SPY.high + 1))
COUNTS: Final = [  # features that are plain counts, with their terms
    ("investment", "money"),
    ("coal", "money"),
    ("cards in hand", "cards"),
    ("bids in hand", "sectors"),
    ("agents in reserve", "sectors"),
    ("warehouses in reserve", "zones"),
    ("stations in reserve", "zones"),
    ("markers in reserve", "contracts"),
    ("visited", "cities"),
    ("tokens", "cities"),
    ("wagons held", "wagons"),
    ("goods", "wagons"),
    ("parcels", "wagons"),
    ("heroes in hand", "missions"),
    ("missions begun", "missions"),
    ("level 1", "progress"),
    ("level 2", "progress"),
    ("level 3", "progress"),
    ("level 4", "progress"),
    ("level 5", "progress"),
    ("place in order", "cards"),
]
MODEL: Final = Model(str(Path(__file__).parent), TERMS, [*[(term, term) for term in TERMS], *COUNTS])


def features(pos: TrainRush, seat: int) -> list[float]:
    """The features that the learned evaluation weighs: first the terms of `hopes`, then plain counts."""
    faction = pos.factions[seat]
    goods = goods_on(faction)
    rounds = rounds_left(pos)
    values = hopes(pos, seat, goods, rounds)
    values.append(float(faction.investment))
    values.append(float(faction.coal))
    values.append(float(len(faction.hand)))
    values.append(float(sum([spy for spy in SPIES if faction.spies >> spy & 1])))
    values.append(float(faction.agents))
    values.append(float(faction.warehouses))
    values.append(float(faction.stations))
    values.append(float(faction.markers))
    values.append(float(faction.visited.bit_count()))
    values.append(float(len(faction.tokens)))
    values.append(float(len(faction.wagons)))
    values.append(float(total(goods)))
    parcels = 0
    for wagon in faction.wagons:
        if wagon.kind >= FIRST_SPECIAL:
            parcels += wagon.load.count(PARCEL)
    values.append(float(parcels))
    values.append(float(len(faction.heroes)))
    values.append(float(len(faction.missions)))
    for level in faction.progress:
        values.append(float(level))
    values.append(float(pos.order.index(seat)) if seat in pos.order else 0.0)
    return values


def gone(pos: TrainRush) -> float:
    return 1.0 - min(1.0, rounds_left(pos) / pos.party().rounds)


def hopes(pos: TrainRush, seat: int, goods: list[int], rounds: float) -> list[float]:
    """The terms in the order of TERMS: points so far, and hand-written estimates of what the seat can still gain."""
    terms = [0.0 for _ in TERMS]
    faction = pos.factions[seat]
    past = 1.0 - rounds / pos.party().rounds
    settled = LEAD * past * past  # how much a lead counts for its award
    terms[POINTS_TERM] = float(total(list(faction.vp)) + score_all_cities(faction))
    terms[CONTRACTS_TERM] = contracts_worth(pos, seat, faction, goods, rounds, settled)
    terms[CITIES_TERM] = cities_worth(pos, faction, rounds)
    terms[SECTORS_TERM] = sectors_worth(pos, seat, settled)
    terms[TRACKS_TERM] = tracks_worth(pos, seat, faction, settled)
    terms[ZONES_TERM] = zones_worth(pos, seat, rounds)
    terms[WAGONS_TERM] = wagons_worth(faction, rounds)
    terms[PROGRESS_TERM] = progress_worth(pos, faction, rounds)
    terms[MONEY_TERM] = money_worth(faction, rounds)
    terms[CARDS_TERM] = cards_worth(faction, rounds)
    terms[MISSIONS_TERM] = missions_worth(pos, faction, goods, rounds, settled)
    return terms


# ---------------------------------------------------------------- time


def rounds_left(pos: TrainRush) -> float:
    """The rounds left, including the rest of this one. When a faction has visited all cities, this one is the last."""
    rest = (MISSION - pos.phase) / MISSION
    for faction in pos.factions:
        if cities_visited(faction) == CITIES_TO_END:
            return rest
    return pos.party().rounds - pos.round + rest


def last_turn(pos: TrainRush) -> bool:
    """Whether the seat that is asked makes its last movement, or plays its last heroes."""
    if pos.phase < MOVEMENT:
        return False
    if pos.round == pos.party().rounds:
        return True
    for faction in pos.factions:
        if cities_visited(faction) == CITIES_TO_END:
            return True
    return False


def usable(rounds: float, needed: float) -> float:
    """The factor of something that takes `needed` rounds to use."""
    return rounds / (rounds + needed)


# ---------------------------------------------------------------- contracts and cities


def contracts_worth(
    pos: TrainRush, seat: int, faction: Faction, goods: list[int], rounds: float, settled: float
) -> float:
    """The worth of the contract area, and of open contracts by missing goods and distance; the best counts most."""
    values = pos.values
    worth = 0.0
    best = 0.0
    others = 0.0
    count = total(goods)
    far = FAR[faction.location]
    reach = STEPS_PER_ROUND * rounds
    limit = value_on(faction, UNLOADING)
    for region in REGIONS:
        sums = contract_sums(pos, region)
        if sums[seat] > 0:
            worth += settled * LEAD_IN_REGION * award(sums, seat, values.contract_first, values.contract_second)
            worth += (1.0 - settled) * MARKED_GOOD * (sums[seat] // MARKERS_APART)
        if faction.markers == 0:
            continue
        for size in SIZES:
            contract = pos.grid[grid_place(region, size)]
            if contract == NONE:
                continue
            steps = STEPS
            for city in CITIES_IN[region]:
                if far[city] < steps and pos.contracted[contract_space(city, size)] == NONE:
                    steps = far[city]
            if steps > reach:
                continue
            points = values.contract_vp[contract] + MARKED_GOOD * size
            hope = points * lacking(goods, count, contract, size) * NEAR[steps]
            if size > limit:
                hope *= TOO_LARGE[size - limit]
            others += min(hope, best)
            best = max(hope, best)
    return worth + BEST_CONTRACT * best + OTHER_CONTRACTS * others


def lacking(goods: list[int], count: int, contract: int, size: int) -> float:
    """The factor of a contract for its missing goods."""
    missing = 0
    for good, need in enumerate(CONTRACT_NEEDS[contract]):
        if need > 0 and goods[good] < need:
            missing += need - goods[good]
    missing = max(missing, size - count)
    return MISSING[missing]


def cities_worth(pos: TrainRush, faction: Faction, rounds: float) -> float:
    """The worth of cities not yet visited, by their next token and distance, and of the seat's own tokens."""
    values = pos.values
    worth = 0.0
    far = FAR[faction.location]
    reach = STEPS_PER_ROUND * rounds
    for city in CITIES:
        steps = far[city]
        if faction.visited >> city & 1 or steps > reach:
            continue
        space = len(pos.visitors[city])
        token = 1.0 + (values.token_vp[city][space] + 1.0 if space < len(values.token_vp[city]) else 0.0)
        worth += CITY * token * NEAR[min(steps, STEPS)]
    for token_points in faction.tokens:
        worth += TOKEN_PER_POINT * token_points * usable(rounds, 0.5)
    return worth


# ---------------------------------------------------------------- sectors and tracks


def sectors_worth(pos: TrainRush, seat: int, settled: float) -> float:
    worth = 0.0
    for place in PLACES:
        pieces = count_of(pos.spies[place], seat) + count_of(pos.agents[place], seat)
        if pieces > 0:
            worth += settled * score_sector(pos, seat, place)
            hope = PIECE * pieces if pieces < 3 else PIECE * 2.5
            worth += (1.0 - settled) * min(hope, AWARD_HOPE * pos.values.sector_first[place % KINDS_OF_SECTORS])
    return worth


def tracks_worth(pos: TrainRush, seat: int, faction: Faction, settled: float) -> float:
    values = pos.values
    worth = 0.0
    for track in TRACKS:
        space = faction.tracks[track]
        if space > 0:
            spaces = [other.tracks[track] for other in pos.factions]
            points = award(spaces, seat, values.track_first, values.track_second)
            worth += settled * points + (1.0 - settled) * STEP_UP * space
    return worth


# ---------------------------------------------------------------- zones, wagons


def zones_worth(pos: TrainRush, seat: int, rounds: float) -> float:
    """The worth of unrented warehouses, and of rented ones for their owners and for the owner of the station."""
    worth = 0.0
    for zone in ZONES:
        here = pos.zones[zone]
        if here.station == seat:
            worth += STATION * rounds * (here.rented() + 0.25 * len(here.owners) + 0.2)
        for place, owner in enumerate(here.owners):
            if owner == seat:
                if here.tenants[place] != NONE:
                    worth += RENTED * rounds
                else:
                    worth += VACANT[0 if here.station == NONE else 1] * usable(rounds, 1.5)
    return worth


def wagons_worth(faction: Faction, rounds: float) -> float:
    worth = 0.0
    use = usable(rounds, 1.0)
    for wagon in faction.wagons:
        if wagon.kind >= FIRST_SPECIAL:
            parcels = wagon.load.count(PARCEL)
            if parcels < WAGON_SIZE[wagon.kind]:
                worth += faction.values.full_vp[wagon.kind] * PARCEL_HOPE[parcels] * usable(rounds, 2.0)
            continue
        for good in wagon.load:
            worth += SLOT_PER_ROUND * rounds
            if good != NONE:
                worth += GOOD[good] * use
    return worth + score_special_wagons(faction)


# ---------------------------------------------------------------- progress, money, cards, missions


def progress_worth(pos: TrainRush, faction: Faction, rounds: float) -> float:
    """The worth of levels, which pay in every round left, and of tops that nobody has reached yet."""
    worth = float(score_progress(faction))
    for track in PROGRESSES:
        level = faction.progress[track]
        worth += rounds * (PER_LEVEL[track] * level + HIGHER * level * level)
        if level < TOP[track]:
            free = True
            for other in pos.factions:
                if other.progress[track] == TOP[track]:
                    free = False
            if free:
                worth += pos.values.top_vp[track] * TOP_HOPE * CLIMBED[track][level]
    return worth


def money_worth(faction: Faction, rounds: float) -> float:
    """The worth of investment and coal. More than 6 of one is hard to spend, so the excess counts less."""
    use = usable(rounds, SPENDING)
    investment = min(faction.investment, 6) + 0.4 * max(0, faction.investment - 6)
    coal = min(faction.coal, 6) + 0.3 * max(0, faction.coal - 6)
    return use * (INVESTMENT_VALUE * investment + COAL_VALUE * coal)


def cards_worth(faction: Faction, rounds: float) -> float:
    worth = 0.0
    for card in faction.hand:
        worth += CARD_WORTH[card]
    return CARDS * worth * usable(rounds, 1.5) + CARD_MORE * len(faction.hand) * usable(rounds, SPENDING)


def missions_worth(pos: TrainRush, faction: Faction, goods: list[int], rounds: float, settled: float) -> float:
    """The worth of missions by their current score, and of heroes in hand whose city still has its mission token."""
    values = pos.values
    worth = (STARTED + (1.0 - STARTED) * settled) * score_missions(faction)
    for hero in faction.missions:
        count = min(goods[MISSION_GOOD[hero]], len(values.mission_vp) - 2)
        worth += NEXT_GOOD * (values.mission_vp[count + 1] - values.mission_vp[count]) * usable(rounds, 1.0)
    for hero in faction.heroes:
        if pos.missions >> HERO_CITY[hero] & 1:
            worth += HERO_HOPE * usable(rounds, 2.5)
    return worth
