"""What a position promises a seat, in the rulebook's terms: points so far, contracts and cities within reach, influence
in sectors, the tracks of infrastructure and contractors, buildings, wagons, progress, money, cards and missions.

Majorities count for what they would give now only as far as the game has gone; before that, a piece or a step is worth
something by itself. What brings more in every round, such as levels of progress, counts by the rounds to come. Hope in
a city or a contract falls with the steps that lead there, and hope in a contract with each good that is missing.
Nothing but points counts in the end. Only what the seat may know is asked for.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.counts import total
from fajrant.games.train_rush.content import (
    CITIES,
    CITIES_IN,
    CONTRACT_FIRST,
    CONTRACT_NEEDS,
    CONTRACT_SECOND,
    CONTRACT_VP,
    EFFECTS,
    FIRST_SPECIAL,
    FULL_VP,
    GAIN_COAL,
    GAIN_INVESTMENT,
    GAIN_VP,
    HERO_CITY,
    KINDS_OF_SECTORS,
    LEVELS,
    MISSION_GOOD,
    MISSION_VP,
    MOVES,
    NODE_OF_CITY,
    NONE,
    PARCEL,
    PLACES,
    PROGRESSES,
    REGIONS,
    SECTOR_FIRST,
    SIZES,
    SPECIAL,
    SUCCESSORS,
    TOKEN_VP,
    TOP,
    TOP_VP,
    TRACK_FIRST,
    TRACK_SECOND,
    TRACKS,
    UNLOADING,
    WAGON_SIZE,
    ZONES,
)
from fajrant.games.train_rush.moves import MISSION
from fajrant.games.train_rush.routes import distances
from fajrant.games.train_rush.scoring import (
    award,
    contract_sums,
    score_all_cities,
    score_missions,
    score_progress,
    score_sector,
    score_special_wagons,
)
from fajrant.games.train_rush.scoring import points as points_now
from fajrant.games.train_rush.state import (
    Faction,
    TrainRush,
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
STEPS: Final = 60  # a city that is farther away counts as so far
NEAR: Final[list[float]] = [0.94**steps for steps in range(STEPS + 1)]  # what a thing is worth so many steps away
STEPS_PER_ROUND: Final = 9.0
SPENDING: Final = 0.3  # rounds that it takes to make use of money and cards

# Weights were fitted to the final scores of games among searching bots, then changed as long as duels were won by it.
LEAD: Final = 0.9  # of what a lead would give, at the end; before, by the square of the part of the game that is gone
LEAD_IN_REGION: Final = 0.6  # of that, in the contract area
AWARD_HOPE: Final = [1.5 * points for points in SECTOR_FIRST]
PIECE: Final = 1.65  # a spy or agent in a sector that is still open
STEP_UP: Final = 0.55  # a space on a track of infrastructure or contractors, while the lead is open
MARKED_GOOD: Final = 0.6  # a good's worth of a marker in the contract area, while the lead is open
BEST_CONTRACT: Final = 0.7  # what the contract that is nearest to be fulfilled counts
OTHER_CONTRACTS: Final = 0.08  # and all others
CITY: Final = 1.2  # what the nearness of a city counts
MISSING: Final = [1.0, 0.55, 0.3, 0.15, 0.08, 0.04]  # hope in a contract by the goods that it lacks
TOO_LARGE: Final = [1.0, 0.5, 0.25, 0.12]  # hope in a contract by the goods that cannot be unloaded yet
VACANT: Final = [0.7, 2.2]  # an unrented warehouse without and with a station
RENTED: Final = 0.35  # what a rented warehouse brings its owner in a round
STATION: Final = 0.4  # and the owner of the station
SLOT_PER_ROUND: Final = 0.3
GOOD: Final = [0.625, 0.75, 0.875, 1.0, 1.125]  # a good on a wagon, whatever it may be used for
PARCEL_HOPE: Final = [0.04, 0.15, 0.28]  # of what a special wagon gives, by the part of it that is full
PER_LEVEL: Final = [1.2, 1.1, 0.4, 0.5, 0.15]  # what a level of a progress track brings in a round
HIGHER: Final = 0.04  # and by the square of the level more, for levels bring levels
INVESTMENT_VALUE: Final = 1.05
COAL_VALUE: Final = 1.15
TOKEN_PER_POINT: Final = 0.55
CARD_VALUE: Final = 0.5
CARDS: Final = 0.8  # what the cards in hand count
CARD_MORE: Final = 0.7  # and each of them, whatever it can do
STARTED: Final = 0.3  # of a mission's points while goods may still be used for something else
NEXT_GOOD: Final = 0.6  # of what one more good would add to a mission
HERO_HOPE: Final = 3.0
NEAR_TOP: Final = [  # a top that is still free, by the level on its track
    [TOP_VP[track] * 0.85 * (level / len(LEVELS[track])) ** 2 for level in range(len(LEVELS[track]))]
    for track in PROGRESSES
]
BUILT_HOPE: Final = 0.4  # of what other kinds of special actions are worth


def special_worth(card: int) -> float:
    """What the special action of a card may bring."""
    effect = EFFECTS[SPECIAL[card]]
    if effect.kind == GAIN_VP:
        return 0.45 * effect.n
    if effect.kind == GAIN_INVESTMENT:
        return 0.3 * effect.n
    if effect.kind == GAIN_COAL:
        return 0.3 * effect.n
    return BUILT_HOPE * effect.times + 0.3


CARD_WORTH: Final = [CARD_VALUE + special_worth(card) + 0.04 * sum(MOVES[card]) for card in range(len(MOVES))]


def evaluate(pos: TrainRush, seat: int) -> float:
    """The points that a seat may expect at the end of the game."""
    found = 0.0
    for worth in prospects(pos, seat):
        found += worth
    return found


def prospects(pos: TrainRush, seat: int) -> list[float]:
    """The same by TERMS: points so far, and what may still come."""
    found = [0.0 for _ in TERMS]
    if pos.over():
        found[POINTS_TERM] = float(sum(points_now(pos, seat)))
        return found
    faction = pos.factions[seat]
    rounds = rounds_left(pos)
    gone = 1.0 - rounds / pos.party().rounds
    settled = LEAD * gone * gone  # how far a lead is a lead for good
    goods = goods_on(faction)
    found[POINTS_TERM] = float(total(list(faction.vp)) + score_all_cities(faction))
    found[CONTRACTS_TERM] = contracts_worth(pos, seat, faction, goods, rounds, settled)
    found[CITIES_TERM] = cities_worth(pos, faction, rounds)
    found[SECTORS_TERM] = sectors_worth(pos, seat, settled)
    found[TRACKS_TERM] = tracks_worth(pos, seat, faction, settled)
    found[ZONES_TERM] = zones_worth(pos, seat, rounds)
    found[WAGONS_TERM] = wagons_worth(faction, rounds)
    found[PROGRESS_TERM] = progress_worth(pos, faction, rounds)
    found[MONEY_TERM] = money_worth(faction, rounds)
    found[CARDS_TERM] = cards_worth(faction, rounds)
    found[MISSIONS_TERM] = missions_worth(pos, faction, goods, rounds, settled)
    return found


# ---------------------------------------------------------------- time


def rounds_left(pos: TrainRush) -> float:
    """Rounds to come, and what is left of this one."""
    return pos.party().rounds - pos.round + (MISSION - pos.phase) / MISSION


def usable(rounds: float, needed: float) -> float:
    """How likely it is that something can be used which takes so many rounds."""
    return rounds / (rounds + needed)


# ---------------------------------------------------------------- contracts and cities


def contracts_worth(
    pos: TrainRush, seat: int, faction: Faction, goods: list[int], rounds: float, settled: float
) -> float:
    """The contract area, and the open contracts by what they lack and how far they are: most of all the nearest one."""
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
            worth += settled * LEAD_IN_REGION * award(sums, seat, CONTRACT_FIRST, CONTRACT_SECOND)
            worth += (1.0 - settled) * MARKED_GOOD * (sums[seat] // 100)
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
            hope = (CONTRACT_VP[contract] + MARKED_GOOD * size) * lacking(goods, count, contract, size) * NEAR[steps]
            if size > limit:
                hope *= TOO_LARGE[size - limit]
            others += min(hope, best)
            best = max(hope, best)
    return worth + BEST_CONTRACT * best + OTHER_CONTRACTS * others


def lacking(goods: list[int], count: int, contract: int, size: int) -> float:
    """Hope in a contract by the goods that are missing."""
    missing = 0
    for good, need in enumerate(CONTRACT_NEEDS[contract]):
        if need > 0 and goods[good] < need:
            missing += need - goods[good]
    missing = max(missing, size - count)
    return MISSING[missing]


def cities_worth(pos: TrainRush, faction: Faction, rounds: float) -> float:
    """Cities not yet visited: the token that waits there, by how far it is; and tokens in hand."""
    worth = 0.0
    far = FAR[faction.location]
    reach = STEPS_PER_ROUND * rounds
    for city in CITIES:
        steps = far[city]
        if faction.visited >> city & 1 or steps > reach:
            continue
        space = len(pos.visitors[city])
        token = 1.0 + (TOKEN_VP[city][space] + 1.0 if space < len(TOKEN_VP[city]) else 0.0)
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
            worth += (1.0 - settled) * min(hope, AWARD_HOPE[place % KINDS_OF_SECTORS])
    return worth


def tracks_worth(pos: TrainRush, seat: int, faction: Faction, settled: float) -> float:
    worth = 0.0
    for track in TRACKS:
        space = faction.tracks[track]
        if space > 0:
            spaces = [other.tracks[track] for other in pos.factions]
            worth += settled * award(spaces, seat, TRACK_FIRST, TRACK_SECOND) + (1.0 - settled) * STEP_UP * space
    return worth


# ---------------------------------------------------------------- zones, wagons


def zones_worth(pos: TrainRush, seat: int, rounds: float) -> float:
    """Warehouses that wait for a tenant, and what rented ones will bring to their owners and to the station's."""
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
                worth += FULL_VP[wagon.kind] * PARCEL_HOPE[parcels] * usable(rounds, 2.0)
            continue
        for good in wagon.load:
            worth += SLOT_PER_ROUND * rounds
            if good != NONE:
                worth += GOOD[good] * use
    return worth + score_special_wagons(faction)


# ---------------------------------------------------------------- progress, money, cards, missions


def progress_worth(pos: TrainRush, faction: Faction, rounds: float) -> float:
    """Levels bring something in every round to come, the higher ones more; a top that is still free draws near."""
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
                worth += NEAR_TOP[track][level]
    return worth


def money_worth(faction: Faction, rounds: float) -> float:
    """More than can be spent is worth little."""
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
    """Missions as they would score now, and heroes in hand whose city still has its token."""
    worth = (STARTED + (1.0 - STARTED) * settled) * score_missions(faction)
    for hero in faction.missions:
        count = min(goods[MISSION_GOOD[hero]], len(MISSION_VP) - 2)
        worth += NEXT_GOOD * (MISSION_VP[count + 1] - MISSION_VP[count]) * usable(rounds, 1.0)
    for hero in faction.heroes:
        if pos.missions >> HERO_CITY[hero] & 1:
            worth += HERO_HOPE * usable(rounds, 2.5)
    return worth
