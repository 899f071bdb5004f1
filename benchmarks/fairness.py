"""Measures whether one visitor with many tables of bots slows down the bots of another.

    python benchmarks/fairness.py --tables 40 --decisions 10

One visitor has that many tables with four experts each, all of which want to move at once, and again whenever they have
moved. The other one has a single table with an expert. The output is one line of JSON: seconds for each decision of the
single expert, alone and beside the others, and by how much the slowest one exceeds the slowest alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from time import perf_counter

import fajrant
from fajrant import Match
from fajrant.server.settings import Settings
from fajrant.server.thinking import Thinkers

GAME = "coal_baron_cards"
LEVEL = "expert"
GOAL_SECONDS = 1.0


async def run(tables: int, decisions: int) -> dict[str, object]:
    bots = Thinkers(Settings.bot_workers, Settings.bot_seconds, Settings.bot_tries)
    try:
        await bots.wake()
        alone = await play(bots, decisions)
        others = [asyncio.create_task(busy(bots, seed)) for seed in range(tables * 4)]
        beside = await play(bots, decisions)
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
    finally:
        bots.close()
    longer = max(beside) - max(alone)
    return {
        "alone": rounded(alone),
        "beside": rounded(beside),
        "longer": round(longer, 2),
        "met": longer <= GOAL_SECONDS,
    }


async def play(bots: Thinkers, decisions: int) -> list[float]:
    match = fajrant.new(GAME, 4, seed=1)
    times = []
    for _ in range(decisions):
        began = perf_counter()
        await move(bots, match, "single")
        times.append(perf_counter() - began)
    return times


async def busy(bots: Thinkers, seed: int) -> None:
    match = fajrant.new(GAME, 4, seed=seed)
    while not match.over():
        await move(bots, match, "many")


async def move(bots: Thinkers, match: Match, owner: str) -> None:
    seat = match.acting()[0]
    match.play(seat, await bots.choose(match, seat, LEVEL, owner))


def rounded(times: list[float]) -> list[float]:
    return [round(seconds, 2) for seconds in times]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure whether bots of one visitor slow down those of another.")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--decisions", type=int, default=10)
    options = parser.parse_args()
    print(json.dumps({"figure": "fairness", **asyncio.run(run(options.tables, options.decisions))}))
