"""`fajrant review`: as text, as JSON and as a page; broken records get one line."""

from __future__ import annotations

import json
import re
import signal
import sys
from html import escape
from pathlib import Path

import pytest

import fajrant
from fajrant.cli.review_page import percent
from fajrant.review import review
from fajrant.texts import Texts
from tests.cli.program import run
from tests.core.playing import GAMES
from tests.review.parts import late

if sys.platform != "win32":
    from tests.cli.program import Terminal

pytestmark = pytest.mark.once  # the searches need the compiled engine

MATCH = late(GAMES[1].slug, 2, 10)


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
    decisions = review(MATCH, 30).plain()["decisions"]
    costly = [row for row in decisions if row["loss"] >= 0.04]
    turning, lucky = text.split("<section>")[-2:]
    assert turning.count("<li>") == turning.count("Pozycja przed tą decyzją") == len(costly) > 0
    assert turning.count("<h3>") > 3 * len(costly)
    # with all moves that were compared, and what speaks for them
    words = Texts("pl", MATCH.game, MATCH.names)
    for row in costly:
        for one in row["compared"]:
            assert escape(words.move(one["move"])) in turning
            assert all(escape(words.gain(gain["term"], gain["gain"])) in turning for gain in one["gains"])
    # what the luck did, with the events that brought it
    told = [row for row in decisions if max(abs(by) for by in row["luck"]) >= 0.02]
    assert lucky.count("<li>") in (len(told), len(told) + 1)  # the deal
    assert any(row["events"] for row in told)
    for row in told:
        assert all(escape(words.event(event)) in lucky for event in row["events"])


def test_as_text_it_lists_the_players_and_the_most_telling_decisions(record: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "review", str(record), "--budget", "30")
    assert done.returncode == 0
    for name in MATCH.names:
        assert name in done.stdout
    costly = [row for row in review(MATCH, 30).plain()["decisions"] if row["loss"] >= 0.04]
    assert len(re.findall(r"was better", done.stdout)) == min(10, len(costly))
    # luck is a change, and points say what they are
    words = " ".join(done.stdout.split())
    for seat in review(MATCH, 30).plain()["seats"]:
        assert percent(seat["luck"], change=True) in words
    gained = [row for row in costly[:10] if row["best_points"] - row["points"] >= 0.1]
    assert len(re.findall(r"more points? to expect", words)) >= min(1, len(gained))
    assert not re.search(r"\(\d+\.\d points\)", words)


def test_one_point_is_no_plural() -> None:
    costs = {"number": 1, "name": "Ania", "move": "a", "best": "b", "mark": "mistake"}
    start = "1. Ania: a. Mistake: b was better, with 50% instead of 40% to win"
    said = [Texts("en").say("review-better", **costs, chance=40, best_chance=50, points=by) for by in (0.0, 1.0, 1.5)]
    assert [words.removeprefix(start) for words in said] == [
        ".",
        " and 1 more point to expect.",
        " and 1.5 more points to expect.",
    ]


def test_a_change_has_a_sign() -> None:
    assert [percent(share, change=True) for share in (0.125, -0.125, 0.0)] == ["+12.5%", "−12.5%", "0.0%"]
    assert [percent(share) for share in (0.125, -0.125, 0.0)] == ["12.5%", "−12.5%", "0.0%"]


def test_a_broken_record_gets_one_line_that_says_where(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join([*lines[:-1], f"{MATCH.names[0]}: fly away"]) + "\n", encoding="utf-8")
    done = run(tmp_path, "review", str(record))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"line {len(lines)}" in done.stderr


def test_a_record_of_newer_rules_gets_one_line(record: Path, tmp_path: Path) -> None:
    game = MATCH.game
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(f"{game.slug} {game.version}", f"{game.slug} {game.version + 1}", 1), "utf-8")
    done = run(tmp_path, "review", str(record), "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"line 1: it needs version {game.version + 1} of the rules" in done.stderr


def test_a_record_whose_moves_are_not_legal_any_more_gets_one_line(tmp_path: Path) -> None:
    """Made under older rules: the second decision repeats the first one, which those rules allowed."""
    match = fajrant.new("coal_baron_cards", 2, 1)
    seat = match.acting()[0]
    match.play(seat, match.moves(seat)[0])
    header, first = match.record().splitlines()
    record = tmp_path / "old.txt"
    record.write_text(f"{header}\n{first}\n{first}\n", encoding="utf-8")
    page = tmp_path / "review.html"
    done = run(tmp_path, "review", str(record), "--html", str(page))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "line 3: " in done.stderr
    assert not page.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals and signals")
def test_ctrl_c_stops_with_one_line_and_writes_nothing(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    page.write_text("an earlier page", encoding="utf-8")
    with Terminal(tmp_path, "review", str(record), "--html", str(page), "--budget", "2000") as terminal:
        terminal.wait_for("Reviewing")
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for("fajrant: Stopped after ")
        assert re.fullmatch(r"\d+ of 10 decisions", terminal.wait_for(". Nothing was written."))
        assert terminal.wait_for_end() == 130
    assert "Traceback" not in terminal.seen
    assert page.read_text(encoding="utf-8") == "an earlier page"
    assert sorted(tmp_path.glob("*")) == [record, page]


def test_a_record_without_decisions_cannot_be_reviewed(record: Path, tmp_path: Path) -> None:
    lines = [
        line for line in record.read_text(encoding="utf-8").splitlines() if not line.startswith(tuple(MATCH.names))
    ]
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run(tmp_path, "review", str(record))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
