"""Measures whether many tables with bots, all opened from one address, slow down another visitor's bots.

    python benchmarks/fairness.py --tables 40 --identities 1
    python benchmarks/fairness.py --tables 100 --identities 100

A server runs as a process of its own. Visitors at one address, each with its own identity (a cookie), open the tables.
Each table has three experts and a person who answers at once. A visitor at another address plays against one expert.
The output is one line of JSON: the seconds for each decision of that expert, alone and beside the others, how much
longer the slowest took beside the others, and how many decisions of all bots were made at a lower level.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
from serving import Server
from websockets.asyncio.client import connect

GAME = "coal_baron_cards"
LEVEL = "expert"
GOAL_SECONDS = 1.0
MANY, SINGLE = "198.51.100.1", "203.0.113.1"  # addresses, as a proxy reports them
# no limits on requests: the benchmark measures how workers are shared
UNLIMITED = ["command_rate", "command_burst", "table_burst", "sockets_per_address"]


class Visitor:
    """A client with its own cookie."""

    def __init__(self, server: str, source: str) -> None:
        self.server = server
        self.source = {"X-Forwarded-For": source}
        self.http = httpx.AsyncClient(
            base_url=f"http://{server}/api", headers={"X-Fajrant": "1", **self.source}, timeout=120, trust_env=False
        )

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def play(self, bots: int, decisions: int = 0) -> list[float]:
        """Plays against bots and returns the seconds of each of their decisions. Stops after `decisions` of them."""
        seats = [{"kind": "me", "name": "Ania"}, *[{"kind": "bot", "level": LEVEL} for _ in range(bots)]]
        table = (await self.post("/tables", game=GAME, seats=seats))["id"]
        cookies = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        times: list[float] = []
        number, since = -1, perf_counter()
        async with connect(
            f"ws://{self.server}/api/tables/{table}/live",
            additional_headers={"Cookie": cookies, **self.source},
            max_size=None,
            proxy=None,
        ) as socket:
            async for message in socket:
                news = json.loads(message)
                shown = news.get("table", news)
                if news["type"] not in ("table", "change") or not shown["moments"]:
                    continue
                moment = shown["moments"][0]
                asked = [text for offer in moment["moves"] for text in offer.get("texts") or [offer["text"]]]
                if moment["number"] > number >= 0:
                    times.append(perf_counter() - since)
                if decisions and len(times) >= decisions:
                    break
                number = moment["number"]
                if asked:
                    await self.post(f"/tables/{table}/moves", seat=moment["seat"], number=number, text=asked[0])
                    number = number + 1
                elif is_over(news):
                    break
                since = perf_counter()
        return times

    async def play_on(self, bots: int) -> None:
        while True:
            await self.play(bots)


def is_over(news: dict[str, Any]) -> bool:
    """Whether a game is over, according to a live message: a table or a change."""
    status = news["table"]["status"] if "table" in news else news["head"].get("status", [""])[0]
    return bool(status == "over")


async def measure(server: str, tables: int, identities: int, decisions: int) -> dict[str, object]:
    single = Visitor(server, SINGLE)
    await single.play(1, 1)  # starts the workers
    alone = await single.play(1, decisions)
    people = [Visitor(server, MANY) for _ in range(identities)]
    for person in people:
        await person.post("/me", name="Bartek")
    busy = [asyncio.create_task(people[number % identities].play_on(3)) for number in range(tables)]
    await asyncio.sleep(5)  # gives all tables time to begin
    beside = await single.play(1, decisions)
    failed = [task.exception() for task in busy if task.done()]
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    metrics = (await single.http.get(f"http://{server}/metrics")).text
    lowered = re.findall(r'fajrant_bots_lowered_total\{to="(\w+)"\} (\S+)', metrics)
    longer = max(beside) - max(alone)
    return {
        "alone": rounded(alone),
        "beside": rounded(beside),
        "longer": round(longer, 2),
        "met": longer <= GOAL_SECONDS,
        "lowered": {level: int(float(count)) for level, count in lowered},
        "failed": [str(problem) for problem in failed],
    }


def rounded(times: list[float]) -> list[float]:
    return [round(seconds, 2) for seconds in times]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure whether bots of one visitor slow down those of another.")
    parser.add_argument("--tables", type=int, default=40, help="tables at one address, each with three experts")
    parser.add_argument("--identities", type=int, default=1, help="visitors at that address who own them")
    parser.add_argument("--decisions", type=int, default=20, help="decisions of the other visitor's expert")
    options = parser.parse_args()
    with TemporaryDirectory(prefix="fajrant-fairness-") as folder:
        server = Server(Path(folder) / "tables.sqlite3", Path(folder) / "log", UNLIMITED, bot_pause="0")
        try:
            figures = asyncio.run(measure(server.address, **vars(options)))
        finally:
            server.stop()
    print(json.dumps({"figure": "fairness", **vars(options), **figures}))


if __name__ == "__main__":
    main()
