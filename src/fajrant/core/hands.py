"""Hands of cards as tuples of small integers."""

from __future__ import annotations


def added(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A sorted hand with one more card."""
    place = len(cards)
    while place > 0 and cards[place - 1] > kind:
        place -= 1
    if place == len(cards):
        return cards + (kind,)
    return cards[:place] + (kind,) + cards[place:]


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand without one card of that kind; the others keep their order."""
    place = 0
    while cards[place] != kind:
        place += 1
    return cards[:place] + cards[place + 1 :]


def different(cards: tuple[int, ...]) -> list[int]:
    """Each kind once, in order of first appearance."""
    kinds: list[int] = []
    for kind in cards:
        if kind not in kinds:
            kinds.append(kind)
    return kinds
