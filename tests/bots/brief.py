"""Bots that search like their level but with few iterations, to keep tests fast."""

from __future__ import annotations

from fajrant.bots import PEERS, STYLES, bot
from fajrant.bots.base import Bot
from fajrant.bots.plain import PlainBot
from fajrant.bots.search import Style
from fajrant.bots.thinker import Thinker

ITERATIONS = 10


def brief(level: str, iterations: int = ITERATIONS) -> Bot:
    if level in PEERS:
        return PlainBot(iterations)
    return Thinker(level, brief_style(level, iterations)) if level in STYLES else bot(level)


def brief_style(level: str, iterations: int = ITERATIONS) -> Style:
    style = STYLES[level]
    return Style(iterations, style.worlds, style.turns)
