"""`fajrant puzzles`: finds puzzles in games of bots, writes them to a file, and checks known ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fajrant.games import load
from fajrant.review.puzzles import puzzles_text, read_puzzles, shipped_puzzles
from tests.cli.program import run

pytestmark = pytest.mark.once  # the searches need the compiled engine

GAME = "dwergar"


def test_known_puzzles_are_checked(tmp_path: Path) -> None:
    known = sorted(shipped_puzzles(load(GAME)), key=lambda puzzle: -puzzle.lead)[:2]
    file = tmp_path / "two.jsonl"
    file.write_text(puzzles_text(known), encoding="utf-8")
    done = run(tmp_path, "puzzles", GAME, "--check", "--file", str(file), "--budget", "400")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "2 of 2 puzzles still have one best move.\n"


def test_a_puzzle_with_another_answer_is_reported(tmp_path: Path) -> None:
    (known, *_) = sorted(shipped_puzzles(load(GAME)), key=lambda puzzle: -puzzle.lead)
    data = known.plain()
    data["moves"] = data["moves"][::-1]  # the worst move as the answer
    file = tmp_path / "wrong.jsonl"
    file.write_text(json.dumps(data) + "\n", encoding="utf-8")
    done = run(tmp_path, "puzzles", GAME, "--check", "--file", str(file), "--budget", "400")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("0 of 1 puzzles still have one best move.\n1. (")


def test_puzzles_are_found_and_written(tmp_path: Path) -> None:
    out = tmp_path / "new.jsonl"
    done = run(tmp_path, "puzzles", GAME, "--games", "1", "--seed", "8", "--count", "1", "--out", str(out))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (puzzle,) = read_puzzles(out.read_text(encoding="utf-8"))
    assert puzzle.lead >= 0.08


def test_what_is_no_file_of_puzzles_gets_one_line(tmp_path: Path) -> None:
    file = tmp_path / "nonsense.jsonl"
    file.write_text('{"seat": 1}\n', encoding="utf-8")
    done = run(tmp_path, "puzzles", GAME, "--check", "--file", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
