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
        return self.choose_from(game, pos, seat, dice, pos.legal(seat))

    def choose_from(self, game: Game[Any], pos: Position, seat: int, dice: Dice, moves: list[Move]) -> Move:
        """Like `choose`, but returns one of these legal moves. Later decisions are planned with all legal moves."""
        raise NotImplementedError


def at_a_glance(game: Game[Any], pos: Position, seat: int) -> Move:
    """The move with the highest prior; the first of equals."""
    moves = pos.legal(seat)
    return weightiest(moves, game.priors(pos, seat, moves))


def weightiest(moves: list[Move], weights: list[float]) -> Move:
    """The move with the highest weight; the first of equals."""
    return moves[weights.index(max(weights))]


def priors_of(game: Game[Any], pos: Position, seat: int, moves: list[Move]) -> list[float]:
    """The priors of some of a seat's legal moves, at least one above 0. They are those that the moves have among all
    legal moves, unless that is 0: then the better move may be missing here."""
    legal = pos.legal(seat)
    among_all = game.priors(pos, seat, legal)
    if len(moves) == len(legal):
        return among_all
    alone = game.priors(pos, seat, moves)
    priors: list[float] = []
    for place, move in enumerate(moves):
        prior = among_all[legal.index(move)]
        priors.append(prior if prior > 0.0 else alone[place])
    return priors if max(priors) > 0.0 else [1.0] * len(moves)


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose_from(self, game: Game[Any], pos: Position, seat: int, dice: Dice, moves: list[Move]) -> Move:
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
