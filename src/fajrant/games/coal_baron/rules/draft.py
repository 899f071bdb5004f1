"""§3 and D1: players draft orders before the first shift."""

from __future__ import annotations

from typing import ClassVar

from fajrant.core.hands import without
from fajrant.core.moves import Move
from fajrant.core.steps import Decision, Step
from fajrant.games.coal_baron.content import LAST_ORDER_SPACE, NONE, ORDER_DECK
from fajrant.games.coal_baron.moves import DRAFT_ORDER, DRAFTED, ORDER_LAID
from fajrant.games.coal_baron.rules.shift import BeginShift
from fajrant.games.coal_baron.rules.stacks import refill
from fajrant.games.coal_baron.state import NEW_ORDERS, CoalBaron, with_order
from fajrant.games.coal_baron.views import Drafting


class Draft(Step[CoalBaron]):
    """D1 Seats draft counter-clockwise from the start player's right, three rounds in the same direction [R3]."""

    def proceed(self, pos: CoalBaron) -> None:
        if len(pos.draft) > 1:
            pos.push(DraftOrder(drafting_seat(pos)))
            return
        pos.become(BeginShift())
        lay_out_orders(pos)


def drafting_seat(pos: CoalBaron) -> int:
    """The seat to draft now. The start player drafts last in each round [R36]."""
    picks = pos.party().draft_cards - len(pos.draft)
    return (pos.starter - 1 - picks) % pos.seats


class DraftOrder(Decision[CoalBaron]):
    """D1 Take one of the orders on offer."""

    point: ClassVar[str] = "draft_order"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        return [DRAFT_ORDER.of(order) for order in pos.draft]

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        pos.done()
        pit = pos.pits[seat]
        pos.draft = without(pos.draft, move.a)
        pit.orders = with_order(pit.orders, NEW_ORDERS[move.a])
        pos.tell(DRAFTED, seat, move.a)

    def shown(self, pos: CoalBaron, viewer: int) -> Drafting:
        return {"number": len(pos.pits[self.seat].orders) + 1, "orders": pos.party().draft_cards // pos.seats}


def lay_out_orders(pos: CoalBaron) -> None:
    """§3.9 The undrafted card goes to `order_4` [R3]; the stack fills the other open order spaces."""
    pos.lying[LAST_ORDER_SPACE] = pos.draft[0]
    pos.tell(ORDER_LAID, LAST_ORDER_SPACE, pos.draft[0])
    pos.draft = ()
    for space in pos.party().order_spaces:
        if pos.lying[space] == NONE:
            refill(pos, space, ORDER_DECK)
