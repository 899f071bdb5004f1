"""Gains when a project is developed: pieces, heat, furnaces, an action (5, 19, 29–32, 35, 36, 41, 43)."""

from __future__ import annotations

from fajrant.core.journal import EVERYBODY
from fajrant.games.dwergar.content import Counts, Effect, pieces
from fajrant.games.dwergar.moves import EXTRA_ACTION, FURNACE_GAINED, GAINED
from fajrant.games.dwergar.rules.heat import heat_up, light_all
from fajrant.games.dwergar.state import Dwergar, gain


def take_from_bank(pos: Dwergar, seat: int, counts: Counts) -> None:
    gain(pos.clans[seat], counts)
    if pos.sink is not None:
        pos.tell_to(EVERYBODY, GAINED, (seat, pieces(counts)))


def gain_pieces(pos: Dwergar, seat: int, effect: Effect) -> None:
    take_from_bank(pos, seat, effect.pieces)


def others_gain(pos: Dwergar, seat: int, effect: Effect) -> None:
    """All other seats gain pieces in seat order [R38]. No condition applies [R34]."""
    for other in pos.in_order():
        if other != seat:
            take_from_bank(pos, other, effect.pieces)


def light_and_heat(pos: Dwergar, seat: int, effect: Effect) -> None:
    light_all(pos, seat)
    heat_up(pos, seat, effect.heat)


def heat_for_all(pos: Dwergar, seat: int, effect: Effect) -> None:
    """R34 The owner gets more heat than the others; heat beyond the end of the track is lost."""
    heat_up(pos, seat, effect.heat)
    for other in pos.in_order():
        if other != seat:
            heat_up(pos, other, effect.others_heat)


def gain_lit_furnace(pos: Dwergar, seat: int, effect: Effect) -> None:
    """Takes lit furnaces from the reserve, while it lasts."""
    clan = pos.clans[seat]
    for _ in range(min(effect.furnaces, clan.reserve)):
        clan.reserve -= 1
        clan.lit += 1
        pos.tell(FURNACE_GAINED, seat)


def extra_action(pos: Dwergar, seat: int, effect: Effect) -> None:
    """The extra action comes after the current one."""
    pos.extra += effect.actions
    pos.tell(EXTRA_ACTION, seat)
