"""Random players for the shared checks. Uniformly random play rarely reaches rare branches, so each has preferences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from fajrant import Match
from fajrant.core.dice import Dice
from fajrant.core.moves import Move

ANY_MOVE = 8  # one in this many decisions is uniformly random, so that nobody goes round in circles
CANDIDATES = 6  # moves that `Greedy` compares


class Temperament:
    """Chooses one of a seat's legal moves. The base class has no preference."""

    def choose(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> Move:
        if len(moves) > 1 and dice.below(ANY_MOVE):
            moves = self.preferred(match, seat, moves, dice)
        return moves[dice.below(len(moves))]

    def preferred(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> list[Move]:
        """The preferred moves, at least one."""
        return moves

    def play(self, match: Match, dice: Dice, decisions: int) -> None:
        """Makes decisions, each for a random seat that is asked."""
        for _ in range(decisions):
            acting = match.acting()
            if not acting:
                return
            seat = acting[dice.below(len(acting))]
            match.play(seat, self.choose(match, seat, match.position.legal(seat), dice).text)


class Curious(Temperament):
    """Prefers rare verbs, relative to how many moves they offer, and among their moves the rarest.

    One player can play many games in a row; it then tries what was rare in the earlier ones.
    """

    def __init__(self) -> None:
        self.verbs: Counter[tuple[str, str]] = Counter()  # by decision point
        self.moves: Counter[str] = Counter()

    def choose(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> Move:
        move = super().choose(match, seat, moves, dice)
        self.verbs[match.position.decision().point, move.verb.name] += 1
        self.moves[move.text] += 1
        return move

    def preferred(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> list[Move]:
        point = match.position.decision().point
        offered = Counter([move.verb.name for move in moves])
        played = {
            move: (self.verbs[point, move.verb.name] / offered[move.verb.name], self.moves[move.text]) for move in moves
        }
        rarest = min(played.values())
        return [move for move in moves if played[move] == rarest]


class Greedy(Temperament):
    """Takes the best of a few moves by the game's evaluation."""

    def preferred(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> list[Move]:
        drawn = [moves[dice.below(len(moves))] for _ in range(CANDIDATES)] if len(moves) > CANDIDATES else moves
        worth = []
        for move in drawn:
            after = match.position.clone()
            after.apply(seat, move)
            worth.append(match.game.evaluate(after, seat))
        return [drawn[worth.index(max(worth))]]


class Hasty(Temperament):
    """Ends its turn as soon as possible: passes, stops, declines."""

    ending = True

    def preferred(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> list[Move]:
        preferred = []
        for name in dict.fromkeys([move.verb.name for move in moves]):  # trying one move of each verb is enough
            same_verb = [move for move in moves if move.verb.name == name]
            if ends_turn(match, seat, same_verb[dice.below(len(same_verb))]) == self.ending:
                preferred += same_verb
        return preferred or moves


class Lingering(Hasty):
    """Ends its turn only when nothing else is left to do."""

    ending = False


def ends_turn(match: Match, seat: int, move: Move) -> bool:
    after = match.position.clone()
    after.apply(seat, move)
    return seat not in after.asked or after.decision().begins_turn


TEMPERAMENTS: dict[str, Callable[[], Temperament]] = {
    "even": Temperament,
    "curious": Curious,
    "greedy": Greedy,
    "hasty": Hasty,
    "lingering": Lingering,
}
