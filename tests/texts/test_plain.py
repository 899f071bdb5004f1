"""Texts of lessons and puzzles are read without Fluent, as Fluent would read them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import fajrant
from fajrant.texts.plain import plain_texts

GAMES = Path(fajrant.__file__).parent / "games"
FILES = sorted([*GAMES.glob("*/lesson/*.ftl"), *GAMES.glob("*/puzzles/*.ftl")])


def fluent_texts(file: Path) -> dict[str, str]:
    texts = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            words = [element.value for element in entry.value.elements if isinstance(element, ast.TextElement)]
            texts[entry.id.name] = " ".join("".join(words).split())
    return texts


def test_there_are_such_texts() -> None:
    assert len(FILES) >= 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_plain_texts_are_what_fluent_reads(file: Path) -> None:
    assert plain_texts(file) == fluent_texts(file)


@pytest.mark.parametrize("text", ["a = one { $two }", "a = one\na = two", "  nobody's", "a =\nb = two", "a"])
def test_other_texts_are_a_mistake(tmp_path: Path, text: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError):
        plain_texts(file)
