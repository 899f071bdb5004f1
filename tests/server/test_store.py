"""The store by itself: deeds that are stored at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import event, text

from fajrant.house.deeds import Header, Opened, Said, Summary
from fajrant.house.new_tables import new_header
from fajrant.house.state import rebuild
from fajrant.house.store import Conflict, NoRoom
from fajrant.server.sql import SqlStore
from tests.server.serving import GAME, NOW

OPENED = Opened(at=NOW, seats=2)


def with_store(database: Path, story: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqlStore(database)
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


def test_deeds_that_wait_for_the_disk_share_a_transaction(database: Path) -> None:
    async def story(store: SqlStore) -> None:
        made = await tables(store, 20)
        commits: list[object] = []
        assert store.engine is not None
        event.listen(store.engine, "commit", commits.append)
        results = await asyncio.gather(*[append(store, table, 2, said(n)) for n, table in enumerate(made)])
        assert results == [None] * 20
        assert len(commits) <= 2  # the first deed does not wait for others
        assert [await lines(store, table) for table in made] == [[f"line {n}"] for n in range(20)]

    with_store(database, story)


def test_a_deed_whose_number_is_taken_does_not_hold_up_the_others(database: Path) -> None:
    async def story(store: SqlStore) -> None:
        first, second = await tables(store, 2)
        numbers = [(first, 2), (first, 2), (second, 2), (second, 2), (second, 3)]
        results = await asyncio.gather(*[append(store, table, n, said(i)) for i, (table, n) in enumerate(numbers)])
        assert results == [None, Conflict, None, Conflict, None]
        assert await lines(store, first) == ["line 0"]
        assert await lines(store, second) == ["line 2", "line 4"]

    with_store(database, story)


def test_when_the_disk_is_full_no_deed_of_a_transaction_is_stored(database: Path) -> None:
    async def story(store: SqlStore) -> None:
        made = await tables(store, 3)
        long = Said(at=NOW, person="p", name="Ania", text="ż" * 10_000)

        def limit(pages: int) -> None:
            assert store.engine is not None
            with store.engine.connect() as connection:
                connection.execute(text(f"PRAGMA max_page_count={pages}"))

        store.worker.submit(limit, 1).result()
        results = await asyncio.gather(*[append(store, table, 2, long) for table in made])
        assert results == [NoRoom] * 3
        store.worker.submit(limit, 1_000_000).result()
        assert [await lines(store, table) for table in made] == [[], [], []]
        assert await asyncio.gather(*[append(store, table, 2, long) for table in made]) == [None] * 3

    with_store(database, story)


def test_a_cancelled_deed_does_not_stop_the_ones_behind_it(database: Path) -> None:
    async def story(store: SqlStore) -> None:
        made = await tables(store, 3)
        tasks = [asyncio.create_task(append(store, table, 2, said(n))) for n, table in enumerate(made)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
        assert await tasks[2] is None
        assert await lines(store, made[2]) == ["line 2"]
        assert await append(store, made[2], 3, said(9)) is None

    with_store(database, story)
