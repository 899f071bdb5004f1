"""Learns the evaluation of a game from self-play, for one or all numbers of players.

    python -m learning.learn GAME --fit-with PYTHON [--players N] [--games 300] [--rounds 2] [--level LEVEL]
                             [--keep-weights]

In each round the bots play with the weights learned so far, and the weights are fitted to all rounds together. In a
last round all seats play with the same weights, and the rest and the doubt are fitted to it. The result is written to
the game's `learned.json`. PYTHON is an interpreter with numpy, which the bots themselves do not need.
`make learn GAME=dwergar` sets it up and runs this script.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from fajrant.games import load
from learning.play import FIRST_SEED

ROOT = Path(__file__).parent.parent
PLAYED = ROOT / "build" / "learning"
SEEDS_PER_ROUND = 10_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--fit-with", required=True)
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--keep-weights", action="store_true", help="learn only the rest and the doubt")
    args = parser.parse_args()
    game = load(args.game)
    model = game.model()
    assert model is not None
    learned = ROOT / "src" / "fajrant" / "games" / args.game / "learned.json"
    for players in game.seats if args.players is None else [args.players]:
        before = PLAYED / f"{args.game}-{players}-before.json"
        before.parent.mkdir(parents=True, exist_ok=True)
        before.write_text(learned.read_text(encoding="utf-8"), encoding="utf-8")
        files: list[str] = []
        fit = [args.fit_with, str(ROOT / "learning" / "fit.py")]
        into = ["--features", json.dumps(model.names), "--out", str(learned)]
        for number in range(0 if args.keep_weights else args.rounds):
            print(f"{args.game}, {players} players, round {number + 1}", flush=True)
            files.append(play(args, players, number, learned))
            run(*fit, str(before), str(players), *files, *into)
        print(f"{args.game}, {players} players, rest and doubt", flush=True)
        last = play(args, players, args.rounds, learned, "--spread", "0")
        run(*fit, str(learned), str(players), last, "--keep-weights", *into)


def play(args: argparse.Namespace, players: int, number: int, learned: Path, *more: str) -> str:
    """Plays a round and returns the file that it was written to."""
    file = str(PLAYED / f"{args.game}-{players}-{number}.txt")
    run(
        *(sys.executable, "-m", "learning.play", args.game, str(players), str(args.games)),
        *("--seed", str(FIRST_SEED + SEEDS_PER_ROUND * number), "--level", args.level),
        *("--model", str(learned), "--out", file, *more),
    )
    return file


def run(*command: str) -> None:
    subprocess.run(command, check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
