"""§4.1 Phase I: the auction for turn order; D1."""

from __future__ import annotations

from typing import ClassVar

from fajrant.core.moves import Domain, Move
from fajrant.core.steps import Decision
from fajrant.games.train_rush.content import SEAT, SPY
from fajrant.games.train_rush.moves import BID, BID_SPY, TURN_ORDER
from fajrant.games.train_rush.rules.turns import InTurn
from fajrant.games.train_rush.state import TrainRush


class Auction(InTurn):
    """§4.1 One bid each, in the order of turns so far."""

    def after(self, turns: int) -> Auction:
        return Auction(turns)

    def turn(self, pos: TrainRush, seat: int) -> None:
        pos.push(BidSpy(seat))

    def ended(self, pos: TrainRush) -> None:
        pos.done()
        settle_order(pos)


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
