"""§4.1 Phase I: the auction for turn order; D1."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.moves import Move
from fajrant.core.steps import Decision
from fajrant.games.train_rush.content import SPY
from fajrant.games.train_rush.moves import BID, BID_SPY, TURN_ORDER
from fajrant.games.train_rush.rules.turns import EACH_SEAT, EACH_TURN, InTurn
from fajrant.games.train_rush.state import TrainRush
from fajrant.games.train_rush.views import Bidding, OrderView


class Auction(InTurn):
    """§4.1 Every seat bids once, in the previous turn order."""

    def with_turns(self, turns: int) -> Auction:
        return AUCTION_AFTER[turns]

    def turn(self, pos: TrainRush, seat: int) -> None:
        pos.push(BID_SPY_OF[seat])

    def ended(self, pos: TrainRush) -> None:
        pos.done()
        settle_order(pos)


class BidSpy(Decision[TrainRush]):
    """D1 Bid a spy that is still on the player board; its number is public at once."""

    point: ClassVar[str] = "bid_spy"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [BID_SPY.of(spy) for spy in spies_left(pos, seat)]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        faction = pos.factions[seat]
        faction.spies &= ~(1 << move.a)
        faction.bid = move.a
        pos.tell(BID, seat, move.a)

    def shown(self, pos: TrainRush, viewer: int) -> Bidding:
        return {"orders": [self.order_with(pos, spy) for spy in spies_left(pos, self.seat)]}

    def order_with(self, pos: TrainRush, spy: int) -> OrderView:
        """The turn order if this spy were the last bid, and the spies with which later bidders would outbid it."""
        bids = [faction.bid for faction in pos.factions]
        bids[self.seat] = spy
        later = [seat for seat in pos.order if bids[seat] == 0]
        return {
            "spy": spy,
            "order": list(order_after(bids, pos.order)),
            "later": [
                {"seat": seat, "spies": [other for other in spies_left(pos, seat) if other > spy]} for seat in later
            ],
        }


# steps are immutable, so those of every turn are created once
AUCTION_AFTER: Final = [Auction(turns) for turns in EACH_TURN]
BID_SPY_OF: Final = [BidSpy(seat) for seat in EACH_SEAT]


def spies_left(pos: TrainRush, seat: int) -> list[int]:
    """The spies that are still on the player board."""
    spies = pos.factions[seat].spies
    return [spy for spy in range(SPY.low, SPY.high + 1) if spies >> spy & 1]


def settle_order(pos: TrainRush) -> None:
    pos.order = order_after([faction.bid for faction in pos.factions], pos.order)
    for place, seat in enumerate(pos.order):
        pos.tell(TURN_ORDER, seat, place + 1)


def order_after(bids: list[int], order: tuple[int, ...]) -> tuple[int, ...]:
    """The turn order after these bids: the highest first, equal ones in the order of bidding [R50]. 0 is no bid yet."""
    left = list(order)
    new_order: list[int] = []
    while left:
        best = left[0]
        for seat in left:
            if bids[seat] > bids[best]:
                best = seat
        left.remove(best)
        new_order.append(best)
    return tuple(new_order)
