"""Measures how long reviews take: whole games of about 200 decisions, and opening a stored review.

    python benchmarks/review.py [GAME ...] [--decisions 200] [--estimate]

For each title, a server with its usual settings reviews a game of `medium` bots with about that many decisions, at the
usual budget. Servers and workers are processes of their own, so use a machine with two idle cores. The output is one
line of JSON per title: `seconds` from the request to the stored review, `cpu_seconds` that all processes of the server
used meanwhile, and `open_ms`, the median time of reading the review over HTTP.

On a busy machine, `--estimate` judges every sixteenth decision in this process, and estimates how long one core would
need for all of them, without the first look.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import statistics
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any

from serving import Server

from fajrant.bots.greedy import GreedyBot
from fajrant.core.dice import seeded
from fajrant.core.game import Game
from fajrant.core.match import Match, new_match
from fajrant.games import SHELF, load
from fajrant.review.analysis import moments, usual_budget
from fajrant.review.judge import judge_decision
from fajrant.review.puzzles import bot_game

GOAL_SECONDS = 60
EVERY = 16  # an estimate judges every sixteenth decision
LOOKS = 0.1  # seconds between two polls of the review's status
OPENED = 25  # how often the review is read
UNLIMITED = ["command_rate", "command_burst", "look_rate", "look_burst", "review_burst", "replay_burst"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long reviews take.")
    parser.add_argument("slugs", nargs="*", default=list(SHELF), metavar="GAME")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--estimate", action="store_true")
    options = parser.parse_args()
    for slug in options.slugs:
        match = game_of(slug, options.decisions)
        if options.estimate:
            print(json.dumps({"figure": "review_estimate", **estimate(match)}), flush=True)
            continue
        with TemporaryDirectory(prefix="fajrant-review-") as folder:
            server = Server(Path(folder) / "tables.sqlite3", Path(folder) / "log", UNLIMITED)
            try:
                figures = measure(Client(server.address, server.process.pid), match)
            finally:
                server.stop()
        print(json.dumps({"figure": "review", **figures}), flush=True)


def game_of(slug: str, decisions: int) -> Match:
    """A game with the number of players whose games have about that many decisions."""
    game = load(slug)
    lengths = {seats: greedy_game(game, seats).decisions() for seats in game.seats}
    return bot_game(game, min(game.seats, key=lambda seats: abs(lengths[seats] - decisions)), 1)


def greedy_game(game: Game[Any], seats: int) -> Match:
    match = new_match(game, seats, 1, {})
    dice = seeded(1)
    while not match.over():
        seat = match.acting()[0]
        match.carry_out(seat, GreedyBot().choose(game, match.position, seat, dice))
    return match


def estimate(match: Match) -> dict[str, Any]:
    budget = usual_budget(match.decisions())
    sample = moments(match)[EVERY // 2 :: EVERY]
    began = process_time()
    for pos, one in sample:
        judge_decision(match.game, pos, one.number, one.seat, one.move, budget, 0)
    each = (process_time() - began) / len(sample)
    return {**described(match), "cpu_seconds": round(each * match.decisions(), 1), "judged": len(sample)}


def described(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.slug,
        "players": match.position.seats,
        "decisions": match.decisions(),
        "budget": usual_budget(match.decisions()),
    }


def measure(client: Client, match: Match) -> dict[str, Any]:
    table = client.send("POST", "/api/tables/from-record", {"record": match.record()})["id"]
    path = f"/api/tables/{table}/review"
    before = client.cpu_seconds()
    began = perf_counter()
    client.send("POST", path, {})
    while (state := client.send("GET", path))["status"] == "running":
        sleep(LOOKS)
    seconds = perf_counter() - began
    if state["status"] != "ready":
        raise SystemExit(f"the review of {match.game.slug} failed")
    computed = client.cpu_seconds() - before
    opened = []
    for _ in range(OPENED):
        began = perf_counter()
        client.send("GET", path)
        opened.append(perf_counter() - began)
    return {
        **described(match),
        "seconds": round(seconds, 1),
        "cpu_seconds": round(computed, 1),
        "open_ms": round(1000 * statistics.median(opened), 1),
        "met": seconds <= GOAL_SECONDS,
    }


class Client:
    """An HTTP client that keeps the cookie of the first response."""

    def __init__(self, address: str, server: int) -> None:
        self.connection = http.client.HTTPConnection(address, timeout=60)
        self.server = server  # the id of its process
        self.cookie = ""

    def cpu_seconds(self) -> float:
        """The CPU seconds that the server and its workers have used so far; 0 where Linux's /proc is absent."""
        ticks = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                process, fields = file.read_text().rsplit(") ", 1)
                parent, user, system = (int(fields.split()[place]) for place in (1, 11, 12))
                if self.server in (int(process.split()[0]), parent):
                    ticks += user + system
        return ticks / os.sysconf("SC_CLK_TCK")

    def send(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "X-Fajrant": "1", "Cookie": self.cookie}
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = self.connection.getresponse()
        answer = json.loads(response.read())
        if response.status >= 400:
            raise SystemExit(f"{method} {path}: {answer}")
        self.cookie = (response.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        return answer


if __name__ == "__main__":
    main()
