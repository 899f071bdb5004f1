"""Every decision point, ruling and worked example of the rules has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

from fajrant.games.coal_baron_cards import content

RULES = Path(content.__file__).with_name("RULES.md").read_text(encoding="utf-8")
TESTS = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]


def ids_in_rules() -> list[str]:
    """`**D8b `, `**R7**` and `**X3 `."""
    return re.findall(r"\*\*(D\d+b?(?= )|R\d+(?=\*\*)|X\d+(?= ))", RULES)


def ids_in_tests() -> set[str]:
    return {found for text in TESTS for found in re.findall(r"^def test_(d\d+b?|r\d+|x\d+)_", text, re.MULTILINE)}


def test_the_rules_have_all_their_ids() -> None:
    ids = ids_in_rules()
    assert [name for name in ids if name[0] == "D"] == ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D8b", "D9"]
    rulings = [name for name in ids if name[0] == "R"]
    assert rulings == [f"R{number}" for number in range(1, len(rulings) + 1)]
    assert len(rulings) >= 53
    assert [name for name in ids if name[0] == "X"] == [f"X{number}" for number in range(1, 10)]


def test_every_id_has_a_test() -> None:
    assert [name for name in ids_in_rules() if name.lower() not in ids_in_tests()] == []
