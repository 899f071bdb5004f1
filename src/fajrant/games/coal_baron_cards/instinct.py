"""Priors: a cheap weight for each move, for bots.

A weight does not say how good a move is, only how soon the search should try it. Cards that fit an unfinished train
come first, cheap zones come before expensive ones, and passing comes last.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.coal_baron_cards.content import (
    CREST_OF,
    DECK_OF,
    DELIVERY,
    DESTINATION_OF,
    DOCK_CRESTS,
    DOCKS,
    EFFECT_OF,
    ENGINE,
    ENGINE_STACK,
    LORRIES_ON,
    LORRY,
    MINING_01,
    NONE,
    OBJECTIVE,
    ORDER,
    POINTS_ON,
    SHARE,
    STACK_OF_ZONE,
    TYPE_OF,
    WAGON,
    WAGON_CRESTS,
    WAGON_DOCKS,
    WILD,
    ZONE_MOST_STEPS,
)
from fajrant.games.coal_baron_cards.crew import payable
from fajrant.games.coal_baron_cards.moves import (
    ENGINE_DOCK,
    INNOVATE,
    LOAD_ROW,
    LOAD_STORAGE,
    PASS,
    PAY,
    PLACE,
    SEND,
    STOP,
    STORE,
    WAGON_DOCK,
    WILD_CARD,
    WILD_STACK,
)
from fajrant.games.coal_baron_cards.rules.taking import WagonDock
from fajrant.games.coal_baron_cards.state import CardGame, Mine, crew, deck_of

LOOKING: Final = [0.5, 0.6, 0.6, 1.5, 1.5, 3.0, 1.5]  # for a wild action, by deck: higher where the choice matters more
DEARER: Final = 0.3  # how much each extra worker lowers the weight of a zone
PASSING: Final = 0.1


def priors(pos: CardGame, seat: int, moves: list[Move]) -> list[float]:
    mine = pos.mines[seat]
    weights: list[float] = []
    for place, move in enumerate(moves):
        verb = move.verb
        if verb is PLACE:
            weight = zone_weight(pos, seat, mine, move.a) / (1.0 + DEARER * (pos.required(move.a) - 1))
        elif move is PASS:
            weight = PASSING
        elif verb is PAY:
            weight = 1.0 / (1.0 + place)  # few large cards are offered first
        elif verb is LOAD_ROW:
            weight = 3.0 + loading_weight(mine, move.a)
        elif verb is LOAD_STORAGE:
            weight = 3.0 + loading_weight(mine, move.b)
        elif move is STORE:
            weight = 0.8
        elif move is STOP:
            weight = 0.4
        elif verb is WAGON_DOCK:
            step = pos.stack[-1]
            assert isinstance(step, WagonDock)
            weight = wagon_weight(mine, step.kind, move.a)
        elif verb is ENGINE_DOCK:
            train = mine.docks[move.a]
            weight = 0.5 + train.lorries + 0.4 * len(train.wagons)
        elif verb is SEND:
            weight = float(POINTS_ON[move.b])
        elif verb is WILD_CARD:
            weight = card_weight(mine, move.a, DECK_OF[move.a])
        elif verb is WILD_STACK:
            weight = LOOKING[deck_of(move.a)]
        elif verb is INNOVATE:
            weight = 1.5
        else:
            weight = 1.0
        weights.append(weight)
    return weights


def zone_weight(pos: CardGame, seat: int, mine: Mine, zone: int) -> float:
    stack = STACK_OF_ZONE[zone]
    if stack == ENGINE_STACK and not can_still_deliver(pos, mine, zone):
        return 0.0
    if stack != NONE:
        return card_weight(mine, pos.stacks[stack].top(), deck_of(stack))
    if zone == DELIVERY:
        return 5.0
    if zone == WILD:
        return 2.0  # the best of four
    weight = 0.3 + min(loadable(mine), ZONE_MOST_STEPS[zone])
    if zone == MINING_01 and pos.zones[zone].last != seat:
        weight += 0.5
    return weight


def can_still_deliver(pos: CardGame, mine: Mine, zone: int) -> bool:
    """Whether a seat that places workers in this zone can pay for a delivery afterwards."""
    if pos.shift < pos.party().shifts:
        return True
    most = payable(crew(mine)).bit_length() - 1
    return most >= pos.required(zone) + pos.required(DELIVERY)


def card_weight(mine: Mine, kind: int, deck: int) -> float:
    if deck == LORRY:
        return (2.0 if has_wagon_for(mine, kind) else 0.7) + 0.3 * LORRIES_ON[kind]
    if deck == WAGON:
        best = 0.0
        for dock in DOCKS:
            if WAGON_DOCKS[kind] >> dock & 1:
                best = max(best, wagon_weight(mine, kind, dock))
        return best
    if deck == ENGINE:
        best = 0.4
        for train in mine.docks:
            if train.engine == NONE:
                best = max(best, 0.4 + 0.3 * len(train.wagons) + 0.7 * train.lorries)
        return best
    if deck == ORDER:
        weight = 0.2 * POINTS_ON[kind] / (1.0 + 0.5 * (len(mine.orders) + len(mine.secret_orders)))
        for train in mine.docks:
            if train.lorries >= LORRIES_ON[kind]:
                weight += 0.15 * POINTS_ON[kind]
                break
        return weight
    if deck == SHARE:
        return share_weight(mine, kind)
    if deck == OBJECTIVE:
        return 0.6 + 0.5 * served(mine, kind)
    return 1.5


def served(mine: Mine, objective: int) -> int:
    """How many items that the objective counts the seat has, or may soon have."""
    count = 0
    destination = DESTINATION_OF[objective]
    if destination != NONE:
        for delivery in mine.delivered:
            if DESTINATION_OF[delivery.order] == destination:
                count += 1
        for card in mine.orders + mine.secret_orders + mine.shares:
            if DESTINATION_OF[card] == destination:
                count += 1
        return count
    wanted = TYPE_OF[objective]
    if wanted != NONE:
        for delivery in mine.delivered:
            if TYPE_OF[delivery.train.engine] == wanted:
                count += 1
        for train in mine.docks:
            if train.engine != NONE and TYPE_OF[train.engine] == wanted:
                count += 1
        return count
    return 2 if EFFECT_OF[objective] == "objective_count" else len(mine.tokens)


def share_weight(mine: Mine, share: int) -> float:
    """The weight of a share: higher if an order can match it, which makes it three points for one placement."""
    destination = DESTINATION_OF[share]
    free = 0
    for delivery in mine.delivered:
        if DESTINATION_OF[delivery.order] == destination:
            free += 1
    for order in mine.orders + mine.secret_orders:
        if DESTINATION_OF[order] == destination:
            free += 1
    for other in mine.shares:
        if DESTINATION_OF[other] == destination:
            free -= 1
    return 2.5 if free > 0 else 0.5


def wagon_weight(mine: Mine, wagon: int, dock: int) -> float:
    """The weight of a wagon at a dock: higher if a lorry needs it, and if the train there is far advanced."""
    crests = WAGON_CRESTS[wagon] & DOCK_CRESTS[dock]
    train = mine.docks[dock]
    weight = 0.6 + 0.3 * train.lorries + (0.4 if train.engine != NONE else 0.0)
    for kind in mine.row + mine.storage:
        if crests >> CREST_OF[kind] & 1 and not has_wagon_for(mine, kind):
            return weight + 1.5
    return weight


def loading_weight(mine: Mine, dock: int) -> float:
    train = mine.docks[dock]
    return 0.5 * train.lorries + (0.5 if train.engine != NONE else 0.0)


def has_wagon_for(mine: Mine, lorry: int) -> bool:
    crest = CREST_OF[lorry]
    for dock in DOCKS:
        if DOCK_CRESTS[dock] >> crest & 1:
            for wagon in mine.docks[dock].empty:
                if WAGON_CRESTS[wagon] >> crest & 1:
                    return True
    return False


def loadable(mine: Mine) -> int:
    """The lorries that have a fitting wagon: from the row up to the first card without one, and from storage."""
    lorries = 0
    for kind in mine.row:
        if not has_wagon_for(mine, kind):
            break
        lorries += LORRIES_ON[kind]
    for kind in mine.storage:
        if has_wagon_for(mine, kind):
            lorries += LORRIES_ON[kind]
    return lorries
