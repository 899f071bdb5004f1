"""§5.9 Delivery: D6, trains leave to fulfil orders."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import all_but
from fajrant.core.moves import Move
from fajrant.core.seen import id_or_none
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.coal_baron_cards.content import DOCKS, LORRIES_ON, NONE, TYPE_OF, TYPE_OR_NONE
from fajrant.games.coal_baron_cards.moves import SEND, SENT, STOP
from fajrant.games.coal_baron_cards.state import NO_TRAIN, CardGame, Delivery, Mine, Train, spend_order
from fajrant.games.coal_baron_cards.views import Delivering


class Deliver(Decision[CardGame]):
    """D6 Send one or more trains with engines of one type, each for a different order card."""

    point: ClassVar[str] = "DELIVER"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("engine_type", TYPE_OR_NONE)]

    def __init__(self, seat: int, engine_type: int) -> None:
        super().__init__(seat)
        self.engine_type: Final = engine_type  # fixed by the first train; NONE before

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        mine = pos.mines[seat]
        orders = different(mine.orders, mine.secret_orders)
        moves: list[Move] = []
        for dock in DOCKS:
            if self.may_leave(mine.docks[dock]):
                for order in orders:
                    if LORRIES_ON[order] <= mine.docks[dock].lorries:
                        moves.append(SEND.of(dock, order))
        if self.engine_type != NONE:
            moves.append(STOP)
        return moves

    def may_leave(self, train: Train) -> bool:
        return train.ready() and (self.engine_type == NONE or TYPE_OF[train.engine] == self.engine_type)

    def ask_anyway(self, pos: CardGame, seat: int) -> bool:
        """Whether the others cannot rule out that a secret order serves a loaded train [R45]."""
        mine = pos.mines[seat]
        if not mine.secret_orders:
            return False
        for train in mine.docks:
            if self.may_leave(train):
                return True
        return False

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        if move is STOP:
            pos.done()
            return
        mine = pos.mines[seat]
        train = mine.docks[move.a]
        spend_order(pos, seat, move.b)
        mine.docks[move.a] = NO_TRAIN
        mine.delivered += (Delivery(train, move.b),)
        pos.tell(SENT, seat, move.a, move.b, train.lorries)
        pos.become(Deliver(seat, TYPE_OF[train.engine]))

    def shown(self, pos: CardGame, viewer: int) -> Delivering:
        return {"type": id_or_none(TYPE_OR_NONE, self.engine_type)}


def different(known: tuple[int, ...], secret: tuple[int, ...]) -> list[int]:
    """The different kinds in a hand, in content order."""
    if not secret and len(known) < 2:
        return list(known)
    kinds: list[int] = []
    for kind in sorted(known + secret):
        if not kinds or kinds[-1] != kind:
            kinds.append(kind)
    return kinds


def can_deliver(mine: Mine) -> bool:
    """Whether a train with an engine has enough lorries for an order in hand."""
    return can_serve(mine, mine.orders) or can_serve(mine, mine.secret_orders)


def can_serve(mine: Mine, orders: tuple[int, ...]) -> bool:
    if not orders:
        return False
    longest = 0
    for train in mine.docks:
        if train.engine != NONE and train.lorries > longest:
            longest = train.lorries
    for order in orders:
        if LORRIES_ON[order] <= longest:
            return True
    return False


def might_deliver(mine: Mine) -> bool:
    """Whether the others cannot rule out a delivery: a known order fits, or a secret one might [R45]."""
    if can_serve(mine, mine.orders):
        return True
    if not mine.secret_orders:
        return False
    for train in mine.docks:
        if train.ready():
            return True
    return False


def begin_delivery(pos: CardGame, seat: int) -> None:
    """Starts a delivery. If no known order fits, this reveals that a secret one does [R58]."""
    mine = pos.mines[seat]
    if not can_serve(mine, mine.orders):
        pos.reveal_to(all_but(seat))
    pos.push(Deliver(seat, NONE))
