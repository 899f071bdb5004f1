"""What runs in the background goes on after any failure, and nothing that is heard meanwhile is forgotten."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text

from fajrant.house import house as house_module
from fajrant.house.store import NoRoom
from fajrant.server import databases, sharing
from fajrant.server.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.serving import Client, Serving, asked, generous, serving

LONG = 3600.0


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def house(server: Serving) -> Any:
    app: Any = server.server.config.app
    return app.state.context.house


class Failing:
    """Fails the first time it is called, with an error that nobody expects."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.calls = 0

    async def __call__(self, *args: Any) -> Any:
        self.calls += 1
        if self.calls == 1:
            raise ZeroDivisionError
        return await self.work(*args)


def test_claims_to_bots_are_renewed_after_a_failure(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "BOTS_SECONDS", 0.1)
    with serving(generous(url)) as server:
        store = house(server).store
        store.keep_bots = failing = Failing(store.keep_bots)
        server.wait_until(lambda: failing.calls > 2)


def test_versions_are_compared_after_a_failure(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "LOOK_SECONDS", 0.02)
    with serving(generous(url)) as server:
        house(server).outdated_tables = failing = Failing(house(server).outdated_tables)
        server.wait_until(lambda: failing.calls > 2)


def test_ended_sessions_are_read_again_until_that_succeeds(url: str) -> None:
    with serving(generous(url)) as server:
        app: Any = server.server.config.app
        sessions = app.state.context.sessions
        sessions.open = failing = Failing(sessions.open)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
        server.wait_until(lambda: failing.calls > 1)


def test_bots_that_stopped_for_any_reason_go_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "BOTS_SECONDS", 0.5)
    with serving(generous(url)) as server, Client(server.address, "Ania") as ania:
        bots = house(server).bots
        bots.choose = failing = Failing(bots.choose)
        table = ania.make("me", "bot greedy", seed=3)["id"]
        with ania.watch(table) as watch:
            watch.wait_for(lambda now: asked(now) is not None)  # the bot begins, and has finished its turn
        assert failing.calls > 1


def test_a_deed_heard_while_the_table_is_being_read_is_not_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "LOOK_SECONDS", LONG)  # it would be found then, at the latest
    with serving(generous(url)) as first, serving(generous(url)) as second, Client(first.address, "Ania") as ania:
        table = ania.make("me", "open")["id"]
        there = house(second)
        reading, go_on, heard = threading.Event(), threading.Event(), threading.Event()
        read, hear = there.store.read, there.hear

        async def slow_read(table: str) -> Any:
            stored = await read(table)
            reading.set()
            await asyncio.to_thread(go_on.wait)
            return stored

        def hear_late(*what: Any) -> None:
            hear(*what)
            if reading.is_set():
                heard.set()

        with Client(second.address, "Celina") as celina, celina.watch(table) as watch:
            watch.wait_for(lambda _: True)
            there.forget(table)
            there.store.read, there.hear = slow_read, hear_late
            ania.ok("POST", f"/tables/{table}/chat", text="first")
            assert reading.wait(LONG)
            ania.ok("POST", f"/tables/{table}/chat", text="second")
            assert heard.wait(LONG)
            go_on.set()
            shown = watch.wait_for(lambda now: len(now["chat"]) == 2)
        assert [line["text"] for line in shown["chat"]] == ["first", "second"]


# ---------------------------------------------------------------- a database that hangs


@contextmanager
def hanging(url: str) -> Iterator[None]:
    """The connections of the store hang, those that exist now."""
    ours = "application_name = 'fajrant' AND datname = current_database()"
    with psycopg.connect(url) as connection:
        pids = [row[0] for row in connection.execute(f"SELECT pid FROM pg_stat_activity WHERE {ours}".encode())]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_database_that_hangs_is_given_up_after_a_while(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases.PostgresDatabase, "answer_seconds", 0.5)

    async def story() -> None:
        store = SqlStore(url)
        await store.open()
        await store.check_writing()
        with hanging(url):
            with pytest.raises(NoRoom):
                await store.check_writing()
            await store.check_writing()  # over a new connection
        await store.close()

    asyncio.run(story())


def test_a_statement_that_takes_too_long_is_given_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "STATEMENT_SECONDS", 0.2)

    async def story() -> None:
        store = SqlStore(url)
        await store.open()
        with pytest.raises(NoRoom):
            await store.run(lambda c: c.execute(text("SELECT pg_sleep(3600)")))
        await store.close()

    asyncio.run(story())


def test_one_of_two_transactions_that_wait_for_each_other_can_be_tried_again(url: str) -> None:
    both = threading.Barrier(2)

    def locks(*keys: int) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({keys[0]})"))
            both.wait()
            connection.execute(text(f"SELECT pg_advisory_xact_lock({keys[1]})"))

        return work

    async def story() -> list[object]:
        store = SqlStore(url)
        await store.open()
        done = await asyncio.gather(store.run(locks(1, 2)), store.run(locks(2, 1)), return_exceptions=True)
        await store.close()
        return list(done)

    assert sorted(type(result).__name__ for result in asyncio.run(story())) == ["NoRoom", "NoneType"]
