"""The legal moves of a seat, as a screen offers them."""

from __future__ import annotations

from fajrant.core.match import Match
from fajrant.house.wire import Offer


def offers(match: Match, seat: int) -> list[Offer]:
    pos = match.position
    moves = pos.legal(seat)
    if not moves:
        return []
    decision = pos.decision()
    return [
        Offer(
            move.text, move.targets(), move.verb.closes, gives_up=len(moves) > 1 and decision.gives_up(pos, seat, move)
        )
        for move in moves
    ]
