"""Measures how fast the lab is: playing with rows and without, two processes and one, and the report.

    .venv/bin/python benchmarks/lab.py [--game coal_baron_cards] [--bots greedy] [--games 10000] [--paired 480]

`--no-report` leaves out the report.

The output is one line of JSON per figure. Use an idle machine with two cores.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from fajrant.core import COMPILED
from fajrant.games import load
from fajrant.lab.entrants import read_entrant
from fajrant.lab.pool import Stop
from fajrant.lab.rows import play_rows
from fajrant.lab.runs import Folder, new_run, play
from fajrant.lab.simulation import Plan, play_chunk


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="coal_baron_cards")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--paired", type=int, default=480, help="games to compare two processes with one")
    parser.add_argument("--no-report", action="store_true")
    args = parser.parse_args()
    bots = [read_entrant(args.bots)] * 2
    plan = Plan(args.game, bots, 1, args.games, load(args.game).check_options({}), deals_again=True)
    tell("compiled", COMPILED)
    rows_against_playing(plan)
    with tempfile.TemporaryDirectory() as scratch:
        seconds = {}
        for workers in (1, 2):  # the same games, so that starting processes weighs as much for both
            run = new_run(Plan(args.game, bots, 1, args.paired, plan.options, deals_again=True))
            folder = Folder(Path(scratch, f"paired-{workers}"))
            folder.begin(run)
            seconds[workers] = play(run, folder, Stop(), lambda _: None, workers)
            tell(f"seconds for {args.paired} games, {workers} processes", seconds[workers])
        tell("two processes against one", seconds[1] / seconds[2])
        run = new_run(plan)
        folder = Folder(Path(scratch, "2"))
        folder.begin(run)
        tell(f"seconds for {args.games} games, two processes", play(run, folder, Stop(), lambda _: None, 2))
        if not args.no_report:
            report(Path(scratch, "2"), Path(scratch, "report.html"))


def rows_against_playing(plan: Plan) -> None:
    games = min(60, plan.games)
    play_chunk(plan, 0, 2)  # warm up
    play_rows(plan, 0, 2)
    start = time.process_time()
    play_chunk(plan, 0, games)
    playing = time.process_time() - start
    start = time.process_time()
    play_rows(plan, 0, games)
    tell("ms of CPU time per game without rows", 1000 * playing / games)
    tell("rows against playing", (time.process_time() - start) / playing - 1)


def report(folder: Path, page: Path) -> None:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "fajrant", "lab", "report", folder, "--out", page], check=True)
    tell("seconds for the report", time.perf_counter() - start)
    tell("MB of memory for the report", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)


def tell(figure: str, value: float) -> None:
    print(json.dumps({"figure": figure, "value": round(value, 3)}), flush=True)


if __name__ == "__main__":
    main()
