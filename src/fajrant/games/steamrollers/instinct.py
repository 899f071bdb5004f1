"""What a player would look at first: a weight for each move, at a glance, for bots.

A weight says nothing about how good a move is, only how soon it deserves a thought: long deliveries, a stronger
locomotive, and track that goes on where something is: from a city, or from a piece that points here.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.steamrollers.content import BORDERS, CITY_AT, GOODS, NONE, OTHER_END, PAIRS, TOWN
from fajrant.games.steamrollers.insight import best_from, longest_delivery
from fajrant.games.steamrollers.moves import (
    BUILD,
    CHOOSE_DIE,
    CHOOSE_TWO,
    CLAIM_NONE,
    DECLINE,
    DELIVER,
    DRAW,
    GO,
    GO_ROUND,
    KEEP,
    LOAD,
    SET,
    TAKE,
    UPGRADE,
)
from fajrant.games.steamrollers.network import Network
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed, power

FROM_CITY: Final = 2.0
JOINED: Final = 2.5
POINTED_AT_NOTHING: Final = 0.15
ONWARD: Final = 1.0


def priors(pos: SteamRollers, seat: int, moves: list[Move]) -> list[float]:
    network = pos.sheets[seat].network
    found: list[float] = []
    for move in moves:
        verb = move.verb
        if verb is DRAW:
            weight = piece_weight(network, move.a, move.b)
        elif verb is CHOOSE_DIE or verb is SET:
            weight = die_weight(pos, seat, move.a)
        elif verb is CHOOSE_TWO:
            weight = 1.0 + die_weight(pos, seat, move.a) + die_weight(pos, seat, move.b)
        elif move is DELIVER:
            weight = 5.0
        elif move is UPGRADE:
            weight = 2.5 - 0.3 * boxes_crossed(pos.sheets[seat])
        elif move is BUILD:
            weight = 2.0
        elif move is TAKE:
            weight = 1.0
        elif verb is GO or verb is GO_ROUND:
            weight = float(move.a)
        elif verb is LOAD:
            allowed = (2 << power(pos, seat)) - 2
            origin = move.a // len(GOODS)
            weight = 0.5 + longest_delivery(network, origin, move.a % len(GOODS), allowed)
        elif move in (KEEP, DECLINE, CLAIM_NONE):
            weight = 0.8
        else:
            weight = 1.0
        found.append(weight)
    return found


def die_weight(pos: SteamRollers, seat: int, die: int) -> float:
    """What the die could do, roughly."""
    weight = 0.5 + best_from(pos, seat, die - 1)
    return weight + (0.6 if pos.sheets[seat].crossed >> (die - 1) & 1 == 0 else 0.0)


def piece_weight(network: Network, here: int, piece: int) -> float:
    """Both ends of a piece: at a city, at track that fits, at an empty hex, or at nothing."""
    one, other = PAIRS[piece]
    weight = end_weight(network, here, one) * end_weight(network, here, other)
    return weight * (1.15 if TOWN[here] else 1.0)


def end_weight(network: Network, here: int, edge: int) -> float:
    there = BORDERS[network.level_map][6 * here + edge]
    if there == NONE:
        return POINTED_AT_NOTHING
    if CITY_AT[there] != NONE:
        return FROM_CITY
    piece = network.pieces[there]
    if piece == NONE:
        return ONWARD
    return JOINED if OTHER_END[6 * piece + (edge + 3) % 6] != NONE else POINTED_AT_NOTHING
