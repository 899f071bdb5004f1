"""Every decision point, ruling and worked example of a game's RULES.md has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fajrant.core.game import Game
from tests.core.playing import GAMES

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def ids_in_rules(game: Game[Any]) -> list[str]:
    """The ids defined in RULES.md, for example `**D8b `, `### D4 `, `**DP-S1 `, `**D-ZONE-W**`, `**R7**`, `**X3 `."""
    rules = Path(game.folder(), "RULES.md").read_text(encoding="utf-8")
    ids = r"DP-S?\d+[a-cs]?|D-[A-Z]+(?:-[A-Z]+)?\d?|[DREXW]\d+[a-d]?"
    names = re.findall(rf"(?:\*\*|^### )({ids})(?= |\*\*)", rules, re.MULTILINE)
    return [name.replace("-", "") for name in names]


def number_in(name: str) -> int:
    """The number in an id; 0 for a decision point that has a name instead."""
    return int("".join(["0", *[mark for mark in name if mark.isdigit()]]))


def ids_in_tests(game: Game[Any]) -> set[str]:
    files = sorted(Path(__file__).with_name(game.slug).glob("test_*.py"))
    names = [name for file in files for name in re.findall(r"^def test_(\w+)", file.read_text("utf-8"), re.MULTILINE)]
    ids = r"dps?\d+[a-cs]?|d[a-z]+\d?|[drexw]\d+[a-d]?"
    return {match for name in names for match in re.findall(rf"^(?:{ids})(?=_)", name)}


@each_game
def test_the_rules_have_all_their_ids(game: Game[Any]) -> None:
    ids = ids_in_rules(game)
    assert len(ids) == len(set(ids))
    assert len(game.decision_points()) >= len({name.rstrip("abcds") for name in ids if name[0] == "D"}) >= 6
    for letters in ("D", "R", "EXW"):
        numbers = [number_in(name) for name in ids if name[0] in letters and number_in(name)]
        assert list(dict.fromkeys(numbers)) == list(range(1, max(numbers) + 1)), letters


@each_game
def test_every_id_has_a_test(game: Game[Any]) -> None:
    assert [name for name in ids_in_rules(game) if name.lower() not in ids_in_tests(game)] == []
