"""How well reviews judge: planted blunders that are found, sound moves that are marked, and how exact the chances are.

    python -m tests.review.study coal_baron --seats 3 --games 2 --each 40 > positions.jsonl
    python -m tests.review.study --summary positions.jsonl ...

In games of `medium` bots, positions are drawn. A random legal move is planted there and judged twice: by a search that
is several times as deep as that of a review, with other dice, which tells what the move costs, and by a usual review.
The same is done with the move that the bot played. The first form prints a line per judged move; the second one pools
lines and prints what `docs/review.md` says about them, with exact 95 % intervals, and the limits of the marks that the
lines support.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from math import exp, lgamma, log, log1p
from pathlib import Path
from typing import Any

import fajrant
from fajrant.bots import bot
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.core.position import Position
from fajrant.games import SHELF, load
from fajrant.review.analysis import usual_budget
from fajrant.review.judge import judge_decision
from fajrant.review.marks import BLUNDER, INACCURACY, MISTAKE, UNSOUND, mark_of

Row = dict[str, Any]

LEVEL = "medium"
DEEPER = 4  # times the budget of a review
SOUND = 0.01  # at most this loss
FALSE = 0.01  # at most this share of the moves that cost less may reach a limit


def played_out(game: Game[Any], seats: int, seed: int) -> list[tuple[Position, int, str]]:
    """Every decision of a game between bots: position, seat and move."""
    match = fajrant.new(game.slug, seats, seed)
    dice = [seeded(1000 * seed + seat) for seat in range(seats)]
    bots = [bot(LEVEL) for _ in range(seats)]
    decisions = []
    while not match.over():
        seat = match.acting()[0]
        move = bots[seat].choose(game, match.position, seat, dice[seat])
        decisions.append((match.position, seat, move.text))
        match.play(seat, move.text)
    return decisions


def judged(game: Game[Any], pos: Position, number: int, seat: int, move: str, budget: int) -> Row | None:
    """What the move costs by the deep search and by the review, and the review's mark."""
    deep = judge_decision(game, pos, number, seat, move, DEEPER * budget, 1)
    usual = judge_decision(game, pos, number, seat, move, budget, 0)
    if deep is None or usual is None:
        return None
    return {
        "deep": round(deep.loss, 4),
        "usual": round(usual.loss, 4),
        "mark": mark_of(usual),
        "off": round(deep.played.chance - usual.played.chance, 4),
        "margin": round(usual.played.margin, 4),  # 0 if the last turn was solved
    }


def study(slug: str, seats: int, seed: int, each: int) -> None:
    """Prints a line per judged move of one game."""
    game = load(slug)
    decisions = played_out(game, seats, seed)
    budget = usual_budget(len(decisions))
    dice: Dice = seeded(seed)
    for _ in range(each):
        number = dice.below(len(decisions))
        pos, seat, move = decisions[number]
        others = [other.text for other in pos.legal(seat) if other.text != move]
        if not others:
            continue
        for planted, text in ((False, move), (True, others[dice.below(len(others))])):
            row = judged(game, pos, number + 1, seat, text, budget)
            if row is not None:
                sys.stdout.write(json.dumps({"game": slug, "seats": seats, "planted": planted, **row}) + "\n")
                sys.stdout.flush()


# ---------------------------------------------------------------- pooling


def summary(rows: list[Row]) -> None:
    print("| game | blunders | marked | called blunders | sound moves | called blunders | marked at all |")
    for slug in [*SHELF, "all"]:
        own = [row for row in rows if slug in (row["game"], "all")]
        blunders = [row for row in own if row["planted"] and row["deep"] >= BLUNDER]
        sound = [row for row in own if row["deep"] < SOUND]
        if own:
            shares = [
                share(blunders, is_marked),
                share(blunders, is_blunder),
                share(sound, is_blunder),
                share(sound, is_marked),
            ]
            print(
                f"| {slug} | {len(blunders)} | {shares[0]} | {shares[1]} | {len(sound)} | {shares[2]} | {shares[3]} |"
            )
    for slug in [*SHELF, "all"]:
        searched = [row for row in rows if slug in (row["game"], "all") and row["margin"] > 0]
        if searched:
            ratios = sorted(abs(row["off"]) / row["margin"] for row in searched)
            print(
                f"within the margin, {slug}: {share(searched, is_within)} of {len(searched)}; "
                f"nine in ten are within {ratios[int(0.9 * len(ratios))]:.2f} times the margin"
            )
    below = SOUND
    for name, limit in (("inaccuracy", INACCURACY), ("mistake", MISTAKE), ("blunder", BLUNDER)):
        cheaper = [row for row in rows if row["deep"] < below]
        reaching = sum(row["usual"] >= limit for row in cheaper)
        print(
            f"{name}: of {len(cheaper)} moves that cost less than {below:.2f}, {reaching} reach {limit:.2f}; "
            f"at most {FALSE:.0%} reach {least_limit(cheaper):.3f}"
        )
        below = limit


def least_limit(rows: list[Row]) -> float:
    """The least loss that at most FALSE of these moves reach in a usual review."""
    losses = sorted(row["usual"] for row in rows)
    return float(losses[-1 - int(FALSE * len(losses))]) + 0.0001 if losses else 0.0


def is_marked(row: Row) -> bool:
    return row["mark"] in UNSOUND


def is_blunder(row: Row) -> bool:
    return bool(row["mark"] == "blunder")


def is_within(row: Row) -> bool:
    return bool(abs(row["off"]) <= row["margin"] + 0.0001)


def share(rows: list[Row], fits: Callable[[Row], bool]) -> str:
    """How many of them, with an exact 95 % interval."""
    count = sum(fits(row) for row in rows)
    if not rows:
        return "–"
    low, high = binomial_interval(count, len(rows))
    return f"{count} ({100 * low:.1f}–{100 * high:.1f} %)"


def binomial_interval(count: int, total: int, doubt: float = 0.05) -> tuple[float, float]:
    """The exact (Clopper-Pearson) interval of a share."""
    low = bisected(lambda p: at_least(count, total, p) < doubt / 2) if count else 0.0
    high = bisected(lambda p: 1 - at_least(count + 1, total, p) >= doubt / 2) if count < total else 1.0
    return low, high


def at_least(count: int, total: int, p: float) -> float:
    """The probability of at least `count` successes."""
    return 1 - sum(exp(log_ways(total, one) + one * log(p) + (total - one) * log1p(-p)) for one in range(count))


def log_ways(total: int, count: int) -> float:
    return lgamma(total + 1) - lgamma(count + 1) - lgamma(total - count + 1)


def bisected(is_below: Callable[[float], bool]) -> float:
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if is_below(middle) else (low, middle)
    return low


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("slugs", nargs="*", default=list(SHELF), metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--each", type=int, default=60, help="positions per game")
    parser.add_argument("--summary", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args()
    if options.summary:
        summary([json.loads(line) for file in options.summary for line in file.read_text().splitlines()])
    else:
        for seed in range(options.first, options.first + options.games):
            for slug in options.slugs:
                study(slug, options.seats, seed, options.each)
