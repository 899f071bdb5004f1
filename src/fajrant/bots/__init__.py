"""Players that need no chair."""

from __future__ import annotations

from fajrant.bots.bot import Bot, RandomBot
from fajrant.core.errors import Nonsense

LEVELS = ["random"]  # weakest first


def bot(level: str) -> Bot:
    """A bot of that level."""
    if level not in LEVELS:
        raise Nonsense(f"there is no bot {level!r}; known: {', '.join(LEVELS)}")
    return RandomBot()
