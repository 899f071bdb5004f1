"""The same seeds and moves give the same games: in every build, on every machine, today and tomorrow."""

from __future__ import annotations

from tests.core.digests import PAGE, page


def test_whole_games_are_as_written_on_the_page() -> None:
    assert page() == PAGE.read_text(encoding="utf-8").splitlines()
