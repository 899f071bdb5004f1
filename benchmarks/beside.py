"""Measures our server beside a boardgame.io server: the same number of tables, sockets and moves, in one run.

    make bench-server ARGS="--tables 100 --moves 30 --seconds 20"

README.md says how the two compare. The output is one line of JSON for each round of each server, then the ratios.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from crowd import computing

HERE = Path(__file__).parent
PEER = HERE / "peers" / "boardgame_io"
OURS = "fajrant"

Figures = dict[str, Any]


def main() -> None:
    options = arguments()
    programs: dict[str, Callable[[], Figures]] = {
        OURS: lambda: measure_ours(options),
        "boardgame.io, in memory": lambda: measure_peer(options),
        "boardgame.io, in files": lambda: measure_peer(options, "{folder}"),
        "boardgame.io, in files on disk": lambda: measure_peer(options, "{folder}", "sync"),
    }
    rounds: dict[str, list[Figures]] = {name: [] for name in programs}
    for _ in range(options.rounds):
        for name, measure in programs.items():
            rounds[name].append(measure())
            print(json.dumps({"figure": "server", "of": name, **rounds[name][-1]}), flush=True)
    for name in [name for name in programs if name != OURS]:
        print(json.dumps({"figure": "server_ratio", "peer": name, **ratios(rounds[OURS], rounds[name])}))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure our server beside a boardgame.io server.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=float, default=50, help="moves per second at all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    return parser.parse_args()


def measure_ours(options: argparse.Namespace) -> Figures:
    wanted = ["--tables", f"{options.tables}", "--moves", f"{options.moves}", "--seconds", f"{options.seconds}"]
    ran = subprocess.run([sys.executable, HERE / "load.py", *wanted], stdout=subprocess.PIPE, check=True)
    return shown(json.loads(ran.stdout))


def measure_peer(options: argparse.Namespace, *arguments: str) -> Figures:
    with TemporaryDirectory(prefix="fajrant-peer-") as folder:
        words = [argument.format(folder=folder) for argument in arguments]
        return measure_server(options, ["node", str(PEER / "serve.mjs"), *words])


def measure_server(options: argparse.Namespace, command: list[str]) -> Figures:
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            port = next(int(line) for line in server.stdout if line.strip().isdigit())
            plan = {"port": port, "tables": options.tables, "moves": options.moves, "seconds": options.seconds}
            with subprocess.Popen(
                ["node", PEER / "crowd.mjs", json.dumps(plan)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            ) as crowd:
                assert crowd.stdin is not None
                assert crowd.stdout is not None
                assert crowd.stdout.readline() == "ready\n"
                before = computing(server.pid)
                crowd.stdin.write("go\n")
                crowd.stdin.flush()
                figures: Figures = json.loads(crowd.stdout.readline())
                used = computing(server.pid) - before
        finally:
            server.send_signal(signal.SIGTERM)
    figures["server_ms_per_move"] = round(used * 1000 / max(1, figures["moves"]), 2)
    return shown(figures)


def shown(figures: Figures) -> Figures:
    return {
        name: figures[name]
        for name in (
            "sockets",
            "moves_per_second",
            "p50_ms",
            "p99_ms",
            "server_ms_per_move",
            "bytes_per_move",
            "errors",
        )
    }


def ratios(ours: list[Figures], peers: list[Figures]) -> Figures:
    """The ratios of the best rounds of each. Ours is better if they are above 1."""

    def best(rounds: list[Figures], name: str) -> float:
        return float(min(figures[name] for figures in rounds))

    return {
        "moves_per_core": round(best(peers, "server_ms_per_move") / best(ours, "server_ms_per_move"), 2),
        "p99": round(best(peers, "p99_ms") / best(ours, "p99_ms"), 2),
        "goal": 3,
    }


if __name__ == "__main__":
    main()
