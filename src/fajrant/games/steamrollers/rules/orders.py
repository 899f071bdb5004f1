"""DP-7 and §5.5: exchanging delivered goods for an order tile (mini-expansion)."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move
from fajrant.core.steps import Decision
from fajrant.games.steamrollers.content import (
    COAL,
    COLOURS,
    GOODS,
    NONE,
    ORDER_TILES,
    ORDER_VP,
    SEAT,
    TILE_OF_ORDER,
    WANTED,
)
from fajrant.games.steamrollers.moves import CLAIM, CLAIM_NONE, CLAIM_WITH_COAL, CLAIMED
from fajrant.games.steamrollers.state import SteamRollers


class ClaimOrder(Decision[SteamRollers]):
    """DP-7 Once per turn, after all actions [R23]: claim an order that can be paid exactly [R24], or none."""

    point: ClassVar[str] = "claim_order"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        moves = [CLAIM_NONE]
        delivered = pos.sheets[seat].delivered
        for tile in ORDER_TILES:
            if pos.order_owner[tile] == NONE:
                add_payments(moves, delivered, pos.orders[tile])
        return moves

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        if move is CLAIM_NONE:
            return
        order = move.a
        paid = WANTED[order].copy()
        if move.verb is CLAIM_WITH_COAL:
            paid[move.b] -= 1
            paid[COAL] += 1
        sheet = pos.sheets[seat]
        sheet.delivered = tuple([sheet.delivered[good] - paid[good] for good in GOODS])
        for good in GOODS:
            pos.bag[good] += paid[good]
        pos.order_owner[TILE_OF_ORDER[order]] = seat
        if pos.sink is not None:
            goods = tuple([good for good in GOODS for _ in range(paid[good])])
            pos.tell_to(EVERYBODY, CLAIMED, (seat, order, goods, ORDER_VP[order]))


CLAIM_ORDER_OF: Final = [ClaimOrder(seat) for seat in range(SEAT.size())]


def add_payments(moves: list[Move], delivered: tuple[int, ...], order: int) -> None:
    """Adds the ways to pay for an order: without coal, or with one coal in place of one good [R12]."""
    wanted = WANTED[order]
    missing = 0
    lacking = NONE
    for colour in COLOURS:
        if delivered[colour] < wanted[colour]:
            missing += wanted[colour] - delivered[colour]
            lacking = colour
    if missing == 0:
        moves.append(CLAIM.of(order))
    if missing > 1 or delivered[COAL] == 0:
        return
    for colour in COLOURS:
        if wanted[colour] > 0 and (missing == 0 or colour == lacking):
            moves.append(CLAIM_WITH_COAL.of(order, colour))
