"""Plays games to the end."""

from __future__ import annotations

from typing import Any

from fajrant.bots.base import Bot
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.position import Position


def random_playout(pos: Position, dice: Dice) -> int:
    """Plays at random until the game is over. Returns the number of questions that were asked."""
    decisions = 0
    asked = pos.asked
    while asked:
        seat = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        moves = pos.legal(seat)
        pos.apply(seat, moves[dice.below(len(moves))])
        asked = pos.asked
        decisions += 1
    return decisions


def play_out(game: Game[Any], pos: Position, bots: list[Bot], dice: Dice) -> int:
    """Plays to the end with a bot at each seat. Returns the number of decisions."""
    decisions = 0
    while pos.asked:
        seat = pos.asked[0]
        pos.apply(seat, bots[seat].choose(game, pos, seat, dice))
        decisions += 1
    return decisions
