"""Gains when a project is developed: pieces, heat, furnaces, an action (5, 19, 29–32, 35, 36, 41, 43)."""

from __future__ import annotations

from fajrant.core.journal import EVERYBODY
from fajrant.games.dwergar.content import Counts, Effect, pieces
from fajrant.games.dwergar.moves import EXTRA_ACTION, FURNACE_GAINED, GAINED
from fajrant.games.dwergar.rules.heat import heat_up, light_all
from fajrant.games.dwergar.state import Dwergar, gain


def take_from_bank(pos: Dwergar, seat: int, found: Counts) -> None:
    gain(pos.clans[seat], found)
    if pos.sink is not None:
        pos.tell_to(EVERYBODY, GAINED, (seat, pieces(found)))


def gain_pieces(pos: Dwergar, seat: int, effect: Effect) -> None:
    take_from_bank(pos, seat, effect.pieces)


def others_gain(pos: Dwergar, seat: int, effect: Effect) -> None:
    """Unconditional [R34], in seat order [R38]."""
    for other in pos.in_order():
        if other != seat:
            take_from_bank(pos, other, effect.pieces)


def light_and_heat(pos: Dwergar, seat: int, effect: Effect) -> None:
    light_all(pos, seat)
    heat_up(pos, seat, effect.heat)


def heat_for_all(pos: Dwergar, seat: int, effect: Effect) -> None:
    """More for the owner than for the others; the track has an end [R34]."""
    heat_up(pos, seat, effect.heat)
    for other in pos.in_order():
        if other != seat:
            heat_up(pos, other, effect.others_heat)


def gain_lit_furnace(pos: Dwergar, seat: int, effect: Effect) -> None:
    """From the reserve, as far as it lasts."""
    clan = pos.clans[seat]
    for _ in range(min(effect.furnaces, clan.reserve)):
        clan.reserve -= 1
        clan.lit += 1
        pos.tell(FURNACE_GAINED, seat)


def extra_action(pos: Dwergar, seat: int, effect: Effect) -> None:
    """It comes after the current action is finished."""
    pos.extra += effect.actions
    pos.tell(EXTRA_ACTION, seat)
