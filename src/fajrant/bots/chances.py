"""Chances of winning, before the end and at the end."""

from __future__ import annotations

from math import exp
from typing import Any

from fajrant.core.game import Game
from fajrant.core.position import Position


def chances(game: Game[Any], pos: Position, points: list[float]) -> list[float]:
    """Every seat's chance of winning, given the points that it can expect."""
    if pos.seats == 1:
        return [won_alone(points[0], 0.0 if pos.over() else game.doubt(pos))]
    if not pos.over():
        return softmax(points, game.doubt(pos))
    places = game.ranking(pos)
    return [share_of_win(places, seat) for seat in range(pos.seats)]


def softmax(points: list[float], doubt: float) -> list[float]:
    """Chances of winning: a softmax of the expected points with `doubt` as its temperature."""
    most = max(points)
    weights = [exp((expected - most) / doubt) for expected in points]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def won_alone(lead: float, doubt: float) -> float:
    """The chance to win a solo game, given the lead over the automa. With a doubt of 0, only a lead wins."""
    if doubt == 0.0:
        return 1.0 if lead > 0.0 else 0.0
    return 1.0 / (1.0 + exp(-lead / doubt))


def share_of_win(places: list[int], seat: int) -> float:
    """In a finished game: 1 for the winner, 1/n for each of n winners, 0 for all others."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def lead_of(points: list[float], seat: int) -> float:
    """A seat's lead over the best of the others; in a solo game, its points."""
    if len(points) == 1:
        return points[seat]
    best = -1e9
    for other, expected in enumerate(points):
        if other != seat and expected > best:
            best = expected
    return points[seat] - best
