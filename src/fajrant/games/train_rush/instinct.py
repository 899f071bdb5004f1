"""What a player would look at first: a weight for each move, at a glance, for bots.

A weight says nothing about how good a move is, only how soon it deserves a thought. Doing something comes before
declining, cities before plain track, dear goods before cheap ones.
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
    REWARD_PRICE,
    SPECIAL,
    SPY,
    TILE_EFFECT,
    VALUE,
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
from fajrant.games.train_rush.state import TrainRush

DECLINED: Final = 0.3  # nothing instead of something
OF_NODE: Final = [0.6, 1.6, 4.0, 1.2]  # track, siding, city, black market
SPENT: Final = 0.35  # with a token that is then gone


def priors(pos: TrainRush, seat: int, moves: list[Move]) -> list[float]:
    visited = pos.factions[seat].visited
    return [weight_of(pos, visited, move) for move in moves]


def weight_of(pos: TrainRush, visited: int, move: Move) -> float:
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
    if verb is BID_SPY:
        return 1.0 + 0.05 * abs(2 * value - SPY.high)
    if verb is CHOOSE_GOOD or verb is CHOOSE_START_GOOD:
        return 0.6 + 0.2 * VALUE[value]
    if verb is BLACK_MARKET:
        return 0.5 + 0.12 * REWARD_PRICE[value]
    if verb is FULFIL_CONTRACT:
        return 2.0 * value
    if verb is CHOOSE_RENT_CITY:
        return float(RANK[value])
    return 1.0


def is_strong(effect: int) -> bool:
    return EFFECTS[effect].kind in (ADVANCE_ANY, GAIN_VP)


def node_weight(visited: int, node: int) -> float:
    """A city that was not visited yet comes first."""
    kind = NODE_KIND[node]
    weight = OF_NODE[kind]
    if kind == CITY_NODE and visited >> CITY_AT[node] & 1:
        weight *= 0.5
    return weight
