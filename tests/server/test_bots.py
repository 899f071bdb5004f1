"""Bots at the table."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

import fajrant
from fajrant.bots import LEVELS, bot
from fajrant.core.dice import seeded
from fajrant.house.deeds import AnyDeed, BotSat, Chair, Opened, Sat, Started
from fajrant.house.house import quick_choice
from fajrant.house.new_tables import new_header
from fajrant.house.ports import BotFailed
from fajrant.house.state import rebuild
from fajrant.server import thinking
from fajrant.server.sql import SqlStore
from fajrant.server.table_rows import DEED
from fajrant.server.thinking import Thinkers
from fajrant.server.turns import Turns
from tests.server.conftest import Come
from tests.server.serving import (
    GAME,
    NOW,
    PATIENCE,
    Client,
    Process,
    Serving,
    alive,
    free_port,
    generous,
    play_out,
    serving,
)


def test_a_person_plays_against_bots_to_the_end(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", *[f"bot {level}" for level in LEVELS][:2], "bot random")["id"]
    shown = play_out(ania, table, Random(3).choice)
    assert shown["status"] == "over"
    assert [seat["kind"] for seat in shown["seats"]].count("bot") >= 1


def test_bots_continue_after_a_restart_of_the_server(come: Come, anywhere: Path | str) -> None:
    with serving(generous(anywhere)) as server:
        ania = come("Ania", server.address)
        table = ania.make("bot random", "bot random")["id"]
    with serving(generous(anywhere)) as server:
        back = come("", server.address)
        with back.watch(table) as watch:
            shown = watch.wait_for(lambda now: now["status"] == "over")
    assert shown["moments"][0]["seat"] is None
    assert shown["history"][-1] == shown["moments"][0]["scores"]


def test_a_bot_that_always_hangs_keeps_its_level_and_the_game_continues(come: Come, database: Path) -> None:
    """Bots get no time to think, so every worker fails and each decision is made without one."""
    with serving(generous(database, bot_seconds=0.0, bot_tries=1)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", f"bot {LEVELS[-1]}", seed=3)["id"]
        with ania.watch(table) as watch:
            before = 0
            if watch.wait_for(lambda _: True)["moments"][0]["acting"] == [0]:
                ania.move(table, 0, 0, "pass")
                before = 1
            shown = watch.wait_for(lambda now: now["moments"][0]["number"] > before)
        assert shown["seats"][1]["level"] == LEVELS[-1]
        kinds = [type(deed).__name__ for deed in read_deeds(database, table)]
        assert kinds.count("BotSat") == 1


def read_deeds(database: Path, table: str) -> list[AnyDeed]:
    async def read() -> list[AnyDeed]:
        store = SqlStore(database)
        await store.open()
        stored = await store.read(table)
        await store.close()
        assert stored is not None
        return [deed for deed, _ in stored[1]]

    return asyncio.run(read())


def test_a_bot_replaced_by_an_earlier_version_can_still_be_read() -> None:
    """Earlier versions replaced a failed bot for good."""
    header = new_header(GAME, {"history": "open"}, "host", NOW, 3)
    at = header.made
    stored = b'{"deed":"bot","at":"2026-01-01","seat":1,"level":"random","name":"expert","failed":"expert"}'
    failed = DEED.decode(stored)
    assert isinstance(failed, BotSat)
    deeds: list[AnyDeed] = [Opened(at=at, seats=2), Sat(at=at, seat=0, person="host", name="Ania")]
    deeds += [BotSat(at=at, seat=1, level="expert", name="expert"), Started(at=at), failed]
    assert rebuild(header, deeds).chairs[1] == Chair(level="random", name="expert")


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE, tries=2)
        try:
            await thinkers.wake()
            match = fajrant.new(GAME, 2, 1)
            seat = match.acting()[0]
            first = thinkers.brains[0].pid
            os.kill(first, signal.SIGKILL)
            assert await thinkers.choose(match, seat, "greedy") in match.moves(seat)
            assert thinkers.brains[0].pid != first
        finally:
            thinkers.close()

    asyncio.run(story())


def test_table_owners_take_turns_at_a_worker() -> None:
    async def story() -> None:
        turns = Turns(["worker"])
        served: list[str] = []

        async def want(owner: str) -> None:
            free = await turns.get(owner)
            served.append(owner)
            await asyncio.sleep(0)
            turns.put(free, owner)

        tasks = [asyncio.create_task(want(owner)) for owner in ("ania", "ania", "ania", "ania", "bartek", "celina")]
        await asyncio.gather(*tasks)
        assert served == ["ania", "ania", "bartek", "celina", "ania", "ania"]

    asyncio.run(story())


def test_a_source_that_is_empty_gives_its_worker_back() -> None:
    async def story() -> None:
        turns = Turns(["first", "second"])
        for _ in range(3):
            turns.put(await asyncio.wait_for(turns.get("ania", source=""), PATIENCE), "")
        assert not turns.lent

    asyncio.run(story())


def test_somebody_with_many_tables_leaves_a_worker_to_others() -> None:
    async def story() -> None:
        turns = Turns(["first", "second", "third"])
        busy = [asyncio.create_task(turns.get("ania")) for _ in range(160)]
        await asyncio.sleep(0)
        assert sum(task.done() for task in busy) == 2
        bartek = await turns.get("bartek")  # at once
        waiting = asyncio.create_task(turns.get("bartek"))
        await asyncio.sleep(0)
        turns.put(bartek, "bartek")
        assert await waiting == bartek  # Ania's other requests came first, but she has two workers
        turns.put(bartek, "bartek")
        assert await asyncio.wait_for(turns.get("celina"), PATIENCE) == bartek
        turns.put(bartek, "celina")
        for number in range(160):
            turns.put(await busy[number], "ania")
        assert sorted(turns.idle) == ["first", "second", "third"]
        assert not turns.lent
        assert not turns.waiting

    asyncio.run(story())


def test_people_at_one_address_share_a_place_in_the_queue() -> None:
    async def story() -> None:
        turns = Turns(["first", "second"])
        first = await turns.get("cookie 0", source="here")
        served: list[str] = []

        async def want(owner: str, source: str) -> None:
            free = await turns.get(owner, source=source)
            served.append(owner)
            await asyncio.sleep(0)
            turns.put(free, source)

        crowd = [asyncio.create_task(want(f"cookie {number}", "here")) for number in range(1, 100)]
        await asyncio.sleep(0)
        await want("visitor", "elsewhere")
        assert served == ["visitor"]  # one worker is left to other addresses
        turns.put(first, "here")
        await asyncio.gather(*crowd)
        assert served[1:] == [f"cookie {number}" for number in range(1, 100)]
        assert not turns.waiting

    asyncio.run(story())


def test_the_people_at_one_address_take_turns() -> None:
    async def story() -> None:
        turns = Turns(["worker"])
        held = await turns.get("ania", source="here")
        served: list[str] = []

        async def want(owner: str, source: str) -> None:
            free = await turns.get(owner, source=source)
            served.append(owner)
            await asyncio.sleep(0)
            turns.put(free, source)

        wanted = [("ania", "here"), ("ania", "here"), ("bartek", "here"), ("celina", "there"), ("celina", "there")]
        tasks = [asyncio.create_task(want(*one)) for one in wanted]
        await asyncio.sleep(0)
        turns.put(held, "here")
        await asyncio.gather(*tasks)
        assert served == ["ania", "celina", "bartek", "celina", "ania"]

    asyncio.run(story())


def test_what_can_wait_gets_every_idle_worker() -> None:
    async def story() -> None:
        turns = Turns(["first", "second", "third"])
        lent = [await turns.get("ania", urgent=False) for _ in range(3)]
        assert sorted(lent) == ["first", "second", "third"]
        for one in lent:
            turns.put(one, "ania", urgent=False)
        assert len(turns.idle) == 3
        assert not turns.lent

    asyncio.run(story())


def test_what_is_urgent_goes_before_what_can_wait() -> None:
    async def story() -> None:
        turns = Turns(["first", "second"])
        lent = [await turns.get("ania", urgent=False) for _ in range(2)]
        served: list[tuple[str, bool]] = []

        async def want(owner: str, urgent: bool) -> None:
            free = await turns.get(owner, urgent)
            served.append((owner, urgent))
            await asyncio.sleep(0)
            turns.put(free, owner, urgent)

        wanted = [("ania", False), ("ania", False), ("bartek", False), ("celina", True), ("ania", True)]
        tasks = [asyncio.create_task(want(*one)) for one in wanted]
        await asyncio.sleep(0)
        turns.put(lent[0], "ania", urgent=False)
        await asyncio.gather(*tasks)
        # of those that can wait, owners take turns too
        assert served == [("celina", True), ("ania", True), ("ania", False), ("bartek", False), ("ania", False)]
        assert not turns.waiting
        assert not turns.patient

    asyncio.run(story())


def test_a_cancelled_request_does_not_block_the_queue() -> None:
    async def story() -> None:
        turns = Turns(["worker"])
        free = await turns.get("ania")
        cancelled, waiting = [asyncio.create_task(turns.get(owner)) for owner in ("bartek", "celina")]
        await asyncio.sleep(0)
        cancelled.cancel()
        turns.put(free, "ania")
        assert await waiting == "worker"
        last = asyncio.create_task(turns.get("dorota"))
        await asyncio.sleep(0)
        turns.put("worker", "celina")
        last.cancel()  # the item was handed over but not yet received
        with pytest.raises(asyncio.CancelledError):
            await last
        assert await turns.get("ania") == "worker"

    asyncio.run(story())


def test_workers_start_before_the_first_request() -> None:
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


def test_repeatable_bots_always_answer_a_position_with_the_same_move() -> None:
    async def story(repeatable: bool) -> list[str]:
        thinkers = Thinkers(1, PATIENCE, repeatable=repeatable)
        match = fajrant.new(GAME, 2, 1)
        try:
            for _ in range(20):
                seat = match.acting()[0]
                match.play(seat, await thinkers.choose(match, seat, "random"))
        finally:
            thinkers.close()
        return [entry.move.text for entry in match.entries()]

    assert asyncio.run(story(True)) == asyncio.run(story(True))
    assert asyncio.run(story(False)) != asyncio.run(story(False))


def hang() -> int:
    """Takes the place of a process's start."""
    while True:
        sleep(PATIENCE)


def test_a_process_that_hangs_at_its_start_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "wake", hang)
    monkeypatch.setattr(thinking, "START_SECONDS", 1.0)

    async def story() -> None:
        brain = thinking.Brain()
        with pytest.raises(TimeoutError):
            await brain.ask(PATIENCE, os.getpid)
        processes = list(brain.pool._processes.values())
        assert processes
        brain.kill()
        for process in processes:
            await asyncio.to_thread(process.join)

    asyncio.run(story())


def work_until(gate: str, began: str) -> None:
    """A task that takes as long as a test wants."""
    Path(began).touch()
    while not Path(gate).exists():
        sleep(0.005)


def test_a_worker_is_busy_until_it_has_finished_even_if_nobody_waits(tmp_path: Path) -> None:
    gate, began = tmp_path / "gate", tmp_path / "began"

    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE)
        try:
            asking = asyncio.create_task(thinkers.ask("ania", work_until, lambda _: (str(gate), str(began))))
            while not began.exists():
                await asyncio.sleep(0.005)
            pid = thinkers.brains[0].pid
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            assert not thinkers.turns.idle
            gate.touch()
            brain = await thinkers.turns.get("bartek")
            assert brain.pid == pid
            assert not thinkers.turns.lent["ania"]
        finally:
            thinkers.close()

    asyncio.run(story())


@pytest.mark.parametrize(("waits", "plays"), [(0.5, "expert"), (2.5, "medium"), (3.5, "easy"), (99.0, "greedy")])
def test_a_bot_that_waits_for_a_worker_thinks_less(monkeypatch: pytest.MonkeyPatch, waits: float, plays: str) -> None:
    now = [0.0]
    monkeypatch.setattr(thinking, "monotonic", lambda: now[0])
    asked: list[Any] = []

    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE, wait=1000.0)
        match = fajrant.new(GAME, 2, 1)
        seat = match.acting()[0]

        async def noted(*given: Any) -> str:
            asked.append(given[-1])
            return match.moves(seat)[0]

        use: Any = noted
        thinkers.use = use  # type: ignore[method-assign]
        busy = await thinkers.turns.get("ania")
        choosing = asyncio.create_task(thinkers.choose(match, seat, "expert", "bartek"))
        while not thinkers.turns.waiting:
            await asyncio.sleep(0)
        now[0] = waits * 1000.0
        thinkers.turns.put(busy, "ania")
        assert await choosing == match.moves(seat)[0]
        thinkers.close()

    asyncio.run(story())
    assert [args[3] for args in asked] == [plays]


def test_a_bot_that_gets_no_worker_is_answered_by_a_quick_one() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE, wait=0.05)
        match = fajrant.new(GAME, 2, 1)
        seat = match.acting()[0]
        try:
            await thinkers.turns.get("ania")  # and never gives it back
            text = await thinkers.choose(match, seat, "expert", "bartek")
            assert text in {bot("greedy").choose(match.game, match.position, seat, seeded(n)).text for n in range(20)}
            assert thinkers.spare.pid
            assert not thinkers.turns.waiting
            thinkers.seconds = 0.05
            with pytest.raises(BotFailed):
                await thinkers.hint(match, seat, "bartek")
        finally:
            thinkers.close()

    asyncio.run(story())


def test_without_its_cluster_a_bot_is_answered_by_a_quick_one() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE, tries=2, cluster=f"127.0.0.1:{free_port()}", wait=0.05)
        match = fajrant.new(GAME, 2, 1)
        try:
            for _ in range(3):
                seat = match.acting()[0]
                match.play(seat, await thinkers.choose(match, seat, "hard"))
        finally:
            thinkers.close()

    asyncio.run(story())


def test_a_bot_never_plays_at_random_because_something_fails() -> None:
    """Not even if no process can be started at all."""
    match = fajrant.new(GAME, 2, 1)
    seat = match.acting()[0]
    quick = {bot("greedy").choose(match.game, match.position, seat, seeded(n)).text for n in range(20)}
    assert quick < set(match.moves(seat))
    assert {quick_choice(match, seat) for _ in range(20)} <= quick


def test_bots_are_counted_for_the_address_of_their_owner(come: Come, server: Serving) -> None:
    ania = come("Ania")
    app: Any = server.server.config.app
    assert app.state.context.house.bots.source_of(ania.get("/me")["id"]) == "127.0.0.1"
    assert app.state.context.house.bots.source_of("unknown") == "unknown"


def test_a_connection_without_an_address_does_not_change_the_source_of_a_person(server: Serving) -> None:
    """A connection that has been reset has no address: the bots of its person must go on playing."""
    app: Any = server.server.config.app
    context = app.state.context
    context.note_source("somebody", "192.0.2.7")
    for person in ("somebody", "stranger"):
        context.note_source(person, "")
    assert context.source_of("somebody") == "192.0.2.7"
    assert context.source_of("stranger") == "stranger"


def test_a_hanging_worker_is_killed_and_replaced() -> None:
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
    workers = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    assert workers
    process.end(signal.SIGKILL)
    while any(alive(worker) for worker in workers):
        pass
