"""§5.1 Specialities: of workers, of foremen with cards 2, 3 and 4, and of any dwarf with card 44."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import (
    BONUSES_AT,
    EFFECT,
    FOREMAN,
    HAPPENING,
    MINE_SPACES,
    NONE,
    SPECIALIST_OF,
    cards_with,
    kind_of_event,
)
from fajrant.games.dwergar.state import Clan, Dwergar, has, payable_heat

CLUBS: Final = cards_with("foreman_speciality")
GNOMES: Final = cards_with("change_specialisation")
BONUSES_CLOSED: Final = kind_of_event("bonuses_closed")


def mining_specialities(clan: Clan) -> int:
    """Cards 2, 3 and 4: the specialities that mine with extra yield, as a set of bits."""
    specialities = 0
    for card in CLUBS:
        if has(clan, card):
            specialities |= 1 << EFFECT[card].specialist
    return specialities


def counts_as(clan: Clan, dwarf: int, speciality: int) -> int:
    """The specialities of a placed dwarf, as a set of bits; card 44 replaces all others [R9, R25]."""
    if speciality != NONE:
        return 1 << speciality
    return mining_specialities(clan) if dwarf == FOREMAN else 1 << dwarf


def bonuses_closed(pos: Dwergar, space: int) -> bool:
    """Whether event 57 closes the bonuses of this space. Then not even Silverbeard gives one."""
    return pos.in_force(BONUSES_CLOSED) and space in HAPPENING[pos.event].spaces


def open_bonuses(pos: Dwergar, seat: int, dwarf: int, space: int, speciality: int) -> int:
    """The bonuses that a dwarf has on a space, as a set of bits."""
    bonuses = 0
    if bonuses_closed(pos, space):
        return bonuses
    specialities = counts_as(pos.clans[seat], dwarf, speciality)
    for bonus in BONUSES_AT[space]:
        if specialities >> SPECIALIST_OF[bonus] & 1:
            bonuses |= 1 << bonus
    return bonuses


def price_of_change(clan: Clan) -> int:
    """The heat for card 44; NONE if the seat has not developed it or cannot pay."""
    for card in GNOMES:
        if has(clan, card) and payable_heat(clan) >= EFFECT[card].heat:
            return EFFECT[card].heat
    return NONE


def changes(pos: Dwergar, seat: int, dwarf: int, space: int) -> list[int]:
    """D1 The specialities that card 44 can give the dwarf and that matter on this space [R42]."""
    clan = pos.clans[seat]
    own = counts_as(clan, dwarf, NONE)
    if space < MINE_SPACES:
        relevant = mining_specialities(clan)
    else:
        relevant = 0
        if not bonuses_closed(pos, space):
            for bonus in BONUSES_AT[space]:
                relevant |= 1 << SPECIALIST_OF[bonus]
    return [speciality for speciality in range(FOREMAN) if relevant >> speciality & 1 and not own >> speciality & 1]
