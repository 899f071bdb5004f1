"""The positions that the tests of boards show are the ones that their scripts make, under the current rules."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from fajrant.games import SHELF

BOARDS = Path(__file__).parents[2] / "web" / "src" / "lib" / "games"
GENERATOR = "web/src/lib/games/fixtures/positions.py"


@pytest.mark.once
@pytest.mark.parametrize("slug", [slug for slug in SHELF if (BOARDS / slug / "fixtures").exists()])
def test_fixtures_are_up_to_date(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BOARDS / "fixtures"))
    files_of = import_module("positions").files_of
    folder = BOARDS / slug / "fixtures"
    committed = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.[jt]*")}
    made = files_of(slug)
    assert sorted(made) == sorted(committed)
    outdated = [name for name, text in made.items() if committed[name] != text]
    assert not outdated, f"`python {GENERATOR} {slug}` writes them"
