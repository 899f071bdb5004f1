"""Players that need no chair."""

from __future__ import annotations

from typing import Any

from fajrant.bots.advice import Advice, advise
from fajrant.bots.bot import Bot, RandomBot
from fajrant.bots.greedy import GreedyBot
from fajrant.bots.search import Clock, Style
from fajrant.bots.thinker import Thinker
from fajrant.core.dice import Dice
from fajrant.core.errors import Nonsense
from fajrant.core.game import Game
from fajrant.core.position import Position

LEVELS = ["random", "greedy", "easy", "medium", "hard", "expert"]  # weakest first
USUAL = "medium"  # gives most people a good game

# Who knows more thinks further ahead, over more of the worlds that may be, and longer; nobody errs on purpose.
STYLES = {
    "easy": Style(iterations=40, worlds=4, turns=4),
    "medium": Style(iterations=200, worlds=16, turns=6),
    "hard": Style(iterations=1000, worlds=64, turns=8),
    "expert": Style(iterations=5000, worlds=256, turns=10),
}
SECONDS = {"easy": 0.4, "medium": 0.4, "hard": 0.9, "expert": 1.7}  # at a table nobody thinks longer than that


def bot(level: str, clock: Clock | None = None) -> Bot:
    """A bot of that level. With a clock it keeps to its time, and plays the best that it has found until then.

    Without a clock the same dice always give the same moves.
    """
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot()
    if level in STYLES:
        return Thinker(level, STYLES[level], SECONDS[level], clock)
    known = ", ".join(LEVELS)
    raise Nonsense(f"there is no bot {level!r}; known: {known}", "bot", {"tried": level, "known": known})


def hint(game: Game[Any], pos: Position, seat: int, dice: Dice, clock: Clock | None = None) -> Advice:
    """What the best of the bots would do at this seat, and why; with a clock, in its time at a table."""
    return advise(game, pos, seat, dice, STYLES[LEVELS[-1]], clock, SECONDS[LEVELS[-1]])
