"""The other servers on the same PostgreSQL database. What one says, all others hear, through LISTEN and NOTIFY.

Only what concerns live connections and memory is said here; everything that must not get lost is in the database. A
server that has lost its connection says so to itself (`Missed`) when it is back, and reads everything again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from time import monotonic

import msgspec
import psycopg
from msgspec import Struct

from fajrant.house.fanout import Made, Note
from fajrant.server.log import log

CHANNEL = "fajrant"
MOST_BYTES = 7_500  # PostgreSQL allows just under 8000
ALIVE_SECONDS = 5.0  # between signs of life
GONE_SECONDS = 20.0  # without a sign of life
RETRY_SECONDS = 1.0
MOST_UNSAID = 100_000  # facts that wait for a lost connection


class Noted(Struct, frozen=True, tag=True):
    """A note for the watchers of a table, and the deed that it is about if that is short."""

    table: str
    note: Note
    made: Made | None = None


class Online(Struct, frozen=True, tag=True):
    """Somebody came to a table or went, as far as one server knows."""

    table: str
    person: str
    name: str | None
    online: bool


class SessionEnded(Struct, frozen=True, tag=True):
    person: str
    session: str


class PasswordChanged(Struct, frozen=True, tag=True):
    person: str
    epoch: int


class Spent(Struct, frozen=True, tag=True):
    """Tokens that one server took from the bucket of a rate limit."""

    rate: str
    key: str
    cost: float


class Hello(Struct, frozen=True, tag=True):
    """A server has started, or is back. The others tell it who is online."""


class Alive(Struct, frozen=True, tag=True):
    pass


class Gone(Struct, frozen=True, tag=True):
    """A server stops. It is also assumed when it has been silent for too long."""


class Missed(Struct, frozen=True, tag=True):
    """A server tells this only to itself: it may have missed what others said."""


Fact = Noted | Online | SessionEnded | PasswordChanged | Spent | Hello | Alive | Gone | Missed
Message = tuple[str, list[Fact]]  # the server that says it, and what
MESSAGE = msgspec.json.Decoder(Message)


class Peers:
    def __init__(self, url: str) -> None:
        self.url = url
        self.id = secrets.token_urlsafe(6)
        self.listeners: list[Callable[[str, Fact], None]] = []
        self.unsaid: list[Fact] = []
        self.news = asyncio.Event()
        self.heard: dict[str, float] = {}  # when each server was last heard
        self.tasks: list[asyncio.Task[None]] = []

    def say(self, fact: Fact) -> None:
        """Sends it to all other servers, together with what else is waiting."""
        if len(self.unsaid) >= MOST_UNSAID:
            del self.unsaid[0]
        self.unsaid.append(fact)
        self.news.set()

    async def open(self) -> None:
        """Returns when this server hears the others."""
        listening = asyncio.Event()
        work = [self.listen(listening), self.speak(), self.stay_alive()]
        self.tasks = [asyncio.create_task(part) for part in work]
        await listening.wait()

    async def close(self) -> None:
        self.say(Gone())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RETRY_SECONDS):
                while self.unsaid:
                    await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        self.tell(self.id, Missed())
                    listening.set()
                    self.say(Hello())
                    async for notification in connection.notifies():
                        self.hear(notification.payload)
            except psycopg.Error as problem:
                log.warning("peers_unheard", problem=type(problem).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    def hear(self, payload: str) -> None:
        if payload.startswith(opening(self.id)):  # PostgreSQL sends us what we said ourselves
            return
        server, facts = MESSAGE.decode(payload)
        self.heard[server] = monotonic()
        for fact in facts:
            if isinstance(fact, Gone):
                self.heard.pop(server, None)
            self.tell(server, fact)

    def tell(self, server: str, fact: Fact) -> None:
        for listener in self.listeners:
            listener(server, fact)

    async def speak(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    while True:
                        await self.news.wait()
                        self.news.clear()
                        facts = self.unsaid[:]
                        for payload in payloads(self.id, facts):
                            await connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])
                        del self.unsaid[: len(facts)]
            except psycopg.Error as problem:
                log.warning("peers_unreached", problem=type(problem).__name__)
            await asyncio.sleep(RETRY_SECONDS)
            self.news.set()

    async def stay_alive(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            self.say(Alive())
            for server in self.silent(monotonic()):
                del self.heard[server]
                self.tell(server, Gone())

    def silent(self, now: float) -> list[str]:
        """Servers that have been silent for too long."""
        return [server for server, when in self.heard.items() if now - when > GONE_SECONDS]


def payloads(server: str, facts: list[Fact]) -> Iterator[str]:
    """The facts in messages that are not too long for PostgreSQL."""
    part: list[bytes] = []
    size = 0
    for fact in facts:
        said = msgspec.json.encode(fact)
        if part and size + len(said) > MOST_BYTES:
            yield message(server, part)
            part, size = [], 0
        part.append(said)
        size += len(said) + 1
    if part:
        yield message(server, part)


def message(server: str, said: list[bytes]) -> str:
    return f"{opening(server)}[{b','.join(said).decode()}]]"


def opening(server: str) -> str:
    """How all messages of a server begin."""
    return f'["{server}",'
