"""§4.1 Phase I: the auction for turn order; D1."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.moves import Domain, Move, Numbers
from fajrant.core.steps import Decision, Step
from fajrant.games.train_rush.content import SEAT, SPY
from fajrant.games.train_rush.moves import BID, BID_SPY, TURN_ORDER
from fajrant.games.train_rush.state import TrainRush

TURNS: Final = Numbers("turns", 0, SEAT.size())


class Auction(Step[TrainRush]):
    """§4.1 One bid each, in the order of turns so far."""

    fields: ClassVar[list[Domain]] = [TURNS]

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns  # that have begun

    def proceed(self, pos: TrainRush) -> None:
        if self.turns == pos.seats:
            pos.done()
            settle_order(pos)
        else:
            pos.become(Auction(self.turns + 1))
            pos.push(BidSpy(pos.order[self.turns]))

    def data(self) -> list[int | tuple[int, ...]]:
        return [self.turns]


class BidSpy(Decision[TrainRush]):
    """D1 A spy that is still on the player board; its number is seen at once."""

    point: ClassVar[str] = "bid_spy"
    begins_turn: ClassVar[bool] = True
    fields: ClassVar[list[Domain]] = [SEAT]

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        spies = pos.factions[seat].spies
        return [BID_SPY.of(spy) for spy in range(SPY.low, SPY.high + 1) if spies >> spy & 1]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        faction = pos.factions[seat]
        faction.spies &= ~(1 << move.a)
        faction.bid = move.a
        pos.tell(BID, seat, move.a)


def settle_order(pos: TrainRush) -> None:
    """The highest number first; of equal ones who played earlier in this phase [R50]."""
    left = list(pos.order)
    order: list[int] = []
    while left:
        best = left[0]
        for seat in left:
            if pos.factions[seat].bid > pos.factions[best].bid:
                best = seat
        left.remove(best)
        order.append(best)
        pos.tell(TURN_ORDER, best, len(order))
    pos.order = tuple(order)
