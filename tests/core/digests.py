"""Digests of whole games for fixed seeds. `python -m tests.core.digests > tests/core/digests.txt` regenerates them.

If a line changes, old records play differently: raise the game's rules version in the same commit.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import fajrant
from fajrant.core.dice import seeded
from tests.core.random_play import BY_NAME, play_random

PAGE = Path(__file__).with_name("digests.txt")


def line(slug: str, seats: int, seed: int) -> str:
    """A random game: its decisions, its final scores, and a digest of every tenth position."""
    match = fajrant.new(slug, seats, seed)
    dice = seeded(seed)
    trail = blake2b(digest_size=8)
    while match.acting():
        trail.update(match.digest().encode())
        play_random(match, dice, 10)
    trail.update(match.digest().encode())
    scores = " ".join(str(score) for score in match.scores())
    played = f"decisions {match.decisions()}  scores {scores}  {trail.hexdigest()}"
    return f"{slug} {match.version}  seats {seats}  seed {seed}  {played}"


def page() -> list[str]:
    return [line(game.slug, seats, seed) for game in BY_NAME for seats in game.seats for seed in range(5)]


if __name__ == "__main__":
    print("\n".join(page()))
