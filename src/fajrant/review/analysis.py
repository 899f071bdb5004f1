"""Reviews a whole game: judges every decision and separates luck from decisions.

A review follows the chance of winning through the game. A decision costs the difference between what the best move and
what the played move promised. Between two decisions the chance can change as well. That is luck if dice were rolled, if
something was dealt or revealed, or if the next seat knew other things than the last one; otherwise it is the
uncertainty of the searches. So for every seat, its chance at the start, luck, decisions and uncertainty add up to the
result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fajrant.bots.chances import chances
from fajrant.core.game import Game
from fajrant.core.journal import Event
from fajrant.core.match import Match
from fajrant.core.position import Position
from fajrant.core.record import parse_record
from fajrant.review.judge import Candidate, Verdict, judge_decision
from fajrant.review.luck import causes_of
from fajrant.review.marks import MARKS, mark_of

ITERATIONS: Final = 400_000  # for a whole game: about half a minute on one core
MOST: Final = 2000  # more would hardly change a verdict
LEAST: Final = 200


def usual_budget(decisions: int) -> int:
    """The iterations for each decision of a game, so that a long game does not take much longer than a short one."""
    return max(LEAST, min(MOST, ITERATIONS // max(1, decisions)))


class Played:
    """A decision that was made in a game."""

    def __init__(self, number: int, seat: int, move: str, events: Sequence[Event] = (), revealed: int = 0) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events  # that followed
        self.revealed: Final = revealed  # see `Entry`


class Happened:
    """What happened to every seat's chance of winning between two decisions: either luck or uncertainty."""

    def __init__(self, change: list[float], causes: list[str], events: list[dict[str, object]]) -> None:
        nothing = [0.0] * len(change)
        self.luck: Final = change if causes else nothing
        self.uncertainty: Final = nothing if causes else change
        self.causes: Final = causes  # of the luck
        self.events: Final = events  # that caused it, as plain data with the numbers of their decisions


class Reviewed:
    """A decision in a review."""

    def __init__(self, played: Played, verdict: Verdict | None, decided: list[float], then: Happened) -> None:
        self.played: Final = played
        self.verdict: Final = verdict  # None if there was nothing to decide
        self.decided: Final = decided  # what the decision did to every seat's chance of winning
        self.then: Final = then  # what happened afterwards, up to the next decision
        self.mark: Final = mark_of(verdict)  # empty for a usual move

    def plain(self) -> dict[str, Any]:
        verdict = self.verdict
        played = None if verdict is None else verdict.played
        best = None if verdict is None else verdict.best
        return {
            "number": self.played.number,
            "seat": self.played.seat,
            "move": self.played.move,
            "points": None if played is None else round(played.points, 2),
            "chance": None if played is None else round(played.chance, 4),
            "best": None if best is None else best.move,
            "best_points": None if best is None else round(best.points, 2),
            "best_chance": None if best is None else round(best.chance, 4),
            "loss": 0.0 if verdict is None else round(verdict.loss, 4),
            "mark": self.mark or None,
            "luck": rounded(self.then.luck),
            "uncertainty": rounded(self.then.uncertainty),
            "causes": self.then.causes,
            "events": self.then.events,
            "decided": rounded(self.decided),
            "compared": [] if verdict is None else [plain_candidate(candidate) for candidate in verdict.ranked],
        }


def plain_candidate(candidate: Candidate) -> dict[str, Any]:
    return {
        "move": candidate.move,
        "targets": candidate.targets,
        "points": round(candidate.points, 2),
        "chance": round(candidate.chance, 4),
        "margin": round(candidate.margin, 4),
        "gains": [{"term": term, "gain": round(gain, 2)} for term, gain in candidate.gains],
    }


class Review:
    """The review of a game up to the position `last`. `verdicts` has an entry for every decision in `played`."""

    def __init__(
        self,
        game: Game[Any],
        last: Position,
        played: list[Played],
        verdicts: list[Verdict | None],
        budget: int,
        seed: int,
    ) -> None:
        self.game: Final = game
        self.budget: Final = budget
        self.seed: Final = seed
        self.end: Final = chances(game, last, game.expectations(last))
        self.start: Final = first_chances(verdicts, self.end)
        nothing = [0.0] * last.seats
        line: list[list[float]] = []
        decided: list[list[float]] = []
        then = [Happened(nothing, [], []) for _ in played]
        now = self.start
        deal = nothing
        latest: Verdict | None = None
        first = 0  # the place of the latest decision that was judged
        for place, verdict in enumerate(verdicts):
            if verdict is None:
                decided.append(nothing)
            else:
                change = difference(verdict.promised, now)
                if latest is None:
                    deal = change
                else:
                    happened(then, played, first, place, change, latest.seat in verdict.apart)
                decided.append(difference(verdict.played.all_chances, verdict.promised))
                now = verdict.played.all_chances
                latest = verdict
                first = place
            line.append(now)
        if latest is None:
            deal = difference(self.end, now)
        else:
            happened(then, played, first, len(played), difference(self.end, now), latest.apart != [])
        self.line: Final = line  # every seat's chance of winning after each decision
        self.deal: Final = deal  # what the deal did, before the first decision
        self.decisions: Final = [
            Reviewed(one, verdicts[place], decided[place], then[place]) for place, one in enumerate(played)
        ]

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game.slug,
            "rules": self.game.version,
            "budget": self.budget,
            "seed": self.seed,
            "start": rounded(self.start),
            "deal": rounded(self.deal),
            "end": rounded(self.end),
            "line": [rounded(values) for values in self.line],
            "decisions": [decision.plain() for decision in self.decisions],
            "seats": [self.seat(seat) for seat in range(len(self.end))],
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """The summary of a seat: what it lost by its own decisions, won by those of others, and had in luck."""
        own = [decision for decision in self.decisions if decision.played.seat == seat]
        loss = 0.0
        points = 0.0
        judged = 0
        sound = 0
        for decision in own:
            if decision.verdict is not None:
                judged += 1
                loss += decision.verdict.loss
                points += decision.verdict.points_lost
                if decision.verdict.best is decision.verdict.played:
                    sound += 1
        others = 0.0
        luck = self.deal[seat]
        uncertainty = 0.0
        for decision in self.decisions:
            luck += decision.then.luck[seat]
            uncertainty += decision.then.uncertainty[seat]
            if decision.played.seat != seat:
                others += decision.decided[seat]
        return {
            "decisions": judged,
            "sound": sound,
            "loss": round(loss, 4),
            "points_lost": round(points, 2),
            "others": round(others, 4),
            "luck": round(luck, 4),
            "uncertainty": round(uncertainty, 4),
            "marks": {mark: len([one for one in own if one.mark == mark]) for mark in MARKS},
        }


def happened(
    then: list[Happened], played: list[Played], first: int, after: int, change: list[float], knowledge: bool
) -> None:
    """Records a change between the decisions `first` and `after`, which had nothing to decide in between.

    It is recorded at the decision that revealed something, or else at the last one. `knowledge` says whether the seats
    at both ends know different things.
    """
    revealed = 0
    place = after - 1
    events: list[dict[str, object]] = []
    for between in range(first, after):
        if played[between].revealed:
            revealed |= played[between].revealed
            events += [{"number": played[between].number, **event.plain()} for event in played[between].events]
            place = between
    then[place] = Happened(change, causes_of(revealed, knowledge), events)


def first_chances(verdicts: list[Verdict | None], end: list[float]) -> list[float]:
    """The chances before the deal: equal for all seats. In a solo game, the chance that its deal promises."""
    if len(end) > 1:
        return [1.0 / len(end)] * len(end)
    for verdict in verdicts:
        if verdict is not None:
            return verdict.promised
    return end


def rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]


def difference(after: list[float], before: list[float]) -> list[float]:
    return [after[seat] - before[seat] for seat in range(len(after))]


# ---------------------------------------------------------------- the review of a match


def review(match: Match, budget: int = 0, seed: int = 0, done: Callable[[int], None] | None = None) -> Review:
    """Reviews every decision of a match. The same record, budget and seed give the same review on any machine.

    A budget of 0 means the usual one. `done` is called with the number of each judged decision.
    """
    budget = budget or usual_budget(match.decisions())
    verdicts: list[Verdict | None] = []
    for pos, one in moments(match):
        verdicts.append(judge_decision(match.game, pos, one.number, one.seat, one.move, budget, seed))
        if done is not None:
            done(one.number)
    return review_of(match, verdicts, budget, seed)


def review_of(match: Match, verdicts: list[Verdict | None], budget: int, seed: int) -> Review:
    return Review(match.game, match.position, played_in(match), verdicts, budget, seed)


def played_in(match: Match) -> list[Played]:
    return [
        Played(entry.number, entry.seat, entry.move.text, entry.events, entry.revealed) for entry in match.entries()
    ]


def moments(match: Match) -> list[tuple[Position, Played]]:
    """All decisions of a match with the positions before them, oldest first."""

    def same_game(_slug: str) -> Any:
        return match.game

    again = parse_record(match.record(), same_game).begin()
    positions: list[tuple[Position, Played]] = []
    for one in played_in(match):
        positions.append((again.position, one))
        again.play(one.seat, one.move)
    return positions
