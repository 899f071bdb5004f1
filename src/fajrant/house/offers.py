"""The legal moves of a seat, as a screen offers them."""

from __future__ import annotations

from fajrant.core.match import Match
from fajrant.house.wire import Offer, OfferGroup


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


def grouped(moves: list[Offer]) -> list[OfferGroup]:
    """The same moves in the same order, grouped so that a shared pattern of targets is written only once."""
    groups: list[OfferGroup] = []
    for move in moves:
        pattern = target_pattern(move)
        last = groups[-1] if groups else None
        if last and (last.targets, last.closes, last.gives_up) == (pattern, move.closes, move.gives_up):
            last.texts.append(move.text)
        else:
            groups.append(OfferGroup([move.text], pattern, move.closes, move.gives_up))
    return groups


def target_pattern(move: Offer) -> list[str]:
    """The targets of a move, with placeholders for words that its text has in the same order: `hex:{1}`."""
    words = move.text.split(" ")
    used = 0  # the number of the last word that was replaced; word 0 is the verb
    pattern = []
    for target in move.targets:
        kind, colon, value = target.partition(":")
        parts = []
        for part in [value] if value in words[used + 1 :] else value.split("_"):
            if part in words[used + 1 :]:
                used = words.index(part, used + 1)
                parts.append(f"{{{used}}}")
            else:
                parts.append(part)
        pattern.append(kind + colon + "_".join(parts))
    return pattern
