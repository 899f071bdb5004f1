"""How good moves are: hints, and reviews of whole games."""

from __future__ import annotations

from typing import Any

from fajrant.bots import LEVELS, SECONDS, STYLES
from fajrant.bots.base import Clock
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.position import Position
from fajrant.review.advice import Advice, advise
from fajrant.review.analysis import Review, review, usual_budget

__all__ = ["Advice", "Review", "advise", "hint", "review", "usual_budget"]


def hint(game: Game[Any], pos: Position, seat: int, dice: Dice, clock: Clock | None = None) -> Advice:
    """The move of the strongest bot at this seat, with reasons. With a clock, it keeps to its time limit."""
    return advise(game, pos, seat, dice, STYLES[LEVELS[-1]], clock, SECONDS[LEVELS[-1]])
