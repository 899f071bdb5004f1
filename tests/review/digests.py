"""A page of reviews for fixed games. `python -m tests.review.digests > tests/review/digests.txt` regenerates it.

A changed line means that reviews judge differently, which may be intended. Both builds must always agree.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from fajrant import Match
from fajrant.core.match import canonical
from fajrant.review import review
from tests.core.random_play import BY_NAME
from tests.review.parts import late, middle

PAGE = Path(__file__).with_name("digests.txt")
DECISIONS = 8
BUDGET = 10
SEED = 7


def line(match: Match) -> str:
    slug, seats = match.game.slug, match.position.seats
    data = review(match, BUDGET, SEED).plain()
    digest = blake2b(canonical(data).encode(), digest_size=8).hexdigest()
    losses = " ".join(f"{row['loss']:.4f}" for row in data["seats"])
    return f"{slug} {match.version}  seats {seats}  losses {losses}  {digest}"


def page() -> list[str]:
    """The end and the middle of a random game, with the fewest and the most seats of every game."""
    lines: list[str] = []
    for game in BY_NAME:
        lines.append(line(late(game.slug, game.seats[0], DECISIONS)))
        lines.append(line(middle(game.slug, game.seats[-1], DECISIONS)))
    return lines


if __name__ == "__main__":
    print("\n".join(page()))
