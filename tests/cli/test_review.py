"""`fajrant review`: as text, as JSON and as a page; broken records get one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fajrant.review import review
from tests.cli.program import run
from tests.core.playing import GAMES
from tests.review.test_analysis import late

pytestmark = pytest.mark.once  # the searches need the compiled engine

MATCH = late(GAMES[1], 2, 10)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(MATCH.record(), encoding="utf-8")
    return file


def test_json_is_the_same_review_as_in_python(record: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "review", str(record), "--json", "--budget", "30", "--seed", "4")
    assert (done.returncode, done.stderr) == (0, "")
    data = json.loads(done.stdout)
    assert [row.pop("name") for row in data["seats"]] == MATCH.names
    assert data == review(MATCH, 30, 4).plain()


def test_the_page_needs_nothing_else(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    done = run(tmp_path, "review", str(record), "--html", str(page), "--budget", "30", "--lang", "pl")
    assert (done.returncode, done.stdout) == (0, "")
    text = page.read_text(encoding="utf-8")
    assert '<html lang="pl">' in text
    assert not re.search(r"(src|href)=|https?://|@import|url\(", text)
    for name in MATCH.names:
        assert name in text
    assert text.count("<polyline") == 2
    # every decision that is listed can be seen as its player saw it
    costly = [row for row in review(MATCH, 30).plain()["decisions"] if row["loss"] >= 0.04]
    assert text.count("<li>") == text.count("<details>") == len(costly) > 0
    assert text.count("<h3>") > 3 * len(costly)


def test_as_text_it_lists_the_players_and_the_most_telling_decisions(record: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "review", str(record), "--budget", "30")
    assert done.returncode == 0
    for name in MATCH.names:
        assert name in done.stdout
    costly = [row for row in review(MATCH, 30).plain()["decisions"] if row["loss"] >= 0.04]
    assert len(re.findall(r"was better", done.stdout)) == min(10, len(costly))


def test_a_broken_record_gets_one_line_that_says_where(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join([*lines[:-1], f"{MATCH.names[0]}: fly away"]) + "\n", encoding="utf-8")
    done = run(tmp_path, "review", str(record))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"line {len(lines)}" in done.stderr


def test_a_record_without_decisions_cannot_be_reviewed(record: Path, tmp_path: Path) -> None:
    lines = [
        line for line in record.read_text(encoding="utf-8").splitlines() if not line.startswith(tuple(MATCH.names))
    ]
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run(tmp_path, "review", str(record))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
