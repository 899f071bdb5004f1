"""Every answer in docs/security.md names a test that exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")


@cache
def known_tests(name: str) -> set[str]:
    tree = ast.parse((TESTS / name).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_every_answer_names_a_test_that_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE)
    assert len(named) > 50
    assert [f"{file}::{test}" for file, test in named if test not in known_tests(file)] == []


def test_every_threat_has_an_attacker_an_answer_and_a_test() -> None:
    attackers = set(re.findall(r"^\| \*\*(\w+)\*\* \|", PAGE, re.MULTILINE))
    rows = [cells(line) for line in PAGE.splitlines() if line.startswith("| ") and "::" in line]
    assert len(rows) > 45
    for attacker, threat, answer, test in rows:
        assert attacker in attackers | {"nobody"}, threat
        assert threat
        assert answer
        assert "::" in test
    assert attackers == {attacker for attacker, *_ in rows} - {"nobody"}
