"""The greedy bot: looks ahead to the end of its own turn."""

from __future__ import annotations

from typing import Any, Final

from fajrant.bots.base import Bot, fresh_dice
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position

DEPTH: Final = 8  # the most follow-up decisions of the same turn
WORLDS: Final = 8  # before a move that closes the turn
ALIKE: Final = 1e-9  # smaller differences do not count


class GreedyBot(Bot):
    """Plays the move after which its turn can end best by the game's evaluation; the first of equal moves.

    It looks at one world that its seat cannot distinguish from the real one, and only to the end of its own turn.
    Before it closes its turn, after which an event or new cards may come, it looks again at several worlds.
    """

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        moves = pos.legal(seat)
        if len(moves) == 1:
            return moves[0]
        world: Position = game.determinize(pos, seat, fresh_dice(dice))
        weights = game.priors(world, seat, moves)
        leads = looks(game, world, seat, moves)
        chosen = best_of(moves, weights, leads)
        if chosen.verb.closes:
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
    for move in moves:
        end = end_of_turn(game, Way(world, seat, move), seat, DEPTH)
        leads.append(end.look(game, seat) - best_of_others(game, end.pos, seat))
    return leads


class Way:
    """The position after a move. It is evaluated only if there is something to compare it with."""

    def __init__(self, before: Position, seat: int, move: Move) -> None:
        pos = before.clone()
        pos.apply(seat, move)
        self.pos: Final = pos
        self.evaluated = False
        self.value = 0.0

    def look(self, game: Game[Any], seat: int) -> float:
        """The evaluation for the seat."""
        if not self.evaluated:
            self.evaluated = True
            self.value = game.evaluate(self.pos, seat)
        return self.value


def end_of_turn(game: Game[Any], way: Way, seat: int, depth: int) -> Way:
    """Plays the turn to its end, always choosing the best evaluation.

    If several moves are equally good, such as drawing from unseen stacks, each of them is followed.
    """
    pos = way.pos
    if depth == 0 or len(pos.asked) != 1 or pos.asked[0] != seat or pos.decision().begins_turn:
        return way
    ways = [Way(pos, seat, move) for move in pos.legal(seat)]
    if len(ways) == 1:
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
    evaluations = [game.evaluate(pos, other) for other in range(pos.seats) if other != seat]
    return max(evaluations) if evaluations else 0.0
