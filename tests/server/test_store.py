"""The store by itself: deeds that are stored at the same time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
from msgspec import structs
from sqlalchemy import Connection, event, select, text

from fajrant.house.deeds import GONE, Chair, Header, Opened, Said, Summary
from fajrant.house.new_tables import new_header
from fajrant.house.restoring import restore
from fajrant.house.state import rebuild
from fajrant.house.store import Conflict, NoRoom, ReviewSummary, SeatLoss, Tried
from fajrant.server import schema
from fajrant.server.sql import SqlStore
from tests.server.serving import GAME, NOW, PATIENCE

OPENED = Opened(at=NOW, seats=2)


def with_store(anywhere: Path | str, story: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqlStore(anywhere)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


async def tables(store: SqlStore, count: int) -> list[tuple[Header, Summary]]:
    made = []
    for _ in range(count):
        header = new_header(GAME, {"history": "open"}, "host", NOW)
        made.append((header, rebuild(header, [OPENED]).summary()))
        await store.make(header, [(OPENED, None)], made[-1][1])
    return made


def test_who_was_removed_from_a_table_is_not_written_back(anywhere: Path | str) -> None:
    """A server that has not heard of it stores a line with an old summary, which names the person as the host."""

    async def story(store: SqlStore) -> None:
        [table] = await tables(store, 1)
        header, summary = table
        assert summary.host == "host"
        await store.erase(header.id, "host")
        assert await append(store, table, 2, said(1)) is Conflict
        stored = await store.read(header.id)
        assert stored is not None
        after = restore(*stored)
        assert (after.version, after.updated, after.header.host) == (2, NOW, GONE)
        assert await append(store, (header, after.summary()), 3, said(1)) is None
        with_names = select(schema.tables.c.summary, schema.tables.c.host, schema.tables.c.header)
        kept = await store.run(lambda c: list(c.execute(with_names).first() or ()))
        assert not [column for column in kept if '"host":"host"' in column or column == "host"]

    with_store(anywhere, story)


def said(number: int) -> Said:
    return Said(at=NOW, person="p", name="Ania", text=f"line {number}")


async def append(store: SqlStore, table: tuple[Header, Summary], number: int, deed: Said) -> type[Exception] | None:
    header, summary = table
    try:
        await store.append(header.id, number, (deed, None), summary)
    except (Conflict, NoRoom) as problem:
        return type(problem)
    return None


async def lines(store: SqlStore, table: tuple[Header, Summary]) -> list[str]:
    stored = await store.read(table[0].id)
    assert stored is not None
    return [deed.text for deed, _ in stored[1] if isinstance(deed, Said)]


def test_deeds_that_wait_for_the_disk_share_a_transaction(anywhere: Path | str) -> None:
    async def story(store: SqlStore) -> None:
        made = await tables(store, 20)
        commits: list[object] = []
        assert store.engine is not None
        event.listen(store.engine, "commit", commits.append)
        results = await asyncio.gather(*[append(store, table, 2, said(n)) for n, table in enumerate(made)])
        assert results == [None] * 20
        assert len(commits) <= 2  # the first deed does not wait for others
        assert [await lines(store, table) for table in made] == [[f"line {n}"] for n in range(20)]

    with_store(anywhere, story)


def test_a_deed_whose_number_is_taken_does_not_hold_up_the_others(anywhere: Path | str) -> None:
    async def story(store: SqlStore) -> None:
        first, second = await tables(store, 2)
        numbers = [(first, 2), (first, 2), (second, 2), (second, 2), (second, 3)]
        results = await asyncio.gather(*[append(store, table, n, said(i)) for i, (table, n) in enumerate(numbers)])
        assert results == [None, Conflict, None, Conflict, None]
        assert await lines(store, first) == ["line 0"]
        assert await lines(store, second) == ["line 2", "line 4"]

    with_store(anywhere, story)


@contextmanager
def unwritable(store: SqlStore) -> Iterator[None]:
    """A database that can be read only: a file that cannot grow, or a PostgreSQL that is a mere replica."""
    assert store.engine is not None
    engine = store.engine

    def run(*statements: str) -> None:
        with engine.connect() as connection:
            for statement in statements:
                connection.execute(text(statement))
            connection.commit()
        if store.database.shared:
            engine.dispose()  # new connections have the new setting

    setting = f"ALTER ROLE CURRENT_USER IN DATABASE {engine.url.database} SET default_transaction_read_only"
    undo = (
        ["SET transaction_read_only=off", f"{setting}=off"]
        if store.database.shared
        else ["PRAGMA max_page_count=1000000"]
    )
    store.worker.submit(run, f"{setting}=on" if store.database.shared else "PRAGMA max_page_count=1").result()
    try:
        yield
    finally:
        store.worker.submit(run, *undo).result()


def test_when_nothing_can_be_written_no_deed_of_a_transaction_is_stored(anywhere: Path | str) -> None:
    async def story(store: SqlStore) -> None:
        made = await tables(store, 3)
        long = Said(at=NOW, person="p", name="Ania", text="ż" * 10_000)
        with unwritable(store):
            results = await asyncio.gather(*[append(store, table, 2, long) for table in made])
            assert results == [NoRoom] * 3
            with pytest.raises(NoRoom):
                await store.check_writing()
            assert [await lines(store, table) for table in made] == [[], [], []]
        assert await asyncio.gather(*[append(store, table, 2, long) for table in made]) == [None] * 3
        await store.check_writing()

    with_store(anywhere, story)


def test_nobody_waits_forever_if_writing_breaks(anywhere: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: SqlStore) -> None:
        def broken(*_: object) -> NoReturn:
            raise RuntimeError("cannot start a thread")

        made = await tables(store, 3)
        with monkeypatch.context() as patched:
            patched.setattr(store, "transact_all", broken)
            appending = [append(store, table, 2, said(n)) for n, table in enumerate(made)]
            problems = await asyncio.wait_for(asyncio.gather(*appending, return_exceptions=True), PATIENCE)
        assert [type(problem) for problem in problems] == [RuntimeError] * 3
        assert await append(store, made[0], 2, said(9)) is None

    with_store(anywhere, story)


def test_a_cancelled_deed_does_not_stop_the_ones_behind_it(anywhere: Path | str) -> None:
    async def story(store: SqlStore) -> None:
        made = await tables(store, 3)
        tasks = [asyncio.create_task(append(store, table, 2, said(n))) for n, table in enumerate(made)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
        assert await tasks[2] is None
        assert await lines(store, made[2]) == ["line 2"]
        assert await append(store, made[2], 3, said(9)) is None

    with_store(anywhere, story)


def test_lost_connections_are_replaced(anywhere: Path | str) -> None:
    """PostgreSQL was restarted."""

    async def story(store: SqlStore) -> None:
        (table,) = await tables(store, 1)
        if store.database.shared:
            ending = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            await store.run(lambda connection: connection.execute(ending))
        assert await append(store, table, 2, said(1)) is None
        assert await lines(store, table) == ["line 1"]

    with_store(anywhere, story)


def test_the_bots_of_a_table_are_played_by_one_server(anywhere: Path | str) -> None:
    async def story(store: SqlStore) -> None:
        made = await tables(store, 3)
        ids = [header.id for header, _ in made]
        assert await store.take_left_bots("first", 60) == []  # no bot is to move
        for header, summary in made:
            bot = structs.replace(summary, status="running", chairs=[Chair(level="easy"), Chair()], acting=[0])
            await store.summarize(structs.replace(bot, id=header.id))
        assert await store.take_bots(ids[0], "first", 60)
        assert await store.take_bots(ids[0], "first", 60)  # its own
        assert not await store.take_bots(ids[0], "second", 60)
        both = await asyncio.gather(store.take_left_bots("first", 60), store.take_left_bots("second", 60))
        assert sorted(both[0] + both[1]) == sorted(ids[1:])
        await store.keep_bots("first", ids, -1)  # it has not been heard of
        await store.keep_bots("second", ids, -1)
        assert sorted(await store.take_left_bots("third", 60)) == sorted(ids)
        await store.leave_bots("third", ids[0])
        assert await store.take_left_bots("fourth", 60) == [ids[0]]
        await store.leave_bots("third")
        assert sorted(await store.take_left_bots("fourth", 60)) == sorted(ids[1:])
        await store.summarize(structs.replace(made[0][1], status="over"))
        await store.delete(ids[1])
        await store.leave_bots("fourth")
        assert await store.take_left_bots("fifth", 60) == [ids[2]]

    with_store(anywhere, story)


def test_reviews_and_tries_are_kept(anywhere: Path | str) -> None:
    async def story(store: SqlStore) -> None:
        [(header, _)] = await tables(store, 1)
        for _ in range(2):  # a second review replaces the first
            await store.store_review(header.id, b"packed", ReviewSummary([SeatLoss(9, 0.25)], []))
        await store.store_review("deleted", b"packed", ReviewSummary([], []))
        assert [await store.review(table) for table in (header.id, "deleted")] == [b"packed", None]
        for solved in (False, True, False):
            await store.note_try("ania", header.id, "7", solved)
        assert await store.tries_of("ania", header.id) == [Tried(header.id, "7", 3, True)]
        await store.delete(header.id)
        assert await store.review(header.id) is None
        assert await store.tries_of("ania") == []

    with_store(anywhere, story)


OPEN = """
import asyncio, sys
from pathlib import Path
from fajrant.server.sql import SqlStore

async def main(where):
    store = SqlStore(where if "://" in where else Path(where))
    await store.open()
    print((await store.key()).hex())
    await store.close()

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.once
def test_servers_that_start_at_the_same_time_do_not_disturb_each_other(anywhere: Path | str) -> None:
    """All of them want to migrate an empty database."""
    command = [sys.executable, "-c", OPEN, str(anywhere)]
    servers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = [server.communicate(timeout=PATIENCE)[0] for server in servers]
    assert [server.returncode for server in servers] == [0, 0, 0]
    assert len(said[0]) == 65
    assert len(set(said)) == 1


def test_no_frequent_question_reads_all_tables(anywhere: Path | str) -> None:
    """What is asked every few seconds, or for each of many tables, is answered from an index."""

    async def story(store: SqlStore) -> None:
        [(header, _)] = await tables(store, 1)
        asked: list[tuple[str, Any]] = []
        event.listen(store.engine, "before_cursor_execute", lambda *call: asked.append((call[2], call[3])))
        await store.unfinished()
        await store.pack(NOW)
        await store.count_unpacked(NOW)
        await store.idle(NOW)
        await store.expired(NOW)
        await store.delete(header.id)
        if store.shared:
            await store.take_left_bots("server", 1)
        assert [line for line in await store.run(lambda c: plans(c, asked[:])) if is_scan(line)] == []

    with_store(anywhere, story)


def plans(connection: Connection, asked: list[tuple[str, Any]]) -> list[str]:
    """How the database goes about its questions, line by line."""
    explain = "EXPLAIN QUERY PLAN "
    if connection.dialect.name == "postgresql":
        explain = "EXPLAIN "
        connection.execute(text("SET LOCAL enable_seqscan = off"))  # it prefers to read all rows of a small table
    return [str(row[-1]) for query, values in asked for row in connection.exec_driver_sql(explain + query, values)]


def is_scan(line: str) -> bool:
    """Whether a whole table is read; the one with the bots that are played right now is small."""
    return ("Seq Scan" in line or (line.startswith("SCAN") and "USING" not in line)) and "bot_servers" not in line
