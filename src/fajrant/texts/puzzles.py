"""What puzzles are about, in words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fajrant.review.puzzles import Puzzle
from fajrant.texts.plain import plain_texts

known_texts = cache(plain_texts)


def theme_texts(puzzle: Puzzle, folder: Path, language: str) -> tuple[str, str]:
    """Title and text of a puzzle. A theme may have words of its own for some verbs of the answer."""
    texts = known_texts(folder / f"{language}.ftl")
    verb = puzzle.answer.split(" ")[0]
    key = f"{puzzle.theme}-{verb}" if f"{puzzle.theme}-{verb}-title" in texts else puzzle.theme
    return texts[f"{key}-title"], texts[f"{key}-text"]
