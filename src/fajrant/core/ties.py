"""Ranking by points and tie-breaks, and which tie-break decided each tie."""

from __future__ import annotations

from typing import Final

SHARED: Final = ""  # the criterion of a tie that no rule breaks


class Tie:
    """Seats with equal points, best first, the criterion that separated them, and its value for each of them.

    Earlier criteria were equal for all these seats. Seats that this criterion leaves equal have a tie of their own.
    """

    def __init__(self, points: int, seats: list[int], criterion: str, values: list[int]) -> None:
        self.points: Final = points
        self.seats: Final = seats
        self.criterion: Final = criterion  # SHARED if the seats share their place
        self.values: Final = values  # by seat, as in `seats`; empty if the place is shared


def places(strengths: list[list[int]]) -> list[int]:
    """The place of each strength, highest first. Ties share a place and the next ones are skipped (1, 1, 3)."""
    return [1 + sum([1 for other in strengths if other > own]) for own in strengths]


def find_ties(strengths: list[list[int]], criteria: list[str]) -> list[Tie]:
    """All ties on points, best first. A strength holds a seat's points, then its value for each criterion."""
    ties: list[Tie] = []
    for points in sorted({strength[0] for strength in strengths}, reverse=True):
        split([seat for seat, own in enumerate(strengths) if own[0] == points], strengths, criteria, 1, ties)
    return ties


def split(seats: list[int], strengths: list[list[int]], criteria: list[str], first: int, ties: list[Tie]) -> None:
    """Adds the tie among these seats, and those that remain within it, starting from the criterion at `first`."""
    if len(seats) < 2:
        return
    points = strengths[seats[0]][0]
    for place in range(first, len(criteria) + 1):
        values = sorted({strengths[seat][place] for seat in seats}, reverse=True)
        if len(values) > 1:
            groups = [[seat for seat in seats if strengths[seat][place] == value] for value in values]
            ranked = [seat for group in groups for seat in group]
            ties.append(Tie(points, ranked, criteria[place - 1], [strengths[seat][place] for seat in ranked]))
            for group in groups:
                split(group, strengths, criteria, place + 1, ties)
            return
    ties.append(Tie(points, seats, SHARED, []))
