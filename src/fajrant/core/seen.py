"""Converts values of a position for views: to ids and numbers, with None for missing values."""

from __future__ import annotations

from collections.abc import Sequence

from fajrant.core.moves import Domain


def ids_of(domain: Domain, values: Sequence[int]) -> list[str]:
    return [domain.text(value) for value in values]


def id_or_none(domain: Domain, value: int) -> str | None:
    return None if value < 0 else domain.text(value)


def ids_or_none(domain: Domain, values: Sequence[int]) -> list[str | None]:
    return [None if value < 0 else domain.text(value) for value in values]


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat
