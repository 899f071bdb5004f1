"""Self-play for learning: every seat's features at the start of turns, and its result.

    python -m learning.play GAME PLAYERS GAMES --out FILE [--seed S] [--level LEVEL] [--spread X] [--model FILE]
                            [--option NAME=VALUE …] [--workers N]

FILE gets a line of JSON per moment and seat: the number of the game, the seat, the part of the game that is gone, the
result, and the features. Every seat plays with its own weights: those of each feature are multiplied by a random
factor. So features differ between seats because their players value them differently, and not only because one is
winning. With --spread 0 all seats play with the same weights, as bots do. The rest and the doubt need such games.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Any

from fajrant.bots import bot
from fajrant.core.dice import Dice, seeded
from fajrant.core.learned import Model, Row
from fajrant.core.match import new_match
from fajrant.games import load

FIRST_SEED = 100_000


@dataclass(frozen=True)
class Job:
    game: str
    players: int
    seed: int
    level: str
    spread: float
    options: dict[str, str]
    model: str | None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--spread", type=float, default=0.3, help="standard deviation of the factors' logarithm")
    parser.add_argument("--model", help="weights to play with; by default those of the game")
    parser.add_argument("--option", type=name_and_value, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    options = dict(args.option)
    jobs = [
        Job(args.game, args.players, args.seed + number, args.level, args.spread, options, args.model)
        for number in range(args.games)
    ]
    args.out.parent.mkdir(parents=True, exist_ok=True)
    with args.out.open("w", encoding="utf-8") as file, ProcessPoolExecutor(args.workers) as pool:
        for number, lines in enumerate(pool.map(played, jobs, chunksize=4)):
            file.writelines(f"{json.dumps([number, *line])}\n" for line in lines)


def name_and_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"an option is NAME=VALUE, for example history=table, not {text!r}")
    return name, value


def played(job: Job) -> list[list[Any]]:
    """[seat, gone, result, features] of every seat at the start of every turn of a game."""
    game = load(job.game)
    model = game.model()
    assert model is not None
    match = new_match(game, job.players, job.seed, game.check_options(job.options), None)
    dice = seeded(-1 - job.seed)
    bots = [bot(job.level) for _ in range(job.players)]
    usual = model.tables[job.players] if job.model is None else read_table(model, job.model, job.players)
    own = [varied(usual, job.spread, dice) for _ in bots]
    seen: list[tuple[int, float, list[float]]] = []
    while match.acting():
        seat = match.acting()[0]
        pos = match.position
        if pos.decision().begins_turn:
            seen += [(each, game.gone(pos, each), game.features(pos, each)) for each in range(job.players)]
        model.tables[job.players] = own[seat]
        match.carry_out(seat, bots[seat].choose(game, pos, seat, dice))
    model.tables[job.players] = usual
    results = [game.result(match.position, seat) for seat in range(job.players)]
    return [[seat, round(gone, 4), results[seat], [round(value, 3) for value in values]] for seat, gone, values in seen]


def read_table(model: Model, path: str, players: int) -> list[Row]:
    return [model.row(row) for row in json.loads(Path(path).read_text(encoding="utf-8"))[str(players)]]


def varied(table: list[Row], spread: float, dice: Dice) -> list[Row]:
    """The table with each feature's weights multiplied by a random factor."""
    factors = [exp(spread * normal(dice)) for _ in table[0].weights[:-1]] + [1.0]
    return [
        Row(row.gone, [weight * factor for weight, factor in zip(row.weights, factors, strict=True)], row.doubt)
        for row in table
    ]


def normal(dice: Dice) -> float:
    """An approximately normal random number: the sum of twelve uniform ones."""
    return sum(dice.below(1_000_000) / 1e6 for _ in range(12)) - 6.0


if __name__ == "__main__":
    main()
