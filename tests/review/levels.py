"""Judges the judge by bots of known strength: what each level loses by its decisions, and how often it gets each mark.

    python -m tests.review.levels coal_baron --levels easy,expert --games 4 > games.jsonl
    python -m tests.review.levels --summary games.jsonl ...

Bots of these levels play games against each other, and a review at the usual budget judges every decision. The seats
change from game to game. Game number i has the seed i. The first form prints a line per game. The second one prints,
for each title, what `easy` and `expert` lost per game, the mean difference with a 95 % interval, and in how many games
`easy` lost more; and then the marks by level.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from typing import Any

import fajrant
from fajrant.bots import STYLES
from fajrant.bots.thinker import Thinker
from fajrant.core.dice import seeded
from fajrant.games import SHELF
from fajrant.review import review
from fajrant.review.marks import MARKS

# Student's t for 95 %, by degrees of freedom from 1
STUDENT = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10]


def reviewed(slug: str, levels: list[str], seed: int) -> dict[str, Any]:
    """A game of these levels, and what its review says about each seat."""
    turned = levels[seed % len(levels) :] + levels[: seed % len(levels)]
    match = fajrant.new(slug, len(turned), seed)
    dice = [seeded(1000 * seed + seat) for seat in range(len(turned))]
    bots = [Thinker(level, STYLES[level]) for level in turned]
    while not match.over():
        seat = match.acting()[0]
        match.carry_out(seat, bots[seat].choose(match.game, match.position, seat, dice[seat]))
    rows = review(match).plain()["seats"]
    seats = [
        {"level": level, "points": points, **{key: row[key] for key in ("decisions", "loss", "marks")}}
        for level, points, row in zip(turned, match.scores(), rows, strict=True)
    ]
    return {"game": slug, "seed": seed, "seats": seats}


def summary(games: list[dict[str, Any]]) -> None:
    for slug in [*SHELF, "all"]:
        own = [{seat["level"]: seat for seat in game["seats"]} for game in games if slug in (game["game"], "all")]
        compared = [(by_level["easy"]["loss"], by_level["expert"]["loss"]) for by_level in own if "easy" in by_level]
        if compared:
            weak, strong = ([pair[place] for pair in compared] for place in (0, 1))
            more = interval([one - other for one, other in compared])
            clear = sum(one > other for one, other in compared)
            print(f"| {slug} | {len(compared)} | {mean(weak):.2f} | {mean(strong):.2f} | {more} | {clear} |")
    print()
    for level in STYLES:
        seats = [seat for game in games for seat in game["seats"] if seat["level"] == level]
        decisions = sum(seat["decisions"] for seat in seats)
        if decisions:
            shares = [100 * sum(seat["marks"][mark] for seat in seats) / decisions for mark in MARKS]
            print(f"| `{level}` | {decisions} | " + " | ".join(f"{share:.1f} %" for share in shares) + " |")


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def interval(values: list[float]) -> str:
    """The mean, and half of its 95 % interval unless there is only one value."""
    middle = mean(values)
    free = len(values) - 1
    if free == 0:
        return f"{middle:.2f}"
    deviation = sqrt(sum((value - middle) ** 2 for value in values) / free)
    return f"{middle:.2f} ± {STUDENT[min(free, len(STUDENT)) - 1] * deviation / sqrt(len(values)):.2f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("slugs", nargs="*", default=list(SHELF), metavar="GAME")
    parser.add_argument("--levels", default="easy,expert")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--summary", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args()
    if options.summary:
        summary([json.loads(line) for file in options.summary for line in file.read_text().splitlines()])
    else:
        for seed in range(options.first, options.first + options.games):
            for slug in options.slugs:
                sys.stdout.write(json.dumps(reviewed(slug, options.levels.split(","), seed)) + "\n")
                sys.stdout.flush()
