"""A bot that thinks: a tree search, and what it remembers of it within a turn."""

from __future__ import annotations

from typing import Any, Final

from fajrant.bots.bot import Bot, at_a_glance, fresh_dice
from fajrant.bots.search import Arm, Clock, Style, Tree
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position


class Thinker(Bot):
    """Plays what its search tried most. Within a turn the search goes on where it was; a new turn, a new tree."""

    def __init__(self, name: str, style: Style, seconds: float = 0.0, clock: Clock | None = None) -> None:
        super().__init__(name)
        self.style: Final = style
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.tree: Tree | None = None
        self.before: Position | None = None  # where the latest move was chosen
        self.chosen: Arm | None = None

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        moves = pos.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if pos.decision().trifling:
            return at_a_glance(game, game.determinize(pos, seat, fresh_dice(dice)), seat)
        tree = self.think(game, pos, seat, dice)
        chosen = tree.ranked(pos)[0]
        self.before = pos.clone()
        self.chosen = chosen
        return chosen.move

    def think(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Tree:
        """The search for this decision, done."""
        tree = self.tree
        if tree is None or not self.goes_on(game, pos, seat, tree):
            tree = Tree(game, pos.seats, seat, self.style)
            self.tree = tree
        tree.grow(pos, dice, self.clock, self.seconds)
        return tree

    def goes_on(self, game: Game[Any], pos: Position, seat: int, tree: Tree) -> bool:
        """This is what the seat's latest move led to, within the same turn; then the tree goes on from there."""
        before = self.before
        chosen = self.chosen
        if before is None or chosen is None or tree.game is not game or tree.seat != seat:
            return False
        if pos.seats != before.seats or pos.decision().begins_turn:
            return False
        came = before.clone()
        came.apply(seat, chosen.move)
        return looks_alike(game, came, pos, seat) and tree.follow(chosen)


def looks_alike(game: Game[Any], one: Position, other: Position, seat: int) -> bool:
    """The seat is asked the same, may do the same and sees the same."""
    if one.asked != other.asked or one.legal(seat) != other.legal(seat):
        return False
    asked = one.decision()
    question = other.decision()
    if asked.point != question.point or asked.shown(one, seat) != question.shown(other, seat):
        return False
    return game.view(one, seat) == game.view(other, seat)
