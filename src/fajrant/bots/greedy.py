"""The greedy bot: looks ahead to the end of its own turn."""

from __future__ import annotations

from typing import Any, Final

from fajrant.bots.base import Bot, at_a_glance, fresh_dice, priors_of
from fajrant.bots.chances import lead_of
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position

DEPTH: Final = 8  # the most follow-up decisions of the same turn
WORLDS: Final = 8  # number of worlds to compare before a move that closes the turn
ALIKE: Final = 1e-9  # smaller differences do not count


class GreedyBot(Bot):
    """Plays the move after which its turn can end best by the game's evaluation; the first of equal moves.

    It looks at one world that its seat cannot distinguish from the real one, and only to the end of its own turn.
    Before it closes its turn, it looks again at several worlds if an event or new cards may come afterwards.
    """

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose_from(self, game: Game[Any], pos: Position, seat: int, dice: Dice, moves: list[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        world: Position = game.determinize(pos, seat, fresh_dice(dice))
        weights = priors_of(game, world, seat, moves)
        leads = looks(game, world, seat, moves)
        chosen = best_of(moves, weights, leads)
        if chosen.verb.closes and game.suspense():
            for _ in range(WORLDS - 1):
                world = game.determinize(pos, seat, fresh_dice(dice))
                for number, lead in enumerate(looks(game, world, seat, moves)):
                    leads[number] = leads[number] + lead
            chosen = best_of(moves, weights, leads)
        return chosen


def best_of(moves: list[Move], weights: list[float], leads: list[float]) -> Move:
    """The move with the greatest lead, the first of equals. Moves whose weight is 0 do not count."""
    chosen = moves[0]
    best = 0.0
    first = True
    for number, lead in enumerate(leads):
        if weights[number] > 0.0 and (first or lead > best + ALIKE):
            first = False
            chosen = moves[number]
            best = lead
    return chosen


def looks(game: Game[Any], world: Position, seat: int, moves: list[Move]) -> list[float]:
    """For each move, the lead that the seat can expect at the end of its turn."""
    leads: list[float] = []
    brief = not world.decision().winds_up()
    for move in moves:
        end = end_of_turn(game, Way(world.clone(), seat, move, brief), seat, DEPTH)
        leads.append(end.lead(game, seat))
    return leads


class Way:
    """Plays a move and holds the position after it. The position is evaluated on first use and only once."""

    def __init__(self, pos: Position, seat: int, move: Move, brief: bool) -> None:
        if brief:
            pos.look_ahead(seat, move)
        else:
            pos.apply(seat, move)
        self.pos: Final = pos
        self.brief: Final = brief
        self.evaluated = False
        self.value = 0.0

    def look(self, game: Game[Any], seat: int) -> float:
        """The evaluation for the seat."""
        if not self.evaluated:
            self.evaluated = True
            self.value = game.evaluate(self.pos, seat)
        return self.value

    def lead(self, game: Game[Any], seat: int) -> float:
        """The evaluation for the seat, less that of the best other seat."""
        if self.evaluated:
            return self.value - best_of_others(game, self.pos, seat)
        return lead_of(game.expectations(self.pos), seat)


def end_of_turn(game: Game[Any], way: Way, seat: int, depth: int) -> Way:
    """Plays the turn to its end, always choosing the best evaluation. It may change the position of the given way.

    If several moves are equally good, such as drawing from unseen stacks, each of them is followed. Decisions that a
    game calls routine are made by prior. The look-ahead stops at a decision that winds up the turn.
    """
    pos = way.pos
    if depth == 0 or len(pos.asked) != 1 or pos.asked[0] != seat:
        return way
    decision = pos.decision()
    brief = way.brief
    if decision.begins_turn or (brief and decision.winds_up()):
        return way
    if decision.routine():
        return end_of_turn(game, Way(pos, seat, at_a_glance(game, pos, seat), brief), seat, depth - 1)
    moves = pos.legal(seat)
    last = len(moves) - 1  # its way needs no clone
    ways = [Way(pos if number == last else pos.clone(), seat, move, brief) for number, move in enumerate(moves)]
    if last == 0:
        return end_of_turn(game, ways[0], seat, depth - 1)
    most = ways[0].look(game, seat)
    for other in ways:
        most = max(most, other.look(game, seat))
    best: Way | None = None
    for other in ways:
        if other.look(game, seat) >= most - ALIKE:
            end = end_of_turn(game, other, seat, depth - 1)
            if best is None or end.look(game, seat) > best.look(game, seat) + ALIKE:
                best = end
    return way if best is None else best


def best_of_others(game: Game[Any], pos: Position, seat: int) -> float:
    """The best evaluation among the other seats; 0 if there are none."""
    best = 0.0
    first = True
    for other in range(pos.seats):
        if other != seat:
            value = game.evaluate(pos, other)
            if first or value > best:
                best = value
                first = False
    return best
