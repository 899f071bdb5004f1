"""§5.2 Mining: a level's yield goes into the player's cart there."""

from __future__ import annotations

from typing import Final

from fajrant.core.journal import EVERYBODY
from fajrant.games.dwergar.content import FOREMAN, POSITION_OF, kind_of_event, pieces
from fajrant.games.dwergar.moves import MINED, MINED_EXTRA
from fajrant.games.dwergar.rules.effects.specialities import counts_as, mining_specialities
from fajrant.games.dwergar.state import Action, Clan, Dwergar, cart_full

FOREMAN_EXTRA_MINING: Final = kind_of_event("foreman_extra_mining")


def can_mine(clan: Clan, space: int) -> bool:
    """Whether the cart at this level is free. A cart that holds any resource is full."""
    return not cart_full(clan.carts[POSITION_OF[space]])


def mine(pos: Dwergar, action: Action) -> None:
    clan = pos.clans[action.seat]
    extra = mines_extra(pos, action)
    load = pos.values.rich_yields[action.space] if extra else pos.values.yields[action.space]
    clan.carts[POSITION_OF[action.space]] = load
    if pos.sink is not None:
        pos.tell_to(EVERYBODY, MINED_EXTRA if extra else MINED, (action.seat, action.space, pieces(load)))


def mines_extra(pos: Dwergar, action: Action) -> bool:
    """Whether the action gets the extra yield. A furnace built in during this action gives nothing yet [R23]."""
    if pos.built_in[action.space] == action.seat and not action.built_in:
        return True
    return dwarf_mines_extra(pos, action.seat, action.dwarf, action.speciality)


def dwarf_mines_extra(pos: Dwergar, seat: int, dwarf: int, speciality: int) -> bool:
    """Whether the dwarf brings extra yield, by event or speciality. More than one source adds nothing [R39]."""
    if dwarf == FOREMAN and pos.in_force(FOREMAN_EXTRA_MINING):
        return True
    clan = pos.clans[seat]
    return counts_as(clan, dwarf, speciality) & mining_specialities(clan) != 0
