"""The lines that `make` prints, and failing steps."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="make needs a shell")

STEP = Path(__file__).parents[2] / "tools" / "step.py"


def step(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, STEP, *args], cwd=folder, capture_output=True, encoding="utf-8", timeout=60, check=False
    )


def test_a_step_prints_two_lines_and_logs_the_output_of_its_command(tmp_path: Path) -> None:
    done = step(tmp_path, "--note", "(soon)", "Web client", "sh", "-c", "echo out; echo err >&2")
    first, last = done.stdout.splitlines()
    assert first == "· Web client … (soon)"
    assert last.startswith("✓ Web client: ")
    assert done.returncode == 0
    assert (tmp_path / "build" / "logs" / "web-client.log").read_text() == "out\nerr\n"


def test_a_failing_step_shows_the_end_of_its_log(tmp_path: Path) -> None:
    done = step(tmp_path, "Web client", "sh", "-c", "echo a reason; exit 3")
    assert done.returncode == 3
    assert "  a reason\n✗ Web client: failed after " in done.stdout
    assert "build/logs/web-client.log" in done.stdout


def test_a_command_killed_by_a_signal_has_failed(tmp_path: Path) -> None:
    done = step(tmp_path, "Web client", "sh", "-c", "echo a reason; kill -KILL $$")
    assert done.returncode == 128 + signal.SIGKILL
    assert "  a reason\n✗ Web client: failed after " in done.stdout


def test_an_interrupted_step_stops_its_command_and_says_nothing_more(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "gate")
    started = subprocess.Popen(
        [sys.executable, STEP, "Web client", "sh", "-c", "sleep 0.5; echo started > gate; exec sleep 60"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert (tmp_path / "gate").read_text() == "started\n"
    started.terminate()
    said, _ = started.communicate(timeout=30)
    assert started.returncode == 130
    assert said == "· Web client …\n"


def test_steps_that_change_the_environment_wait_for_each_other(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "gate")
    first = subprocess.Popen(
        [sys.executable, STEP, "--alone", "One", "sh", "-c", "read gate < gate; echo one >> order"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "· One …\n"
    second = subprocess.Popen(
        [sys.executable, STEP, "--alone", "Two", "sh", "-c", "echo two >> order"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert second.stdout is not None
    assert second.stdout.readline() == "· Two: waiting for a build that is already running\n"
    (tmp_path / "gate").write_text("open\n")
    for process in (first, second):
        process.communicate(timeout=60)
    assert (tmp_path / "order").read_text() == "one\ntwo\n"
