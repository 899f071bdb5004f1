"""The vocabulary: the verbs of moves (§11) and the kinds of journal events.

Targets are clicked in this order: `token:3` (if one is used), then `node:CM6` for a movement; `slot:W203.1` for a good;
`wagon:W105`, then `new_wagon:W203` for an exchange; `city:brukas`, `zone:RZ1`, `colour:red` for renting. A move without
targets (`invest pass`, `movement_step stop`, `decline`) is a button.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.journal import EventKind, Several
from fajrant.core.moves import Domain, OrNone, Verb
from fajrant.games.train_rush.content import (
    ACTION,
    CARD,
    CARDS,
    CARGO,
    CITY,
    COLOUR,
    CONTRACT,
    COUNT,
    GOOD,
    HERO,
    KINDS_OF_SECTORS,
    NODE,
    NODES,
    NONE,
    NUMBER,
    POINTS,
    PROGRESS,
    REGION,
    REWARD,
    ROUND,
    SEAT,
    SECTOR,
    SECTOR_SPACE,
    SIZE,
    SLOT,
    SPY,
    TILE,
    TOKEN,
    TRACK,
    WAGON,
    WAGONS,
    ZONE,
)

DECLINE: Final = "decline"


# ---------------------------------------------------------------- arguments of two words


class Ride(Domain):
    """A token and a target: `3 CM6`; or `stop`."""

    def text(self, value: int) -> str:
        return "stop" if value < 0 else f"{value // len(NODES)} {NODE.text(value % len(NODES))}"

    def words(self) -> int:
        return 2

    def size(self) -> int:
        return TOKEN.size() * len(NODES)

    def targets(self, value: int) -> list[str]:
        if value < 0:
            return []
        token = value // len(NODES)
        return (TOKEN.targets(token) if token else []) + NODE.targets(value % len(NODES))


def ride(token: int, node: int) -> int:
    return token * len(NODES) + node


class Place(Domain):
    """A sector of a region: `awhar finance`; or `decline`."""

    def text(self, value: int) -> str:
        if value < 0:
            return DECLINE
        return f"{REGION.text(value // KINDS_OF_SECTORS)} {SECTOR.text(value % KINDS_OF_SECTORS)}"

    def words(self) -> int:
        return 2

    def size(self) -> int:
        return REGION.size() * KINDS_OF_SECTORS

    def targets(self, value: int) -> list[str]:
        return [] if value < 0 else [f"sector:{self.text(value).replace(' ', '.')}"]

    def plain(self, value: int) -> object:
        return self.text(value).replace(" ", "_")


class LoadedSlot(Domain):
    """A slot of a wagon: `W203 1`; or `done`."""

    def text(self, value: int) -> str:
        return "done" if value < 0 else f"{WAGON.text(value // SLOT.size())} {value % SLOT.size()}"

    def words(self) -> int:
        return 2

    def size(self) -> int:
        return len(WAGONS) * SLOT.size()

    def targets(self, value: int) -> list[str]:
        return [] if value < 0 else [f"slot:{self.text(value).replace(' ', '.')}"]


def slot_of(wagon: int, slot: int) -> int:
    return wagon * SLOT.size() + slot


class Swap(Domain):
    """The wagon to give up and the new one: `W105 W203`; or `decline`."""

    def text(self, value: int) -> str:
        return DECLINE if value < 0 else f"{WAGON.text(value // len(WAGONS))} {WAGON.text(value % len(WAGONS))}"

    def size(self) -> int:
        return len(WAGONS) * len(WAGONS)

    def targets(self, value: int) -> list[str]:
        if value < 0:
            return []
        return [*WAGON.targets(value // len(WAGONS)), f"new_wagon:{WAGON.text(value % len(WAGONS))}"]


def swap(own: int, new: int) -> int:
    return own * len(WAGONS) + new


class Kept(Domain):
    """Up to two cards: `A01 A05`, `A01`; or `none`."""

    def text(self, value: int) -> str:
        return " ".join([CARD.text(card) for card in cards_in(value)]) or "none"

    def size(self) -> int:
        return (len(CARDS) + 1) * (len(CARDS) + 1)

    def targets(self, value: int) -> list[str]:
        return [target for card in cards_in(value) for target in CARD.targets(card)]


def kept(first: int, second: int) -> int:
    return (first + 1) * (len(CARDS) + 1) + second + 1


def cards_in(value: int) -> list[int]:
    """The cards of a value of `Kept`."""
    both = [value // (len(CARDS) + 1) - 1, value % (len(CARDS) + 1) - 1]
    return [card for card in both if card != NONE]


NEW_WAGON: Final = Domain("new_wagon", WAGON.ids)
PLACE: Final = Place("place", [])
PART: Final = Domain("part", ["mark", "rent", "contracts", "finish"])
MARK: Final = 0
RENT_PART: Final = 1
CONTRACTS_PART: Final = 2
FINISH: Final = 3

# ---------------------------------------------------------------- verbs

CHOOSE_START_GOOD: Final = Verb("choose_start_good", [GOOD])  # D-S1
KEEP_ACTION_CARDS: Final = Verb("keep_action_cards", [CARD, CARD, CARD])  # D-S2
HERO_PREKEEP: Final = Verb("hero_prekeep", [HERO])  # D-S3  the hero to put aside
HERO_DRAFT_PICK: Final = Verb("hero_draft_pick", [HERO])  # D-S4
BID_SPY: Final = Verb("bid_spy", [SPY])  # D1
LOBBY: Final = Verb("lobby", [PLACE])  # D2  lobby awhar finance
INCOME_LOAD: Final = Verb("income_load", [OrNone(WAGON, "done")])  # D3
INVEST: Final = Verb("invest", [OrNone(ACTION, "pass")])  # D4
PLAY_CARD: Final = Verb("play_card", [CARD])  # D5a
MOVEMENT_STEP: Final = Verb("movement_step", [Ride("ride", [])])  # D5b  movement_step 0 CI2, movement_step stop
SPECIAL_STEP: Final = Verb("special_step", [OrNone(CARD, "skip")])  # D5c
TAKE_DISPLAY_CARD: Final = Verb("take_display_card", [CARD])  # D5d
PLAY_HERO: Final = Verb("play_hero", [OrNone(HERO, DECLINE)])  # D6
CHOOSE_WAREHOUSE_ZONE: Final = Verb("choose_warehouse_zone", [OrNone(ZONE, DECLINE)])  # D-ZONE-W
CHOOSE_STATION_ZONE: Final = Verb("choose_station_zone", [OrNone(ZONE, DECLINE)])  # D-ZONE-S
CHOOSE_TRACK: Final = Verb("choose_track", [PROGRESS])  # D-ADV
CHOOSE_SECTOR: Final = Verb("choose_sector", [PLACE])  # D-SECTOR
CHOOSE_WAGON: Final = Verb("choose_wagon", [OrNone(WAGON, DECLINE)])  # D-LOAD
CHOOSE_GOOD: Final = Verb("choose_good", [GOOD])  # D-LOAD-GOOD
CHOOSE_EXCHANGE: Final = Verb("choose_exchange", [Swap("swap", [])])  # D-EXCH  choose_exchange W105 W203
CHOOSE_NEW_WAGON: Final = Verb("choose_new_wagon", [OrNone(NEW_WAGON, DECLINE)])  # D-DRAWWAGON
PLAN_KEEP: Final = Verb("plan_keep", [Kept("cards", [])])  # D-PLAN  plan_keep A01, plan_keep none
DISCARD_EXCESS: Final = Verb("discard_excess", [CARD])  # D-DISC
CHOOSE_SIDING_TILE: Final = Verb("choose_siding_tile", [OrNone(NUMBER, DECLINE)])  # D-SIDING
CHOOSE_FREE_SPECIAL: Final = Verb("choose_free_special", [OrNone(CARD, DECLINE)])  # D-SPEC
CHOOSE_FREE_ACTION: Final = Verb("choose_free_action", [ACTION])  # D-FREE
CHOOSE_TARGET: Final = Verb("choose_target", [NODE])  # D-MOVE
TAKE_PARCEL: Final = Verb("take_parcel", [OrNone(WAGON, DECLINE)])  # D-PARCEL
CITY_STEP: Final = Verb("city_step", [PART])  # D-CITY
CHOOSE_RENT_CITY: Final = Verb("choose_rent_city", [CITY])  # D-RENT-CITY
RENT: Final = Verb("rent", [CITY, ZONE, COLOUR])  # D-RENT
FULFIL_CONTRACT: Final = Verb("fulfil_contract", [OrNone(SIZE, "end_block")])  # D-CONTRACT
CHOOSE_GOODS: Final = Verb("choose_goods", [LoadedSlot("slot", [])])  # D-PAY  choose_goods W203 1
BLACK_MARKET: Final = Verb("black_market", [OrNone(REWARD, DECLINE)])  # D-BM
SELL_GOOD: Final = Verb("sell_good", [LoadedSlot("slot", [])])  # D-SELL
CHOOSE_CONTRACT_CITY: Final = Verb("choose_contract_city", [CITY])  # D-BM-CITY

VERBS: Final = [
    CHOOSE_START_GOOD,
    KEEP_ACTION_CARDS,
    HERO_PREKEEP,
    HERO_DRAFT_PICK,
    BID_SPY,
    LOBBY,
    INCOME_LOAD,
    INVEST,
    PLAY_CARD,
    MOVEMENT_STEP,
    SPECIAL_STEP,
    TAKE_DISPLAY_CARD,
    PLAY_HERO,
    CHOOSE_WAREHOUSE_ZONE,
    CHOOSE_STATION_ZONE,
    CHOOSE_TRACK,
    CHOOSE_SECTOR,
    CHOOSE_WAGON,
    CHOOSE_GOOD,
    CHOOSE_EXCHANGE,
    CHOOSE_NEW_WAGON,
    PLAN_KEEP,
    DISCARD_EXCESS,
    CHOOSE_SIDING_TILE,
    CHOOSE_FREE_SPECIAL,
    CHOOSE_FREE_ACTION,
    CHOOSE_TARGET,
    TAKE_PARCEL,
    CITY_STEP,
    CHOOSE_RENT_CITY,
    RENT,
    FULFIL_CONTRACT,
    CHOOSE_GOODS,
    BLACK_MARKET,
    SELL_GOOD,
    CHOOSE_CONTRACT_CITY,
]

# ---------------------------------------------------------------- events

PHASE: Final = Domain("phase", ["setup", "auction", "lobbying", "income", "investing", "movement", "mission", "end"])
SETUP: Final = 0
AUCTION: Final = 1
LOBBYING: Final = 2
INVESTING: Final = 4
MOVEMENT: Final = 5
MISSION: Final = 6
END: Final = 7

SCORING: Final = Domain(  # the final scorings, in the order of the rules
    "scoring",
    [
        "all_cities",
        "progress",
        "sectors",
        "infrastructure",
        "contractors",
        "special_wagons",
        "contract_area",
        "missions",
    ],
)

ROUND_BEGAN: Final = EventKind("round_began", [("round", ROUND)], heading=True)
PHASE_BEGAN: Final = EventKind("phase_began", [("phase", PHASE)], heading=True)
TURN_ORDER: Final = EventKind("turn_order", [("seat", SEAT), ("count", COUNT)], befalls=True)  # `count` is the place
START_GOOD: Final = EventKind("start_good", [("seat", SEAT), ("good", GOOD)])
CARDS_DEALT: Final = EventKind("cards_dealt", [("seat", SEAT), ("cards", Several(CARD))], befalls=True)
CARDS_RETURNED: Final = EventKind("cards_returned", [("seat", SEAT), ("cards", Several(CARD))])
HEROES_DEALT: Final = EventKind("heroes_dealt", [("seat", SEAT), ("heroes", Several(HERO))], befalls=True)
HERO_ASIDE: Final = EventKind("hero_aside", [("seat", SEAT), ("hero", HERO)])
HERO_PICKED: Final = EventKind("hero_picked", [("seat", SEAT), ("hero", HERO)])
PACK_RECEIVED: Final = EventKind("pack_received", [("seat", SEAT), ("heroes", Several(HERO))], befalls=True)
BID: Final = EventKind("bid", [("seat", SEAT), ("spy", SPY)])
LOBBIED: Final = EventKind("lobbied", [("seat", SEAT), ("place", PLACE), ("space", SECTOR_SPACE)])
ADVANCED: Final = EventKind("advanced", [("seat", SEAT), ("progress", PROGRESS), ("value", COUNT)], befalls=True)
CANNOT_ADVANCE: Final = EventKind("cannot_advance", [("seat", SEAT), ("progress", PROGRESS)], befalls=True)
GAINED_INVESTMENT: Final = EventKind("gained_investment", [("seat", SEAT), ("count", COUNT)], befalls=True)
GAINED_COAL: Final = EventKind("gained_coal", [("seat", SEAT), ("count", COUNT)], befalls=True)
GAINED_VP: Final = EventKind("gained_vp", [("seat", SEAT), ("points", POINTS)], befalls=True)
FILLED: Final = EventKind("filled", [("seat", SEAT), ("wagon", WAGON), ("goods", Several(CARGO))])
INVESTED: Final = EventKind("invested", [("seat", SEAT), ("action", ACTION), ("count", COUNT)])
TOOK_FREE_ACTION: Final = EventKind("took_free_action", [("seat", SEAT), ("action", ACTION)])
PASSED: Final = EventKind("passed", [("seat", SEAT)])
WAREHOUSE_BUILT: Final = EventKind("warehouse_built", [("seat", SEAT), ("zone", ZONE)])
STATION_BUILT: Final = EventKind("station_built", [("seat", SEAT), ("zone", ZONE)])
AGENT_PLACED: Final = EventKind("agent_placed", [("seat", SEAT), ("place", PLACE), ("space", SECTOR_SPACE)])
WENT_UP: Final = EventKind("went_up", [("seat", SEAT), ("track", TRACK), ("count", COUNT)], befalls=True)
EXCHANGED: Final = EventKind("exchanged", [("seat", SEAT), ("wagon", WAGON), ("new_wagon", NEW_WAGON)])
TOOK_WAGON: Final = EventKind("took_wagon", [("seat", SEAT), ("wagon", WAGON)])
WAGON_LAID: Final = EventKind("wagon_laid", [("wagon", WAGON)])
PLANNED: Final = EventKind("planned", [("seat", SEAT), ("count", COUNT)])  # the number of cards drawn
SAW: Final = EventKind("saw", [("seat", SEAT), ("cards", Several(CARD))], befalls=True)
KEPT_CARDS: Final = EventKind("kept_cards", [("seat", SEAT), ("count", COUNT)])
DISCARDED: Final = EventKind("discarded", [("seat", SEAT), ("cards", Several(CARD))])
DECK_SHUFFLED: Final = EventKind("deck_shuffled", [])
CARDS_LAID: Final = EventKind("cards_laid", [("cards", Several(CARD))])
PLAYED: Final = EventKind("played", [("seat", SEAT), ("card", CARD)])
MOVED: Final = EventKind("moved", [("seat", SEAT), ("node", NODE), ("way", Several(NODE))])  # spaces passed
TOKEN_USED: Final = EventKind("token_used", [("seat", SEAT), ("token", TOKEN)])
COAL_PAID: Final = EventKind("coal_paid", [("seat", SEAT), ("count", COUNT)])
SPECIAL_USED: Final = EventKind("special_used", [("seat", SEAT), ("card", CARD)])
TOOK_CARD: Final = EventKind("took_card", [("seat", SEAT), ("card", CARD)])
TILE_USED: Final = EventKind("tile_used", [("seat", SEAT), ("siding", NUMBER), ("tile", TILE)])
TILE_LAID: Final = EventKind("tile_laid", [("siding", NUMBER), ("tile", TILE)])
PARCEL_TAKEN: Final = EventKind("parcel_taken", [("seat", SEAT), ("zone", ZONE), ("wagon", WAGON)])
MARKED: Final = EventKind("marked", [("seat", SEAT), ("city", CITY), ("points", POINTS), ("token", TOKEN)])
RENTED: Final = EventKind("rented", [("seat", SEAT), ("city", CITY), ("zone", ZONE), ("colour", COLOUR)])
FULFILLED: Final = EventKind("fulfilled", [("seat", SEAT), ("city", CITY), ("contract", CONTRACT), ("points", POINTS)])
CONTRACT_LAID: Final = EventKind("contract_laid", [("region", REGION), ("contract", CONTRACT)])
UNLOADED: Final = EventKind("unloaded", [("seat", SEAT), ("wagon", WAGON), ("good", GOOD)])
TRADED: Final = EventKind("traded", [("seat", SEAT), ("reward", REWARD)])
MARKER_PLACED: Final = EventKind("marker_placed", [("seat", SEAT), ("city", CITY), ("size", SIZE), ("points", POINTS)])
HERO_PLAYED: Final = EventKind("hero_played", [("seat", SEAT), ("hero", HERO)])
SCORED: Final = EventKind(
    "scored", [("seat", SEAT), ("scoring", SCORING), ("count", COUNT), ("points", POINTS)], befalls=True
)
GAME_OVER: Final = EventKind("game_over", [], heading=True)

EVENT_KINDS: Final = [
    ROUND_BEGAN,
    PHASE_BEGAN,
    TURN_ORDER,
    START_GOOD,
    CARDS_DEALT,
    CARDS_RETURNED,
    HEROES_DEALT,
    HERO_ASIDE,
    HERO_PICKED,
    PACK_RECEIVED,
    BID,
    LOBBIED,
    ADVANCED,
    CANNOT_ADVANCE,
    GAINED_INVESTMENT,
    GAINED_COAL,
    GAINED_VP,
    FILLED,
    INVESTED,
    TOOK_FREE_ACTION,
    PASSED,
    WAREHOUSE_BUILT,
    STATION_BUILT,
    AGENT_PLACED,
    WENT_UP,
    EXCHANGED,
    TOOK_WAGON,
    WAGON_LAID,
    PLANNED,
    SAW,
    KEPT_CARDS,
    DISCARDED,
    DECK_SHUFFLED,
    CARDS_LAID,
    PLAYED,
    MOVED,
    TOKEN_USED,
    COAL_PAID,
    SPECIAL_USED,
    TOOK_CARD,
    TILE_USED,
    TILE_LAID,
    PARCEL_TAKEN,
    MARKED,
    RENTED,
    FULFILLED,
    CONTRACT_LAID,
    UNLOADED,
    TRADED,
    MARKER_PLACED,
    HERO_PLAYED,
    SCORED,
    GAME_OVER,
]
CITY_STEPS: Final = [CITY_STEP.of(part) for part in range(PART.size())]
