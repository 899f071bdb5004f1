"""Players that need no chair."""

from __future__ import annotations

from fajrant.bots.bot import Bot, RandomBot
from fajrant.bots.greedy import GreedyBot
from fajrant.core.errors import Nonsense

LEVELS = ["random", "greedy"]  # weakest first


def bot(level: str) -> Bot:
    """A bot of that level."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot()
    raise Nonsense(f"there is no bot {level!r}; known: {', '.join(LEVELS)}")
