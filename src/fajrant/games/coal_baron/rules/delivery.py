"""§5.6 Delivery: all complete orders of one transport are shipped."""

from __future__ import annotations

from fajrant.games.coal_baron.content import POINTS_ON, TRANSPORT_OF
from fajrant.games.coal_baron.moves import DELIVERED
from fajrant.games.coal_baron.scoring import ORDER_POINTS
from fajrant.games.coal_baron.state import CoalBaron, Order, Pit


def can_deliver(pit: Pit, transport: int) -> bool:
    """Whether at least one of the seat's orders for this transport is complete."""
    for order in pit.orders:
        if order.complete and TRANSPORT_OF[order.kind] == transport:
            return True
    return False


def deliver(pos: CoalBaron, seat: int, transport: int) -> None:
    """Ships every complete order of the transport [R19]: points, cubes to the supply, card to the pile."""
    pit = pos.pits[seat]
    staying: list[Order] = []
    for order in pit.orders:
        if not order.complete or TRANSPORT_OF[order.kind] != transport:
            staying.append(order)
            continue
        for cube in order.cubes():
            pos.supply[cube] += 1
        pit.vp[ORDER_POINTS] += POINTS_ON[order.kind]
        pit.delivered = pit.delivered.with_order(order.kind)
        pos.tell(DELIVERED, seat, order.kind, POINTS_ON[order.kind])
    pit.orders = tuple(staying)
