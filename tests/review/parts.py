"""Parts of random games, as games of their own: short enough to be reviewed in a test."""

from __future__ import annotations

import fajrant
from fajrant import Match
from fajrant.core.dice import seeded
from fajrant.core.match import Entry
from tests.core.playing import play_random

SEED = 3


def late(slug: str, seats: int, decisions: int) -> Match:
    """The last decisions of a game."""
    entries = whole(slug, seats)
    return part(slug, seats, entries[:-decisions], entries[-decisions:])


def middle(slug: str, seats: int, decisions: int) -> Match:
    """Decisions from the middle of a game."""
    entries = whole(slug, seats)
    half = len(entries) // 2
    return part(slug, seats, entries[:half], entries[half : half + decisions])


def whole(slug: str, seats: int) -> list[Entry]:
    match = fajrant.new(slug, seats, SEED)
    play_random(match, seeded(SEED), 100_000)
    return match.entries()


def part(slug: str, seats: int, before: list[Entry], entries: list[Entry]) -> Match:
    start = fajrant.new(slug, seats, SEED)
    for entry in before:
        start.carry_out(entry.seat, entry.move)
    match = fajrant.from_json(start.to_json())
    for entry in entries:
        match.carry_out(entry.seat, entry.move)
    return match
