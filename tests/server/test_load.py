"""The benchmark of a server under load, on a small scale."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE

LOAD = Path(__file__).parents[2] / "benchmarks" / "load.py"


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
