"""When the disk is full, nothing is lost, players get a clear message, and the host can see it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fajrant.house.deeds import AnyDeed, Moved, Summary
from fajrant.house.store import NoRoom, Row
from fajrant.server.sql import SqlStore
from tests.server.conftest import Come
from tests.server.serving import Client, Json, Serving, generous, serving


def house(server: Serving) -> Any:
    app: Any = server.server.config.app
    return app.state.context.house


@contextmanager
def full_disk(server: Serving) -> Iterator[None]:
    """Keeps SQLite from enlarging its file, which causes the same error as a full disk."""
    store = house(server).store

    def limit(pages: int) -> None:
        with store.engine.connect() as connection:
            connection.execute(text(f"PRAGMA max_page_count={pages}"))

    store.worker.submit(limit, 1).result()  # SQLite uses the current size if that is larger
    try:
        yield
    finally:
        store.worker.submit(limit, 1_000_000).result()


def play(client: Client, table: Json) -> int:
    """Fills the disk and plays until nothing can be written. Returns the number of acknowledged moves."""
    while client.ask("POST", f"/tables/{table['id']}/chat", text="ż" * 300).status_code == 200:
        pass
    shown = client.table(table["id"])
    while True:
        moment = next(moment for moment in shown["moments"] if moment["moves"])
        move = {"seat": moment["seat"], "number": moment["number"], "text": moment["moves"][0]["text"]}
        answer = client.ask("POST", f"/tables/{table['id']}/moves", **move)
        if answer.status_code != 200:
            refusal = answer.json()
            assert (answer.status_code, refusal["error"]) == (503, "no_room")
            assert int(answer.headers["retry-after"]) >= 1
            assert "nothing is lost" in refusal["message"]["en"]
            assert "nic nie przepadło" in refusal["message"]["pl"]
            return int(moment["number"])
        shown = client.table(table["id"])


def test_a_move_that_cannot_be_written_is_not_made_and_can_be_made_later(come: Come, database: Path) -> None:
    with serving(generous(database, health_seconds=0.0)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek", "hotseat Celina", seed=3)
        assert ania.http.get("/healthz").status_code == 200
        with full_disk(server):
            number = play(ania, table)
            assert ania.table(table["id"])["moments"][0]["number"] == number
            unhealthy = ania.http.get("/healthz")
            assert (unhealthy.status_code, unhealthy.json()["error"]) == (503, "no_room")
            assert int(unhealthy.headers["retry-after"]) >= 1
            ania.refused("POST", "/tables", 503, "no_room", game=table["game"], seats=[{"kind": "me"}] * 2)
        assert ania.http.get("/healthz").status_code == 200
        moment = next(moment for moment in ania.table(table["id"])["moments"] if moment["moves"])
        ania.move(table["id"], moment["seat"], number, moment["moves"][0]["text"])


def test_watchers_see_a_move_that_was_stored_but_not_acknowledged(come: Come, database: Path) -> None:
    """As when the connection to PostgreSQL breaks after a commit. The player sends the move again."""
    with serving(generous(database)) as server:
        store = house(server).store
        write = store.append

        async def append(table: str, number: int, row: Row, summary: Summary) -> None:
            await write(table, number, row, summary)
            store.append = write
            raise NoRoom

        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek", seed=3)["id"]
        with ania.watch(table) as watch:
            moment = next(moment for moment in watch.wait_for(lambda _: True)["moments"] if moment["moves"])
            move = {"seat": moment["seat"], "number": 0, "text": moment["moves"][0]["text"]}
            store.append = append
            ania.refused("POST", f"/tables/{table}/moves", 503, "no_room", **move)
            ania.ok("POST", f"/tables/{table}/moves", **move)
            watch.wait_for(lambda now: now["moments"][0]["number"] == 1)


def test_health_reports_a_failure_at_once_despite_its_cache(come: Come, database: Path) -> None:
    with serving(generous(database, health_seconds=3600.0)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek", seed=3)
        assert ania.http.get("/healthz").status_code == 200
        with full_disk(server):
            play(ania, table)
            assert ania.http.get("/healthz").status_code == 503


def test_bots_continue_when_there_is_room_again(come: Come, database: Path) -> None:
    with serving(generous(database)) as server:
        house(server).patience = 0.0
        store = house(server).store
        write = store.append
        failed: list[AnyDeed] = []

        async def append(table: str, number: int, row: Row, summary: Summary) -> None:
            if isinstance(row[0], Moved) and len(failed) < 3:
                failed.append(row[0])
                raise NoRoom
            await write(table, number, row, summary)

        store.append = append
        ania = come("Ania", server.address)
        with ania.watch(ania.make("bot random", "bot random")["id"]) as watch:
            watch.wait_for(lambda now: now["status"] == "over")
        assert len(failed) == 3


def test_the_probe_leaves_nothing_behind(database: Path) -> None:
    async def story() -> None:
        store = SqlStore(database)
        await store.open()
        await store.key()
        for _ in range(3):
            await store.check_writing()
        names = await store.run(lambda c: [row[0] for row in c.execute(text("SELECT name FROM keys"))])
        assert names == ["identity"]
        await store.run(lambda c: c.execute(text("PRAGMA query_only=ON")))
        with pytest.raises(NoRoom):
            await store.check_writing()
        await store.close()

    asyncio.run(story())
