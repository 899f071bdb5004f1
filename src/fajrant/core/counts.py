"""Counts of pieces by kind, as lists of small integers."""

from __future__ import annotations


def total(counts: list[int]) -> int:
    """The sum of the counts. (Much faster than `sum` when compiled.)"""
    result = 0
    for count in counts:
        result += count
    return result
