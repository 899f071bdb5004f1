"""The base class of bots: players that answer the question their seat is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position

Clock = Callable[[], float]


class Bot:
    def __init__(self, name: str) -> None:
        self.name: Final = name

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        """Returns one of `pos.legal(seat)`. It must not change the position, and uses only what the seat may know."""
        raise NotImplementedError


def at_a_glance(game: Game[Any], pos: Position, seat: int) -> Move:
    """The move with the highest prior; the first of equals."""
    moves = pos.legal(seat)
    weights = game.priors(pos, seat, moves)
    return moves[weights.index(max(weights))]


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        moves = pos.legal(seat)
        return moves[dice.below(len(moves))]


class Delegate(Bot):
    """Lets a function choose. Interpreted code uses it, because it cannot subclass a compiled class."""

    def __init__(self, name: str, chooser: Callable[[Game[Any], Position, int, Dice], Move]) -> None:
        super().__init__(name)
        self.chooser: Final = chooser

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        return self.chooser(game, pos, seat, dice)


def fresh_dice(dice: Dice) -> Dice:
    """Returns separate dice for a simulated world and advances the bot's own dice."""
    high = dice.bits()
    return Dice(high << 31 | dice.bits())
