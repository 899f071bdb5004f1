"""Ranking by points and tie-breaks, and what decided each tie."""

from __future__ import annotations

import pytest

from fajrant.core.ties import find_ties, places

CRITERIA = ["crystal", "gold"]


@pytest.mark.parametrize(
    ("strengths", "ranked", "ties"),
    [
        ([[9, 0, 0], [7, 5, 5]], [1, 2], []),
        ([[9, 1, 0], [9, 2, 0]], [2, 1], [(9, [1, 0], "crystal", [2, 1])]),
        ([[9, 1, 4], [9, 1, 5]], [2, 1], [(9, [1, 0], "gold", [5, 4])]),
        ([[9, 1, 4], [9, 1, 4], [3, 0, 0]], [1, 1, 3], [(9, [0, 1], "", [])]),
        (  # one seat is ahead in crystal; among the others gold decides
            [[9, 1, 4], [9, 2, 0], [9, 1, 5]],
            [3, 1, 2],
            [(9, [1, 0, 2], "crystal", [2, 1, 1]), (9, [2, 0], "gold", [5, 4])],
        ),
        (  # two ties, the better places first
            [[3, 0, 0], [9, 1, 0], [3, 1, 0], [9, 1, 0]],
            [4, 1, 3, 1],
            [(9, [1, 3], "", []), (3, [2, 0], "crystal", [1, 0])],
        ),
    ],
)
def test_ties(strengths: list[list[int]], ranked: list[int], ties: list[tuple[int, list[int], str, list[int]]]) -> None:
    assert places(strengths) == ranked
    found = find_ties(strengths, CRITERIA)
    assert [(tie.points, tie.seats, tie.criterion, tie.values) for tie in found] == ties
