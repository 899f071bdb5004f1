"""The benchmarks of servers, on a small scale."""

from __future__ import annotations

import asyncio
import importlib
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PATIENCE

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
LOAD = BENCHMARKS / "load.py"


@pytest.mark.once
def test_all_moves_reach_all_players() -> None:
    wanted = ["--tables", "8", "--active", "5", "--moves", "5", "--seconds", "1"]  # a move at each table
    ran = subprocess.run(
        [sys.executable, LOAD, *wanted], capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
    )
    assert ran.returncode == 0, ran.stderr
    figures = json.loads(ran.stdout)
    assert figures["sockets"] == 15
    assert (figures["errors"], figures["lost_sockets"], figures["logged_errors"]) == ({}, {}, 0)
    assert figures["p50_ms"] <= figures["p99_ms"] <= figures["most_ms"]


def test_an_answer_that_comes_too_late_does_not_disturb_its_player() -> None:
    table: Any = runpy.run_path(str(BENCHMARKS / "crowd.py"))["Table"]("t", ["cookie"])
    (player,) = table.players

    class Socket:
        async def send(self, message: str) -> None:
            pass

    async def late() -> None:
        player.socket = Socket()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(player.command({}), 0.001)
        player.hear(json.dumps({"type": "answer", "id": 1, "status": 200}))
        answer = asyncio.create_task(player.command({}))
        await asyncio.sleep(0)
        player.hear(json.dumps({"type": "answer", "id": 2, "status": 409}))
        assert await answer == 409

    asyncio.run(late())


@pytest.mark.once
def test_a_visitor_of_the_fairness_benchmark_plays_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    fairness: Any = importlib.import_module("fairness")
    monkeypatch.setattr(fairness, "LEVEL", "random")
    server = fairness.Server(tmp_path / "tables.sqlite3", tmp_path / "log", fairness.UNLIMITED, bot_pause="0")

    async def play() -> list[float]:
        visitor = fairness.Visitor(server.address, fairness.SINGLE)
        async with visitor.http:
            seconds: list[float] = await asyncio.wait_for(visitor.play(1), PATIENCE)
            return seconds

    try:
        assert len(asyncio.run(play())) > 20
    finally:
        server.stop()
        monkeypatch.delitem(sys.modules, "fairness")
        monkeypatch.delitem(sys.modules, "serving")
