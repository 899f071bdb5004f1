"""The same dice and the same number of iterations give the same moves, compiled or not."""

from __future__ import annotations

from tests.bots.digests import PAGE, page


def test_bots_play_as_written_on_the_page() -> None:
    assert page() == PAGE.read_text(encoding="utf-8").splitlines()
