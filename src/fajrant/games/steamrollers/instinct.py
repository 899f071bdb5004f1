"""The priors of moves, for bots.

A prior is a quick guess: it only orders the moves for the search. Long deliveries, a stronger locomotive, and track
that can soon become a link between two cities come first.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.steamrollers.content import CITIES, GOODS, NONE, PAIRS
from fajrant.games.steamrollers.insight import NEARNESS, best_from, longest_delivery, wished_links
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
from fajrant.games.steamrollers.network import AT_CITY, DEAD, FAR, OPEN, TO_CITIES, Network, leads
from fajrant.games.steamrollers.rules.action import ChooseAction
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed, distances_in_power

DEAD_END: Final = 0.02  # track that cannot become a link


def priors(pos: SteamRollers, seat: int, moves: list[Move]) -> list[float]:
    network = pos.sheets[seat].network
    if moves[0].verb is DRAW:
        return track_weights(pos, network, moves)
    weights: list[float] = []
    for move in moves:
        verb = move.verb
        if verb is CHOOSE_DIE or verb is SET:
            weight = die_weight(pos, seat, move.a)
        elif verb is CHOOSE_TWO:
            weight = 1.0 + die_weight(pos, seat, move.a) + die_weight(pos, seat, move.b)
        elif move is DELIVER:
            weight = 0.5 + 1.5 * deliverable(pos, seat)
        elif move is UPGRADE:
            weight = 2.5 - 0.3 * boxes_crossed(pos.sheets[seat])
        elif move is BUILD:
            weight = 2.0
        elif move is TAKE:
            weight = 1.0
        elif verb is GO or verb is GO_ROUND:
            weight = float(move.a)
        elif verb is LOAD:
            allowed = distances_in_power(pos, seat)
            origin = move.a // len(GOODS)
            weight = 0.5 + longest_delivery(network, origin, move.a % len(GOODS), allowed)
        elif move in (KEEP, DECLINE, CLAIM_NONE):
            weight = 0.8
        else:
            weight = 1.0
        weights.append(weight)
    return weights


def die_weight(pos: SteamRollers, seat: int, die: int) -> float:
    """A rough estimate of what the die can do."""
    weight = 0.5 + best_from(pos, seat, die - 1)
    return weight + (0.6 if pos.sheets[seat].crossed >> (die - 1) & 1 == 0 else 0.0)


def deliverable(pos: SteamRollers, seat: int) -> int:
    """The longest delivery with the die whose action is being chosen."""
    step = pos.stack[-1]
    return best_from(pos, seat, step.die - 1) if isinstance(step, ChooseAction) else 0


# ---------------------------------------------------------------- track


def track_weights(pos: SteamRollers, network: Network, moves: list[Move]) -> list[float]:
    """Weights for pieces of track, by the best link that the line through the piece can become.

    The nearer its two cities are, and the more goods wait for that link, the higher the weight.
    """
    wishes = wished_links(pos, network)
    ends: list[int] = []
    here = NONE
    weights: list[float] = []
    for move in moves:
        if move.a != here:
            here = move.a
            ends = leads(network, here)
        one, other = PAIRS[move.b]
        worth = line_worth(network.level_map, ends[one], ends[other], wishes)
        weights.append(DEAD_END + worth * worth)
    return weights


def line_worth(level_map: int, one_end: int, other_end: int, wishes: list[float]) -> float:
    """The best link that a line can become, among the two cities nearest to each of its ends."""
    if DEAD in (one_end, other_end) or one_end == other_end:
        return 0.0
    behind = nearest(level_map, one_end)
    ahead = nearest(level_map, other_end)
    worth = 0.0
    for one, missing in behind:
        for other, more in ahead:
            if one != other:
                worth = max(worth, wishes[6 * one + other] * NEARNESS[min(missing + more, len(NEARNESS) - 1)])
    return worth


def nearest(level_map: int, end: int) -> list[tuple[int, int]]:
    return AT_CITY_NEAREST[end] if end < OPEN else NEAREST[level_map][(end - OPEN) // 6]


def two_nearest(missing: list[int]) -> list[tuple[int, int]]:
    """The two cities that need the fewest pieces, each with the number of pieces."""
    by_pieces = sorted([(missing[city], city) for city in CITIES if missing[city] < FAR])
    return [(city, pieces) for pieces, city in by_pieces[:2]]


NEAREST: Final[list[list[list[tuple[int, int]]]]] = [
    [two_nearest(missing) for missing in hexes] for hexes in TO_CITIES
]  # by map and hex
AT_CITY_NEAREST: Final[list[list[tuple[int, int]]]] = [two_nearest(missing) for missing in AT_CITY]
