"""§5.4, §5.6, §5.7 Stove-maker, Laboratory and Forge: build furnaces, or exchange pieces for worse or better ones."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Step
from fajrant.games.dwergar.content import (
    EXCHANGE_GIVE,
    EXCHANGE_TAKE,
    EXCHANGES,
    FORGE_GIVE,
    FORGE_TAKE,
    KIND,
    KINDS,
    MORE_EXCHANGES,
    SECOND_FURNACE,
    STONE,
    TWO_MORE_EXCHANGES,
    Counts,
    pieces,
)
from fajrant.games.dwergar.moves import BUILD, BUILD_SECOND, BUILT, EXCHANGE, EXCHANGED, FORGE_PIECE, FORGED
from fajrant.games.dwergar.rules.heat import push_payment
from fajrant.games.dwergar.state import Action, Clan, Dwergar, can_pay, pay, payable_heat

# ---------------------------------------------------------------- Stove-maker


def can_build(clan: Clan, price: Counts) -> bool:
    return clan.reserve > 0 and can_pay(clan, price)


def add_builds(moves: list[Move], clan: Clan, action: Action) -> None:
    """R8 Adds building a furnace for 2 stone and, with the engineer's bonus, one for 1; in any order, each once."""
    values = clan.values
    if not action.base and can_build(clan, values.furnace_price):
        moves.append(BUILD)
    if action.has_bonus(SECOND_FURNACE) and not action.second and can_build(clan, values.second_price):
        moves.append(BUILD_SECOND)


def build(pos: Dwergar, seat: int, price: Counts) -> None:
    """Moves a furnace from the reserve to the player board, unlit."""
    clan = pos.clans[seat]
    pay(clan, price)
    clan.reserve -= 1
    clan.unlit += 1
    if pos.sink is not None:
        pos.tell_to(EVERYBODY, BUILT, (seat, pieces(price)))


# ---------------------------------------------------------------- Laboratory


def allowed_exchanges(action: Action) -> int:
    """How many exchanges an action allows: more with the engineer's bonus."""
    return EXCHANGES + (MORE_EXCHANGES if action.has_bonus(TWO_MORE_EXCHANGES) else 0)


def add_exchanges(moves: list[Move], clan: Clan, action: Action) -> None:
    """Adds exchanges, if any are left. Pieces just received can be exchanged again."""
    if action.exchanges < allowed_exchanges(action):
        for number, give in enumerate(EXCHANGE_GIVE):
            if clan.supply[give] > 0:
                moves.append(EXCHANGE.of(give, EXCHANGE_TAKE[number]))


def exchange(pos: Dwergar, action: Action, give: int, take: int) -> None:
    values = pos.values
    clan = pos.clans[action.seat]
    action.exchanges += 1
    for number, offered in enumerate(EXCHANGE_GIVE):
        if offered == give and EXCHANGE_TAKE[number] == take:
            clan.supply[give] -= 1
            clan.supply[take] += values.exchange_count[number]
            if pos.sink is not None:
                gained = tuple([values.exchange_count[number] if kind == take else 0 for kind in KINDS])
                pos.tell_to(EVERYBODY, EXCHANGED, (action.seat, give, pieces(gained)))


def can_exchange_any(clan: Clan) -> bool:
    """Whether the seat has a piece other than stone."""
    return sum(clan.supply) > clan.supply[STONE]


# ---------------------------------------------------------------- Forge


def add_forgings(moves: list[Move], clan: Clan) -> None:
    """Adds the pieces that can be forged. Any number can, one at a time, and each is paid for with heat."""
    payable = payable_heat(clan)
    for number, give in enumerate(FORGE_GIVE):
        if clan.supply[give] > 0 and clan.values.forge_heat[number] <= payable:
            moves.append(FORGE_PIECE.of(give))


def begin_forging(pos: Dwergar, seat: int, give: int) -> None:
    pos.push(Forging(seat, give))
    push_payment(pos, seat, pos.values.forge_heat[FORGE_GIVE.index(give)])


class Forging(Step[Dwergar]):
    """§5.7 One piece becomes one of the next better kind, after its heat has been paid."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("give", KIND)]

    def __init__(self, seat: int, give: int) -> None:
        self.seat: Final = seat
        self.give: Final = give

    def proceed(self, pos: Dwergar) -> None:
        pos.done()
        take = FORGE_TAKE[FORGE_GIVE.index(self.give)]
        supply = pos.clans[self.seat].supply
        supply[self.give] -= 1
        supply[take] += 1
        pos.tell(FORGED, self.seat, self.give, take)
