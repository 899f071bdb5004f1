"""Measures our engine and its peers, in one run on this machine: `make bench`.

Every program runs alone on one core. They take turns in several rounds, so that other load on the machine affects all
of them equally, and the best round counts. README.md explains what is measured. A missed goal is marked, but the exit
code is 0.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from figures import MESSAGES_GOAL, PEER, Board

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "benchmarks" / "peers"

HOW = f"""\
Our decisions are questions put to a seat: its options are listed and one is drawn with the engine's dice.
Forced moves are made without asking and not counted; setting up each game is part of the time.
{PEER} counts every tick of four random players in its standard game, forced ones too, which favours it.
open_spiel counts legal_actions, a random choice and apply_action; its chance nodes are played but not counted.
A clone is an exact copy of a position from the middle of a random game.
An iteration of the tree search starts at the set-up and plays a world at random to the end of the game.
"""


def main() -> None:
    options = arguments()
    ours = python("FAJRANT_PYTHON", ROOT / ".venv/bin/python")
    theirs = python("FAJRANT_PEERS_PYTHON", ROOT / ".venv-peers/bin/python")
    bench = ["-m", "fajrant", "bench", "--json", "--seconds", str(options.seconds)]
    programs = {
        "fajrant, installed": ([ours, *bench], ""),
        "catanatron": ([theirs, str(PEERS / "catanatron_play.py"), str(options.seconds)], ""),
        "fajrant, interpreted": ([ours, *bench], str(ROOT / "src")),
        "open_spiel": ([theirs, str(PEERS / "open_spiel_play.py"), str(options.seconds)], ""),
    }
    board = Board()
    for number in range(1, options.rounds + 1):
        for name, (command, pythonpath) in programs.items():
            print(f"round {number} of {options.rounds}: {name}", file=sys.stderr, flush=True)
            for line in measured(name, command, pythonpath):
                board.add(line)
    print("live messages", file=sys.stderr, flush=True)
    messages = measured("live messages", [ours, str(ROOT / "benchmarks" / "messages.py")], "")
    if not options.json:
        print(table(board, options.rounds))
        print(HOW)
        print(table_of_messages(messages))
    for line in [board.line(figure) for figure in board.all()] + messages:
        print(json.dumps(line))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the engine beside its peers.")
    parser.add_argument("--json", action="store_true", help="print only the lines of JSON")
    parser.add_argument(
        "--rounds",
        type=int,
        choices=range(1, 100),
        metavar="N",
        default=3,
        help="how often each program runs (default: 3)",
    )
    parser.add_argument("--seconds", type=positive, metavar="S", default=1.0, help="per figure and round (default: 1)")
    return parser.parse_args()


def positive(text: str) -> float:
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return value


def python(variable: str, usual: Path) -> str:
    """The interpreter named by the environment, or the one that make sets up."""
    path = os.environ.get(variable) or str(usual)
    if not Path(path).exists():
        sys.exit(f"there is no {path}; `make bench` sets it up, or set {variable}")
    return path


def measured(name: str, command: list[str], pythonpath: str) -> list[dict[str, object]]:
    """The figures that a program prints as lines of JSON."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {"OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
    if pythonpath:
        environment["PYTHONPATH"] = pythonpath
    done = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{name} could not be measured: it ended with code {done.returncode}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def table(board: Board, rounds: int) -> str:
    head = ["figure", "game", "players", "build", "per second", "noise", f"x {PEER}", "goal"]
    rows = [head]
    for figure in board.all():
        value = f"{figure.value():,}".replace(",", " ")
        ratio = board.ratio(figure)
        times = "" if ratio is None else f"{ratio:.2f}"
        noise = f"{figure.noise()} %"
        rows.append(
            [figure.figure, figure.game, str(figure.players), figure.build, value, noise, times, board.goal(figure)]
        )
    lines = laid_out(rows, [False, False, True, False, True, True, True, False])
    return "\n".join(
        [*lines, "", f"The best of {rounds} rounds on one core; noise is how far the slowest round fell behind."]
    )


def table_of_messages(messages: list[dict[str, object]]) -> str:
    rows = [["game", "players", "decisions", "kB per seat", "kB as whole tables", "part", "goal"]]
    for line in messages:
        sent, whole = (f"{round(int(str(line[key])) / 1000):,}".replace(",", " ") for key in ("sent", "whole_tables"))
        part = float(str(line["ratio"]))
        goal = f"{MESSAGES_GOAL:.0%}: {'met' if part <= MESSAGES_GOAL else 'MISSED'}"
        rows.append([str(line["game"]), str(line["players"]), str(line["decisions"]), sent, whole, f"{part:.1%}", goal])
    lines = laid_out(rows, [False, True, True, True, True, True, False])
    return "\n".join([*lines, "", "Live messages of a whole random game, without compression.", ""])


def laid_out(rows: list[list[str]], right: list[bool]) -> list[str]:
    """Lines of aligned columns, with a rule below the head."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(right))]
    lines = [
        "  ".join(
            cell.rjust(width) if number else cell.ljust(width)
            for cell, width, number in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in rows
    ]
    lines.insert(1, "-" * max(len(line) for line in lines))
    return lines


if __name__ == "__main__":
    main()
