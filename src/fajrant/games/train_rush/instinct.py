"""The priors of moves, for bots.

A prior is cheap to compute. It only decides which moves the search tries first: actions before declining, cities before
plain track, expensive goods before cheap ones.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.train_rush.content import (
    ADVANCE_ANY,
    CITY_AT,
    CITY_NODE,
    EFFECTS,
    GAIN_VP,
    NODE_KIND,
    NODES,
    NONE,
    RANK,
    SPECIAL,
    SPY,
    TILE_EFFECT,
)
from fajrant.games.train_rush.insight import CARD_WORTH
from fajrant.games.train_rush.moves import (
    BID_SPY,
    BLACK_MARKET,
    CHOOSE_FREE_SPECIAL,
    CHOOSE_GOOD,
    CHOOSE_RENT_CITY,
    CHOOSE_SIDING_TILE,
    CHOOSE_START_GOOD,
    CHOOSE_TARGET,
    DISCARD_EXCESS,
    FULFIL_CONTRACT,
    INVEST,
    MOVEMENT_STEP,
    PLAY_CARD,
    SELL_GOOD,
    SPECIAL_STEP,
    TAKE_DISPLAY_CARD,
)
from fajrant.games.train_rush.rules.auction import order_after
from fajrant.games.train_rush.state import TrainRush

DECLINED: Final = 0.3  # factor of declining
OF_NODE: Final = [0.6, 1.6, 4.0, 1.2]  # by kind of node: track, siding, city, black market
SPENT: Final = 0.35  # factor of a movement that uses up a token


def priors(pos: TrainRush, seat: int, moves: list[Move]) -> list[float]:
    if moves[0].verb is BID_SPY:
        return bid_weights(pos, seat, moves)
    visited = pos.factions[seat].visited
    return [weight_of(pos, visited, move) for move in moves]


def bid_weights(pos: TrainRush, seat: int, moves: list[Move]) -> list[float]:
    """The weights of bids. The last bidder needs no higher bid than necessary: of all bids that lead to the same turn
    order, only the lowest gets a weight."""
    bids = [faction.bid for faction in pos.factions]
    last = bids.count(0) == 1
    weights: list[float] = []
    known: list[tuple[int, ...]] = []
    for move in moves:  # the lowest spy first
        bids[seat] = move.a
        order = order_after(bids, pos.order)
        if last and order in known:
            weights.append(0.0)
        else:
            known.append(order)
            weights.append(1.0 + 0.05 * abs(2 * move.a - SPY.high))
    return weights


def weight_of(pos: TrainRush, visited: int, move: Move) -> float:
    values = pos.values
    verb = move.verb
    value = move.a
    if value == NONE:
        return 1.0 if verb is SELL_GOOD or verb is FULFIL_CONTRACT else DECLINED
    if verb is MOVEMENT_STEP:
        weight = node_weight(visited, value % len(NODES))
        return weight if value < len(NODES) else SPENT * weight
    if verb is CHOOSE_TARGET:
        return node_weight(visited, value)
    if verb is INVEST:
        return 1.0
    if verb is PLAY_CARD or verb is TAKE_DISPLAY_CARD:
        return CARD_WORTH[value]
    if verb is DISCARD_EXCESS:
        return 1.0 / CARD_WORTH[value]
    if verb is SPECIAL_STEP or verb is CHOOSE_FREE_SPECIAL:
        return 0.5 + CARD_WORTH[value] + (0.5 * EFFECTS[SPECIAL[value]].n if is_strong(SPECIAL[value]) else 0.0)
    if verb is CHOOSE_SIDING_TILE:
        tile = pos.tiles[value - 1]
        return 1.0 + (1.0 if tile != NONE and is_strong(TILE_EFFECT[tile]) else 0.0)
    if verb is CHOOSE_GOOD or verb is CHOOSE_START_GOOD:
        return 0.6 + 0.2 * values.value[value]
    if verb is BLACK_MARKET:
        return 0.5 + 0.12 * values.reward_price[value]
    if verb is FULFIL_CONTRACT:
        return 2.0 * value
    if verb is CHOOSE_RENT_CITY:
        return float(RANK[value])
    return 1.0


def is_strong(effect: int) -> bool:
    return EFFECTS[effect].kind in (ADVANCE_ANY, GAIN_VP)


def node_weight(visited: int, node: int) -> float:
    """Cities not yet visited come first."""
    kind = NODE_KIND[node]
    weight = OF_NODE[kind]
    if kind == CITY_NODE and visited >> CITY_AT[node] & 1:
        weight *= 0.5
    return weight
