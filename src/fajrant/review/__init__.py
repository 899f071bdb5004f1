"""How good moves are: what hints say now, and reviews of whole games build on."""

from __future__ import annotations

from typing import Any

from fajrant.bots import LEVELS, SECONDS, STYLES
from fajrant.bots.search import Clock
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.position import Position
from fajrant.review.advice import Advice, advise


def hint(game: Game[Any], pos: Position, seat: int, dice: Dice, clock: Clock | None = None) -> Advice:
    """What the best of the bots would do at this seat, and why; with a clock, in its time at a table."""
    return advise(game, pos, seat, dice, STYLES[LEVELS[-1]], clock, SECONDS[LEVELS[-1]])
