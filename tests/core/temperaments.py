"""Players for the shared checks. Uniformly random play rarely meets a rare branch, so each has a taste of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from fajrant import Match
from fajrant.core.dice import Dice
from fajrant.core.moves import Move

ANY_MOVE = 8  # one decision out of this many is left to chance, so that no taste goes round in circles
CANDIDATES = 6  # moves that the greedy one looks at


class Temperament:
    """Chooses one of a seat's legal moves: here, any of them."""

    def choose(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> Move:
        if len(moves) > 1 and dice.below(ANY_MOVE):
            moves = self.preferred(match, seat, moves, dice)
        return moves[dice.below(len(moves))]

    def preferred(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> list[Move]:
        """The moves that suit it best; at least one."""
        return moves

    def play(self, match: Match, dice: Dice, decisions: int) -> None:
        """Makes some more decisions, each for any seat that is asked."""
        for _ in range(decisions):
            acting = match.acting()
            if not acting:
                return
            seat = acting[dice.below(len(acting))]
            match.play(seat, self.choose(match, seat, match.position.legal(seat), dice).text)


class Curious(Temperament):
    """Fond of rare verbs: takes the verb that it has played least for the choice it offers, then its rarest move.

    One of them may play many games in a row; what was rare in the first is then tried in the next.
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
    """Takes the best of a handful of moves, by what the game says the next position is worth."""

    def preferred(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> list[Move]:
        drawn = [moves[dice.below(len(moves))] for _ in range(CANDIDATES)] if len(moves) > CANDIDATES else moves
        worth = []
        for move in drawn:
            after = match.position.clone()
            after.apply(seat, move)
            worth.append(match.game.evaluate(after, seat))
        return [drawn[worth.index(max(worth))]]


class Hasty(Temperament):
    """Ends its turn as soon as it may: passes, stops, declines."""

    ending = True

    def preferred(self, match: Match, seat: int, moves: list[Move], dice: Dice) -> list[Move]:
        found = []
        for name in dict.fromkeys([move.verb.name for move in moves]):  # one move of each verb is enough of a look
            said = [move for move in moves if move.verb.name == name]
            if ends_turn(match, seat, said[dice.below(len(said))]) == self.ending:
                found += said
        return found or moves


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
