"""The same seeds and moves give the same games in every build and on every machine."""

from __future__ import annotations

from tests.core.digests import PAGE, page


def test_whole_games_match_their_digests() -> None:
    assert page() == PAGE.read_text(encoding="utf-8").splitlines()
