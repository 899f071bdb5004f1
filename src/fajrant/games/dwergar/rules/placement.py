"""§5.1 Placing a dwarf: the swap, the triggers, the action window and the clean-up."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.steps import BY_SEAT, Step
from fajrant.games.dwergar.content import (
    DWARF,
    FOREMAN,
    HAPPENING,
    KINDS,
    MINE_SPACES,
    NONE,
    POSITION_OF,
    SPACE,
    SPECIALITY_OR_NONE,
    STONE,
    kind_of_event,
)
from fajrant.games.dwergar.moves import BOARDED, KNOCKED_OFF, PLACED, SENT_HOME, TOOK
from fajrant.games.dwergar.rules.effects.gains import take_from_bank
from fajrant.games.dwergar.rules.effects.points import score_placement
from fajrant.games.dwergar.rules.effects.specialities import open_bonuses
from fajrant.games.dwergar.rules.furnaces import warm_owner
from fajrant.games.dwergar.rules.heat import heat_up
from fajrant.games.dwergar.rules.window import open_window, window_at
from fajrant.games.dwergar.state import Action, Dwergar, foreman_of

GAIN_ON_MINE_PLACEMENT: Final = kind_of_event("gain_on_mine_placement")
HEAT_ON_USE: Final = kind_of_event("heat_on_use")


class Arrive(Step[Dwergar]):
    """§5.1 Places the dwarf after card 44 has been paid for."""

    fields: ClassVar[list[Field]] = [
        BY_SEAT,
        Field("dwarf", DWARF),
        Field("space", SPACE),
        Field("speciality", SPECIALITY_OR_NONE),
    ]

    def __init__(self, seat: int, dwarf: int, space: int, speciality: int) -> None:
        self.seat: Final = seat
        self.dwarf: Final = dwarf
        self.space: Final = space
        self.speciality: Final = speciality

    def proceed(self, pos: Dwergar) -> None:
        pos.done()
        arrive(pos, self.seat, self.dwarf, self.space, self.speciality)


def arrive(pos: Dwergar, seat: int, dwarf: int, space: int, speciality: int) -> None:
    """§5.1 Swaps the dwarfs, resolves the triggers and opens the window."""
    pos.push(window_at(space, seat))
    previous = pos.standing[space]
    swap(pos, seat, dwarf, space, speciality)
    trigger(pos, seat, dwarf, space, previous)
    action = Action(
        seat=seat,
        dwarf=dwarf,
        space=space,
        speciality=speciality,
        bonuses=open_bonuses(pos, seat, dwarf, space, speciality),
        base=False,
        second=False,
        built_in=False,
        exchanges=0,
        card=NONE,
        recoverable=0,
        warming=False,
    )
    pos.action = action
    open_window(pos, action)


def swap(pos: Dwergar, seat: int, dwarf: int, space: int, speciality: int) -> None:
    """Swaps the dwarf with the one on the space: a worker goes to the seat's pool, a foreman to his owner's [R40]."""
    previous = pos.standing[space]
    pos.clans[seat].pool[dwarf] -= 1
    pos.standing[space] = foreman_of(seat) if dwarf == FOREMAN else dwarf
    pos.tell(PLACED, seat, dwarf, space, speciality)
    if previous != NONE:
        if previous < FOREMAN:
            pos.clans[seat].pool[previous] += 1
            pos.tell(TOOK, seat, previous, space)
        else:
            pos.clans[previous - FOREMAN].pool[FOREMAN] = 1
            pos.tell(SENT_HOME, previous - FOREMAN, space)


def trigger(pos: Dwergar, seat: int, dwarf: int, space: int, previous: int) -> None:
    """Resolves the triggers in this order [R38]: built-in furnaces, events 56, 59 and 60, card 9."""
    warm_owner(pos, seat, space)
    if space < MINE_SPACES and pos.in_force(GAIN_ON_MINE_PLACEMENT):
        stone = HAPPENING[pos.event].stone
        take_from_bank(pos, seat, tuple([stone if kind == STONE else 0 for kind in KINDS]))
    if pos.in_force(HEAT_ON_USE) and space in HAPPENING[pos.event].spaces:
        heat_up(pos, seat, HAPPENING[pos.event].heat)
    score_placement(pos, seat, dwarf, previous)


def finish_action(pos: Dwergar) -> None:
    """§5.1 A foreman on a mine space boards his cart on that level, full or not, and leaves the space empty [R6]."""
    action = pos.current_action()
    if action.dwarf == FOREMAN and action.space < MINE_SPACES:
        pos.standing[action.space] = NONE
        pos.clans[action.seat].rides = POSITION_OF[action.space]
        pos.tell(BOARDED, action.seat, POSITION_OF[action.space])
    pos.action = None


def knock_off(pos: Dwergar, seat: int, space: int) -> None:
    """§5.12 The foreman, from a space or a cart [R5], and one worker go to the seat's pool; nothing is triggered."""
    clan = pos.clans[seat]
    pos.tell(KNOCKED_OFF, seat)
    if foreman_of(seat) in pos.standing:
        pos.standing[pos.standing.index(foreman_of(seat))] = NONE
    clan.rides = NONE
    clan.pool[FOREMAN] = 1
    if space != NONE:
        worker = pos.standing[space]
        pos.standing[space] = NONE
        clan.pool[worker] += 1
        pos.tell(TOOK, seat, worker, space)
