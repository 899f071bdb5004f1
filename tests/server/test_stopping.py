"""A server that stops, or cannot start, ends its background work before it closes the store."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest

from fajrant.house.fanout import LocalFanout
from fajrant.house.house import House
from fajrant.house.reviews import Job, Reviews
from fajrant.server.app import make_app
from fajrant.server.peers import Missed
from fajrant.server.sharing import Sharing
from fajrant.server.sql import SqlStore
from fajrant.server.surroundings import ServerObserver
from fajrant.server.thinking import Thinkers
from tests.server.serving import generous


async def nothing(*_: object) -> None:
    pass


def test_what_was_opened_is_closed_if_the_server_cannot_start(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []
    close_store, close_bots = SqlStore.close, Thinkers.close

    async def note_store(store: SqlStore) -> None:
        closed.append("store")
        await close_store(store)

    def note_bots(bots: Thinkers) -> None:
        closed.append("bots")
        close_bots(bots)

    async def fail(_house: House) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr(SqlStore, "close", note_store)
    monkeypatch.setattr(Thinkers, "close", note_bots)
    monkeypatch.setattr(House, "open", fail)

    async def start() -> None:
        app = make_app(generous(database))
        with pytest.raises(ZeroDivisionError):
            async with app.router.lifespan_context(app):
                pytest.fail("it has started")

    asyncio.run(start())
    assert closed == ["bots", "store"]


def test_reviews_end_before_the_store_is_closed() -> None:
    async def story() -> None:
        ended = asyncio.Event()

        async def review() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)  # as a review that is just being stored
                ended.set()

        house: Any = None
        films: Any = None
        reviews = Reviews(house, films, 5)
        job = reviews.jobs["table"] = Job(1, 1)
        job.task = asyncio.create_task(review())
        await asyncio.sleep(0)
        await reviews.close()
        assert ended.is_set()

    asyncio.run(story())


def test_no_loop_that_catches_up_outlives_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async def fail(_sharing: Sharing) -> NoReturn:
            raise ZeroDivisionError

        monkeypatch.setattr(Sharing, "read_again", fail)
        peers: Any = SimpleNamespace(listeners=[], open=nothing, close=nothing, say=lambda _: None)
        house: Any = SimpleNamespace(observer=ServerObserver(), presence=SimpleNamespace())
        sessions: Any = SimpleNamespace()
        sharing = Sharing(peers, house, sessions, LocalFanout())
        await sharing.open()
        sharing.hear("another", Missed())
        await asyncio.sleep(0)
        assert len(sharing.reading) == 1
        await sharing.close()
        assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []

    asyncio.run(story())
