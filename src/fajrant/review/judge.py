"""Judges one decision: what the seat could expect from the move it played, and from the best ones.

A first search finds the moves worth comparing. Then each of them, the move that was played and the one that looks best
at first sight get a search of their own, in the same worlds and with the same number of iterations, so that no move
looks worse only because it was tried less. The last turn of a seat is solved instead. Everything is judged by what the
seat knew.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from fajrant.bots.base import fresh_dice
from fajrant.bots.greedy import GreedyBot
from fajrant.bots.search import Rewards, Style, Tree
from fajrant.bots.solve import Solver
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position
from fajrant.review.advice import gains_along, gains_of
from fajrant.review.luck import seats_apart

RIVALS: Final = 3  # moves of the first search that the played one is compared with
POINT: Final = 0.001  # a point is worth this chance of winning; it matters only when the game is nearly decided
EQUAL: Final = 0.01  # chances closer than this count as equal, because the searches are not more exact
TURNS: Final = 8  # turns to look ahead
WORLDS: Final = 64
# A margin in standard errors of the mean. Nine in ten searches that are four times as deep, in other worlds, end within
# it; tests/review/study.py measured that. For the sampling error alone 1.6 would do, but deeper searches see further.
SPREAD: Final = 5.0
STREAM: Final = 1_000_003  # keeps the dice of decisions apart

Gain = tuple[str, float]


class Budget:
    """How long to think about each decision, in iterations of the first search."""

    def __init__(self, iterations: int) -> None:
        self.iterations: Final = iterations
        self.explore: Final = Style(iterations, WORLDS, TURNS)
        self.compare: Final = Style(max(1, iterations // 2), WORLDS, TURNS)  # for each move


class Candidate:
    """A move and what it promises every seat at the end of the game."""

    def __init__(
        self,
        seat: int,
        move: str,
        targets: list[str],
        points: list[float],
        chances: list[float],
        gains: list[Gain],
        margin: float,
    ) -> None:
        self.move: Final = move
        self.targets: Final = targets  # what a player clicks, so that the move can be shown
        self.all_points: Final = points
        self.all_chances: Final = chances  # of winning
        self.gains: Final = gains  # (term, points): what the turn brings
        self.margin: Final = margin  # about nine in ten longer searches find a chance that differs by at most this
        self.points: Final = points[seat]
        self.chance: Final = chances[seat]
        self.worth: Final = self.chance + POINT * self.points

    def plain(self) -> list[Any]:
        gains = [list(gain) for gain in self.gains]
        return [self.move, self.targets, self.all_points, self.all_chances, gains, self.margin]


class Verdict:
    """The judgement of one decision."""

    def __init__(self, seat: int, played: str, obvious: str, candidates: list[Candidate], apart: list[int]) -> None:
        self.seat: Final = seat
        self.apart: Final = apart  # the seats whose knowledge differs from this seat's
        self.played: Final = named(candidates, played)
        self.obvious: Final = named(candidates, obvious)  # the greedy bot's move
        ranked = sorted(candidates, key=shortfall)
        if ranked[0].chance - self.played.chance < EQUAL and ranked[0].points - self.played.points < 1.0:
            ranked.remove(self.played)  # as good as the best
            ranked.insert(0, self.played)
        self.ranked: Final = ranked  # the compared moves, the best first
        self.best: Final = ranked[0]
        self.loss: Final = max(0.0, self.best.chance - self.played.chance)
        self.points_lost: Final = max(0.0, self.best.points - self.played.points)
        # every seat's chance if the decision costs nothing; the best move may only be better in points
        self.promised: Final = self.best.all_chances if self.loss > 0.0 else self.played.all_chances

    def plain(self) -> dict[str, Any]:
        """As plain data, to be sent between processes or stored."""
        return {
            "seat": self.seat,
            "played": self.played.move,
            "obvious": self.obvious.move,
            "candidates": [candidate.plain() for candidate in self.ranked],
            "apart": self.apart,
        }


def read_verdict(data: Any) -> Verdict:
    """The reverse of `plain`."""
    seat: int = data["seat"]
    candidates = [read_candidate(seat, candidate) for candidate in data["candidates"]]
    return Verdict(seat, data["played"], data["obvious"], candidates, data["apart"])


def read_candidate(seat: int, data: Any) -> Candidate:
    """The reverse of `Candidate.plain`."""
    move, targets, points, chances, gains, margin = data
    return Candidate(seat, move, targets, points, chances, [(term, gain) for term, gain in gains], margin)


def named(candidates: list[Candidate], move: str) -> Candidate:
    for candidate in candidates:
        if candidate.move == move:
            return candidate
    raise AssertionError("the move was not compared")


def shortfall(candidate: Candidate) -> float:
    return -candidate.worth


def judge_decision(
    game: Game[Any], pos: Position, number: int, seat: int, text: str, iterations: int, seed: int
) -> Verdict | None:
    """The verdict on decision `number` of a game; None if there was nothing to decide.

    It depends on nothing else, so decisions can be judged in any order and in any process.
    """
    for move in pos.legal(seat):
        if move.text == text:
            return judge(game, pos, seat, move, Budget(iterations), seeded(seed * STREAM + number))
    raise AssertionError("the move is not legal")


def judge(game: Game[Any], pos: Position, seat: int, move: Move, budget: Budget, dice: Dice) -> Verdict | None:
    """The verdict on a move; None if the decision is trifling or there was no choice."""
    if len(pos.legal(seat)) < 2 or pos.decision().trifling:
        return None
    obvious = GreedyBot().choose(game, pos, seat, dice)
    candidates = solved(game, pos, seat, budget, dice) if game.last_turn(pos, seat) else []
    if not candidates:
        candidates = compared(game, pos, seat, [move, obvious], budget, dice)
    return Verdict(seat, move.text, obvious.text, candidates, seats_apart(game, pos, seat))


def solved(game: Game[Any], pos: Position, seat: int, budget: Budget, dice: Dice) -> list[Candidate]:
    """Every move of the last turn with what it leads to; empty if there are too many."""
    world: Position = game.determinize(pos, seat, fresh_dice(dice))
    lines = Solver(game, seat, budget.iterations).solve(world, world.legal(seat))
    return [
        Candidate(
            seat,
            line.move.text,
            line.move.targets(),
            line.outcome.all_points,
            line.outcome.all_chances,
            gains_along(game, world, seat, line),
            0.0,
        )
        for line in lines
    ]


def compared(
    game: Game[Any], pos: Position, seat: int, always: list[Move], budget: Budget, dice: Dice
) -> list[Candidate]:
    """The given moves and the most promising others, each after a search of its own in the same worlds."""
    tree = Tree(game, pos.seats, seat, budget.explore)
    tree.grow(pos, dice, None, 0.0)
    moves = [arm.move for arm in tree.ranked(pos)[:RIVALS]]
    for move in always:
        if move not in moves:
            moves.append(move)
    worlds = dice.bits()
    return [valued(game, pos, seat, move, budget.compare, Dice(worlds)) for move in moves]


def valued(game: Game[Any], pos: Position, seat: int, move: Move, style: Style, dice: Dice) -> Candidate:
    tree = Tree(game, pos.seats, seat, style, [move])
    tree.grow(pos, dice, None, 0.0)
    rewards = tree.rewards
    leaves = rewards.count
    return Candidate(
        seat,
        move.text,
        move.targets(),
        [total / leaves for total in rewards.all_points],
        [total / leaves for total in rewards.all_chance],
        gains_of(tree, pos, tree.ranked(pos)[0], dice),
        margin_of(rewards, seat),
    )


def margin_of(rewards: Rewards, seat: int) -> float:
    """How far the seat's mean chance may be off. The sample size is the number of worlds, not of leaves."""
    leaves = rewards.count
    if leaves < 2:
        return 1.0
    mean = rewards.all_chance[seat] / leaves
    variance = max(0.0, rewards.all_chance_squared[seat] / leaves - mean * mean) * leaves / (leaves - 1)
    return min(1.0, SPREAD * sqrt(variance / min(WORLDS, leaves)))
