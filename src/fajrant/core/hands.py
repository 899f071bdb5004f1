"""Hands of cards as tuples of small integers."""

from __future__ import annotations


def added(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A sorted hand with one card more."""
    place = len(cards)
    while place > 0 and cards[place - 1] > kind:
        place -= 1
    if place == len(cards):
        return cards + (kind,)
    return cards[:place] + (kind,) + cards[place:]


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand with one card of that kind less; the others keep their order."""
    place = 0
    while cards[place] != kind:
        place += 1
    return cards[:place] + cards[place + 1 :]


def different(cards: tuple[int, ...]) -> list[int]:
    """Each kind once, in the order in which it comes up first."""
    found: list[int] = []
    for kind in cards:
        if kind not in found:
            found.append(kind)
    return found
