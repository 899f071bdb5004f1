"""A real `fajrant lab run` that is killed, or stopped with Ctrl-C, and goes on later."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fajrant.cli.errors import INTERRUPTED
from fajrant.games import load
from fajrant.lab.entrants import Entrant
from fajrant.lab.rows import TABLES, play_rows
from fajrant.lab.runs import Folder, new_run
from fajrant.lab.simulation import Plan

pytest.importorskip("polars")
pytestmark = pytest.mark.once

GAMES = 3000  # far more than are played before the signal
FEW = 180
PATIENCE = 60.0  # seconds; a condition that is not met by then never will be


def command(out: Path, games: int) -> list[str]:
    bots = ["--players", "2", "--bots", "random", "--games", str(games), "--seed", "7", "--workers", "2"]
    return [sys.executable, "-m", "fajrant", "lab", "run", "dwergar", *bots, "--out", str(out), "--json"]


@contextmanager
def running(out: Path) -> Iterator[subprocess.Popen[str]]:
    """A run with finished chunks, and others on the way."""
    with subprocess.Popen(command(out, GAMES), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_until(lambda: Folder(out).cost()[0] > 0 or process.poll() is not None)
            assert process.poll() is None
            yield process
        finally:
            process.kill()


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has waited for has."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def same_as_in_one_go(out: Path, scratch: Path, games: int) -> None:
    """The first games are those of a run that nothing interrupted, each of them once."""
    plan = Plan("dwergar", [Entrant("random")] * 2, 7, games, load("dwergar").check_options({}), deals_again=True)
    run = new_run(plan)
    whole = Folder(scratch)
    whole.begin(run)
    for first, count in run.chunks():
        result = play_rows(plan, first, count)
        assert result is not None
        whole.add(first, count, *result)
    for table in TABLES:
        rows = Folder(out).read(table)
        assert rows.filter(rows["game"] < games).equals(whole.read(table)), table


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc to find the workers")
def test_a_killed_run_leaves_no_workers_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "run"
    with running(out) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        workers = [int(pid) for pid in children.read_text(encoding="ascii").split()]
        assert len(workers) >= 2
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
    wait_until(lambda: all(gone(pid) for pid in workers))
    played = Folder(out).cost()[0]
    assert 0 < played < GAMES
    more = max(FEW, played)
    (out / "run.json").write_text(
        (out / "run.json").read_text(encoding="utf-8").replace(f'"games": {GAMES}', f'"games": {more}'),
        encoding="utf-8",
    )
    done = subprocess.run(command(out, more), capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert json.loads(done.stdout)["games"] == more
    assert not list((out / "chunks").glob(".*"))
    same_as_in_one_go(out, tmp_path / "whole", FEW)


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "run"
    with running(out) as process:
        os.kill(process.pid, signal.SIGINT)
        said, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert "Traceback" not in problems
    told = json.loads(said)
    assert told["stopped"]
    assert told["games"] == Folder(out).cost()[0] == Folder(out).read("games").height
    assert 0 < told["games"] < GAMES
