"""A page of games among bots for fixed seeds. `python -m tests.bots.digests > tests/bots/digests.txt` regenerates it.

A changed line means that bots play differently, which may be intended. Both builds must always agree.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import fajrant
from fajrant.bots import LEVELS
from fajrant.core.dice import seeded
from tests.bots.brief import brief
from tests.core.random_play import BY_NAME

PAGE = Path(__file__).with_name("digests.txt")
ITERATIONS = 12


def line(slug: str, seats: int, level: str) -> str:
    """A game of one bot of this level against random bots."""
    match = fajrant.new(slug, seats, seats)
    bots = [brief(level if seat == 0 else "random", ITERATIONS) for seat in range(seats)]
    dice = seeded(seats)
    while match.acting():
        seat = match.acting()[0]
        match.carry_out(seat, bots[seat].choose(match.game, match.position, seat, dice))
    trail = blake2b(match.record().encode(), digest_size=8).hexdigest()
    scores = " ".join(str(score) for score in match.scores())
    return f"{slug} {match.version}  seats {seats}  {level}  decisions {match.decisions()}  scores {scores}  {trail}"


def page() -> list[str]:
    """Every level and every number of seats of every game."""
    lines: list[str] = []
    for game in BY_NAME:
        for number in range(max(len(LEVELS), len(game.seats))):
            lines.append(line(game.slug, game.seats[number % len(game.seats)], LEVELS[number % len(LEVELS)]))
    return lines


if __name__ == "__main__":
    print("\n".join(page()))
