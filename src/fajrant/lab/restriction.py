"""Bots that avoid some moves, to measure what an action, a space or a card is worth.

A pattern such as `place mining_*`, `zone:mining_01` or `store` matches a move's text, its verb or one of its targets.
The bot never chooses such a move unless it has no other. It makes its choice among the others as it would if they were
all it had, but plans its later decisions as if they were not restricted.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from fajrant.bots.base import Bot, Delegate
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.core.match import new_match
from fajrant.core.moves import Move
from fajrant.core.position import Position
from fajrant.lab.errors import LabError

TRIALS = 30  # random games in which a pattern must match some move


def matches(move: Move, patterns: tuple[str, ...]) -> bool:
    texts = [move.text, move.verb.name, *move.targets()]
    return any(fnmatchcase(text, pattern) for pattern in patterns for text in texts)


def check_patterns(game: Game[Any], players: int, options: dict[str, str], patterns: tuple[str, ...]) -> None:
    """Raises LabError if a pattern matches no move that is possible in a few random games."""
    left = set(patterns)
    for seed in range(TRIALS):
        pos = new_match(game, players, seed, options).position
        dice = seeded(seed)
        while pos.asked and left:
            seat = pos.asked[0]
            moves = pos.legal(seat)
            left -= {pattern for pattern in left if any(matches(move, (pattern,)) for move in moves)}
            pos.apply(seat, moves[dice.below(len(moves))])
    if left:
        known = ", ".join(verb.name for verb in game.verbs())
        raise LabError("no_match", {"tried": min(left), "known": known})


def restricted(bot: Bot, patterns: tuple[str, ...]) -> Bot:
    """The same bot, but it avoids the moves that match."""

    def choose(game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        moves = pos.legal(seat)
        allowed = [move for move in moves if not matches(move, patterns)]
        return bot.choose_from(game, pos, seat, dice, allowed or moves)

    return Delegate(bot.name, choose)
