"""Bots think on a real Ray cluster, which this module starts on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fajrant
from fajrant.cli.doctor import Doctor
from fajrant.cluster import LOCAL, connect, cores
from fajrant.server.thinking import Thinkers
from fajrant.texts import Texts
from tests.server.postgres import is_running
from tests.server.serving import GAME, Client, generous, serving
from tests.server.stored import moves_in

pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster with room for two actors."""
    ray: Any = connect(LOCAL, cpus=2)
    try:
        yield ray.get_runtime_context().gcs_address
    finally:
        ray.shutdown()


def test_a_thinker_that_dies_is_replaced_and_the_bot_keeps_its_level(cluster: str) -> None:
    match = fajrant.new(GAME, 2, seed=3)
    seat = match.acting()[0]

    async def story() -> None:
        there = Thinkers(1, 60.0, tries=2, repeatable=True, cluster=cluster)
        here = Thinkers(1, 60.0, repeatable=True)
        try:
            chosen = await there.choose(match, seat, "greedy")
            assert chosen == await here.choose(match, seat, "greedy")
            worker = there.brains[0].pid
            actor = await there.brains[0].ask(60.0, os.getpid)
            assert actor != worker  # the worker process only hands the task on
            os.kill(actor, signal.SIGKILL)
            assert await there.choose(match, seat, "greedy") == chosen
            actors = [await there.brains[0].ask(60.0, os.getpid)]
            assert actors != [actor]
            assert not is_running(worker)
        finally:
            there.close()
            here.close()

    asyncio.run(story())


def test_bots_at_a_table_play_on_a_cluster(cluster: str, database: Path) -> None:
    with serving(generous(database, cluster=cluster, bot_workers=1)) as server, Client(server.address, "Ania") as ania:
        table = ania.make("me", "bot easy", seed=3)["id"]
        with ania.watch(table) as watch:
            shown = watch.wait_for(lambda now: bool(now["moments"]))
            while not [seat for _, seat, _ in moves_in(database, table) if seat == 1]:
                moment = shown["moments"][0]
                if moment["moves"]:
                    ania.move(table, 0, moment["number"], moment["moves"][0]["text"])
                shown = watch.next_version()
        assert shown["seats"][1]["level"] == "easy"


def test_the_doctor_counts_the_cores_of_a_cluster(cluster: str) -> None:
    assert cores(cluster) == 2
    assert Doctor(Texts("en")).cluster(cluster, 2).state == "fine"
    assert Doctor(Texts("en")).cluster(cluster, 3).state == "warning"
