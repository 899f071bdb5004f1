"""The clients of `load.py`: a live socket for every player, and moves at a steady rate.

    python benchmarks/crowd.py PLAN

Every move is chosen at random from those that its seat was last offered. Its latency is measured from the time it was
due until every player at the table has received it, so queueing counts. The output is one line of JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WAIT = 20.0  # seconds for a move to arrive everywhere
POSTERS = 64  # connections for moves
OPENING = 32  # sockets opened at the same time

Json = dict[str, Any]


class Player:
    """One live socket."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.address = ""  # of its server
        self.version = -1
        self.number = 0
        self.moves: list[str] = []
        self.bytes = 0
        self.socket: ClientConnection | None = None
        self.commands = 0
        self.answers: dict[int, asyncio.Future[int]] = {}  # by command

    async def watch(self, ready: asyncio.Event, lost: Counter[str]) -> None:
        """Reads the table and follows it, as the web client does."""
        reader = Poster(self.address)
        try:
            self.show(json.loads(await reader.get(f"/api/tables/{self.table.id}", self.cookie)))
            await reader.close()
            async with connect(
                f"ws://{self.address}/api/tables/{self.table.id}/live?version={self.version}",
                additional_headers={"Cookie": self.cookie},
                max_size=None,
                proxy=None,
                open_timeout=120,
                ping_interval=None,
            ) as self.socket:
                async for message in self.socket:
                    self.hear(message)
                    ready.set()
        except Exception as problem:
            lost[type(problem).__name__] += 1
        else:
            lost["closed"] += 1
        ready.set()

    def hear(self, message: str | bytes) -> None:
        self.bytes += len(message)
        news: Json = json.loads(message)
        if news["type"] in ("table", "change"):
            self.show(news.get("table", news))
        elif news["type"] == "answer":
            answer = self.answers.pop(news["id"])
            if not answer.cancelled():  # otherwise its move timed out
                answer.set_result(news["status"])

    async def command(self, body: Json) -> int:
        """Sends a move over the live socket, as the web client does. Returns the status of its answer."""
        assert self.socket is not None
        self.commands += 1
        answer = self.answers[self.commands] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": "move", "id": self.commands, **body}))
        return await answer

    def show(self, shown: Json) -> None:
        self.version = shown["version"]
        for moment in shown["moments"]:
            self.number = moment["number"]
            self.moves = [text for offer in moment["moves"] for text in offer.get("texts") or [offer["text"]]]
        self.table.heard()


class Table:
    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.busy = False
        self.awaited = 0  # the version that all players should get
        self.arrived = asyncio.Event()

    def heard(self) -> None:
        if min(player.version for player in self.players) >= self.awaited:
            self.arrived.set()

    def mover(self) -> Player | None:
        return next((player for player in self.players if player.moves), None)

    async def move(self, due: float, posters: Posters | None, dice: random.Random) -> float | str:
        """Plays a move. Returns the seconds until all players have received it, or what went wrong."""
        player = self.mover()
        if player is None:
            return "over"
        text = dice.choice(player.moves)
        self.awaited = max(other.version for other in self.players) + 1
        self.arrived.clear()
        body = {"seat": player.seat, "number": player.number, "text": text}
        sent = player.command(body) if posters is None else post(posters[player.address], player, body)
        try:
            status = await asyncio.wait_for(sent, WAIT)
            if status != 200:
                return f"status {status}"
            await asyncio.wait_for(self.arrived.wait(), WAIT)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, ConnectionClosed, ValueError) as problem:
            return type(problem).__name__
        return perf_counter() - due


async def post(free: asyncio.Queue[Poster], player: Player, body: Json) -> int:
    """Sends a move as a request. Returns the status of its answer."""
    poster = await free.get()
    try:
        return await poster.post(f"/api/tables/{player.table.id}/moves", player.cookie, json.dumps(body))
    except BaseException:
        await poster.close()
        raise
    finally:
        free.put_nowait(poster)


class Poster:
    """A connection for commands that is kept open."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def post(self, path: str, cookie: str, body: str) -> int:
        status, _ = await self.ask("POST", path, cookie, body)
        return status

    async def get(self, path: str, cookie: str) -> bytes:
        status, body = await self.ask("GET", path, cookie)
        assert status == 200, body
        return body

    async def ask(self, method: str, path: str, cookie: str, body: str = "") -> tuple[int, bytes]:
        if self.ends is None or perf_counter() - self.used > 10:  # the server closes idle connections
            await self.close()
            host, _, port = self.address.rpartition(":")
            self.ends = await asyncio.open_connection(host, int(port))
        self.used = perf_counter()
        reader, writer = self.ends
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.address}\r\nCookie: {cookie}\r\nX-Fajrant: 1\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        return int(head.split(" ")[1]), await reader.readexactly(length)

    async def close(self) -> None:
        if self.ends is not None:
            self.ends[1].close()
            with contextlib.suppress(OSError):
                await self.ends[1].wait_closed()
        self.ends = None


Posters = dict[str, asyncio.Queue[Poster]]  # by server


async def run(plan: Json) -> Json:
    addresses = [server["address"] for server in plan["at"]]
    tables = [Table(table["id"], table["cookies"]) for table in plan["tables"]]
    active = tables[: plan["active"]]
    for address in addresses:
        reader = Poster(address)
        for table in tables[plan["active"] :]:  # tables that somebody looked at earlier
            await reader.get(f"/api/tables/{table.id}", table.players[0].cookie)
    players = [player for table in active for player in table.players]
    for number, player in enumerate(players):  # players at the same table use different servers
        player.address = addresses[number % len(addresses)]
    lost: Counter[str] = Counter()
    watching = await open_sockets(players, lost)
    gc.collect()
    gc.freeze()  # so that our own collections are not measured
    posters: Posters = {}
    for address in addresses:
        posters[address] = asyncio.Queue()
        for _ in range(POSTERS):
            posters[address].put_nowait(Poster(address))
    processes = [server["process"] for server in plan["at"]]
    sent = -sum(player.bytes for player in players)
    computed = -sum(computing(process) for process in processes)
    results, seconds = await play(active, plan["moves"], plan["seconds"], posters if plan["requests"] else None)
    computed += sum(computing(process) for process in processes)
    sent += sum(player.bytes for player in players)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    times = sorted(result for result in results if isinstance(result, float))
    errors = Counter(result for result in results if isinstance(result, str))
    return {
        "sockets": len(watching),
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": milliseconds(times, 0.5),
        "p99_ms": milliseconds(times, 0.99),
        "most_ms": milliseconds(times, 1),
        "server_ms_per_move": round(computed * 1000 / max(1, len(times)), 2),
        "errors": dict(errors),
        "lost_sockets": dict(lost),
        "bytes_per_move": sent // max(1, len(times)),
    }


async def open_sockets(players: list[Player], lost: Counter[str]) -> list[asyncio.Task[None]]:
    room = asyncio.Semaphore(OPENING)
    tasks: list[asyncio.Task[None]] = []

    async def open_one(player: Player) -> None:
        async with room:
            ready = asyncio.Event()
            tasks.append(asyncio.create_task(player.watch(ready, lost)))
            await ready.wait()

    await asyncio.gather(*[open_one(player) for player in players])
    return tasks


async def play(
    tables: list[Table], rate: float, seconds: float, posters: Posters | None
) -> tuple[list[float | str], float]:
    """Starts a move whenever one is due, even if earlier moves are not finished."""
    dice = random.Random(7)
    results: list[float | str] = []

    async def move(table: Table, due: float) -> None:
        results.append(await table.move(due, posters, dice))
        table.busy = False

    order = dice.sample(tables, len(tables))
    begin = perf_counter() + 0.5
    moves: list[asyncio.Task[None]] = []
    for number in range(int(rate * seconds)):
        due = begin + number / rate
        await asyncio.sleep(max(0.0, due - perf_counter()))
        table = order[number % len(order)]
        if table.busy:  # its last move has not arrived yet
            results.append("busy")
            continue
        table.busy = True
        moves.append(asyncio.create_task(move(table, due)))
    await asyncio.gather(*moves)
    return results, perf_counter() - begin


def computing(process: int) -> float:
    """The CPU seconds that a process has used so far; 0 where Linux's /proc is absent."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def milliseconds(times: list[float], part: float) -> float | None:
    return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 1) if times else None


if __name__ == "__main__":
    print(json.dumps(asyncio.run(run(json.loads(Path(sys.argv[1]).read_text())))))
