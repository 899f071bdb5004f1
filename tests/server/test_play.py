"""`fajrant play` in the browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.program import environment
from tests.server.serving import GAME, PATIENCE

PLAY = """
from fajrant.cli.serve import play_in_browser
from fajrant.texts import Texts
play_in_browser({!r}, Texts("en"))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell script")
@pytest.mark.parametrize("game", ["", GAME])
def test_the_browser_opens_at_the_right_page_and_ctrl_c_stops_the_server(tmp_path: Path, game: str) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    program = subprocess.Popen(
        [sys.executable, "-c", PLAY.format(game)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**environment(tmp_path), "BROWSER": str(browser)},
    )
    try:
        page = opened.read_text(encoding="utf-8").strip()
        address, _, query = page.rpartition("/")
        assert query == (f"?game={game}" if game else "")
        assert httpx.get(f"{address}/healthz", trust_env=False).json() == {"status": "ok"}
        program.send_signal(signal.SIGINT)
        output, errors = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
    assert program.returncode == 0
    assert address in output
    assert "saved" in output
    assert errors == ""
    assert (tmp_path / "fajrant" / "tables.sqlite3").exists()
