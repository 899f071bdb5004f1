"""Bots at the table."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

import fajrant
from fajrant.bots import LEVELS
from fajrant.server.thinking import BotFailed, Thinkers
from tests.server.conftest import Come
from tests.server.serving import GAME, PATIENCE, Client, Process, alive, generous, play_out, serving


def test_a_person_against_bots_to_the_end(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", *[f"bot {level}" for level in LEVELS][:2], "bot random")["id"]
    shown = play_out(ania, table, Random(3).choice)
    assert shown["status"] == "over"
    assert [seat["kind"] for seat in shown["seats"]].count("bot") >= 1


def test_bots_go_on_when_the_server_comes_back(come: Come, database: Path) -> None:
    with serving(generous(database)) as server:
        ania = come("Ania", server.address)
        table = ania.make("bot random", "bot random")["id"]
    with serving(generous(database)) as server:
        back = come("", server.address)
        with back.watch(table) as watch:
            shown = watch.wait_for(lambda now: now["status"] == "over")
    assert shown["moments"][0]["seat"] is None
    assert shown["history"][-1] == shown["moments"][0]["scores"]


def test_a_bot_that_hangs_is_replaced_and_the_table_goes_on(come: Come, database: Path) -> None:
    """No time to think at all: every bot fails, the simplest one plays without thinking."""
    with serving(generous(database, bot_seconds=0.0)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", f"bot {LEVELS[-1]}", seed=3)["id"]
        with ania.watch(table) as watch:
            shown = watch.wait_for(lambda _: True)
            if shown["moments"][0]["acting"] == [0]:
                ania.move(table, 0, 0, "pass")
            shown = watch.wait_for(lambda now: now["moments"][0]["acting"] == [1] or now["moments"][0]["number"] > 1)
            shown = watch.wait_for(lambda now: now["moments"][0]["number"] > 1 or now["seats"][1]["level"] == "random")
            assert shown["seats"][1]["level"] == "random"


def test_workers_wake_before_anybody_waits() -> None:
    async def story() -> None:
        thinkers = Thinkers(2, PATIENCE)
        try:
            await thinkers.wake()
            pids = [brain.pid for brain in thinkers.brains]
            assert all(alive(pid) for pid in pids)
            assert len(set(pids)) == 2
            match = fajrant.new(GAME, 2, 1)
            await thinkers.choose(match, match.acting()[0], "random")
            assert [brain.pid for brain in thinkers.brains] == pids
        finally:
            thinkers.close()

    asyncio.run(story())


def test_a_hanging_worker_is_killed_and_another_takes_its_place() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE)
        try:
            match = fajrant.new(GAME, 2, 1)
            seat = match.acting()[0]
            assert await thinkers.choose(match, seat, "random") in match.moves(seat)
            first = thinkers.brains[0].pid
            thinkers.seconds = 0
            with pytest.raises(BotFailed):
                await thinkers.choose(match, seat, "random")
            thinkers.seconds = PATIENCE
            assert await thinkers.choose(match, seat, "random") in match.moves(seat)
            assert thinkers.brains[0].pid != first
            with pytest.raises(BotFailed):
                await thinkers.choose(match, seat, "no such bot")
        finally:
            thinkers.close()
        while alive(first):
            await asyncio.sleep(0)

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no /proc to find the workers in")
def test_workers_die_with_their_server(database: Path) -> None:
    process = Process(database)
    client = Client(process.address, "Ania")
    table = client.make("bot random", "bot random")["id"]
    with client.watch(table) as watch:
        watch.wait_for(lambda now: now["moments"][0]["number"] > 0)
    client.close()
    pid = process.process.pid
    workers = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    assert workers
    process.end(signal.SIGKILL)
    while any(alive(worker) for worker in workers):
        pass
