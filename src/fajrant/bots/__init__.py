"""Bots of every level, by name."""

from __future__ import annotations

from fajrant.bots.base import Bot, Clock, RandomBot
from fajrant.bots.greedy import GreedyBot
from fajrant.bots.plain import PlainBot
from fajrant.bots.search import Style
from fajrant.bots.thinker import Thinker
from fajrant.core.errors import Nonsense

LEVELS = ["random", "greedy", "easy", "medium", "hard", "expert"]  # weakest first
USUAL = "medium"  # the default: gives most people a good game

# A stronger level searches longer, over more worlds, further ahead. No level makes mistakes on purpose.
STYLES = {
    "easy": Style(iterations=40, worlds=4, turns=4),
    "medium": Style(iterations=200, worlds=16, turns=6),
    "hard": Style(iterations=1000, worlds=64, turns=8),
    "expert": Style(iterations=5000, worlds=256, turns=10, patient=True),
}
PEERS = {"plain": 5000}  # bots to compare levels with, never at a table, and their iterations
SECONDS = {"easy": 0.4, "medium": 0.4, "hard": 0.9, "expert": 1.7}  # the time limit for a decision at a table


def bot(level: str, clock: Clock | None = None) -> Bot:
    """A bot of that level. With a clock it keeps to its time limit and plays the best move found so far.

    Without a clock, the same dice always give the same moves.
    """
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot()
    if level in STYLES:
        return Thinker(level, STYLES[level], SECONDS[level], clock)
    known = ", ".join(LEVELS)
    raise Nonsense(f"there is no bot {level!r}; known: {known}", "bot", {"tried": level, "known": known})


def scaled_bot(level: str, times: float) -> Bot:
    """A bot of that level, or a peer, with `times` as many iterations. Bots that do not search ignore `times`."""
    if level in PEERS:
        return PlainBot(max(1, round(PEERS[level] * times)))
    if level in STYLES:
        return Thinker(level, STYLES[level].scaled(times))
    return bot(level)
