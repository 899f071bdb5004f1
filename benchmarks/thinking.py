"""Measures the engine's speed and the bots' iterations, natively and in the browser, where `device.mjs` runs this file.

`python benchmarks/thinking.py` prints JSON by game. Positions and dice are the same everywhere. In the browser, bots
keep to their time limits as at a table. Natively they have no limits, so the difference shows what the limits cut off.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

import fajrant
from fajrant.bots import STYLES, bot
from fajrant.bots.playout import random_playout
from fajrant.bots.thinker import Thinker
from fajrant.core.dice import seeded
from fajrant.games import SHELF

LEVELS = ("hard", "expert")
DECISIONS = 4  # of each level in each game
ROUNDS = 8  # of random play; the best one counts, because other load on the machine can only slow a program down
SECONDS = 0.25


def random_play(slug: str) -> float:
    """Random decisions per second, between two players."""
    return max(one_round(slug) for _ in range(ROUNDS))


def one_round(slug: str) -> float:
    decisions = seed = 0
    began = perf_counter()
    while perf_counter() < began + SECONDS:
        decisions += random_playout(fajrant.new(slug, 2, seed).position, seeded(seed))
        seed += 1
    return decisions / (perf_counter() - began)


def midgame(slug: str, seed: int) -> Any:
    """A position of two or three players after 30 random decisions or more, where a seat has a choice."""
    match = fajrant.new(slug, 2 + seed % 2, seed)
    dice = seeded(seed)
    while True:
        seat = match.acting()[0]
        moves = match.moves(seat)
        if match.decisions() >= 30 and len(moves) > 2 and not match.position.decision().trifling:
            return match.game, match.position, seat
        match.play(seat, moves[dice.below(len(moves))])


def think(slug: str, level: str, in_time: bool) -> dict[str, list[float]]:
    """The milliseconds and the iterations of each decision."""
    milliseconds, iterations = [], []
    for seed in range(DECISIONS):
        thinker = bot(level, perf_counter if in_time else None)
        game, position, seat = midgame(slug, seed)
        began = perf_counter()
        thinker.choose(game, position, seat, seeded(seed))
        milliseconds.append(1000 * (perf_counter() - began))
        assert isinstance(thinker, Thinker)
        iterations.append(0 if thinker.tree is None else thinker.tree.visits())
    return {"milliseconds": milliseconds, "iterations": iterations}


def measure(in_time: bool) -> dict[str, dict[str, Any]]:
    return {
        slug: {"decisions": random_play(slug), **{level: think(slug, level, in_time) for level in LEVELS}}
        for slug in SHELF
    }


if __name__ == "__main__":
    assert set(LEVELS) <= set(STYLES)
    json.dump(measure("--in-time" in sys.argv), sys.stdout)
