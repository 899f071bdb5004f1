"""Bots that avoid some moves, to measure what an action, a space or a card is worth.

A pattern such as `place mining_*`, `zone:mining_01` or `store` matches a move's text, its verb or one of its targets.
The bot never chooses such a move unless it has no other. Its search does not know about the restriction.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from fajrant.bots.base import Bot, Delegate, fresh_dice
from fajrant.bots.greedy import best_of, looks
from fajrant.bots.thinker import Thinker
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
    """The same bot, but it avoids the moves that match. It must be `random`, `greedy` or one that searches."""

    def choose(game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        moves = pos.legal(seat)
        allowed = [move for move in moves if not matches(move, patterns)]
        if not allowed or len(allowed) == len(moves):
            return bot.choose(game, pos, seat, dice)
        if len(allowed) == 1:
            return allowed[0]
        if isinstance(bot, Thinker):
            ranked = bot.think(game, pos, seat, dice, 0.0).ranked(pos)
            tried = [arm.move for arm in ranked if arm.move in allowed]
            if tried:
                return tried[0]
        if bot.name == "random":
            return allowed[dice.below(len(allowed))]
        world = game.determinize(pos, seat, fresh_dice(dice))
        return best_of(allowed, game.priors(world, seat, allowed), looks(game, world, seat, allowed))

    return Delegate(bot.name, choose)
