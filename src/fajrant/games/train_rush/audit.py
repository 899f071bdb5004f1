"""Checks that every component of the box is in play exactly once, and that the steps fit together."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.errors import Nonsense
from fajrant.core.steps import Step
from fajrant.games.train_rush.content import (
    ADVANCE,
    ADVANCE_ANY,
    AGENT_SPACES,
    ALL_TOKENS,
    ANY,
    BUILD_STATION,
    BUILD_WAREHOUSE,
    CARD,
    CARDS,
    CITIES,
    CITY,
    COLOUR,
    COLOURS,
    CONTRACT_GOODS,
    CONTRACT_SIZE,
    CONTRACTS,
    CORRUPT,
    CORRUPT_DOUBLE,
    CORRUPT_TRACK,
    CROWDED,
    DEALT_SIZES,
    DISPLAY_SIZE,
    DRAW_WAGON,
    EFFECTS,
    EXCHANGE,
    FIRST_SPECIAL,
    FREE_ACTION,
    FREE_SPECIAL,
    HAND_LIMIT,
    HERO_CITY,
    HEROES,
    KINDS_OF_SECTORS,
    LOAD,
    MARKET_CONTRACT,
    MOVE,
    NODE,
    NONE,
    PAIR,
    PARCEL,
    PARCELS,
    PIECES,
    PLACES,
    PLAN,
    PROGRESS,
    PROGRESSES,
    RENT_ANY,
    SIDING_ANY,
    SIZES,
    SLOTS,
    SPY_SPACES,
    START_CONTRACTORS,
    START_MISSIONS,
    TILES,
    TOKEN_MOVES,
    TOP,
    UNLOADING,
    WAGON,
    WAGON_LIMIT,
    WAGON_SIZE,
    WAGONS,
    WAREHOUSE_SPACES,
    ZONE,
    ZONES,
)
from fajrant.games.train_rush.moves import AUCTION, END, INVESTING, LOBBYING, PHASE, SETUP
from fajrant.games.train_rush.rules.auction import Auction, BidSpy
from fajrant.games.train_rush.rules.cards import DiscardExcess, PlanKeep, PutAway
from fajrant.games.train_rush.rules.carrying import CarryOut
from fajrant.games.train_rush.rules.city import FulfilContract, PayGoods
from fajrant.games.train_rush.rules.income import Income, IncomeLoad, IncomeLoading
from fajrant.games.train_rush.rules.investment import Invest, Investing
from fajrant.games.train_rush.rules.lobbying import Lobby, Lobbying
from fajrant.games.train_rush.rules.market import SellGood, best_value
from fajrant.games.train_rush.rules.mission import Missions
from fajrant.games.train_rush.rules.movement import (
    CleanUp,
    Movement,
    MovementStep,
    NextMovement,
    SpecialStep,
)
from fajrant.games.train_rush.rules.opening import (
    KeepActionCards,
    StartGoods,
)
from fajrant.games.train_rush.rules.round import somebody_visited_all
from fajrant.games.train_rush.rules.sidings import ReplaceTile, TakeParcel
from fajrant.games.train_rush.rules.tracks import GoUp
from fajrant.games.train_rush.rules.wagons import ChooseExchange, ChooseGood
from fajrant.games.train_rush.state import (
    TrainRush,
    Wagon,
    goods_on,
    mask_of,
    value_on,
)


def audit(pos: TrainRush) -> None:
    """Raises Nonsense if a component is missing or duplicated, or if the steps do not fit the table."""
    if sorted(pos.order) != list(range(pos.seats)):
        raise Nonsense("the turn order must contain every seat exactly once")
    audit_cards(pos)
    audit_heroes(pos)
    audit_tiles(pos)
    audit_contracts(pos)
    audit_wagons(pos)
    audit_zones(pos)
    audit_cities(pos)
    audit_sectors(pos)
    audit_map(pos)
    audit_steps(pos)


def expect(items: list[int], expected: list[int], what: str) -> None:
    if sorted(items) != expected:
        raise Nonsense(f"every {what} of the box must be in play exactly once")


# ---------------------------------------------------------------- audit of the pieces


def audit_cards(pos: TrainRush) -> None:
    cards = [*pos.display, *pos.deck, *pos.discard, *pos.in_use, *pos.drawn]
    top = pos.stack[-1] if pos.stack else None
    choosing = isinstance(top, KeepActionCards)
    dealt = pos.phase != SETUP or (len(pos.stack) > 1 and not isinstance(pos.stack[1], StartGoods))
    party = pos.party()
    for seat, faction in enumerate(pos.factions):
        hand = len(faction.hand)
        cards += [*faction.hand, *pos.returned[seat]]
        if faction.known & ~mask_of(faction.hand):
            raise Nonsense(f"seat {seat} does not hold every card that is known to be in its hand")
        if choosing:
            back = len(pos.returned[seat])
            if (hand, back) not in ((party.cards_dealt, 0), (party.cards_kept, PAIR)):
                raise Nonsense(f"seat {seat} must keep {party.cards_kept} of {party.cards_dealt} cards")
        elif pos.returned[seat] or (not dealt and hand):
            raise Nonsense("action cards are dealt and returned only during set-up")
        elif (hand > HAND_LIMIT) != (isinstance(top, DiscardExcess) and top.seat == seat):
            raise Nonsense(f"seat {seat} must discard if and only if it has more than {HAND_LIMIT} cards")
    expect(cards, CARDS, "action card")
    if choosing and all(pos.returned):
        raise Nonsense("all seats have already chosen their cards")
    if len(pos.display) > DISPLAY_SIZE:
        raise Nonsense(f"the display has at most {DISPLAY_SIZE} cards")
    if bool(pos.drawn) != isinstance(top, PlanKeep):
        raise Nonsense("there are drawn cards if and only if a seat is planning")
    if len(set(pos.under)) != len(pos.under) or PAIR * len(pos.under) > len(pos.deck):
        raise Nonsense("each seat has at most one pair of cards at the bottom of the deck")
    using = [card for step in pos.stack for card in cards_of(step)]
    if sorted(using) != sorted(pos.in_use):
        raise Nonsense(f"the cards in use must be those of the steps: {', '.join([CARD.text(card) for card in using])}")


def cards_of(step: Step[Any]) -> list[int]:
    """The card that a step keeps on the table; empty if there is none."""
    if isinstance(step, NextMovement | MovementStep | SpecialStep | PutAway):
        return [step.card]
    if isinstance(step, CleanUp) and step.card != NONE:
        return [step.card]
    return []


def audit_heroes(pos: TrainRush) -> None:
    party = pos.party()
    heroes = [*pos.hero_pile, *[hero for hero in pos.aside if hero != NONE]]
    names = [type(step).__name__ for step in pos.stack]
    drafting = "HeroDraftPick" in names
    choosing = "HeroPrekeep" in names
    dealt = pos.phase != SETUP or drafting
    puts_aside = pos.options["heroes"] == "draft" and party.heroes_kept < party.heroes_dealt
    for seat, faction in enumerate(pos.factions):
        heroes += [*faction.heroes, *faction.missions, *pos.packs[seat]]
        owned = len(faction.heroes) + len(faction.missions) + len(pos.packs[seat])
        expected = party.hero_hand if dealt else 0
        if choosing:
            expected = party.heroes_dealt - (0 if pos.aside[seat] == NONE else 1)
        aside = pos.aside[seat] != NONE
        if owned != expected or (not choosing and aside != (puts_aside and dealt)):
            raise Nonsense(f"seat {seat} must have {expected} heroes")
        if (choosing and faction.heroes) or (drafting and faction.missions) or (pos.packs[seat] and not drafting):
            raise Nonsense("heroes are drafted during set-up and played later")
        if choosing and NONE not in pos.aside:
            raise Nonsense("all seats have already put a hero aside")
    audit_seen(pos)
    if drafting and not choosing and not any(pos.packs):
        raise Nonsense("there are no heroes left to draft")
    expect(heroes, HEROES, "hero")
    played = [HERO_CITY[hero] for faction in pos.factions for hero in faction.missions]
    if len(set(played)) != len(played) or pos.missions != START_MISSIONS & ~mask_of(tuple(played)):
        raise Nonsense("a city allows one mission, which removes its mission token")


def audit_seen(pos: TrainRush) -> None:
    """Checks that a seat has seen all heroes it drafted, and that all it has seen are its own or another seat's."""
    taken = 0
    for seat, faction in enumerate(pos.factions):
        taken |= mask_of(faction.heroes + faction.missions + pos.packs[seat])
    for seat, faction in enumerate(pos.factions):
        aside = 0 if pos.aside[seat] == NONE else 1 << pos.aside[seat]
        own = mask_of(faction.heroes + faction.missions + pos.packs[seat]) | aside
        expected = own if pos.options["heroes"] == "draft" else 0
        if pos.seen[seat] & ~(taken | aside) or expected & ~pos.seen[seat] or (pos.seen[seat] and not expected):
            raise Nonsense(f"the heroes that seat {seat} has seen do not match the draft")


def audit_tiles(pos: TrainRush) -> None:
    replaced = [step for step in pos.stack if isinstance(step, ReplaceTile)]
    tiles = [tile for tile in pos.tiles if tile != NONE] + [*pos.tile_stack, *pos.tile_discard]
    expect(tiles + [step.tile for step in replaced], TILES, "siding tile")
    if sorted([step.number for step in replaced]) != [
        place + 1 for place, tile in enumerate(pos.tiles) if tile == NONE
    ]:
        raise Nonsense("a siding space is empty if and only if its tile is being resolved")


def audit_contracts(pos: TrainRush) -> None:
    for row, size in enumerate(SIZES):
        lying = [pos.grid[place] for place in range(row, len(pos.grid), len(SIZES))]
        contracts = [contract for contract in lying if contract != NONE]
        contracts += [*pos.contract_stacks[row], *pos.contract_discards[row]]
        expected = [contract for contract in CONTRACTS if CONTRACT_SIZE[contract] == size]
        expect(contracts, expected, f"contract of size {size}")
    for seat, faction in enumerate(pos.factions):
        if faction.markers + pos.contracted.count(seat) != int(PIECES["contract_markers"]):
            raise Nonsense(f"seat {seat} must have {PIECES['contract_markers']} contract markers")


def audit_wagons(pos: TrainRush) -> None:
    owned = [wagon for faction in pos.factions for wagon in faction.wagons]
    for row, size in enumerate(DEALT_SIZES):
        goods = [wagon.kind for wagon in owned if WAGON_SIZE[wagon.kind] == size and not wagon.special()]
        goods += [kind for kind in pos.offers_of_wagons[row] if kind != NONE]
        goods += [*pos.wagon_stacks[row], *pos.wagon_discards[row]]
        expect(goods, [kind for kind in WAGONS if kind < FIRST_SPECIAL and WAGON_SIZE[kind] == size], "wagon")
        special = [wagon.kind for wagon in owned if WAGON_SIZE[wagon.kind] == size and wagon.special()]
        special += pos.special_stacks[row]
        expect(
            special, [kind for kind in WAGONS if kind >= FIRST_SPECIAL and WAGON_SIZE[kind] == size], "special wagon"
        )
    if len({wagon.kind for wagon in owned}) != len(owned):
        raise Nonsense("every wagon must be in play exactly once")
    for wagon in owned:
        audit_load(wagon)
    for seat, faction in enumerate(pos.factions):
        if len(faction.wagons) > value_on(faction, WAGON_LIMIT):
            raise Nonsense(f"seat {seat} may have at most {value_on(faction, WAGON_LIMIT)} wagons")


def audit_load(wagon: Wagon) -> None:
    for slot, cargo in zip(SLOTS[wagon.kind], wagon.load, strict=True):
        if cargo == ANY or (cargo != NONE and cargo != slot and (slot != ANY or cargo == PARCEL)):
            raise Nonsense(f"the load of {WAGON.text(wagon.kind)} does not fit its slots")


def audit_zones(pos: TrainRush) -> None:
    parcels = sum([wagon.load.count(PARCEL) for faction in pos.factions for wagon in faction.wagons])
    contractors = [0 for _ in COLOURS]
    for zone in ZONES:
        here = pos.zones[zone]
        parcels += 1 if here.parcel else 0
        rented = [tenant for tenant in here.tenants if tenant != NONE]
        for colour in rented:
            contractors[colour] += 1
        if len(here.owners) > WAREHOUSE_SPACES or len(set(rented)) != len(rented):
            raise Nonsense(f"{ZONE.text(zone)} has {WAREHOUSE_SPACES} warehouses at most, rented to different colours")
        if here.station == NONE and (rented or here.parcel):
            raise Nonsense(f"{ZONE.text(zone)} cannot have contractors or a parcel without a station")
    if parcels > PARCELS:
        raise Nonsense(f"there are only {PARCELS} parcels")
    for colour in COLOURS:
        in_cities = sum([contractors_of >> colour & 1 for contractors_of in pos.contractors])
        if in_cities + contractors[colour] != sum([start >> colour & 1 for start in START_CONTRACTORS]):
            raise Nonsense(f"the number of {COLOUR.text(colour)} contractors is wrong")
    for seat, faction in enumerate(pos.factions):
        built = sum([here.owners.count(seat) for here in pos.zones])
        stations = len([here for here in pos.zones if here.station == seat])
        if faction.warehouses + built != int(PIECES["warehouses"]) or faction.stations + stations != int(
            PIECES["stations"]
        ):
            raise Nonsense(f"seat {seat} must have {PIECES['warehouses']} warehouses and {PIECES['stations']} stations")


def audit_cities(pos: TrainRush) -> None:
    tokens = [token for faction in pos.factions for token in faction.tokens] + list(pos.used_tokens)
    for city in CITIES:
        if len(set(pos.visitors[city])) != len(pos.visitors[city]):
            raise Nonsense(f"a seat has at most one marker in {CITY.text(city)}")
        tokens += TOKEN_MOVES[city][len(pos.visitors[city]) :]
    if sorted(tokens) != ALL_TOKENS:
        raise Nonsense("every movement token must be in play exactly once")


def audit_sectors(pos: TrainRush) -> None:
    for place in PLACES:
        sector = place % KINDS_OF_SECTORS
        if len(pos.spies[place]) > SPY_SPACES[sector] or len(pos.agents[place]) > AGENT_SPACES[sector]:
            raise Nonsense("a sector has only 4 spaces for spies and 4 for agents")
    for seat, faction in enumerate(pos.factions):
        if faction.agents + sum([here.count(seat) for here in pos.agents]) != int(PIECES["agents"]):
            raise Nonsense(f"seat {seat} must have {PIECES['agents']} agents")
        audit_spies(pos, seat)


def audit_spies(pos: TrainRush, seat: int) -> None:
    """Checks that a seat bids and places one spy each round, and has a spy left for every later round."""
    faction = pos.factions[seat]
    party = pos.party()
    if faction.spies & ~party.spies or faction.spies >> faction.bid & 1:
        raise Nonsense(f"seat {seat} has a spy that is not in play, or that it has bid")
    placed = sum([here.count(seat) for here in pos.spies])
    left = faction.spies.bit_count()
    if left + (1 if faction.bid else 0) + placed != party.spies.bit_count():
        raise Nonsense(f"every spy of seat {seat} must be in play exactly once")
    turns, top = turns_of(pos)
    place = pos.order.index(seat)
    has_bid = False
    to_bid = pos.phase < AUCTION
    if pos.phase == AUCTION:
        has_bid = place < turns - (1 if isinstance(top, BidSpy) else 0)
        to_bid = not has_bid
    elif pos.phase == LOBBYING:
        has_bid = place >= turns - (1 if isinstance(top, Lobby) else 0)
    if (faction.bid > 0) != has_bid:
        raise Nonsense(f"seat {seat} must have a spy on the auction track from its bid until it lobbies")
    if left < party.rounds - pos.round + (1 if to_bid else 0):
        raise Nonsense(f"seat {seat} does not have a spy for each remaining round")


def turns_of(pos: TrainRush) -> tuple[int, Step[Any] | None]:
    """The number of turns begun in this phase, and the step on top."""
    if len(pos.stack) < 2:
        return 0, None
    first = pos.stack[1]
    turns = 0
    if isinstance(first, StartGoods | Auction | Lobbying | Income | Movement | Missions):
        turns = first.turns
    return turns, pos.stack[-1]


def audit_map(pos: TrainRush) -> None:
    standing = [faction.location for faction in pos.factions if not CROWDED[faction.location]]
    if len(set(standing)) != len(standing):
        raise Nonsense(f"two locomotives are on the same space: {', '.join([NODE.text(node) for node in standing])}")
    for track in PROGRESSES:
        if len([faction for faction in pos.factions if faction.progress[track] == TOP[track]]) > 1:
            raise Nonsense(f"only one player can be at the top of {PROGRESS.text(track)}")
    for used in pos.areas:
        if used > pos.party().area_spaces:
            raise Nonsense(f"an action area has only {pos.party().area_spaces} spaces")


# ---------------------------------------------------------------- audit of the steps

STOPS: Final = ["CityStep", "BlackMarket", "SellGood", "ScoreZone", "GoUp", "CarryOut"]
PHASE_STEPS: Final = [
    ["StartGoods", "DealHeroes", "HeroDraftPick"],
    ["Auction"],
    ["Lobbying"],
    ["Income"],
    ["Investing"],
    ["Movement"],
    ["Missions"],
    [],
]
UPON: Final[dict[str, list[str]]] = {  # the steps that can be on top of each step
    "StartGoods": ["ChooseStartGood"],
    "DealHeroes": ["KeepActionCards"],
    "HeroDraftPick": ["HeroPrekeep"],
    "Auction": ["BidSpy"],
    "Lobbying": ["Lobby", "CarryOut"],
    "Income": ["IncomeLoading", "IncomeLoad"],
    "IncomeLoading": ["ChooseGood"],
    "Investing": ["Invest", "CarryOut"],
    "Movement": [
        "PlayCard",
        "NextMovement",
        "MovementStep",
        "SpecialStep",
        "CleanUp",
        "TakeDisplayCard",
        "DiscardExcess",
    ],
    "NextMovement": STOPS,
    "CleanUp": ["CarryOut", "PutAway"],
    "Missions": ["PlayHero", "CarryOut"],
    "PutAway": ["CarryOut"],
    "ReplaceTile": ["CarryOut"],
    "ScoreZone": ["OfferParcel", "TakeParcel", "ReplaceTile"],
    "OfferParcel": ["ReplaceTile"],
    "GoUp": ["CarryOut"],
    "CityStep": ["ChooseRent", "GoUp", "FulfilContract"],
    "FulfilContract": ["PayGoods"],
}
UPON_EFFECT: Final[dict[int, list[str]]] = {  # the steps that can be on top of CarryOut, by kind of effect
    BUILD_STATION: ["ChooseStationZone"],
    BUILD_WAREHOUSE: ["ChooseWarehouseZone", "CarryOut"],
    CORRUPT: ["ChooseSector"],
    CORRUPT_TRACK: ["ChooseSector"],
    CORRUPT_DOUBLE: ["ChooseSector"],
    ADVANCE_ANY: ["ChooseTrack"],
    ADVANCE: [],
    LOAD: ["ChooseWagon", "ChooseGood"],
    EXCHANGE: ["ChooseExchange"],
    DRAW_WAGON: ["ChooseNewWagon"],
    PLAN: ["PlanKeep", "DiscardExcess"],
    RENT_ANY: ["ChooseRentCity", "ChooseRent", "GoUp"],
    FREE_ACTION: ["ChooseFreeAction", "CarryOut"],
    SIDING_ANY: ["ChooseSidingTile", "ReplaceTile"],
    FREE_SPECIAL: ["ChooseFreeSpecial", "PutAway"],
    MOVE: ["ChooseTarget", *STOPS],
    MARKET_CONTRACT: ["ChooseContractCity"],
}


def audit_steps(pos: TrainRush) -> None:
    names = [type(step).__name__ for step in pos.stack]
    steps = " > ".join(names)
    if (pos.phase == END) != (not names):
        raise Nonsense(f"the steps {steps or '(none)'} do not fit phase {PHASE.text(pos.phase)}")
    if not names:
        if pos.round != pos.party().rounds and not somebody_visited_all(pos):
            raise Nonsense(f"the game ends after round {pos.party().rounds}, or when a player has visited all cities")
        return
    if pos.round > pos.party().rounds or (pos.phase == SETUP and pos.round != 1):
        raise Nonsense(f"round {pos.round} does not fit phase {PHASE.text(pos.phase)} of {pos.party().rounds} rounds")
    if names[0] != "Round" or names[1:2] not in [[name] for name in PHASE_STEPS[pos.phase]]:
        raise Nonsense(f"the steps {steps} do not fit phase {PHASE.text(pos.phase)}")
    for place in range(2, len(names)):
        below = pos.stack[place - 1]
        allowed = UPON.get(names[place - 1], [])
        if isinstance(below, CarryOut):
            allowed = UPON_EFFECT.get(EFFECTS[below.effect].kind, [])
        if names[place] not in allowed:
            raise Nonsense(f"the steps {steps} do not fit together")
    audit_phase(pos, steps)
    audit_seats(pos, steps)
    for place, step in enumerate(pos.stack):
        wrong = wrong_step(pos, place, step)
        if wrong:
            raise Nonsense(f"{names[place]}: {wrong}")


def audit_phase(pos: TrainRush, steps: str) -> None:
    """Checks that the fields of one phase are empty in all other phases."""
    first = pos.stack[1]
    turns, top = turns_of(pos)
    if pos.passed and not isinstance(first, Investing):
        raise Nonsense("players pass only in the investment phase")
    if isinstance(top, Invest) and pos.passed >> top.seat & 1:
        raise Nonsense(f"seat {top.seat} has passed and cannot invest")
    lobbied = turns - (1 if isinstance(top, Lobby) else 0) if isinstance(first, Lobbying) else 0
    if pos.lobbied.bit_count() != min(lobbied, 3):
        raise Nonsense("the lobbied regions do not match the turns taken in this phase")
    if turns > pos.seats or (turns == 0 and len(pos.stack) > 2 and not isinstance(first, Investing) and pos.phase):
        raise Nonsense(f"the steps {steps} belong to no turn")
    if pos.phase < INVESTING and sum(pos.areas) > 0:
        raise Nonsense("the action areas must be empty before the investment phase")


def seat_of(step: Step[Any]) -> int:
    """The seat that a step belongs to; NONE if it belongs to all."""
    seat: int = getattr(step, "seat", NONE)
    return seat


def audit_seats(pos: TrainRush, steps: str) -> None:
    """Checks that all steps of a turn belong to one seat, except the advances of others when a zone is scored."""
    turns, _ = turns_of(pos)
    owner = NONE
    if turns > 0:
        owner = pos.order[turns - 1]
    first = pos.stack[1]
    if isinstance(first, Investing):
        if first.place >= pos.seats:
            raise Nonsense(f"there is no seat {first.place}")
        owner = pos.order[first.place - 1]
    for step in pos.stack[2:]:
        seat = seat_of(step)
        if isinstance(step, GoUp):
            if len(step.movers) != len(step.tracks) or max([0, *step.movers]) >= pos.seats:
                raise Nonsense("each advance needs a seat and a track")
            owner = NONE
        elif seat >= pos.seats or (seat != NONE and owner != NONE and seat != owner):
            raise Nonsense(f"the steps {steps} include one of seat {seat}, whose turn it is not")
        elif seat != NONE:
            owner = seat


def wrong_step(pos: TrainRush, place: int, step: Step[Any]) -> str:
    """Why a step does not fit the table; empty if it does."""
    below = pos.stack[place - 1]
    if isinstance(step, CarryOut):
        if step.left > EFFECTS[step.effect].times:
            return "the effect has fewer repetitions"
    elif isinstance(step, ChooseGood):
        wagons = [wagon for wagon in pos.factions[step.seat].wagons if wagon.kind == step.wagon]
        if (
            not wagons
            or not wagons[0].loadable
            or any(SLOTS[step.wagon][slot] != ANY and cargo == NONE for slot, cargo in enumerate(wagons[0].load))
        ):
            return "the wagon must have an empty `any` slot, and no other empty slot"
    elif isinstance(step, TakeParcel):
        if not pos.zones[step.zone].parcel:
            return "the zone has no parcel"
    elif isinstance(step, PayGoods):
        return wrong_payment(pos, below, step)
    elif isinstance(step, FulfilContract):
        if step.unloaded > value_on(pos.factions[step.seat], UNLOADING) or step.unloaded == 1:
            return "this number of goods cannot have been unloaded"
    elif isinstance(step, SellGood):
        faction = pos.factions[step.seat]
        left = value_on(faction, UNLOADING) - step.sold
        price = pos.values.reward_price[step.reward]
        if left < 0 or step.worth + best_value(pos.values, goods_on(faction), left) < price:
            return "the reward cannot be paid"
    elif isinstance(step, NextMovement | MovementStep | SpecialStep | CleanUp) and pos.stack.index(step) != 2:
        return "a card is played only in the movement phase"
    elif isinstance(step, IncomeLoad | IncomeLoading):
        if step.left > 9:
            return "this many wagons cannot be loaded"
    elif isinstance(step, ChooseExchange) and isinstance(below, CarryOut) and step.effect != below.effect:
        return "the exchange differs from that of the effect"
    return ""


def wrong_payment(pos: TrainRush, below: Step[Any], step: PayGoods) -> str:
    contract = step.contract(pos)
    if contract == NONE or step.paid >= step.contract_size:
        return "the contract is not in the grid"
    if not isinstance(below, FulfilContract) or below.city != step.city or below.unloaded < step.contract_size:
        return "the goods are not counted as unloaded"
    if pos.factions[step.seat].markers == 0:
        return "there is no marker for the contract"
    unpaid = CONTRACT_GOODS[contract][step.paid :]
    goods = goods_on(pos.factions[step.seat])
    if len(unpaid) > sum(goods) or any(unpaid.count(good) > goods[good] for good in range(ANY)):
        return "the goods are missing"
    if pos.contracted[step.city * len(SIZES) + step.contract_size - SIZES[0]] != NONE:
        return "the space of the contract area is taken"
    return ""
