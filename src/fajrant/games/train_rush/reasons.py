"""Tells the screen why something on the table cannot be chosen now. `options` decides what is legal."""

from __future__ import annotations

from fajrant.core.moves import Domain
from fajrant.games.train_rush.content import (
    ACTION,
    ACTION_EFFECT,
    ACTIONS,
    AREA_OF,
    CARD,
    EFFECTS,
    HERO,
    HERO_CITY,
    KINDS_OF_SECTORS,
    NONE,
    PLACES,
    PROGRESS,
    PROGRESSES,
    REGION_OF_CITY,
    REWARD,
    REWARD_EFFECT,
    REWARDS,
    SIZE,
    SIZES,
    SPECIAL,
    SPY_SPACES,
    TOP,
    UNLOADING,
)
from fajrant.games.train_rush.moves import CONTRACTS_PART, FINISH, MARK, PART, PLACE, RENT_PART
from fajrant.games.train_rush.rules.building import BuildStation, BuildWarehouse
from fajrant.games.train_rush.rules.cards import ChooseFreeSpecial
from fajrant.games.train_rush.rules.carrying import KINDS, can_carry_out
from fajrant.games.train_rush.rules.city import CityStep, FulfilContract, can_mark, possible_sizes
from fajrant.games.train_rush.rules.corruption import ChooseSector, Corrupt, takes_agent
from fajrant.games.train_rush.rules.investment import ChooseFreeAction, Invest
from fajrant.games.train_rush.rules.lobbying import Lobby, is_open, takes_spy
from fajrant.games.train_rush.rules.market import BlackMarket, MarketContract, best_value
from fajrant.games.train_rush.rules.mission import PlayHero
from fajrant.games.train_rush.rules.movement import SpecialStep
from fajrant.games.train_rush.rules.renting import can_rent, rentable_zones
from fajrant.games.train_rush.rules.tracks import ChooseTrack
from fajrant.games.train_rush.rules.travel import Travel
from fajrant.games.train_rush.rules.wagons import DrawWagon, Exchange, LoadWagon, room_for_wagon
from fajrant.games.train_rush.state import (
    TrainRush,
    active_region,
    can_advance,
    contract_space,
    goods_on,
    grid_place,
    value_on,
)


def closed(pos: TrainRush, seat: int) -> dict[str, str]:
    """The reasons by target, for a seat that is asked. What can be chosen has none."""
    if seat not in pos.asked:
        return {}
    return {target: reason for target, reason in reasons(pos, seat).items() if reason}


def reasons(pos: TrainRush, seat: int) -> dict[str, str]:
    """The reason for everything that the pending decision is about; empty for what can be chosen."""
    decision = pos.decision()
    if isinstance(decision, Invest):
        return {target(ACTION, action): against_action(pos, seat, action) for action in ACTIONS}
    if isinstance(decision, ChooseFreeAction):
        offered = EFFECTS[decision.effect].actions
        return {
            target(ACTION, action): against_effect(pos, seat, ACTION_EFFECT[action])
            if action in offered
            else "other_price"
            for action in ACTIONS
        }
    if isinstance(decision, Lobby):
        return {target(PLACE, place): against_spy(pos, seat, place) for place in PLACES}
    if isinstance(decision, ChooseSector):
        return {target(PLACE, place): against_agent(pos, decision.region, place) for place in PLACES}
    if isinstance(decision, CityStep):
        return against_parts(pos, seat, decision)
    if isinstance(decision, FulfilContract):
        return {target(SIZE, size): against_contract(pos, seat, decision, size) for size in SIZES}
    if isinstance(decision, BlackMarket):
        return {target(REWARD, reward): against_reward(pos, seat, reward) for reward in REWARDS}
    if isinstance(decision, PlayHero):
        return {target(HERO, hero): against_hero(pos, seat, hero) for hero in pos.factions[seat].heroes}
    if isinstance(decision, SpecialStep):
        cards = (decision.card, *pos.factions[seat].hand)
        return {target(CARD, card): against_special(pos, seat, card, pos.values.special_cost[card]) for card in cards}
    if isinstance(decision, ChooseFreeSpecial):
        return {target(CARD, card): against_special(pos, seat, card, 0) for card in pos.factions[seat].hand}
    if isinstance(decision, ChooseTrack):
        return {target(PROGRESS, track): against_advance(pos, seat, track) for track in PROGRESSES}
    return {}


def target(domain: Domain, value: int) -> str:
    return domain.targets(value)[0]


# ---------------------------------------------------------------- actions and effects


def against_action(pos: TrainRush, seat: int, action: int) -> str:
    """§4.4 Why this action cannot be taken: too few markers, a full area, or nothing to do."""
    values = pos.values
    if pos.factions[seat].investment < values.price[action]:
        return "too_little_investment"
    if pos.areas[AREA_OF[action]] + values.price[action] > pos.party().area_spaces:
        return "area_full"
    return against_effect(pos, seat, ACTION_EFFECT[action])


def against_effect(pos: TrainRush, seat: int, number: int) -> str:
    """§4.0 Why this effect cannot be carried out now."""
    if can_carry_out(pos, seat, number):
        return ""
    kind = KINDS[EFFECTS[number].kind]
    faction = pos.factions[seat]
    if isinstance(kind, BuildWarehouse | BuildStation | Corrupt):
        if active_region(faction) == NONE:
            return "no_state"
        if isinstance(kind, BuildWarehouse):
            return "no_room_here" if faction.warehouses else "no_warehouses"
        if isinstance(kind, BuildStation):
            return "no_room_here" if faction.stations else "no_stations"
        return "no_room_here" if faction.agents else "no_agents"
    if isinstance(kind, LoadWagon):
        return "wagons_full"
    if isinstance(kind, Travel):
        return "no_free_stop"
    if isinstance(kind, Exchange):
        return "no_such_wagon"
    if isinstance(kind, DrawWagon):
        return "none_on_offer" if room_for_wagon(faction) else "train_full"
    if isinstance(kind, MarketContract):
        return "no_free_space" if faction.markers else "no_markers"
    return "impossible"


def against_special(pos: TrainRush, seat: int, card: int, coal: int) -> str:
    if pos.factions[seat].coal < coal:
        return "too_little_coal"
    return against_effect(pos, seat, SPECIAL[card])


def against_advance(pos: TrainRush, seat: int, track: int) -> str:
    if can_advance(pos, seat, track):
        return ""
    return "at_the_top" if pos.factions[seat].progress[track] == TOP[track] else "top_taken"


# ---------------------------------------------------------------- sectors and heroes


def against_spy(pos: TrainRush, seat: int, place: int) -> str:
    sector = place % KINDS_OF_SECTORS
    if not is_open(pos, place // KINDS_OF_SECTORS):
        return "state_taken"
    if takes_spy(pos, seat, place):
        return ""
    return "sector_full" if len(pos.spies[place]) == SPY_SPACES[sector] else "one_spy_only"


def against_agent(pos: TrainRush, region: int, place: int) -> str:
    if place // KINDS_OF_SECTORS != region:
        return "other_state"
    return "" if takes_agent(pos, place) else "sector_full"


def against_hero(pos: TrainRush, seat: int, hero: int) -> str:
    city = HERO_CITY[hero]
    if REGION_OF_CITY[city] != active_region(pos.factions[seat]):
        return "other_state"
    return "" if pos.missions >> city & 1 else "mission_gone"


# ---------------------------------------------------------------- cities and markets


def against_parts(pos: TrainRush, seat: int, step: CityStep) -> dict[str, str]:
    """D-CITY Why parts of the City action cannot be chosen: each is done once, and the marker comes before the end."""
    unmarked = can_mark(pos, seat, step.city)
    return {
        target(PART, MARK): "" if unmarked else "marked",
        target(PART, RENT_PART): against_renting(pos, seat, step),
        target(PART, CONTRACTS_PART): against_contracts(pos, seat, step),
        target(PART, FINISH): "mark_first" if unmarked else "",
    }


def against_renting(pos: TrainRush, seat: int, step: CityStep) -> str:
    if step.parts >> RENT_PART & 1:
        return "done"
    if can_rent(pos, seat, step.city):
        return ""
    if pos.contractors[step.city] == 0:
        return "no_contractors"
    return "no_fitting_zone" if rentable_zones(pos, seat) else "nothing_to_rent"


def against_contracts(pos: TrainRush, seat: int, step: CityStep) -> str:
    if step.parts >> CONTRACTS_PART & 1:
        return "done"
    if possible_sizes(pos, seat, step.city, 0):
        return ""
    return "goods_missing" if pos.factions[seat].markers else "no_markers"


def against_contract(pos: TrainRush, seat: int, step: FulfilContract, size: int) -> str:
    """§5.4 Why a contract cannot be fulfilled: because of its space, its tile, the unloading track or the goods."""
    faction = pos.factions[seat]
    if size in possible_sizes(pos, seat, step.city, step.unloaded):
        return ""
    if pos.contracted[contract_space(step.city, size)] != NONE:
        return "space_taken"
    if pos.grid[grid_place(REGION_OF_CITY[step.city], size)] == NONE:
        return "no_contract"
    if faction.markers == 0:
        return "no_markers"
    return "unloading_too_low" if size > value_on(faction, UNLOADING) - step.unloaded else "goods_missing"


def against_reward(pos: TrainRush, seat: int, reward: int) -> str:
    """D-BM Why a reward cannot be chosen: the goods that may be unloaded are worth too little, or it is impossible."""
    faction = pos.factions[seat]
    if pos.values.reward_price[reward] > best_value(faction.values, goods_on(faction), value_on(faction, UNLOADING)):
        return "goods_worth_too_little"
    return against_effect(pos, seat, REWARD_EFFECT[reward])
