"""A hint: the expert's move, what to expect from it and from the next best move, and what the turn gains.

Everything is computed in worlds that the seat cannot distinguish from the real one, so a hint reveals nothing that the
seat could not know. A hint is data without words; `fajrant.texts` turns it into sentences.
"""

from __future__ import annotations

from typing import Any, Final

from fajrant.bots.base import Clock, at_a_glance, fresh_dice
from fajrant.bots.greedy import best_of_others
from fajrant.bots.search import Arm, Style, Tree
from fajrant.bots.solve import SOLVING, Line, Solver
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position

WORLDS: Final = 12  # number of worlds in which the turn is played to its end
LEAST: Final = 0.1  # smaller gains are not mentioned
RIVALS: Final = "rivals"  # the loss of the best other seat; every game has this term


class Expected:
    """What a seat can expect from a move."""

    def __init__(self, move: Move, points: float, chance: float) -> None:
        self.move: Final = move
        self.points: Final = points  # at the end of the game
        self.chance: Final = chance  # of winning, from 0 to 1

    def plain(self) -> dict[str, Any]:
        return {"move": self.move.text, "expected": {"points": round(self.points, 1), "chance": round(self.chance, 3)}}


class Advice:
    def __init__(self, best: Expected, second: Expected | None, gains: list[tuple[str, float]]) -> None:
        self.best: Final = best
        self.second: Final = second  # None if there is no other move or none was tried
        self.gains: Final = gains  # (term, points), from the greatest gain to the greatest loss

    def plain(self) -> dict[str, Any]:
        """The advice as JSON data."""
        second = self.second
        return {
            **self.best.plain(),
            "next": None if second is None else second.plain(),
            "reasons": [{"term": term, "gain": round(gain, 2)} for term, gain in self.gains],
        }


def advise(
    game: Game[Any],
    pos: Position,
    seat: int,
    dice: Dice,
    style: Style,
    clock: Clock | None = None,
    seconds: float = 0.0,
) -> Advice:
    """Searches the position for a seat that is asked, and explains the best move."""
    if game.last_turn(pos, seat):
        world: Position = game.determinize(pos, seat, fresh_dice(dice))
        lines = Solver(game, seat, style.iterations, clock, seconds).solve(world, world.legal(seat))
        if lines:
            best, *others = [Expected(line.move, line.outcome.points, line.outcome.chance) for line in lines]
            return Advice(best, others[0] if others else None, gains_along(game, world, seat, lines[0]))
        seconds *= 1.0 - SOLVING
    tree = Tree(game, pos.seats, seat, style)
    tree.grow(pos, dice, clock, seconds)
    ranked = tree.ranked(pos)
    gains = gains_of(tree, pos, ranked[0], dice)
    return Advice(expected(ranked[0]), expected(ranked[1]) if len(ranked) > 1 else None, gains)


def expected(arm: Arm) -> Expected:
    return Expected(arm.move, arm.points / arm.visits, arm.chance / arm.visits)


class Gains:
    """What a seat gains between two positions, term by term, summed over several worlds."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.sums: Final = [0.0] * (len(game.terms()) + 1)
        self.worlds = 0

    def count(self, before: list[float], after: list[float]) -> None:
        self.worlds += 1
        for place in range(len(self.sums)):
            self.sums[place] += after[place] - before[place]

    def terms(self, pos: Position) -> list[float]:
        """The terms of a position, without the term `rest`, which falls with every turn, whatever the move."""
        own = len(self.sums) - 1
        return [*self.game.prospects(pos, self.seat)[:own], -best_of_others(self.game, pos, self.seat)]

    def named(self) -> list[tuple[str, float]]:
        """The gains worth mentioning, from the greatest gain to the greatest loss."""
        terms = [*self.game.terms(), RIVALS]
        gains = [(terms[place], total / self.worlds) for place, total in enumerate(self.sums)]
        return sorted([gain for gain in gains if abs(gain[1]) >= LEAST], key=greatest_first)


def gains_along(game: Game[Any], world: Position, seat: int, line: Line) -> list[tuple[str, float]]:
    """What the moves of a line gain the seat."""
    gains = Gains(game, seat)
    end = world.clone()
    left: Line | None = line
    while left is not None:
        end.apply(seat, left.move)
        left = left.then
    gains.count(gains.terms(world), gains.terms(end))
    return gains.named()


def gains_of(tree: Tree, pos: Position, arm: Arm, dice: Dice) -> list[tuple[str, float]]:
    """What the rest of the turn gains the seat, averaged over several worlds."""
    gains = Gains(tree.game, tree.seat)
    for _ in range(WORLDS):
        world: Position = tree.game.determinize(pos, tree.seat, fresh_dice(dice))
        before = gains.terms(world)
        play_turn(tree, world, arm)
        gains.count(before, gains.terms(world))
    return gains.named()


def greatest_first(gain: tuple[str, float]) -> float:
    return -gain[1]


def play_turn(tree: Tree, world: Position, arm: Arm) -> None:
    """Plays the move and the most visited moves after it, until the turn is over or another seat is asked."""
    seat = tree.seat
    node = tree.root
    while True:
        world.apply(seat, arm.move)
        node = node.after(seat, arm)
        while world.asked == (seat,) and world.decision().trifling:
            world.apply(seat, at_a_glance(tree.game, world, seat))
        if world.asked != (seat,) or world.decision().begins_turn:
            return
        most = -1
        for other in tree.arms_in(node.offers_to(seat), world, seat, True):
            if other.visits > most:
                most = other.visits
                arm = other
