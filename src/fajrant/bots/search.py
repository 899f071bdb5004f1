"""Information-set tree search: many worlds that the seat cannot tell from the real one, and one tree for all of them.

Each iteration deals the unseen cards anew, walks down the tree by the moves that this world allows, goes on to the end
of a turn that was not looked at before, and asks the game's evaluation what every seat may expect there. A node stands
for what the searching seat can see: it is reached by moves, and by what they take, whatever lay hidden. So a move
counts as available only where a world offers it, and one that is rarely possible is not taken for one that is rarely
good. Trifles are decided at a glance and make no nodes: all the ways to put five cards back would hide what follows.

Every seat goes after its own reward. Seats that are asked at the same time choose without seeing each other's choice.

All chance comes from the dice handed in, and the numbers that moves are picked by are only added, multiplied, divided
and rooted: the same dice and the same number of iterations give the same tree in every build. A clock is read only if
one is handed in.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final

from fajrant.bots.bot import at_a_glance, fresh_dice
from fajrant.bots.greedy import looks
from fajrant.bots.playout import random_playout
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position

EXPLORE: Final = 1.5  # how much curiosity weighs against what has been found so far
UNTRIED: Final = 0.3  # a move not yet tried is taken for so much worse than the average, in usual differences
NARROW: Final = 4  # so many moves are tried at once where there are many; more with the root of the visits
LONG_TURN: Final = 12  # decisions after which a turn not looked at before is cut short
MARGIN: Final = 12.0  # a lead of so many points is worth half of all that a lead can be worth
RANK: Final = 0.6  # how much the place counts beside the lead when the game is over
STEADY: Final = 16  # leaves at a depth after which half of what sets them apart is put down to the depth
LOOKS: Final = 16  # iterations between two looks at the clock and at what is still open

Clock = Callable[[], float]


class Style:
    """How a bot thinks: how often, over how many worlds, how many turns ahead."""

    def __init__(self, iterations: int, worlds: int, turns: int, rollouts: bool = False) -> None:
        self.iterations: Final = iterations
        self.worlds: Final = worlds  # different worlds dealt; 0 for a new one in each iteration
        self.turns: Final = turns  # where the tree ends; the seat's own turn is the first
        self.rollouts: Final = rollouts  # play on at random to the end of the game instead of evaluating


class Arm:
    """A move of a seat at a node, and what became of it."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior
        self.visits = 0
        self.available = 0
        self.reward = 0.0  # sums over the visits: of the seat that moves
        self.points = 0.0
        self.chance = 0.0


class Offers:
    """What one seat may do at a node, in whichever world."""

    def __init__(self) -> None:
        self.arms: Final[dict[Move, Arm]] = {}  # of moves whose words say all
        self.taking: Final[dict[tuple[Move, int], Arm]] = {}  # of the others, each for what it takes
        self.then: Final[dict[Arm, Node]] = {}
        self.visits = 0
        self.reward = 0.0

    def met(self, pos: Position, seat: int) -> list[Arm]:
        """The arms of what the seat may do in this world, without those that no world has offered here before."""
        moves = pos.legal(seat)
        found: list[Arm] = []
        takes = pos.decision().takes(pos, moves)
        for place, move in enumerate(moves):
            arm = self.taking.get((move, takes[place])) if takes else self.arms.get(move)
            if arm is not None:
                found.append(arm)
        return found

    def meet(self, pos: Position, seat: int, shares: list[float]) -> None:
        """Arms for moves that no world has offered here before, with such priors."""
        moves = pos.legal(seat)
        takes = pos.decision().takes(pos, moves)
        for place, move in enumerate(moves):
            if takes:
                if (move, takes[place]) not in self.taking:
                    self.taking[(move, takes[place])] = Arm(move, shares[place])
            elif move not in self.arms:
                self.arms[move] = Arm(move, shares[place])


class Node:
    """What the searching seat has seen happen; who is asked there may depend on what it has not seen."""

    def __init__(self, seats: int) -> None:
        self.offers: Final[list[Offers | None]] = [None] * seats

    def offers_to(self, seat: int) -> Offers:
        found = self.offers[seat]
        if found is None:
            found = Offers()
            self.offers[seat] = found
        return found

    def after(self, seat: int, arm: Arm) -> Node:
        then = self.offers_to(seat).then
        found = then.get(arm)
        if found is None:
            found = Node(len(self.offers))
            then[arm] = found
        return found


class Depth:
    """The leaves so many turns ahead."""

    def __init__(self, seats: int) -> None:
        self.leaves = 0
        self.reward: Final = [0.0] * seats  # sums over the leaves


class Rewards:
    """What every seat may expect at a leaf; and, over all leaves, by how much that usually differs.

    No evaluation grows exactly as the game does: after one's own turn it may promise more than after the others'. Moves
    that are looked at longer end in leaves that lie deeper, and must not look better or worse for that alone. So what
    leaves of the same depth have in common is taken off.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.points = [0.0] * seats
        self.chance: Final = [0.0] * seats  # of winning
        self.reward: Final = [0.0] * seats  # from 0 to 1
        self.count = 0
        self.mean: Final = [0.0] * seats
        self.squares: Final = [0.0] * seats
        self.usual: Final = [0.1] * seats  # difference between leaves
        self.depths: Final[list[Depth]] = []

    def look(self, game: Game[Any], pos: Position, turns: int) -> None:
        seats = self.seats
        self.points = game.expectations(pos)
        self.count += 1
        over = pos.over()
        places = game.ranking(pos) if over else []
        if not over:
            self.weigh_chances(game.doubt(pos))
        for seat in range(seats):
            lead = self.lead(seat)
            reward = 0.5 + 0.5 * lead / (abs(lead) + MARGIN)
            if over:
                self.chance[seat] = share_of_win(places, seat)
                reward = RANK * standing(places, seat) + (1.0 - RANK) * reward
            self.reward[seat] = reward
            before = reward - self.mean[seat]
            self.mean[seat] += before / self.count
            self.squares[seat] += before * (reward - self.mean[seat])
            if self.count > 4:
                self.usual[seat] = sqrt(self.squares[seat] / self.count) + 1e-6
        if not over:
            self.level(turns)

    def level(self, turns: int) -> None:
        """Takes off by how much leaves of this depth differ from all others, the more of it the better it is known."""
        depths = self.depths
        while len(depths) <= turns:
            depths.append(Depth(self.seats))
        depth = depths[turns]
        for seat in range(self.seats):
            reward = self.reward[seat]
            if depth.leaves > 0:
                apart = depth.reward[seat] / depth.leaves - self.mean[seat]
                self.reward[seat] = reward - apart * depth.leaves / (depth.leaves + STEADY)
            depth.reward[seat] = depth.reward[seat] + reward
        depth.leaves += 1

    def weigh_chances(self, doubt: float) -> None:
        """Who may expect more is likelier to win, the more so the less may still happen; together they make 1."""
        chance = self.chance
        most = max(self.points)
        total = 0.0
        for seat in range(self.seats):
            weight = exp((self.points[seat] - most) / doubt)
            chance[seat] = weight
            total += weight
        for seat in range(self.seats):
            chance[seat] /= total

    def lead(self, seat: int) -> float:
        """Over the best of the others; who plays alone goes after points."""
        points = self.points
        if self.seats == 1:
            return points[seat]
        best = -1e9
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return points[seat] - best


def as_shares(weights: list[float]) -> list[float]:
    """The same, adding up to 1."""
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def share_of_win(places: list[int], seat: int) -> float:
    """Of a finished game: 1 for the winner, its share for one of several, 0 for all others."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def standing(places: list[int], seat: int) -> float:
    """A win counts 1, a shared one its share; a later place a little, so that it is better not to be last."""
    if places[seat] == 1:
        return share_of_win(places, seat)
    return 0.3 * (len(places) - places[seat]) / len(places)


class Tree:
    """The search of one seat, from one decision of its turn to the next."""

    def __init__(self, game: Game[Any], seats: int, seat: int, style: Style) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.style: Final = style
        self.root = Node(seats)
        self.rewards: Final = Rewards(seats)
        self.path: Final[list[Arm]] = []
        self.path_seats: Final[list[int]] = []
        self.path_offers: Final[list[Offers]] = []

    def visits(self) -> int:
        return self.root.offers_to(self.seat).visits

    def grow(self, pos: Position, dice: Dice, clock: Clock | None, seconds: float) -> None:
        """Iterations until the root has been visited often enough, with moves that are legal now, or time is up.

        When the move tried most can no longer be overtaken, there is nothing more to find out.
        """
        worlds: list[Position] = []
        style = self.style
        deadline = 0.0 if clock is None else clock() + seconds
        done = 0
        while self.visits() < style.iterations or not self.ranked(pos):
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
        """Down the tree, a turn further, and back with what was found there."""
        path = self.path
        seats = self.path_seats
        chosen_from = self.path_offers
        path.clear()
        seats.clear()
        chosen_from.clear()
        node = self.root
        desk = self.root  # where those choose who are asked at the same time
        together: tuple[int, ...] = ()
        turns = 0
        new = 0  # decisions since the first move that was not tried before
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
                desk = node
            together = () if len(asked) == 1 else tuple([other for other in asked if other != seat])
            offers = desk.offers_to(seat)
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
        """The move with the best mixture of what was found and of what may yet be found."""
        arms = self.arms_in(offers, world, seat, own_turn)
        usual = self.rewards.usual[seat]
        expected = 0.5 if offers.visits == 0 else offers.reward / offers.visits
        expected -= UNTRIED * usual
        curiosity = EXPLORE * usual
        tried = 0
        for arm in arms:
            if arm.visits > 0:
                tried += 1
        may_try = tried < NARROW + sqrt(float(offers.visits))
        best: Arm | None = None
        most = 0.0
        for arm in arms:
            arm.available += 1
            visits = arm.visits
            if visits > 0:
                promise = arm.reward / visits
            elif may_try:
                promise = expected
            else:
                continue
            promise += curiosity * arm.prior * sqrt(float(arm.available)) / (1.0 + visits)
            if best is None or promise > most:
                best = arm
                most = promise
        assert best is not None
        return best

    def arms_in(self, offers: Offers, world: Position, seat: int, own_turn: bool) -> list[Arm]:
        """Of all that the seat may do in this world; moves that no world has offered here before get their prior."""
        found = offers.met(world, seat)
        moves = world.legal(seat)
        if len(found) == len(moves):
            return found
        shares = as_shares(self.game.priors(world, seat, moves))
        if own_turn and self.game.foresight() > 0.0:
            self.foresee(shares, world, seat, moves)
        offers.meet(world, seat, shares)
        return offers.met(world, seat)

    def foresee(self, shares: list[float], world: Position, seat: int, moves: list[Move]) -> None:
        """A part of the curiosity goes to the moves after which the turn can end best."""
        found = looks(self.game, world, seat, moves)
        most = max(found)
        mean = sum(found) / len(found)
        squares = 0.0
        for look in found:
            squares += (look - mean) * (look - mean)
        usual = sqrt(squares / len(found)) + 1e-6
        weights: list[float] = []
        for look in found:
            behind = 1.0 + (most - look) / usual
            weights.append(1.0 / (behind * behind * behind * behind))
        part = self.game.foresight()
        for place, share in enumerate(as_shares(weights)):
            shares[place] = (1.0 - part) * shares[place] + part * share

    # ------------------------------------------------------------ what was found

    def ranked(self, pos: Position) -> list[Arm]:
        """The arms of the moves that were tried, the most tried first; of equals the better, then the earlier one."""
        left = [arm for arm in self.root.offers_to(self.seat).met(pos, self.seat) if arm.visits > 0]
        found: list[Arm] = []
        while left:
            best = left[0]
            for arm in left:
                if arm.visits > best.visits or (arm.visits == best.visits and arm.reward > best.reward):
                    best = arm
            left.remove(best)
            found.append(best)
        return found

    def settled(self, pos: Position) -> bool:
        """The move tried most would stay so, whatever the iterations left went to."""
        ranked = self.ranked(pos)
        if not ranked:
            return False
        second = ranked[1].visits if len(ranked) > 1 else 0
        return ranked[0].visits - second > self.style.iterations - self.visits()

    def follow(self, arm: Arm) -> bool:
        """The tree goes on from after this move of the seat; False if there is nothing to go on with."""
        then = self.root.offers_to(self.seat).then.get(arm)
        if then is None:
            return False
        self.root = then
        return True
