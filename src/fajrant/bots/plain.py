"""The plain peer: information-set Monte Carlo tree search that knows nothing about the games but their rules.

Levels are compared with it to see what evaluations, priors and foresight gain. Each iteration deals a new world, walks
down the tree by UCB1, adds one node and plays at random to the end of the game. Only the result counts: 1 for a win,
1/n for a shared win, 0 for a defeat. Every decision has nodes, and every search starts with an empty tree.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from fajrant.bots.base import Bot, fresh_dice
from fajrant.bots.chances import share_of_win
from fajrant.bots.playout import random_playout
from fajrant.bots.search import Arm, Node, Offers
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position

EXPLORE: Final = 0.7  # the weight of exploration, as usual for rewards from 0 to 1
EULER: Final = 0.5772156649  # Euler's constant: the limit of the harmonic number of n minus log n


class PlainBot(Bot):
    """Plays the most visited move of a plain search."""

    def __init__(self, iterations: int) -> None:
        super().__init__("plain")
        self.iterations: Final = iterations

    def choose_from(self, game: Game[Any], pos: Position, seat: int, dice: Dice, moves: list[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        tree = PlainTree(game, pos.seats, seat, moves)
        for _ in range(self.iterations):
            tree.iterate(game.determinize(pos, seat, fresh_dice(dice)), dice)
        return tree.most_visited(pos)


class PlainTree:
    """The search of one seat for one decision: which of these moves to play."""

    def __init__(self, game: Game[Any], seats: int, seat: int, moves: list[Move]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.moves: Final = moves
        self.root: Final = Node(seats)
        self.logs: Final = [0.0]  # logarithms, approximated by harmonic numbers to be the same on every machine
        self.harmonic = 0.0

    def iterate(self, world: Position, dice: Dice) -> None:
        """One iteration: selection, expansion by one node, random play and backpropagation."""
        path: list[Arm] = []
        seats: list[int] = []
        node = self.root
        shared = self.root  # seats that choose simultaneously all choose at this node
        together: tuple[int, ...] = ()
        new = False
        while world.asked and not new:
            asked = world.asked
            if not path and self.seat in asked:
                seat = self.seat
                moves = self.moves
            else:
                seat = asked[0]
                moves = world.legal(seat)
            if seat not in together:
                shared = node
            together = () if len(asked) == 1 else tuple([other for other in asked if other != seat])
            arm = self.pick(arms_in(shared.offers_to(seat), world, moves), dice)
            new = arm.visits == 0
            path.append(arm)
            seats.append(seat)
            world.apply(seat, arm.move)
            node = node.after(seat, arm)
        random_playout(world, dice)
        places = self.game.ranking(world)
        for place, arm in enumerate(path):
            arm.visits += 1
            arm.reward += share_of_win(places, seats[place])

    def pick(self, arms: list[Arm], dice: Dice) -> Arm:
        """Any untried arm, or else the best by UCB1, with an arm's availability in place of its parent's visits."""
        untried: list[Arm] = []
        for arm in arms:
            arm.available += 1
            if arm.visits == 0:
                untried.append(arm)
        if untried:
            return untried[dice.below(len(untried))]
        best = arms[0]
        most = -1.0
        for arm in arms:
            promise = arm.reward / arm.visits + EXPLORE * sqrt(self.log(arm.available) / arm.visits)
            if promise > most:
                best = arm
                most = promise
        return best

    def log(self, number: int) -> float:
        """Approximates the natural logarithm of a positive number."""
        logs = self.logs
        while len(logs) <= number:
            self.harmonic += 1.0 / len(logs)
            logs.append(self.harmonic - EULER)
        return logs[number]

    def most_visited(self, pos: Position) -> Move:
        """The most visited move; of equals the one with the higher reward, then the first."""
        best: Arm | None = None
        for arm in self.root.offers_to(self.seat).met(pos, self.moves):
            if best is None or (arm.visits, arm.reward) > (best.visits, best.reward):
                best = arm
        assert best is not None
        return best.move


def arms_in(offers: Offers, world: Position, moves: list[Move]) -> list[Arm]:
    """The arms of these moves in this world, all with the same prior."""
    arms = offers.met(world, moves)
    if len(arms) == len(moves):
        return arms
    return offers.meet(world, moves, [1.0] * len(moves))
