"""A real server on a real socket with a real database file, in a thread or a process.

The clients remember every byte they receive.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any

import httpx
from prometheus_client import generate_latest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fajrant.core.patches import patched
from fajrant.house.errors import STATUS
from fajrant.house.state import State
from fajrant.server.app import make_app
from fajrant.server.listening import listen
from fajrant.server.metrics import REGISTRY
from fajrant.server.run import Announcing, config
from fajrant.server.settings import SETTABLE, Settings
from tests.cli.program import environment

GAME = "coal_baron_cards"
NOW = "2026-11-17T12:00:00.000+00:00"
PATIENCE = 60  # seconds a test waits for something before it fails

Json = dict[str, Any]


def generous(database: Path | str, **changes: Any) -> Settings:
    """Settings for tests: no pauses, and limits so high that only tests of limits reach them."""
    rates = [name for name in SETTABLE if name.endswith(("_rate", "_burst"))]
    given: Json = {**dict.fromkeys(rates, 1e6), "bot_pause": 0.0}
    return Settings(database, **{**given, "open_tables_each": 10_000, "any_seed": True, **changes})


class Serving:
    """A server in its own thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.ready = threading.Event()
        self.listening = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.server = Announcing(config(settings), self.ready.set)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.broken_before: list[str] = []

    def run(self) -> None:
        asyncio.run(self.server.serve([self.listening]))

    def start(self) -> None:
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        self.broken_before = self.broken_requests()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.listening.close()

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Polls until the condition is true, for at most PATIENCE seconds."""
        end = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < end
            sleep(0.005)

    def broken(self) -> bool:
        """Whether any request ended with status 500. Servers in one process share their metrics."""
        return self.broken_requests() != self.broken_before

    @staticmethod
    def broken_requests() -> list[str]:
        lines = generate_latest(REGISTRY).decode().splitlines()
        return [line for line in lines if line.startswith("fajrant_requests_total{") and 'status="500"' in line]

    def truth(self, table: str) -> State:
        """The server's own state of the table, with all its secrets."""
        app: Any = self.server.config.app
        state = app.state.context.house.cache[table]
        assert isinstance(state, State)
        return state


@contextmanager
def serving(settings: Settings) -> Iterator[Serving]:
    server = Serving(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


# runs the program with a socket, as systemd does
PASS_SOCKET = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""


class Process:
    """`fajrant serve` itself. It may get a socket that is already listening, and another place for its log."""

    def __init__(
        self,
        database: Path | str,
        *args: str,
        folder: Path | None = None,
        listening: socket.socket | None = None,
        program: Sequence[str] = ("-m", "fajrant"),
        log: IO[str] | None = None,
    ) -> None:
        if folder is None:
            assert isinstance(database, Path)
            folder = database.parent
        command = [*program, "serve", "--port", "0", "--database", str(database), *args]
        if listening is not None:
            command = ["-c", PASS_SOCKET, str(listening.fileno()), *command]
        self.log = folder / "tables.log"
        with self.log.open("a") as file:
            self.process = subprocess.Popen(
                [sys.executable, *command],
                stdout=subprocess.PIPE,
                stderr=log or file,
                encoding="utf-8",
                env=environment(folder),
                pass_fds=[] if listening is None else [listening.fileno()],
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = re.search(r"http://(\S+)", line)
        assert address, line
        self.address = address[1]

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *problem: object) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


# ---------------------------------------------------------------- clients


@cache
def described_statuses() -> list[tuple[str, re.Pattern[str], set[int]]]:
    """The statuses that the OpenAPI document gives for each method and path. Fixed paths come before patterns."""
    described = make_app(Settings(Path("unused"))).openapi()["paths"]
    return [
        (
            method.upper(),
            re.compile(re.sub(r"{\w+}", "[^/]+", path)),
            {int(status) for status in operation["responses"]},
        )
        for path in sorted(described, key=lambda path: "{" in path)
        for method, operation in described[path].items()
    ]


def check_status(method: str, path: str, status: int) -> None:
    """Fails if the OpenAPI document does not say that a request may be answered so."""
    known = next(
        (known for verb, route, known in described_statuses() if verb == method and route.fullmatch(path)), None
    )
    assert known is None or status in known or status == STATUS["broken"], f"{method} {path} does not declare {status}"


class Client:
    """A person with a browser."""

    def __init__(self, address: str, name: str = "", calls_from: str = "127.0.0.1") -> None:
        self.address = address
        self.received: list[bytes] = []
        self.http = httpx.Client(
            base_url=f"http://{address}",
            headers={"X-Fajrant": "1"},
            timeout=PATIENCE,
            trust_env=False,
            transport=httpx.HTTPTransport(local_address=calls_from),
        )
        if name:
            self.ok("POST", "/me", name=name)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def move_to(self, address: str) -> None:
        """Connects to the same server, restarted on another port. The cookie stays valid."""
        self.address = address
        self.http.base_url = f"http://{address}"

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        answer = self.http.request(method, "/api" + path, json=body if method == "POST" else None)
        check_status(method, "/api" + path.partition("?")[0], answer.status_code)
        self.received += [repr(answer.headers.raw).encode(), answer.content]
        return answer

    def ok(self, method: str, path: str, **body: Any) -> Any:
        answer = self.ask(method, path, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        return self.ok("GET", path)

    def refused(self, method: str, path: str, status: int, code: str, **body: Any) -> Json:
        answer = self.ask(method, path, **body)
        refusal: Json = answer.json()
        assert (answer.status_code, refusal["error"]) == (status, code), answer.text
        assert set(refusal["message"]) == {"en", "pl"}
        assert all(refusal["message"].values())
        return refusal

    def make(self, *seats: str, **more: Any) -> Json:
        """Opens a table with seats such as `me`, `open`, `hotseat Bob`, `bot random`."""
        wanted = []
        for seat in seats:
            kind, _, word = seat.partition(" ")
            wanted.append({"kind": kind, **({"level" if kind == "bot" else "name": word} if word else {})})
        table: Json = self.ok("POST", "/tables", seats=wanted, **{"game": GAME, **more})
        return table

    def table(self, table: str) -> Json:
        shown: Json = self.get(f"/tables/{table}")
        return shown

    def move(self, table: str, seat: int, number: int, text: str) -> Any:
        return self.ok("POST", f"/tables/{table}/moves", seat=seat, number=number, text=text)

    def watch(self, table: str, version: int | None = None) -> Watch:
        return Watch(self, table, version)


class ClientAtSockets(Client):
    """A person whose moves and undos go over live sockets, as in the web client."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.lines: dict[str, Watch] = {}  # by table
        self.commands = 0

    def close(self) -> None:
        for watch in self.lines.values():
            watch.socket.close()
        super().close()

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        found = re.fullmatch(r"/tables/(\w+)/(moves|undo)", path)
        line = self.line(found[1]) if found else None
        if found is None or line is None:
            return super().ask(method, path, **body)
        self.commands += 1
        return line.command("undo" if found[2] == "undo" else "move", self.commands, **body)

    def line(self, table: str) -> Watch | None:
        """A live socket that takes this person's commands."""
        if table not in self.lines:
            watch = self.watch(table).__enter__()
            try:
                takes_commands = watch.hear()["commands"]
            except ConnectionClosed:  # there is no such table
                takes_commands = False
            if not takes_commands:
                watch.socket.close()
                return None
            self.lines[table] = watch
        return self.lines[table]


class Watch:
    """A live WebSocket at a table."""

    def __init__(self, client: Client, table: str, version: int | None = None) -> None:
        self.client = client
        self.table: Json | None = None if version is None else client.table(table)
        self.heard: list[Json] = []
        cookie = "; ".join([f"{name}={value}" for name, value in client.http.cookies.items()])
        query = "" if version is None else f"?version={version}"
        self.opening = connect(
            f"ws://{client.address}/api/tables/{table}/live{query}",
            additional_headers={"Cookie": cookie} if cookie else None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        )

    def __enter__(self) -> Watch:
        self.socket: ClientConnection = self.opening.__enter__()
        return self

    def __exit__(self, *problem: object) -> None:
        self.socket.close()

    def hear(self, seconds: float = PATIENCE) -> Json:
        message = self.socket.recv(seconds)
        text = message if isinstance(message, str) else message.decode()
        self.client.received.append(text.encode())
        news: Json = json.loads(text)
        self.heard.append(news)
        if news["type"] == "table":
            self.table = news["table"]
        elif news["type"] == "change":
            assert self.table is not None
            assert self.table["version"] == news["base"]
            self.table = changed(self.table, news)
        elif news["type"] == "presence" and self.table is not None:
            for seat, presence in zip(self.table["seats"], news["seats"], strict=True):
                seat.update(presence)
            self.table["watching"] = news["watching"]
        return news

    def command(self, kind: str, id: int, **body: Any) -> httpx.Response:
        """Sends a command and returns its answer as if it had been a request."""
        self.socket.send(json.dumps({"type": kind, "id": id, **body}))
        while True:
            answer = self.wait_for_news("answer")
            if answer["id"] == id:
                return httpx.Response(answer["status"], json=answer["body"])

    def wait_for(self, condition: Callable[[Json], bool]) -> Json:
        """Waits for a table that meets the condition, and returns it."""
        while self.table is None or not condition(self.table):
            self.hear()
        return self.table

    def next_version(self) -> Json:
        """Waits for the next change and returns the table."""
        assert self.table is not None
        version = self.table["version"]
        return self.wait_for(lambda now: now["version"] > version)

    def wait_for_news(self, kind: str) -> Json:
        while True:
            news = self.hear()
            if news["type"] == kind:
                return news

    def closed_with(self) -> int | None:
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def changed(table: Json, change: Json) -> Json:
    """Applies a change to a table, as the web client does."""
    old_moments = {moment["seat"]: moment for moment in table["moments"]}
    moments = []
    for news in change["moments"]:
        before = old_moments.get(news["seat"])
        kept = [event for event in before["journal"] if event["number"] <= news["since"]] if before else []
        moves = [move for group in news["moves"] for move in moves_of(group)]
        moment = {"seat": news["seat"], "number": news["number"], "moves": moves, "journal": kept + news["journal"]}
        moments.append({**patched(before or {}, news["change"]), **moment})
    head = patched(without(table, "chat", "moments"), change["head"])
    return {**head, "chat": table["chat"] + change["chat"], "moments": moments}


def moves_of(group: Json) -> list[Json]:
    """The moves of a group, as the web client lists them."""
    flags = without(group, "texts", "targets")
    return [
        {"text": text, "targets": [target.format(*text.split(" ")) for target in group["targets"]], **flags}
        for text in group["texts"]
    ]


def without(data: Json, *keys: str) -> Json:
    return {key: value for key, value in data.items() if key not in keys}


# ---------------------------------------------------------------- playing


def asked(table: Json) -> Json | None:
    """The first of the client's moments whose seat has to decide."""
    return next((moment for moment in table["moments"] if moment["moves"]), None)


def play_out(client: Client, table: str, choose: Callable[[list[str]], str]) -> Json:
    """One client plays all human seats to the end of the game, with bots in between."""
    with client.watch(table) as watch:
        shown = watch.wait_for(lambda _: True)
        while shown["status"] != "over":
            moment = asked(shown)
            if moment is not None:
                text = choose([move["text"] for move in moment["moves"]])
                client.move(table, moment["seat"], moment["number"], text)
            shown = watch.next_version()
    return shown


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
