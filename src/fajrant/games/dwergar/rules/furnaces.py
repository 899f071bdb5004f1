"""§5.11 Built-in furnaces: a foreman builds them into the board, and they give their owner heat."""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.dwergar.content import (
    FOREMAN,
    HAPPENING,
    LIT,
    MINE_SPACES,
    NONE,
    UNLIT,
    kind_of_event,
)
from fajrant.games.dwergar.moves import BUILD_IN, BUILT_IN
from fajrant.games.dwergar.rules.effects.steam import heat_of_guild_furnace
from fajrant.games.dwergar.rules.heat import heat_up
from fajrant.games.dwergar.state import FROM_FURNACES, Action, Dwergar, can_pay, pay

BUILT_IN_BONUS: Final = kind_of_event("built_in_bonus_vp")


def add_build_ins(moves: list[Move], pos: Dwergar, action: Action) -> None:
    """A foreman on a space without a furnace can build one in from the player board, even one just built [R43]."""
    if action.dwarf != FOREMAN or pos.built_in[action.space] != NONE:
        return
    clan = pos.clans[action.seat]
    if can_pay(clan, pos.values.build_in_cost[action.space]):
        if clan.lit > 0:
            moves.append(BUILD_IN.of(LIT))
        if clan.unlit > 0:
            moves.append(BUILD_IN.of(UNLIT))


def points_for_building_in(pos: Dwergar, space: int) -> int:
    """The printed VP, and with event 49 more on a guild space."""
    points = pos.values.build_in_vp[space]
    if space >= MINE_SPACES and pos.in_force(BUILT_IN_BONUS):
        points += HAPPENING[pos.event].vp
    return points


def build_in(pos: Dwergar, action: Action, furnace: int) -> None:
    """The furnace never comes back. Its benefits begin with the next action [R23]."""
    clan = pos.clans[action.seat]
    pay(clan, pos.values.build_in_cost[action.space])
    if furnace == LIT:
        clan.lit -= 1
    else:
        clan.unlit -= 1
    pos.built_in[action.space] = action.seat
    action.built_in = True
    points = points_for_building_in(pos, action.space)
    clan.vp[FROM_FURNACES] += points
    pos.tell(BUILT_IN, action.seat, furnace, action.space, points)


def warm_owner(pos: Dwergar, seat: int, space: int) -> None:
    """Gives heat to the owner of a guild space's furnace when another player places there, even a pure swap [R12]."""
    owner = pos.built_in[space]
    if space >= MINE_SPACES and owner != NONE and owner != seat:
        heat_up(pos, owner, heat_of_guild_furnace(pos.clans[owner]))
