"""Runs on a real Ray cluster of two workers: the same rows as on this machine, also if a worker dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fajrant.cluster import LOCAL, connect
from fajrant.games import load
from fajrant.lab.cluster import spread_on
from fajrant.lab.entrants import Entrant
from fajrant.lab.pool import Stop
from fajrant.lab.rows import TABLES, play_rows
from fajrant.lab.runs import Folder, new_run, play
from fajrant.lab.simulation import Plan

pytest.importorskip("polars")
pytest.importorskip("ray")
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    started = connect(LOCAL, cpus=2)
    try:
        yield started
    finally:
        started.shutdown()


def die_once(mark: str, number: int) -> int:
    """Kills its own worker the first time."""
    if number == 1:
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return number
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_and_play(mark: str, plan: Plan, first: int, count: int) -> Any:
    die_once(mark, int(first > 0))
    return play_rows(plan, first, count)


def test_a_cluster_gives_the_same_rows_even_if_a_worker_is_killed(ray: Any, tmp_path: Path) -> None:
    game = load("coal_baron_cards")
    run = new_run(Plan(game.slug, [Entrant("random")] * 2, 3, 130, game.check_options({}), deals_again=True))
    mark = str(tmp_path / "killed")

    def cluster(call: Any, jobs: Any, stop: Stop) -> Iterator[Any]:
        assert call is play_rows
        return spread_on(LOCAL, partial_task(mark), jobs, stop)

    there, here = Folder(tmp_path / "there"), Folder(tmp_path / "here")
    done: list[int] = []
    there.begin(run)
    play(run, there, Stop(), done.append, cluster=cluster)
    assert Path(mark).exists()  # a worker was killed
    assert sum(done) == there.cost()[0] == 130
    here.begin(run)
    for first, count in run.chunks():
        result = play_rows(run.plan, first, count)
        assert result is not None
        here.add(first, count, *result)
    for table in TABLES:
        assert there.read(table).equals(here.read(table)), table


def partial_task(mark: str) -> Any:
    """A function, as Ray wants it, not a `partial`."""
    call = partial(die_and_play, mark)

    def task(*args: Any) -> Any:
        return call(*args)

    return task


def test_stopping_leaves_the_rest(ray: Any, tmp_path: Path) -> None:
    stop = Stop()
    found = []
    for _, number in spread_on(LOCAL, die_once, [(str(tmp_path / "mark"), 2)] * 50, stop):
        found.append(number)
        stop.ask()
    assert 1 <= len(found) < 50
