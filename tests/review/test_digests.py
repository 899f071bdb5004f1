"""The same record, budget and seed give the same review, compiled or not."""

from __future__ import annotations

from tests.review.digests import PAGE, page


def test_reviews_are_as_written_on_the_page() -> None:
    assert page() == PAGE.read_text(encoding="utf-8").splitlines()
