"""The priors of moves, for bots.

A prior is a quick guess: it only orders the moves for the search. Spaces where something can be done come before pure
swaps, specialists go where they have a bonus, and heat is paid from the track first.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.dwergar.content import (
    ARCHITECT,
    BELLOWS,
    BONUSES,
    BONUSES_AT,
    CLOSED,
    DEVELOP_PROJECTS,
    FOREMAN,
    FORGE,
    GEAR,
    HEAT2,
    KINDS,
    LIGHT1_HEAT1,
    LIGHT_ALL,
    MINE_SPACES,
    NONE,
    POSITION_OF,
    POSITIONS,
    SPACES,
    SPECIALIST_OF,
    STOVE_MAKER,
    worth_of,
)
from fajrant.games.dwergar.moves import (
    BUILD,
    BUILD_IN,
    BUILD_SECOND,
    CONVERT_IRON,
    CONVERT_STONE,
    DEVELOP,
    DONE,
    END_TURN,
    EXCHANGE,
    EXTRA_HEAT,
    FORGE_PIECE,
    FREE_DEVELOPMENT,
    MINE,
    PAY_HEAT,
    PLACE,
    RAISE,
    REALISE,
    space_of,
)
from fajrant.games.dwergar.rules.effects.prices import can_realise
from fajrant.games.dwergar.rules.workshops import can_build, can_exchange_any
from fajrant.games.dwergar.state import Clan, Dwergar, cart_full, payable_heat

IDLE: Final = 0.15  # a pure swap
KEPT: Final = 0.6  # factor for the foreman outside the mine
BONUS_TIMES: Final = [2.0 if bonus in (LIGHT_ALL, DEVELOP_PROJECTS) else 1.3 for bonus in BONUSES]
BONUS_PLUS: Final = [0.5 if bonus in (LIGHT1_HEAT1, HEAT2) else 0.0 for bonus in BONUSES]


def priors(pos: Dwergar, seat: int, moves: list[Move]) -> list[float]:
    clan = pos.clans[seat]
    if moves[0].verb is PLACE:
        spaces = [space_weight(pos, clan, space) for space in SPACES]
        return [place_weight(clan, spaces, move) if move.verb is PLACE else weight_of(pos, move) for move in moves]
    return [weight_of(pos, move) for move in moves]


def place_weight(clan: Clan, spaces: list[float], move: Move) -> float:
    """The weight of the space, raised for a specialist with a bonus there. The foreman is saved for the mine."""
    space = space_of(move.b)
    weight = spaces[space]
    for bonus in BONUSES_AT[space]:
        if SPECIALIST_OF[bonus] == move.a:
            weight = BONUS_TIMES[bonus] * weight + BONUS_PLUS[bonus] * min(2, 1 + clan.unlit)
    if move.a == FOREMAN and space >= MINE_SPACES:
        weight *= KEPT
    return weight


def space_weight(pos: Dwergar, clan: Clan, space: int) -> float:
    values = clan.values
    if space < MINE_SPACES:
        return IDLE if cart_full(clan.carts[POSITION_OF[space]]) else 0.4 + values.mine_weight[space]
    if space == GEAR:
        return gear_weight(clan)
    if space == ARCHITECT:
        best = 0
        for card in pos.row:
            if values.vp[card] > best and can_realise(clan, card):
                best = values.vp[card]
        return IDLE + best
    if space == BELLOWS:
        return 0.3 + 0.4 * clan.unlit
    if space == STOVE_MAKER:
        return 1.0 if can_build(clan, values.furnace_price) else 0.3
    if space == FORGE:
        return 0.3 + 0.2 * min(payable_heat(clan), sum(clan.supply)) + 0.4 * len(clan.realised)
    return lab_weight(pos, clan)


def lab_weight(pos: Dwergar, clan: Clan) -> float:
    """The weight of the Laboratory: higher if a better kind is spare and a worse one is missing for a project."""
    if not can_exchange_any(clan):
        return 0.4
    for card in pos.row:
        cost = clan.values.cost[card]
        for kind in KINDS:
            if cost[kind] > clan.supply[kind]:
                for better in KINDS[kind + 1 :]:
                    if clan.supply[better] > cost[better]:
                        return 1.4
    return 0.7


def gear_weight(clan: Clan) -> float:
    """The weight of the Gear: the loads that one level brings up, and a part of those that payable heat can reach."""
    weight = 0.2
    reach = payable_heat(clan)
    for position in POSITIONS:
        load = worth_of(clan.carts[position])
        if position == CLOSED:
            weight += load
        elif position <= reach:
            weight += 0.7 * load
    return weight


def weight_of(pos: Dwergar, move: Move) -> float:
    values = pos.values
    verb = move.verb
    if verb is REALISE:
        return 1.0 + values.vp[move.a]
    if verb is DEVELOP:
        return 2.0 + values.dev_vp[move.a]
    if move is MINE:
        return 6.0
    if verb is RAISE:
        return 1.5 + 0.2 * move.a
    if move is BUILD or move is BUILD_SECOND:
        return 2.0
    if verb is BUILD_IN:
        return 1.5
    if verb is FORGE_PIECE:
        return 1.0
    if verb is EXCHANGE:
        return 0.6
    if verb is PAY_HEAT:
        return 1.0 / (1.0 + move.a)
    if verb is EXTRA_HEAT:
        return 0.5 + move.a
    if verb is FREE_DEVELOPMENT:
        return 0.1 if move.a == NONE else 1.0 + values.dev_vp[move.a]
    if move is END_TURN:
        return 0.1
    if move is CONVERT_STONE or move is CONVERT_IRON:
        return 0.4
    if move is DONE:
        return 0.5
    return 1.0
