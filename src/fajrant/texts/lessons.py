"""The texts of a game's lesson."""

from __future__ import annotations

from typing import Any

from fajrant.core.game import Game
from fajrant.games.lessons import lesson_folder
from fajrant.texts.plain import plain_texts


def lesson_texts(game: Game[Any], language: str) -> dict[str, str]:
    """The texts of a game's lesson by key, with `**bold**` and `[1]` for points."""
    return plain_texts(lesson_folder(game) / f"{language}.ftl")
