"""A game is a folder here, a folder in the web client and one line of the shelf: nothing else knows it by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fajrant.games import SHELF, load

ROOT = Path(__file__).parents[2]
SOURCES = ["src/fajrant", "web/src", "web/index.html", "web/vite.config.ts", "setup.py", "pyproject.toml"]
KINDS = {".py", ".ts", ".svelte", ".js", ".css", ".html", ".ftl", ".toml"}
GENERATED = "web/src/lib/api/schema.d.ts"
EXAMPLES = ["src/fajrant/core/record.py"]  # an example of a record in an error message


def sources() -> list[Path]:
    """The files outside the games' folders, without the generated ones."""
    files = []
    for name in SOURCES:
        path = ROOT / name
        files += [path] if path.is_file() else [file for file in path.rglob("*") if file.suffix in KINDS]
    own = [ROOT / "src/fajrant/games" / slug for slug in SHELF] + [ROOT / "web/src/lib/games" / slug for slug in SHELF]
    skipped = {ROOT / GENERATED, ROOT / "src/fajrant/server/static"}
    return [file for file in files if not skipped & {file, *file.parents} and not set(own) & set(file.parents)]


@pytest.mark.once
def test_only_the_shelf_knows_the_games_by_name() -> None:
    names = [*SHELF, *[re.escape(load(slug).title("en")) for slug in SHELF]]
    known = re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)
    naming = {str(file.relative_to(ROOT)) for file in sources() if known.search(file.read_text("utf-8"))}
    assert naming == {"src/fajrant/games/__init__.py", *EXAMPLES}
