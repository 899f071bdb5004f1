"""Random play and the games for it. It needs nothing but `fajrant`, so that it also runs in the browser's Python."""

from __future__ import annotations

from fajrant import Match
from fajrant.core.dice import Dice
from fajrant.games import SHELF, load

GAMES = [load(slug) for slug in SHELF]
BY_NAME = sorted(GAMES, key=lambda game: game.slug)  # the order in digests.txt


def play_random(match: Match, dice: Dice, decisions: int) -> None:
    """Makes random decisions: any seat that is asked, any legal move."""
    for _ in range(decisions):
        acting = match.acting()
        if not acting:
            return
        seat = acting[dice.below(len(acting))]
        moves = match.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
