"""The texts of a game's lesson."""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, ast

from fajrant.core.game import Game
from fajrant.games.lessons import lesson_folder


def lesson_texts(game: Game[Any], language: str) -> dict[str, str]:
    """The texts of a game's lesson by key. They are plain: without variables, with `**bold**` and `[1]` for points."""
    file = lesson_folder(game) / f"{language}.ftl"
    texts: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.BaseComment):
            continue
        assert isinstance(entry, ast.Message), f"{file}: {entry}"
        assert entry.value is not None, f"{file}: {entry.id.name}"
        assert entry.id.name not in texts, f"{file}: {entry.id.name} is defined twice"
        texts[entry.id.name] = " ".join(plain(entry.value).split())
    return texts


def plain(pattern: ast.Pattern) -> str:
    parts = []
    for element in pattern.elements:
        assert isinstance(element, ast.TextElement), "a lesson's text has no variables"
        parts.append(element.value)
    return "".join(parts)
