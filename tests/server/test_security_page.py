"""Every answer in docs/security.md names a test that is run."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")


@cache
def known_tests(name: str) -> set[str]:
    tree = ast.parse((TESTS / name).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def rows_under(*heads: str) -> list[list[str]]:
    """The rows of all tables with this head."""
    rows: list[list[str]] = []
    inside = False
    for line in PAGE.splitlines():
        row = cells(line) if line.startswith("|") else []
        inside = bool(row) and (inside or row == list(heads))
        if inside and row != list(heads) and not line.startswith("|---"):
            rows.append(row)
    return rows


def test_every_answer_names_a_test_that_exists() -> None:
    named = TEST.findall(PAGE)
    assert len(named) > 50
    assert [f"{file}::{test}" for file, test in named if test not in known_tests(file)] == []


def test_every_threat_has_an_attacker_an_answer_and_a_test() -> None:
    attackers = {attacker.strip("*") for attacker, _ in rows_under("attacker", "what they can do")}
    rows = rows_under("attacker", "threat", "answer", "test")
    assert len(rows) > 45
    for attacker, threat, answer, test in rows:
        assert attacker in attackers | {"nobody"}, threat
        assert threat
        assert answer
        assert TEST.fullmatch(test), threat
    assert attackers == {attacker for attacker, *_ in rows} - {"nobody"}


@pytest.mark.skipif(sys.platform != "linux", reason="some answers are tested on Linux only")
def test_every_named_test_is_run(request: pytest.FixtureRequest) -> None:
    """In the files that this run of pytest has collected."""
    if request.config.option.keyword or any("::" in asked for asked in request.config.args):
        pytest.skip("only some of the tests were asked for")
    collected: dict[str, set[str]] = {}
    for item in request.session.items:
        run = collected.setdefault(item.path.relative_to(TESTS).as_posix(), set())
        if not is_skipped(item):
            run.add(getattr(item, "originalname", item.name))
    named = [(file, test) for file, test in TEST.findall(PAGE) if file in collected]
    assert [f"{file}::{test}" for file, test in named if test not in collected[file]] == []


def is_skipped(item: pytest.Item) -> bool:
    return item.get_closest_marker("skip") is not None or any(mark.args[0] for mark in item.iter_markers("skipif"))
