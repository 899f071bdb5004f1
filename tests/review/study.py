"""How well reviews judge: planted blunders that are found, and sound moves that are called blunders.

    python -m tests.review.study [GAME ...] [--games N] [--each N]

In games of `hard` bots, positions are drawn. A random legal move is planted there and judged twice: by a search that
is several times as deep as that of a review, with other dice, which tells what the move costs, and by a usual review.
The same is done with the move that the bot played. `docs/review.md` has the results.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import fajrant
from fajrant.bots import bot
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.core.position import Position
from fajrant.games import SHELF, load
from fajrant.review.analysis import usual_budget
from fajrant.review.judge import judge_decision
from fajrant.review.marks import BLUNDER, UNSOUND, mark_of

DEEPER = 4  # times the budget of a review
SOUND = 0.01  # at most this loss


def played_out(game: Game[Any], seed: int) -> list[tuple[Position, int, str]]:
    """Every decision of a game between two `hard` bots: position, seat and move."""
    match = fajrant.new(game.slug, 2, seed)
    dice = [seeded(1000 * seed + seat) for seat in range(2)]
    bots = [bot("hard") for _ in range(2)]
    decisions = []
    while not match.over():
        seat = match.acting()[0]
        move = bots[seat].choose(game, match.position, seat, dice[seat])
        decisions.append((match.position, seat, move.text))
        match.play(seat, move.text)
    return decisions


def judged(game: Game[Any], pos: Position, number: int, seat: int, move: str, budget: int) -> dict[str, Any] | None:
    """What the move costs by the deep search and by the review, and the review's mark."""
    deep = judge_decision(game, pos, number, seat, move, DEEPER * budget, 1)
    usual = judge_decision(game, pos, number, seat, move, budget, 0)
    if deep is None or usual is None:
        return None
    off = abs(deep.played.chance - usual.played.chance)
    return {
        "deep": round(deep.loss, 4),
        "usual": round(usual.loss, 4),
        "mark": mark_of(usual),
        "within": off <= usual.played.margin + 0.0001,
    }


def study(slug: str, games: int, each: int) -> dict[str, Any]:
    game = load(slug)
    planted: list[dict[str, Any]] = []
    played: list[dict[str, Any]] = []
    for seed in range(1, games + 1):
        decisions = played_out(game, seed)
        budget = usual_budget(len(decisions))
        dice: Dice = seeded(seed)
        for _ in range(each):
            number = dice.below(len(decisions))
            pos, seat, move = decisions[number]
            others = [other.text for other in pos.legal(seat) if other.text != move]
            if not others:
                continue
            for moves, rows in (([move], played), ([others[dice.below(len(others))]], planted)):
                row = judged(game, pos, number + 1, seat, moves[0], budget)
                if row is not None:
                    rows.append(row)
    blunders = [row for row in planted if row["deep"] >= BLUNDER]
    sound = [row for row in [*planted, *played] if row["deep"] < SOUND]
    return {
        "game": slug,
        "blunders": len(blunders),
        "found": sum(row["mark"] in UNSOUND for row in blunders),
        "found as mistakes or blunders": sum(row["mark"] in UNSOUND[1:] for row in blunders),
        "sound": len(sound),
        "called blunders": sum(row["mark"] == "blunder" for row in sound),
        "called mistakes or worse": sum(row["mark"] in UNSOUND[1:] for row in sound),
        "marked at all": sum(row["mark"] in UNSOUND for row in sound),
        "within margin": sum(row["within"] for row in [*planted, *played]),
        "rows": [[row["deep"], row["usual"]] for row in [*planted, *played]],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("slugs", nargs="*", default=list(SHELF))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--each", type=int, default=60)
    options = parser.parse_args()
    for slug in options.slugs:
        sys.stdout.write(json.dumps(study(slug, options.games, options.each)) + "\n")
        sys.stdout.flush()
