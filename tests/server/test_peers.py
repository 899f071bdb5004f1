"""What a server hears from others, and says to them, when something goes wrong."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import psycopg
import pytest

from fajrant.house.fanout import Changed
from fajrant.server import peers as module
from fajrant.server.peers import CHANNEL, Alive, Fact, Gone, Noted, Peers
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE

UNKNOWN = '{"type":"Invented"}'
OTHER_DEED = (
    '{"type":"Noted","table":"t","note":{"type":"Changed"},"made":{"version":9,"rules":1,"deed":{"deed":"new"}}}'
)


def run(story: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story

    asyncio.run(in_time())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


async def notify(url: str, *payloads: str) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        for payload in payloads:
            await connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])


def test_news_of_another_version_is_left_out(postgres: Postgres) -> None:
    url = postgres.new_database()
    heard: list[Fact] = []

    async def story() -> None:
        peers = Peers(url)
        peers.listeners.append(lambda _, fact: heard.append(fact))
        await peers.open()
        facts = ",".join([UNKNOWN, OTHER_DEED, '{"type":"Alive"}'])
        await notify(url, "nonsense", f'["other",[{facts}]]', '["other",[{"type":"Gone"}]]')
        await until(lambda: Gone() in heard)
        await peers.close()

    run(story())
    assert heard == [Noted("t", Changed()), Alive(), Gone()]  # the deed itself is read from the database


def test_a_listener_that_fails_hears_what_comes_next(postgres: Postgres) -> None:
    url = postgres.new_database()
    heard: list[Fact] = []

    def listen(_server: str, fact: Fact) -> None:
        if fact == Alive():
            raise KeyError
        heard.append(fact)

    async def story() -> None:
        peers = Peers(url)
        peers.listeners.append(listen)
        await peers.open()
        await notify(url, '["other",[{"type":"Alive"}]]', '["other",[{"type":"Gone"}]]')
        await until(lambda: heard == [Gone()])
        await peers.close()

    run(story())


def test_a_connection_on_which_nothing_arrives_is_replaced(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ALIVE_SECONDS", 0.1)
    monkeypatch.setattr(module, "GONE_SECONDS", 1.0)
    url = postgres.new_database()
    heard: list[Fact] = []

    async def story() -> None:
        peers = Peers(url)
        peers.listeners.append(lambda _, fact: heard.append(fact))
        await peers.open()
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            row = await (await connection.execute(listening)).fetchone()
        assert row is not None
        os.kill(row[0], signal.SIGSTOP)  # it hangs, and its connection stays open
        try:
            await until(lambda: module.Missed() in heard)
            await notify(url, '["other",[{"type":"Gone"}]]')
            await until(lambda: Gone() in heard)
        finally:
            os.kill(row[0], signal.SIGCONT)
            await peers.close()

    run(story())


class Slow:
    """A connection that takes its time for the first message."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answer = asyncio.Event()
        self.said: list[Fact] = []

    async def __aenter__(self) -> Slow:
        return self

    async def __aexit__(self, *problem: object) -> None:
        pass

    async def execute(self, _query: str, values: list[str]) -> None:
        self.asked.set()
        await self.answer.wait()
        self.said += module.read_message(values[1])[1]

    async def notifies(self) -> AsyncIterator[None]:
        await asyncio.Event().wait()
        yield


def test_what_is_said_while_a_full_queue_is_being_sent_is_said_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UNSAID", 3)
    facts = [Noted(str(number), Changed()) for number in range(5)]

    async def story() -> None:
        slow = Slow()

        async def connect(*_: object, **__: object) -> Slow:
            return slow

        monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
        peers = Peers("")
        speaking = asyncio.create_task(peers.speak())
        for fact in facts[:3]:
            peers.say(fact)
        await slow.asked.wait()
        for fact in facts[3:]:
            peers.say(fact)
        slow.answer.set()
        await until(lambda: len(slow.said) == 5)
        assert slow.said == facts
        speaking.cancel()

    run(story())
