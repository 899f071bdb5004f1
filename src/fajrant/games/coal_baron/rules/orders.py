"""§5.8 New orders from the spaces with a face-up card."""

from __future__ import annotations

from fajrant.games.coal_baron.content import ORDER_DECK
from fajrant.games.coal_baron.moves import TOOK_ORDER
from fajrant.games.coal_baron.rules.stacks import refill
from fajrant.games.coal_baron.state import NEW_ORDERS, CoalBaron, with_order


def take_order(pos: CoalBaron, seat: int, space: int) -> None:
    """Takes the card at a space for free; the space is refilled at once [R18]."""
    gain_order(pos, seat, pos.lying[space])
    refill(pos, space, ORDER_DECK)


def gain_order(pos: CoalBaron, seat: int, kind: int) -> None:
    """Adds a card to the seat's outstanding orders, with all spots empty."""
    pit = pos.pits[seat]
    pit.orders = with_order(pit.orders, NEW_ORDERS[kind])
    pos.tell(TOOK_ORDER, seat, kind)
