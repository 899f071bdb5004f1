"""Is everything in the box on the table, once? Do the steps fit together, and with what lies there?"""

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
    PARCEL,
    PARCELS,
    PIECES,
    PLACES,
    PLAN,
    PROGRESS,
    PROGRESSES,
    RENT_ANY,
    REWARD_PRICE,
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
from fajrant.games.train_rush.moves import AUCTION, END, PHASE, SETUP
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
from fajrant.games.train_rush.rules.round import somebody_has_seen_all
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
    """Every piece, card and tile is somewhere, once; the steps fit together."""
    if sorted(pos.order) != list(range(pos.seats)):
        raise Nonsense("every seat is once in the order of turns")
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


def expect(found: list[int], all_there_are: list[int], what: str) -> None:
    if sorted(found) != all_there_are:
        raise Nonsense(f"every {what} of the box is there once")


# ---------------------------------------------------------------- audit of the pieces


def audit_cards(pos: TrainRush) -> None:
    found = [*pos.display, *pos.deck, *pos.discard, *pos.in_use, *pos.drawn]
    top = pos.stack[-1] if pos.stack else None
    choosing = isinstance(top, KeepActionCards)
    dealt = pos.phase != SETUP or (len(pos.stack) > 1 and not isinstance(pos.stack[1], StartGoods))
    party = pos.party()
    for seat, faction in enumerate(pos.factions):
        hand = len(faction.hand)
        found += [*faction.hand, *pos.returned[seat]]
        if faction.known & ~mask_of(faction.hand):
            raise Nonsense(f"what all know of the hand of seat {seat} is in it")
        if choosing:
            back = len(pos.returned[seat])
            if (hand, back) not in ((party.cards_dealt, 0), (party.cards_kept, party.cards_dealt - party.cards_kept)):
                raise Nonsense(f"seat {seat} keeps {party.cards_kept} of {party.cards_dealt} cards")
        elif pos.returned[seat] or (not dealt and hand):
            raise Nonsense("action cards are dealt and returned in the set-up")
        elif (hand > HAND_LIMIT) != (isinstance(top, DiscardExcess) and top.seat == seat):
            raise Nonsense(f"the hand limit is {HAND_LIMIT}; who exceeds it discards at once")
    expect(found, CARDS, "action card")
    if choosing and all(pos.returned):
        raise Nonsense("somebody has still to choose cards")
    if len(pos.display) > DISPLAY_SIZE:
        raise Nonsense(f"the display has {DISPLAY_SIZE} cards")
    if bool(pos.drawn) != isinstance(top, PlanKeep):
        raise Nonsense("cards are drawn for whoever plans")
    if len(set(pos.under)) != len(pos.under) or 2 * len(pos.under) > len(pos.deck):
        raise Nonsense("under the deck lies one pair of each seat")
    using = [card for step in pos.stack for card in cards_of(step)]
    if sorted(using) != sorted(pos.in_use):
        raise Nonsense(f"the cards in use are those of the steps, not {', '.join([CARD.text(card) for card in using])}")


def cards_of(step: Step[Any]) -> list[int]:
    """The card that lies on the table because of a step."""
    if isinstance(step, NextMovement | MovementStep | SpecialStep | PutAway):
        return [step.card]
    if isinstance(step, CleanUp) and step.card != NONE:
        return [step.card]
    return []


def audit_heroes(pos: TrainRush) -> None:
    party = pos.party()
    found = [*pos.hero_pile, *[hero for hero in pos.aside if hero != NONE]]
    names = [type(step).__name__ for step in pos.stack]
    drafting = "HeroDraftPick" in names
    choosing = "HeroPrekeep" in names
    dealt = pos.phase != SETUP or drafting
    asiding = pos.options["heroes"] == "draft" and party.heroes_kept < party.heroes_dealt
    for seat, faction in enumerate(pos.factions):
        found += [*faction.heroes, *faction.missions, *pos.packs[seat]]
        owned = len(faction.heroes) + len(faction.missions) + len(pos.packs[seat])
        expected = party.hero_hand if dealt else 0
        if choosing:
            expected = party.heroes_dealt - (0 if pos.aside[seat] == NONE else 1)
        aside = pos.aside[seat] != NONE
        if owned != expected or (not choosing and aside != (asiding and dealt)):
            raise Nonsense(f"seat {seat} has {expected} heroes")
        if (choosing and faction.heroes) or (drafting and faction.missions) or (pos.packs[seat] and not drafting):
            raise Nonsense("heroes are drafted from packs in the set-up, and played later")
        if choosing and NONE not in pos.aside:
            raise Nonsense("somebody has still to put a hero aside")
    audit_seen(pos)
    if drafting and not choosing and not any(pos.packs):
        raise Nonsense("there are heroes to be drafted")
    expect(found, HEROES, "hero")
    played = [HERO_CITY[hero] for faction in pos.factions for hero in faction.missions]
    if len(set(played)) != len(played) or pos.missions != START_MISSIONS & ~mask_of(tuple(played)):
        raise Nonsense("the mission token of a city leaves the game with the one mission there")


def audit_seen(pos: TrainRush) -> None:
    """What a seat has seen in packs it has, or somebody has drafted it; what it has drafted it has seen."""
    taken = 0
    for seat, faction in enumerate(pos.factions):
        taken |= mask_of(faction.heroes + faction.missions + pos.packs[seat])
    for seat, faction in enumerate(pos.factions):
        aside = 0 if pos.aside[seat] == NONE else 1 << pos.aside[seat]
        own = mask_of(faction.heroes + faction.missions + pos.packs[seat]) | aside
        expected = own if pos.options["heroes"] == "draft" else 0
        if pos.seen[seat] & ~(taken | aside) or expected & ~pos.seen[seat] or (pos.seen[seat] and not expected):
            raise Nonsense(f"the heroes that seat {seat} has seen in the draft are with the players")


def audit_tiles(pos: TrainRush) -> None:
    replaced = [step for step in pos.stack if isinstance(step, ReplaceTile)]
    found = [tile for tile in pos.tiles if tile != NONE] + [*pos.tile_stack, *pos.tile_discard]
    expect(found + [step.tile for step in replaced], TILES, "siding tile")
    if sorted([step.number for step in replaced]) != [
        place + 1 for place, tile in enumerate(pos.tiles) if tile == NONE
    ]:
        raise Nonsense("a siding space is empty while its tile is resolved")


def audit_contracts(pos: TrainRush) -> None:
    for row, size in enumerate(SIZES):
        lying = [pos.grid[place] for place in range(row, len(pos.grid), len(SIZES))]
        found = [one for one in lying if one != NONE] + [*pos.contract_stacks[row], *pos.contract_discards[row]]
        expect(found, [one for one in CONTRACTS if CONTRACT_SIZE[one] == size], f"contract of size {size}")
    for seat, faction in enumerate(pos.factions):
        if faction.markers + pos.contracted.count(seat) != int(PIECES["contract_markers"]):
            raise Nonsense(f"seat {seat} has {PIECES['contract_markers']} contract markers")


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
        raise Nonsense("every wagon is there once")
    for wagon in owned:
        audit_load(wagon)
    for seat, faction in enumerate(pos.factions):
        if len(faction.wagons) > value_on(faction, WAGON_LIMIT):
            raise Nonsense(f"seat {seat} may have {value_on(faction, WAGON_LIMIT)} wagons")


def audit_load(wagon: Wagon) -> None:
    for slot, cargo in zip(SLOTS[wagon.kind], wagon.load, strict=True):
        if cargo == ANY or (cargo != NONE and cargo != slot and (slot != ANY or cargo == PARCEL)):
            raise Nonsense(f"{WAGON.text(wagon.kind)} cannot be loaded so")


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
            raise Nonsense(f"{ZONE.text(zone)} has {WAREHOUSE_SPACES} warehouses for different contractors")
        if here.station == NONE and (rented or here.parcel):
            raise Nonsense(f"{ZONE.text(zone)} has no contractor and no parcel before its station")
    if parcels > PARCELS:
        raise Nonsense(f"there are {PARCELS} parcels")
    for colour in COLOURS:
        there = sum([contractors_of >> colour & 1 for contractors_of in pos.contractors])
        if there + contractors[colour] != sum([start >> colour & 1 for start in START_CONTRACTORS]):
            raise Nonsense(f"every contractor is there once: {COLOUR.text(colour)}")
    for seat, faction in enumerate(pos.factions):
        built = sum([here.owners.count(seat) for here in pos.zones])
        stations = len([here for here in pos.zones if here.station == seat])
        if faction.warehouses + built != int(PIECES["warehouses"]) or faction.stations + stations != int(
            PIECES["stations"]
        ):
            raise Nonsense(f"seat {seat} has {PIECES['warehouses']} warehouses and {PIECES['stations']} stations")


def audit_cities(pos: TrainRush) -> None:
    tokens = [token for faction in pos.factions for token in faction.tokens] + list(pos.used_tokens)
    for city in CITIES:
        if len(set(pos.visitors[city])) != len(pos.visitors[city]):
            raise Nonsense(f"a seat has one marker in {CITY.text(city)}")
        tokens += TOKEN_MOVES[city][len(pos.visitors[city]) :]
    if sorted(tokens) != ALL_TOKENS:
        raise Nonsense("every movement token is there once")


def audit_sectors(pos: TrainRush) -> None:
    for place in PLACES:
        sector = place % KINDS_OF_SECTORS
        if len(pos.spies[place]) > SPY_SPACES[sector] or len(pos.agents[place]) > AGENT_SPACES[sector]:
            raise Nonsense("a sector has 4 spaces for spies and 4 for agents")
    for seat, faction in enumerate(pos.factions):
        if faction.agents + sum([here.count(seat) for here in pos.agents]) != int(PIECES["agents"]):
            raise Nonsense(f"seat {seat} has {PIECES['agents']} agents")
        audit_spies(pos, seat)


def audit_spies(pos: TrainRush, seat: int) -> None:
    """One spy is bid in each round, and placed in the same round; enough are left for the rounds to come."""
    faction = pos.factions[seat]
    party = pos.party()
    if faction.spies & ~party.spies or faction.spies >> faction.bid & 1:
        raise Nonsense(f"the spies of seat {seat} do not fit to those of the box")
    placed = sum([here.count(seat) for here in pos.spies])
    left = faction.spies.bit_count()
    if left + (1 if faction.bid else 0) + placed != party.spies.bit_count():
        raise Nonsense(f"every spy of seat {seat} is there once")
    turns, top = turns_of(pos)
    place = pos.order.index(seat)
    waiting = False
    to_bid = pos.phase < AUCTION
    if pos.phase == AUCTION:
        waiting = place < turns - (1 if isinstance(top, BidSpy) else 0)
        to_bid = not waiting
    elif pos.phase == AUCTION + 1:
        waiting = place >= turns - (1 if isinstance(top, Lobby) else 0)
    if (faction.bid > 0) != waiting:
        raise Nonsense(f"seat {seat} bids one spy in each round and places it")
    if left < party.rounds - pos.round + (1 if to_bid else 0):
        raise Nonsense(f"seat {seat} has a spy for each round to come")


def turns_of(pos: TrainRush) -> tuple[int, Step[Any] | None]:
    """How many turns of the phase have begun, and the step on top."""
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
        raise Nonsense(f"two locomotives share {', '.join([NODE.text(node) for node in standing])}")
    for track in PROGRESSES:
        if len([faction for faction in pos.factions if faction.progress[track] == TOP[track]]) > 1:
            raise Nonsense(f"one player may stand on the top of {PROGRESS.text(track)}")
    for used in pos.areas:
        if used > pos.party().area_spaces:
            raise Nonsense(f"an action area has {pos.party().area_spaces} spaces")


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
UPON: Final[dict[str, list[str]]] = {  # what may lie on what
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
UPON_EFFECT: Final[dict[int, list[str]]] = {  # what may lie on an effect that is carried out, by its kind
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
    told = " > ".join(names)
    if (pos.phase == END) != (not names):
        raise Nonsense(f"in phase {PHASE.text(pos.phase)} the steps are not {told or 'none'}")
    if not names:
        if pos.round != pos.party().rounds and not somebody_has_seen_all(pos):
            raise Nonsense(f"the game ends with round {pos.party().rounds}, or when somebody has seen all cities")
        return
    if pos.round > pos.party().rounds or (pos.phase == SETUP and pos.round != 1):
        raise Nonsense(f"round {pos.round} does not fit")
    if names[0] != "Round" or names[1:2] not in [[name] for name in PHASE_STEPS[pos.phase]]:
        raise Nonsense(f"the steps {told} are not those of phase {PHASE.text(pos.phase)}")
    for place in range(2, len(names)):
        below = pos.stack[place - 1]
        allowed = UPON.get(names[place - 1], [])
        if isinstance(below, CarryOut):
            allowed = UPON_EFFECT.get(EFFECTS[below.effect].kind, [])
        if names[place] not in allowed:
            raise Nonsense(f"the steps {told} do not fit together")
    audit_phase(pos, told)
    audit_seats(pos, told)
    for place, step in enumerate(pos.stack):
        wrong = wrong_step(pos, place, step)
        if wrong:
            raise Nonsense(f"{names[place]}: {wrong}")


def audit_phase(pos: TrainRush, told: str) -> None:
    """What counts for one phase is empty in the others."""
    first = pos.stack[1]
    turns, top = turns_of(pos)
    if pos.passed and not isinstance(first, Investing):
        raise Nonsense("players pass in the investment phase")
    if isinstance(top, Invest) and pos.passed >> top.seat & 1:
        raise Nonsense(f"seat {top.seat} has passed")
    lobbied = turns - (1 if isinstance(top, Lobby) else 0) if isinstance(first, Lobbying) else 0
    if pos.lobbied.bit_count() != min(lobbied, 3):
        raise Nonsense("every region lobbied in this phase has its new spy")
    if turns > pos.seats or (turns == 0 and len(pos.stack) > 2 and not isinstance(first, Investing) and pos.phase):
        raise Nonsense(f"the steps {told} have no turn")
    if pos.phase < 4 and sum(pos.areas) > 0:
        raise Nonsense("the action areas are emptied at the end of a round")


def seat_of(step: Step[Any]) -> int:
    """Whose step it is; NONE for what belongs to all."""
    seat: int = getattr(step, "seat", NONE)
    return seat


def audit_seats(pos: TrainRush, told: str) -> None:
    """A turn is one seat's from its beginning to its top, but for what others gain by the scoring of a zone."""
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
                raise Nonsense("each advance is of a seat on a track")
            owner = NONE
        elif seat >= pos.seats or (seat != NONE and owner != NONE and seat != owner):
            raise Nonsense(f"the steps {told} are of a seat whose turn it is not: {seat}")
        elif seat != NONE:
            owner = seat


def wrong_step(pos: TrainRush, place: int, step: Step[Any]) -> str:
    """Why what a step speaks of is not there; empty if it is."""
    below = pos.stack[place - 1]
    if isinstance(step, CarryOut):
        if step.left > EFFECTS[step.effect].times:
            return "an effect is repeated as often as it says"
    elif isinstance(step, ChooseGood):
        wagons = [wagon for wagon in pos.factions[step.seat].wagons if wagon.kind == step.wagon]
        if (
            not wagons
            or not wagons[0].loadable
            or any(SLOTS[step.wagon][slot] != ANY and cargo == NONE for slot, cargo in enumerate(wagons[0].load))
        ):
            return "an own wagon has an empty slot for any good"
    elif isinstance(step, TakeParcel):
        if not pos.zones[step.zone].parcel:
            return "the zone has a parcel"
    elif isinstance(step, PayGoods):
        return wrong_payment(pos, below, step)
    elif isinstance(step, FulfilContract):
        if step.unloaded > value_on(pos.factions[step.seat], UNLOADING) or step.unloaded == 1:
            return "goods are unloaded for contracts, as many as can be"
    elif isinstance(step, SellGood):
        faction = pos.factions[step.seat]
        left = value_on(faction, UNLOADING) - step.sold
        if left < 0 or step.worth + best_value(goods_on(faction), left) < REWARD_PRICE[step.reward]:
            return "the reward can be paid"
    elif isinstance(step, NextMovement | MovementStep | SpecialStep | CleanUp) and pos.stack.index(step) != 2:
        return "a card is played in the movement phase"
    elif isinstance(step, IncomeLoad | IncomeLoading):
        if step.left > 9:
            return "so many wagons are not loaded"
    elif isinstance(step, ChooseExchange) and isinstance(below, CarryOut) and step.effect != below.effect:
        return "the exchange is that of the effect"
    return ""


def wrong_payment(pos: TrainRush, below: Step[Any], step: PayGoods) -> str:
    contract = step.contract(pos)
    if contract == NONE or step.paid >= step.contract_size:
        return "the contract lies in the grid"
    if not isinstance(below, FulfilContract) or below.city != step.city or below.unloaded < step.contract_size:
        return "the goods are counted as unloaded"
    if pos.factions[step.seat].markers == 0:
        return "there is a marker for the contract"
    rest = CONTRACT_GOODS[contract][step.paid :]
    goods = goods_on(pos.factions[step.seat])
    if len(rest) > sum(goods) or any(rest.count(good) > goods[good] for good in range(ANY)):
        return "the goods are there"
    if pos.contracted[step.city * len(SIZES) + step.contract_size - SIZES[0]] != NONE:
        return "the space of the contract area is free"
    return ""
