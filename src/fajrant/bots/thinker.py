"""The searching bot. It keeps its tree within a turn."""

from __future__ import annotations

from typing import Any, Final

from fajrant.bots.base import Bot, Clock, fresh_dice, priors_of, weightiest
from fajrant.bots.search import Arm, Style, Tree
from fajrant.bots.solve import SOLVING, Solver
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position


class Thinker(Bot):
    """Plays the most visited move of its search. The tree is kept within a turn; a new turn starts a new tree."""

    def __init__(self, name: str, style: Style, seconds: float = 0.0, clock: Clock | None = None) -> None:
        super().__init__(name)
        self.style: Final = style
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.tree: Tree | None = None
        self.before: Position | None = None  # the position in which the latest move was chosen
        self.chosen: Arm | None = None

    def choose_from(self, game: Game[Any], pos: Position, seat: int, dice: Dice, moves: list[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        if pos.decision().trifling:
            return weightiest(moves, priors_of(game, game.determinize(pos, seat, fresh_dice(dice)), seat, moves))
        seconds = self.seconds
        if game.last_turn(pos, seat):
            world: Position = game.determinize(pos, seat, fresh_dice(dice))
            solved = Solver(game, seat, self.style.iterations, self.clock, seconds).solve(world, moves)
            if solved:
                return solved[0].move
            seconds *= 1.0 - SOLVING
        tree = self.think(game, pos, seat, dice, seconds, moves)
        chosen = tree.ranked(pos)[0]
        self.before = pos.clone()
        self.chosen = chosen
        return chosen.move

    def think(self, game: Game[Any], pos: Position, seat: int, dice: Dice, seconds: float, moves: list[Move]) -> Tree:
        """The finished search for this decision. If some legal moves are not allowed, it is a new one."""
        allowed = moves if len(moves) < len(pos.legal(seat)) else None
        tree = self.tree
        if tree is None or allowed is not None or not self.goes_on(game, pos, seat, tree):
            tree = Tree(game, pos.seats, seat, self.style, allowed)
            self.tree = tree
        tree.grow(pos, dice, self.clock, seconds)
        return tree

    def goes_on(self, game: Game[Any], pos: Position, seat: int, tree: Tree) -> bool:
        """Can the tree be kept? Only if the seat's latest move led to this position within the same turn."""
        before = self.before
        chosen = self.chosen
        if before is None or chosen is None or tree.game is not game or tree.seat != seat:
            return False
        if pos.seats != before.seats or pos.decision().begins_turn:
            return False
        reached = before.clone()
        reached.apply(seat, chosen.move)
        return looks_alike(game, reached, pos, seat) and tree.follow(chosen)


def looks_alike(game: Game[Any], one: Position, other: Position, seat: int) -> bool:
    """Is the seat asked the same question, with the same moves and the same view, in both positions?"""
    if one.asked != other.asked or one.legal(seat) != other.legal(seat):
        return False
    asked = one.decision()
    question = other.decision()
    if asked.point != question.point or asked.shown(one, seat) != question.shown(other, seat):
        return False
    return game.view(one, seat) == game.view(other, seat)
