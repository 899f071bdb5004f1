"""The other servers on the same PostgreSQL database. They broadcast messages to each other with LISTEN and NOTIFY.

Messages concern only live connections and caches; everything that must not get lost is in the database. A server that
has lost its connection sends `Missed` to itself once it is back, and then reads everything again.
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
from psycopg.conninfo import make_conninfo

from fajrant.house.background import stop
from fajrant.house.fanout import Changed, Made, Note
from fajrant.server.databases import LIVE
from fajrant.server.log import log, where

CHANNEL = "fajrant"
MOST_BYTES = 7_500  # PostgreSQL allows just under 8000
ALIVE_SECONDS = 5.0  # between heartbeats
GONE_SECONDS = 20.0  # without a heartbeat, until a server counts as gone
ANSWER_SECONDS = 10.0  # for PostgreSQL to accept a message
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
    """A server stops, or has been silent for so long that the others assume it."""


class Missed(Struct, frozen=True, tag=True):
    """A server may have missed messages of the others. It sends this only to itself."""


Fact = Noted | Online | SessionEnded | PasswordChanged | Spent | Hello | Alive | Gone | Missed
MESSAGE = msgspec.json.Decoder(tuple[str, list[msgspec.Raw]])  # the sender and its facts
FACT: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


class NotedBare(Struct, frozen=True, tag="Noted"):
    """The part of a note that every version can read."""

    table: str


NOTED_BARE = msgspec.json.Decoder(NotedBare)


class Peers:
    def __init__(self, url: str) -> None:
        self.url = url
        self.id = secrets.token_urlsafe(6)
        self.listeners: list[Callable[[str, Fact], None]] = []
        self.unsaid: list[Fact] = []
        self.saying: list[Fact] = []  # being sent
        self.news = asyncio.Event()
        self.heard: dict[str, float] = {}  # when each server was last heard
        self.tasks: list[asyncio.Task[None]] = []

    def say(self, fact: Fact) -> None:
        """Queues a fact for all other servers."""
        self.unsaid.append(fact)
        del self.unsaid[:-MOST_UNSAID]
        self.news.set()

    async def open(self) -> None:
        """Connects. Returns when this server hears the others."""
        listening = asyncio.Event()
        work = [self.listen(listening), self.speak(), self.stay_alive()]
        self.tasks = [asyncio.create_task(part) for part in work]
        await listening.wait()

    async def close(self) -> None:
        self.say(Gone())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RETRY_SECONDS):
                while self.unsaid or self.saying:
                    await asyncio.sleep(0.01)
        await stop(self.tasks)

    async def listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with await self.connect() as connection:
                    # some may arrive together with the answer to LISTEN
                    connection.add_notify_handler(lambda notification: self.hear(notification.payload))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        self.tell(self.id, Missed())
                    listening.set()
                    self.say(Hello())
                    await self.hear_all(connection)
            except Exception as problem:
                log.warning("peers_unheard", problem=type(problem).__name__, where=where(problem))
            await asyncio.sleep(RETRY_SECONDS)

    async def hear_all(self, connection: psycopg.AsyncConnection) -> None:
        """Raises TimeoutError if nothing arrives for a while, not even our own heartbeats: the connection is broken.

        Notifications are read as soon as the socket has some. psycopg's own loop over them would wait for the socket
        anew for each one, which takes several times as long.
        """
        loop = asyncio.get_running_loop()
        line = connection.pgconn
        socket = line.socket
        broken: asyncio.Future[None] = loop.create_future()
        heard = loop.time()

        def read() -> None:
            nonlocal heard
            try:
                line.consume_input()
                while (notification := line.notifies()) is not None:
                    heard = loop.time()
                    self.hear(notification.extra.decode())
            except Exception as problem:
                stop_reading()  # at once: the socket may be closed now, and its number used for another one
                broken.set_exception(problem)

        def stop_reading() -> None:
            if not broken.done():
                loop.remove_reader(socket)

        loop.add_reader(socket, read)
        try:
            read()  # what has arrived since LISTEN
            while not broken.done():
                if loop.time() >= heard + GONE_SECONDS:
                    raise TimeoutError
                await asyncio.wait([broken], timeout=heard + GONE_SECONDS - loop.time())
            broken.result()
        finally:
            stop_reading()

    async def connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(make_conninfo(self.url, **LIVE), autocommit=True)

    def hear(self, payload: str) -> None:
        if payload.startswith(opening(self.id)):  # PostgreSQL sends us what we said ourselves
            return
        server, facts = read_message(payload)
        if server:
            self.heard[server] = monotonic()
        for fact in facts:
            if isinstance(fact, Gone):
                self.heard.pop(server, None)
            self.tell(server, fact)

    def tell(self, server: str, fact: Fact) -> None:
        for listener in self.listeners:
            try:
                listener(server, fact)
            except Exception as problem:  # the next fact may be fine
                log.error(
                    "fact_unheard", fact=type(fact).__name__, problem=type(problem).__name__, where=where(problem)
                )

    async def speak(self) -> None:
        while True:
            try:
                async with await self.connect() as connection:
                    while True:
                        await self.news.wait()
                        self.news.clear()
                        await self.say_all(connection)
            except Exception as problem:
                log.warning("peers_unreached", problem=type(problem).__name__, where=where(problem))
            await asyncio.sleep(RETRY_SECONDS)
            self.news.set()

    async def say_all(self, connection: psycopg.AsyncConnection) -> None:
        """Sends the queued facts. If that fails, they are queued again."""
        self.saying, self.unsaid = self.unsaid, []
        try:
            for payload in payloads(self.id, self.saying):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])
        except BaseException:
            self.unsaid = [*self.saying, *self.unsaid][-MOST_UNSAID:]
            raise
        finally:
            self.saying = []

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


def read_message(payload: str) -> tuple[str, list[Fact]]:
    """The sender of a message and its facts. Facts that this version cannot read are left out."""
    try:
        server, parts = MESSAGE.decode(payload)
    except msgspec.DecodeError:
        log.warning("message_unknown")
        return "", []
    facts = [fact for fact in map(read_fact, parts) if fact is not None]
    if len(facts) < len(parts):
        log.warning("facts_unknown", count=len(parts) - len(facts))
    return server, facts


def read_fact(part: msgspec.Raw) -> Fact | None:
    try:
        return FACT.decode(part)
    except msgspec.DecodeError:
        pass
    try:
        return Noted(NOTED_BARE.decode(part).table, Changed())  # a deed of another version is read from the database
    except msgspec.DecodeError:
        return None


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
    """The prefix of all messages of a server."""
    return f'["{server}",'
