"""§5.3 The lift: five tiles that move up together, and stone that drops into the carts."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Step
from fajrant.games.dwergar.content import (
    CLOSED,
    FOREMAN,
    FREE_LEVELS,
    HEAT_PER_LEVEL,
    LEVELS,
    MOST_LEVELS,
    NONE,
    NOTHING,
    POINTS_PER_LEVEL,
    STONE,
    VP_PER_LEVEL,
    Counts,
    kind_of_event,
    pieces,
    plus,
)
from fajrant.games.dwergar.moves import LIFTED, RAISE, RODE_UP, STONE_DROPPED, UNLOADED
from fajrant.games.dwergar.rules.effects.points import score
from fajrant.games.dwergar.rules.heat import push_payment
from fajrant.games.dwergar.state import FROM_LIFT, Clan, Dwergar, cart_full, gain, payable_heat

GEAR_NEEDS_HEAT: Final = kind_of_event("gear_needs_heat")
RAISES: Final = [RAISE.of(levels) for levels in range(1, MOST_LEVELS + 1)]


def price_of(pos: Dwergar, levels: int) -> int:
    """D7 The first level is free, each further one costs 1 heat. With event 48 every level costs 1 heat [R13]."""
    free = 0 if pos.in_force(GEAR_NEEDS_HEAT) else FREE_LEVELS
    return (levels - free) * HEAT_PER_LEVEL


def add_raises(moves: list[Move], pos: Dwergar, seat: int) -> None:
    """D7 Adds as many levels as the seat can pay for, up to five [R42]."""
    payable = payable_heat(pos.clans[seat])
    for number, move in enumerate(RAISES):
        if price_of(pos, number + 1) <= payable:
            moves.append(move)


def begin_raise(pos: Dwergar, seat: int, levels: int) -> None:
    pos.push(Lift(seat, levels))
    push_payment(pos, seat, price_of(pos, levels))


def would_unload(clan: Clan, levels: int) -> Counts:
    """The pieces that raising the lift would bring a seat: the loads of its top carts."""
    unloaded = NOTHING
    for load in clan.carts[:levels]:
        unloaded = plus(unloaded, load)
    return unloaded


def would_score(pos: Dwergar, levels: int) -> int:
    """The VP of the smelter's bonus. Each level counts if the lift is loaded just before it [R14]."""
    loaded = [position for clan in pos.clans for position, cart in enumerate(clan.carts) if cart_full(cart)]
    return min(levels, max(loaded, default=-1) + 1) * POINTS_PER_LEVEL


class Lift(Step[Dwergar]):
    """D7 Raise the lift after the payment. With the smelter's bonus, each level that carries resources gives a VP."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("levels", LEVELS)]

    def __init__(self, seat: int, levels: int) -> None:
        self.seat: Final = seat
        self.levels: Final = levels

    def proceed(self, pos: Dwergar) -> None:
        pos.done()
        scoring = pos.current_action().has_bonus(VP_PER_LEVEL)
        points = 0
        for _ in range(self.levels):
            if scoring and carries(pos):  # checked before each level [R14]
                points += POINTS_PER_LEVEL
            lift_once(pos)
        score(pos, self.seat, points, FROM_LIFT)


def carries(pos: Dwergar) -> bool:
    """Whether any player's cart holds a resource; a foreman is not one [R7, R14]."""
    for clan in pos.clans:
        for cart in clan.carts:
            if cart_full(cart):
                return True
    return False


def lift_once(pos: Dwergar) -> None:
    """Raises the lift one level: the top tile is unloaded and goes to the bottom, the others move up [R1]."""
    pos.tell(LIFTED)
    for seat in pos.in_order():
        clan = pos.clans[seat]
        load = clan.carts.pop(CLOSED)
        clan.carts.append(NOTHING)
        if cart_full(load):
            gain(clan, load)
            if pos.sink is not None:
                pos.tell_to(EVERYBODY, UNLOADED, (seat, pieces(load)))
        if clan.rides == CLOSED:
            clan.rides = NONE
            clan.pool[FOREMAN] = 1
            pos.tell(RODE_UP, seat)
        elif clan.rides != NONE:
            clan.rides -= 1


def drop_stone(pos: Dwergar, position: int, stones: int) -> None:
    """Adds stone from the bank to every player's cart there, full or not; never with extra yield [R32, R39]."""
    for clan in pos.clans:
        cart = list(clan.carts[position])
        cart[STONE] += stones
        clan.carts[position] = tuple(cart)
    pos.tell(STONE_DROPPED, position)
