"""Information-set Monte Carlo tree search with a single observer: many worlds, one tree.

Each iteration takes a world in which the hidden cards are reshuffled, walks down the tree by moves that are legal in
this world, plays the first new turn to its end, and evaluates the position there for every seat. A node stands for what
the searching seat can see: it is identified by the moves played and by what they take, not by what is hidden. A move's
availability counts only worlds that offer it, so a rarely possible move is not mistaken for a rarely good one. Trifling
decisions, such as the order of five cards to put back, are made by prior. They create no nodes, because their many
variants would crowd out the decisions that matter.

Every seat maximises its own reward. Seats that are asked at the same time choose without seeing each other's choice.

All chance comes from the given dice, and moves are selected using only sums, products, quotients and square roots. So
the same dice and number of iterations give the same tree in every build. The clock is read only if one is given.
"""

from __future__ import annotations

import gc
from math import sqrt
from typing import Any, Final

from fajrant.bots.base import Clock, at_a_glance, fresh_dice, priors_of
from fajrant.bots.chances import chances, lead_of, share_of_win
from fajrant.bots.greedy import looks
from fajrant.bots.playout import random_playout
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position

EXPLORE: Final = 1.5  # the weight of exploration against the mean reward
UNTRIED: Final = 0.3  # an untried move starts this far below the mean, in standard deviations
NARROW: Final = 4  # progressive widening: this many moves, plus the square root of the visits
LONG_TURN: Final = 12  # a new turn is cut off after this many decisions
MARGIN: Final = 12.0  # a lead of this many points earns half of the maximum reward for a lead
RANK: Final = 0.6  # in a finished game, this part of the reward is for the place and the rest for the lead
STEADY: Final = 16  # number of leaves at which half of a depth's mean offset is subtracted
OVERTAKE: Final = 0.3  # a patient search stops if the runner-up would need more than this part of the visits left
LOOKS: Final = 16  # iterations between two checks of the clock and of early stopping


class Style:
    """The parameters of a search: iterations, worlds, and turns ahead."""

    def __init__(self, iterations: int, worlds: int, turns: int, rollouts: bool = False, patient: bool = False) -> None:
        self.iterations: Final = iterations
        self.worlds: Final = worlds  # number of different worlds; 0 for a new one in each iteration
        self.turns: Final = turns  # depth of the tree in turns; the seat's own turn is the first
        self.rollouts: Final = rollouts  # play at random to the end of the game instead of evaluating
        self.patient: Final = patient  # multiply the iterations by the game's `patience`

    def scaled(self, times: float) -> Style:
        """The same style with `times` as many iterations, at least one."""
        iterations = max(1, round(self.iterations * times))
        return Style(iterations, self.worlds, self.turns, self.rollouts, self.patient)

    def iterations_in(self, game: Game[Any]) -> int:
        """The maximum number of iterations for a decision of this game."""
        return round(self.iterations * game.patience()) if self.patient else self.iterations


class Arm:
    """A move of a seat at a node, with its statistics."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior
        self.visits = 0
        self.available = 0
        self.reward = 0.0  # these three are sums over the visits, for the seat that moves
        self.points = 0.0
        self.chance = 0.0


class Offers:
    """The moves of one seat at a node, over all worlds."""

    def __init__(self) -> None:
        self.arms: Final[dict[Move, Arm]] = {}  # by move, if the move alone says what happens
        self.taking: Final[dict[tuple[Move, int], Arm]] = {}  # otherwise by move and by what it takes
        self.then: Final[dict[Arm, Node]] = {}  # the node after each arm
        self.visits = 0
        self.reward = 0.0

    def met(self, pos: Position, moves: list[Move]) -> list[Arm]:
        """The existing arms of these moves, which are legal in this world."""
        arms: list[Arm] = []
        takes = pos.decision().takes(pos, moves)
        for place, move in enumerate(moves):
            arm = self.taking.get((move, takes[place])) if takes else self.arms.get(move)
            if arm is not None:
                arms.append(arm)
        return arms

    def meet(self, pos: Position, moves: list[Move], shares: list[float]) -> list[Arm]:
        """Like `met`, but moves that have no arm yet get one, with these priors."""
        arms: list[Arm] = []
        takes = pos.decision().takes(pos, moves)
        for place, move in enumerate(moves):
            arm = self.taking.get((move, takes[place])) if takes else self.arms.get(move)
            if arm is None:
                arm = Arm(move, shares[place])
                if takes:
                    self.taking[(move, takes[place])] = arm
                else:
                    self.arms[move] = arm
            arms.append(arm)
        return arms


class Node:
    """A history of events that the searching seat has seen, with the moves that each seat may then have.

    Any seat may be asked next, because that can depend on events that the searching seat has not seen.
    """

    def __init__(self, seats: int) -> None:
        self.offers: Final[list[Offers | None]] = [None] * seats

    def offers_to(self, seat: int) -> Offers:
        offers = self.offers[seat]
        if offers is None:
            offers = Offers()
            self.offers[seat] = offers
        return offers

    def after(self, seat: int, arm: Arm) -> Node:
        then = self.offers_to(seat).then
        node = then.get(arm)
        if node is None:
            node = Node(len(self.offers))
            then[arm] = node
        return node


class Depth:
    """The leaves at one depth, counted in turns."""

    def __init__(self, seats: int) -> None:
        self.leaves = 0
        self.reward: Final = [0.0] * seats  # sums over the leaves


class Rewards:
    """The rewards of every seat at a leaf, and their standard deviation over all leaves.

    Every evaluation drifts a little with depth: right after a seat's own turn it may promise more than after the
    others' turns. Moves that are searched more end in deeper leaves and must not look better or worse for that alone.
    So the mean offset of each depth is subtracted.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.points = [0.0] * seats
        self.chance = [0.0] * seats  # of winning
        self.all_points: Final = [0.0] * seats  # these three are sums over all leaves
        self.all_chance: Final = [0.0] * seats
        self.all_chance_squared: Final = [0.0] * seats
        self.reward: Final = [0.0] * seats  # from 0 to 1
        self.count = 0
        self.mean: Final = [0.0] * seats
        self.squares: Final = [0.0] * seats
        self.deviation: Final = [0.1] * seats  # standard deviation over the leaves
        self.depths: Final[list[Depth]] = []

    def look(self, game: Game[Any], pos: Position, turns: int) -> None:
        seats = self.seats
        self.points = game.expectations(pos)
        self.count += 1
        over = pos.over()
        places = game.ranking(pos) if over else []
        self.chance = chances(game, pos, self.points)
        for seat in range(seats):
            self.all_points[seat] += self.points[seat]
            self.all_chance[seat] += self.chance[seat]
            self.all_chance_squared[seat] += self.chance[seat] * self.chance[seat]
            lead = lead_of(self.points, seat)
            reward = 0.5 + 0.5 * lead / (abs(lead) + MARGIN)
            if over:
                reward = RANK * standing(places, seat) + (1.0 - RANK) * reward
            self.reward[seat] = reward
            delta = reward - self.mean[seat]
            self.mean[seat] += delta / self.count
            self.squares[seat] += delta * (reward - self.mean[seat])
            if self.count > 4:
                self.deviation[seat] = sqrt(self.squares[seat] / self.count) + 1e-6
        if not over:
            self.level(turns)

    def level(self, turns: int) -> None:
        """Subtracts this depth's mean offset, shrunk by STEADY when samples are few."""
        depths = self.depths
        while len(depths) <= turns:
            depths.append(Depth(self.seats))
        depth = depths[turns]
        for seat in range(self.seats):
            reward = self.reward[seat]
            if depth.leaves > 0:
                offset = depth.reward[seat] / depth.leaves - self.mean[seat]
                self.reward[seat] = reward - offset * depth.leaves / (depth.leaves + STEADY)
            depth.reward[seat] = depth.reward[seat] + reward
        depth.leaves += 1


def as_shares(weights: list[float]) -> list[float]:
    """The weights, scaled to add up to 1."""
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def standing(places: list[int], seat: int) -> float:
    """The reward of a place: 1 for a win, 1/n for a shared win, a little for later places, so that last is worst."""
    if places[seat] == 1:
        return share_of_win(places, seat)
    return 0.3 * (len(places) - places[seat]) / len(places)


class Tree:
    """The search of one seat, kept from one decision of its turn to the next.

    If `allowed` is given, only these of the seat's first moves are searched: several to choose from, or one to value.
    """

    def __init__(self, game: Game[Any], seats: int, seat: int, style: Style, allowed: list[Move] | None = None) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.style: Final = style
        self.allowed = allowed  # at the root; None for all legal moves
        self.iterations: Final = style.iterations_in(game)
        self.root = Node(seats)
        self.rewards: Final = Rewards(seats)
        self.path: Final[list[Arm]] = []
        self.path_seats: Final[list[int]] = []
        self.path_offers: Final[list[Offers]] = []

    def visits(self) -> int:
        return self.root.offers_to(self.seat).visits

    def grow(self, pos: Position, dice: Dice, clock: Clock | None, seconds: float) -> None:
        """Iterates until the root has enough visits and a legal move has been tried, or until time is up.

        Stops early when the choice is settled. The garbage collector is paused: a tree has no cycles, but the collector
        would traverse all of it again and again.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.iterate_while_useful(pos, dice, clock, 0.0 if clock is None else clock() + seconds)
        finally:
            if collecting:
                gc.freeze()  # with unfreeze, it moves all new objects to the oldest generation, which is rarely scanned
                gc.unfreeze()
                gc.enable()

    def iterate_while_useful(self, pos: Position, dice: Dice, clock: Clock | None, deadline: float) -> None:
        worlds: list[Position] = []
        style = self.style
        done = 0
        while self.visits() < self.iterations or not self.ranked(pos):
            if style.worlds == 0:
                world: Position = self.game.determinize(pos, self.seat, fresh_dice(dice))
            elif len(worlds) < style.worlds:
                worlds.append(self.game.determinize(pos, self.seat, fresh_dice(dice)))
                world = worlds[len(worlds) - 1].clone()
            else:
                world = worlds[done % style.worlds].clone()
            self.iterate(world, dice)
            done += 1
            if done % LOOKS == 0 and (self.settled(pos) or (clock is not None and clock() >= deadline)):
                break

    def iterate(self, world: Position, dice: Dice) -> None:
        """One iteration: selection, expansion by one turn, evaluation and backpropagation."""
        path = self.path
        seats = self.path_seats
        chosen_from = self.path_offers
        path.clear()
        seats.clear()
        chosen_from.clear()
        node = self.root
        shared = self.root  # seats that choose simultaneously all choose at this node
        together: tuple[int, ...] = ()
        turns = 0
        new = 0  # decisions since the first untried move
        while world.asked:
            asked = world.asked
            if path and world.decision().begins_turn:
                turns += 1
                if new > 0 or turns == self.style.turns:
                    break
            elif new >= LONG_TURN:
                break
            seat = asked[0]
            if path and world.decision().trifling:
                world.apply(seat, at_a_glance(self.game, world, seat))
                continue
            if not path and self.seat in asked:
                seat = self.seat
            if seat not in together:
                shared = node
            together = () if len(asked) == 1 else tuple([other for other in asked if other != seat])
            offers = shared.offers_to(seat)
            arm = self.pick(offers, world, seat, turns == 0 and seat == self.seat)
            if new > 0 or arm.visits == 0:
                new += 1
            path.append(arm)
            seats.append(seat)
            chosen_from.append(offers)
            world.apply(seat, arm.move)
            node = node.after(seat, arm)
        if self.style.rollouts:
            random_playout(world, dice)
        rewards = self.rewards
        rewards.look(self.game, world, turns)
        for place, arm in enumerate(path):
            seat = seats[place]
            arm.visits += 1
            arm.reward += rewards.reward[seat]
            arm.points += rewards.points[seat]
            arm.chance += rewards.chance[seat]
            offers = chosen_from[place]
            offers.visits += 1
            offers.reward += rewards.reward[seat]

    def pick(self, offers: Offers, world: Position, seat: int, own_turn: bool) -> Arm:
        """The arm with the best sum of mean reward and exploration bonus."""
        arms = self.arms_in(offers, world, seat, own_turn)
        deviation = self.rewards.deviation[seat]
        expected = 0.5 if offers.visits == 0 else offers.reward / offers.visits
        expected -= UNTRIED * deviation
        exploration = EXPLORE * deviation
        tried = 0
        for arm in arms:
            if arm.visits > 0:
                tried += 1
        may_try = tried < NARROW + sqrt(float(offers.visits))
        best: Arm | None = None
        most = 0.0
        for arm in arms:
            if arm.prior == 0.0:
                continue
            arm.available += 1
            visits = arm.visits
            if visits > 0:
                promise = arm.reward / visits
            elif may_try:
                promise = expected
            else:
                continue
            promise += exploration * arm.prior * sqrt(float(arm.available)) / (1.0 + visits)
            if best is None or promise > most:
                best = arm
                most = promise
        assert best is not None
        return best

    def arms_in(self, offers: Offers, world: Position, seat: int, own_turn: bool) -> list[Arm]:
        """The arms of all moves that are legal in this world, and allowed. New arms get their prior."""
        moves = world.legal(seat)
        allowed = self.allowed
        if allowed is not None and offers is self.root.offers_to(self.seat):
            moves = allowed
        if offers.visits > 0:
            arms = offers.met(world, moves)
            if len(arms) == len(moves):
                return arms
        weights = self.game.priors(world, seat, moves) if allowed is None else priors_of(self.game, world, seat, moves)
        shares = as_shares(weights)
        if own_turn and self.game.foresight() > 0.0:
            self.foresee(shares, world, seat, moves)
        return offers.meet(world, moves, shares)

    def foresee(self, shares: list[float], world: Position, seat: int, moves: list[Move]) -> None:
        """Shifts a part of the priors to the moves that can lead to the best end of the turn."""
        leads = looks(self.game, world, seat, moves)
        most = max(leads)
        mean = sum(leads) / len(leads)
        squares = 0.0
        for lead in leads:
            squares += (lead - mean) * (lead - mean)
        deviation = sqrt(squares / len(leads)) + 1e-6
        weights: list[float] = []
        for lead in leads:
            behind = 1.0 + (most - lead) / deviation
            weights.append(1.0 / (behind * behind * behind * behind))
        part = self.game.foresight()
        for place, share in enumerate(as_shares(weights)):
            if shares[place] > 0.0:
                shares[place] = (1.0 - part) * shares[place] + part * share

    # ------------------------------------------------------------ results

    def ranked(self, pos: Position) -> list[Arm]:
        """The tried arms of legal moves, most visited first; ties by reward, then by order."""
        left = [arm for arm in self.root.offers_to(self.seat).met(pos, pos.legal(self.seat)) if arm.visits > 0]
        ranked: list[Arm] = []
        while left:
            best = left[0]
            for arm in left:
                if arm.visits > best.visits or (arm.visits == best.visits and arm.reward > best.reward):
                    best = arm
            left.remove(best)
            ranked.append(best)
        return ranked

    def settled(self, pos: Position) -> bool:
        """Would the most visited move stay ahead even if the runner-up got all remaining iterations?

        A patient search is less strict: it assumes that the runner-up gets at most OVERTAKE of them.
        """
        if self.allowed is not None and len(self.allowed) == 1:
            return False
        first = 0
        second = 0
        for arm in self.root.offers_to(self.seat).met(pos, pos.legal(self.seat)):
            if arm.visits > first:
                second = first
                first = arm.visits
            elif arm.visits > second:
                second = arm.visits
        left = self.iterations - self.visits()
        return first > 0 and first - second > (OVERTAKE * left if self.style.patient else left)

    def follow(self, arm: Arm) -> bool:
        """Moves the root to the node after this move. Returns False if there is no such node."""
        node = self.root.offers_to(self.seat).then.get(arm)
        if node is None:
            return False
        self.root = node
        self.allowed = None
        return True
