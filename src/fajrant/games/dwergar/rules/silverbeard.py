"""§5.10 Silverbeard's token: its holder, and the bonuses it can give."""

from __future__ import annotations

from fajrant.core.moves import Move
from fajrant.games.dwergar.content import (
    BONUSES_AT,
    DEVELOP_DISCOUNT,
    DEVELOP_PROJECTS,
    HEAT1,
    HEAT2,
    LIGHT1_HEAT1,
    LIGHT_ALL,
    LIGHT_ONE,
    NONE,
    OLD_SHAFT,
    RECOVER_RESOURCE,
    SECOND_FURNACE,
    TWO_MORE_EXCHANGES,
    VP_PER_LEVEL,
)
from fajrant.games.dwergar.moves import TOKEN_GIVEN, TOKEN_RETURNED, USE_SILVERBEARD
from fajrant.games.dwergar.rules.effects.prices import development_heat
from fajrant.games.dwergar.rules.effects.specialities import bonuses_closed
from fajrant.games.dwergar.rules.lift import price_of
from fajrant.games.dwergar.rules.workshops import can_build, can_exchange_any
from fajrant.games.dwergar.state import Action, Dwergar, in_play, owned_of, payable_heat, room_for_heat


def award_token(pos: Dwergar) -> None:
    """ROUND_START The only seat with the most Old Shaft projects holds the token; in a tie nobody does [R18, R21]."""
    if not in_play(pos, OLD_SHAFT):
        return
    holder = pos.silverbeard
    counts = [owned_of(clan, OLD_SHAFT) for clan in pos.clans]
    most = max(counts)
    leader = counts.index(most) if most > 0 and counts.count(most) == 1 else NONE
    if leader == holder:
        return
    if holder != NONE:
        pos.tell(TOKEN_RETURNED, holder)
    if leader != NONE:
        pos.tell(TOKEN_GIVEN, leader)
    pos.silverbeard = leader


def add_tokens(moves: list[Move], pos: Dwergar, action: Action) -> None:
    """D3 Adds the bonuses of this guild space that the dwarf lacks and that can still have an effect [R18, R37]."""
    if pos.silverbeard != action.seat or bonuses_closed(pos, action.space):
        return
    for bonus in BONUSES_AT[action.space]:
        if not action.has_bonus(bonus) and can_help(pos, action, bonus):
            moves.append(USE_SILVERBEARD.of(bonus))


def can_help(pos: Dwergar, action: Action, bonus: int) -> bool:
    clan = pos.clans[action.seat]
    if bonus in (LIGHT_ALL, LIGHT_ONE):
        return clan.unlit > 0
    if bonus in (HEAT1, HEAT2):
        return room_for_heat(clan)
    if bonus == LIGHT1_HEAT1:
        return clan.unlit > 0 or room_for_heat(clan)
    if bonus == TWO_MORE_EXCHANGES:
        return can_exchange_any(clan)
    if bonus == SECOND_FURNACE:
        return can_build(clan, pos.values.second_price)
    if bonus == VP_PER_LEVEL:
        return not action.base and price_of(pos, 1) <= payable_heat(clan)
    if bonus == DEVELOP_PROJECTS:
        return len(clan.realised) > 0
    if bonus == RECOVER_RESOURCE:
        return action.recoverable != 0
    if bonus == DEVELOP_DISCOUNT:
        return action.card in clan.realised and development_heat(clan, action.card, 0, 0) > 0
    return True  # stone to a level
