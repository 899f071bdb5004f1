"""What every bot is: a player that answers the question put to its seat."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position


class Bot:
    def __init__(self, name: str) -> None:
        self.name: Final = name

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        """One of `pos.legal(seat)`. The bot must not change the position, and uses only what its seat may know."""
        raise NotImplementedError


def at_a_glance(game: Game[Any], pos: Position, seat: int) -> Move:
    """What a player would look at first; of equals the earlier one."""
    moves = pos.legal(seat)
    weights = game.priors(pos, seat, moves)
    return moves[weights.index(max(weights))]


class RandomBot(Bot):
    """Any legal move, each as likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        moves = pos.legal(seat)
        return moves[dice.below(len(moves))]


def fresh_dice(dice: Dice) -> Dice:
    """Dice of their own for a world that is looked at, so that the bot's dice move on."""
    high = dice.bits()
    return Dice(high << 31 | dice.bits())
