"""Old tables: finished ones are packed, unfinished ones are deleted after a warning."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from prometheus_client import generate_latest
from sqlalchemy import Connection, func, select

from fajrant.games import SHELF
from fajrant.house.house import House
from fajrant.house.retention import PACK_DAYS, earlier, tidy
from fajrant.server import sql
from fajrant.server.live import UNKNOWN
from fajrant.server.metrics import REGISTRY
from fajrant.server.schema import deeds, tables
from fajrant.server.sql import SqlStore
from fajrant.server.surroundings import SystemClock
from fajrant.server.table_rows import packed_rows
from tests.server.serving import PATIENCE, Client, Json, Serving, asked, generous, play_out, serving

EXPIRE, WARN = 90, 14
Rows = list[tuple[str, str | None]]
T = TypeVar("T")


class Later(SystemClock):
    """A clock that a test can put forward."""

    days = 0.0

    def now(self) -> str:
        return earlier(super().now(), -self.days)


class Old:
    """A server whose tables grow old when the test says so."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.clock = Later()
        self.house.clock = self.clock

    @property
    def house(self) -> House:
        house = self.server.server.config.app.state.context.house  # type: ignore[union-attr]
        assert isinstance(house, House)
        return house

    def tidy(self, after: float) -> None:
        """A round of tidying, that many days later."""
        self.clock.days += after
        self.wait(tidy(self.house))

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        assert self.house.tidying is not None
        return asyncio.run_coroutine_threadsafe(work, self.house.tidying.get_loop()).result(PATIENCE)

    def rows(self, table: str) -> tuple[int, int]:
        """How many deeds of the table are rows, and how many are packed."""
        assert isinstance(self.house.store, SqlStore)
        count = select(func.count()).select_from(deeds).where(deeds.c.table_id == table)
        packed = select(tables.c.packed_deeds).where(tables.c.id == table)
        work = self.house.store.run(lambda c: (c.execute(count).scalar_one(), c.execute(packed).scalar_one()))
        return self.wait(work)


@pytest.fixture
def old(anywhere: Path | str) -> Iterator[Old]:
    with serving(generous(anywhere, expire_days=EXPIRE, warn_days=WARN)) as server:
        yield Old(server)


@pytest.fixture
def ania(old: Old) -> Iterator[Client]:
    client = Client(old.server.address, "Ania")
    yield client
    client.close()


def finished(client: Client, game: str = "dwergar") -> Json:
    """A finished game of two, and what it looks like."""
    wanted = [{"kind": "me"}, {"kind": "hotseat", "name": "Bartek"}]
    table = client.ok("POST", "/tables", game=game, seats=wanted)["id"]
    dice = Random(7)
    return play_out(client, table, dice.choice)


# ---------------------------------------------------------------- finished tables


def seen(client: Client, table: str) -> list[Json]:
    """Everything that can be seen of a finished table."""
    shown = client.table(table)
    last = shown["moments"][0]["number"]
    replays = [client.get(f"/tables/{table}/replay/{number}?seat=1") for number in (0, last // 2, last)]
    return [shown, *replays, {"record": client.ask("GET", f"/tables/{table}/record").text}]


def test_a_packed_table_looks_the_same_and_can_be_talked_at(old: Old, ania: Client) -> None:
    table = finished(ania)["id"]
    ania.ok("POST", f"/tables/{table}/chat", text="Good game")
    before = seen(ania, table)
    old.tidy(PACK_DAYS / 2)
    count, packed = old.rows(table)
    assert (count > 0, packed) == (True, 0)
    old.tidy(PACK_DAYS)
    assert old.rows(table) == (0, count)
    old.house.forget(table)
    old.server.server.config.app.state.films.films.clear()  # type: ignore[union-attr]
    assert seen(ania, table) == before
    said = ania.ok("POST", f"/tables/{table}/chat", text="Another one?")
    assert said["version"] == count + 1
    assert old.rows(table) == (1, count)
    old.house.forget(table)
    assert [line["text"] for line in ania.table(table)["chat"]] == ["Good game", "Another one?"]
    again = ania.ok("POST", f"/tables/{table}/rematch")["id"]
    assert ania.table(table)["rematch"] == again
    old.tidy(1)
    assert old.rows(table) == (2, count)  # later deeds stay rows


def test_another_server_that_knows_an_earlier_version_reads_a_packed_table_whole(old: Old, ania: Client) -> None:
    table = finished(ania)["id"]
    count, _ = old.rows(table)
    store = old.house.store
    assert isinstance(store, SqlStore)
    assert len(old.wait(store.read_since(table, count - 3))) == 3
    old.tidy(1)
    ania.ok("POST", f"/tables/{table}/chat", text="Hello")
    assert old.wait(store.read_since(table, count - 3)) == []
    assert len(old.wait(store.read_since(table, count))) == 1
    assert old.wait(store.versions([table])) == {table: count + 1}


def test_an_unfinished_table_is_not_packed(old: Old, ania: Client) -> None:
    table = ania.make("me", "hotseat Bartek")["id"]
    old.tidy(EXPIRE - WARN - 1)
    rows, packed = old.rows(table)
    assert (rows > 0, packed) == (True, 0)


def test_everything_that_is_due_is_done_in_one_round(old: Old, ania: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "TIDIED_AT_ONCE", 2)
    over = finished(ania)["id"]
    store = old.house.store
    assert isinstance(store, SqlStore)
    copies = [f"copy{number}" for number in range(5)]
    old.wait(store.run(lambda c: copy_table(c, over, copies)))
    forgotten = [ania.make("me", "open")["id"] for _ in range(5)]
    old.tidy(EXPIRE)
    for table in [over, *copies]:
        assert old.rows(table)[0] == 0
    assert all(ania.table(table)["expires"] for table in forgotten)
    assert f"fajrant_tables_to_pack {0.0}" in generate_latest(REGISTRY).decode()
    old.tidy(WARN + 0.1)
    assert [row["id"] for row in ania.get("/tables")] == [over]


def copy_table(connection: Connection, table: str, copies: list[str]) -> None:
    header = connection.execute(select(tables).where(tables.c.id == table)).one()
    rows = connection.execute(select(deeds).where(deeds.c.table_id == table)).all()
    for copy in copies:
        connection.execute(tables.insert().values({**header._mapping, "id": copy}))
        connection.execute(deeds.insert(), [{**row._mapping, "table_id": copy} for row in rows])


def test_moves_are_stored_while_a_table_is_being_compressed(
    old: Old, ania: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, played = finished(ania)["id"], ania.make("me", "hotseat Bartek")["id"]
    compressing, go_on = threading.Event(), threading.Event()

    def slowly(rows: Rows) -> Json:
        compressing.set()
        assert go_on.wait(PATIENCE)
        return packed_rows(rows)

    monkeypatch.setattr(sql, "packed_rows", slowly)
    tidying = threading.Thread(target=old.tidy, args=[1])
    tidying.start()
    assert compressing.wait(PATIENCE)
    ania.ok("POST", f"/tables/{played}/chat", text="Is anybody there?")
    go_on.set()
    tidying.join(PATIENCE)
    assert old.rows(over)[0] == 0


def test_two_servers_pack_a_table_once(old: Old, ania: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(ania)["id"]
    count, _ = old.rows(table)
    both = threading.Barrier(2)

    def together(rows: Rows) -> Json:
        both.wait(PATIENCE)  # both have read the rows
        return packed_rows(rows)

    monkeypatch.setattr(sql, "packed_rows", together)
    store = old.house.store
    assert isinstance(store, SqlStore)

    async def twice() -> list[bool]:
        return list(await asyncio.gather(store.pack_one(table), store.pack_one(table)))

    assert sorted(old.wait(twice())) == [False, True]
    assert old.rows(table) == (0, count)


def test_a_table_that_changes_while_it_is_being_compressed_is_packed_later(
    old: Old, ania: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(ania)["id"]
    count, _ = old.rows(table)
    store = old.house.store
    assert isinstance(store, SqlStore)

    def meanwhile(rows: Rows) -> Json:
        old.wait(store.erase(table, ania.get("/me")["id"]))
        return packed_rows(rows)

    with monkeypatch.context() as patch:
        patch.setattr(sql, "packed_rows", meanwhile)
        assert old.wait(store.pack_one(table)) is False
    assert old.rows(table) == (count + 1, 0)
    assert old.wait(store.pack_one(table)) is True
    assert old.rows(table) == (0, count + 1)


# ---------------------------------------------------------------- unfinished tables


def test_players_are_warned_and_then_the_table_is_deleted(old: Old, ania: Client) -> None:
    table = ania.make("me", "hotseat Bartek")["id"]
    (before,) = ania.get("/tables")
    old.tidy(EXPIRE - WARN - 1)
    assert ania.table(table)["expires"] is None
    with ania.watch(table) as watch:
        watch.wait_for(lambda _: True)
        old.tidy(1.1)
        expires = watch.wait_for(lambda now: now["expires"] is not None)["expires"]
        left = datetime.fromisoformat(expires) - datetime.fromisoformat(old.clock.now())
        assert abs(left.total_seconds() / 86400 - WARN) < 0.01
        (now,) = ania.get("/tables")
        assert now["expires"] == expires
        assert now["updated"] == before["updated"]  # a warning is not an activity
        old.tidy(WARN - 0.1)
        ania.table(table)
        old.tidy(0.2)
        assert watch.closed_with() == UNKNOWN
    ania.refused("GET", f"/tables/{table}", 404, "not_found")
    assert ania.get("/tables") == []


def test_a_move_or_a_word_keeps_the_table(old: Old, ania: Client) -> None:
    moved, said, forgotten = [ania.make("me", "hotseat Bartek")["id"] for _ in range(3)]
    old.tidy(EXPIRE - WARN + 0.1)
    moment = asked(ania.table(moved))
    assert moment is not None
    ania.move(moved, moment["seat"], moment["number"], moment["moves"][0]["text"])
    ania.ok("POST", f"/tables/{said}/chat", text="On Friday?")
    for table, warned in {moved: False, said: False, forgotten: True}.items():
        assert (ania.table(table)["expires"] is not None) == warned
    old.tidy(WARN + 0.1)
    assert {row["id"] for row in ania.get("/tables")} == {moved, said}


def test_a_table_that_was_forgotten_long_ago_still_gets_its_warning(old: Old, ania: Client) -> None:
    open_table = ania.make("me", "open")["id"]
    old.tidy(10 * EXPIRE)  # the server was off, or the host has just set a limit
    assert ania.table(open_table)["expires"] is not None
    old.tidy(WARN + 0.1)
    ania.refused("GET", f"/tables/{open_table}", 404, "not_found")


def test_a_finished_table_never_expires(old: Old, ania: Client) -> None:
    table = finished(ania)["id"]
    for _ in range(3):
        old.tidy(EXPIRE)
    assert ania.table(table)["expires"] is None


def test_a_table_is_not_deleted_if_somebody_played_just_before(old: Old, ania: Client) -> None:
    """Another server may have stored a deed that this one has not heard of."""
    table = ania.make("me", "hotseat Bartek")["id"]
    old.tidy(EXPIRE)
    store = old.house.store
    old.clock.days += WARN + 1
    assert old.wait(store.expired(old.clock.now())) == [table]
    ania.ok("POST", f"/tables/{table}/chat", text="Wait!")
    assert old.wait(store.delete_expired(table, old.clock.now())) is False
    ania.table(table)


def test_without_a_limit_nothing_expires(anywhere: Path | str) -> None:
    with serving(generous(anywhere, expire_days=0)) as server:
        old = Old(server)
        client = Client(server.address, "Ania")
        table = client.make("me", "open")["id"]
        for _ in range(3):
            old.tidy(10_000)
        assert client.table(table)["expires"] is None
        client.close()


def test_the_games_are_all_measured() -> None:
    hosting = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    section = hosting.partition("## Old tables")[2].partition("\n## ")[0]
    for slug in SHELF:
        assert f"\n| {slug} |" in section
