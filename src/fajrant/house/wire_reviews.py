"""The types of reviews, exercises, puzzles and results, sent between server and client as those in `wire`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fajrant.house.wire import Clock, EachLanguage, Event, Moment, MoveText, Reason

Mark = Literal["great", "only", "inaccuracy", "mistake", "blunder"]
LuckCause = Literal["dice", "revealed", "knowledge"]  # `knowledge`: the next seat knows other secrets


class ComparedMove(Struct):
    """A move that was searched, and what the seat could expect from it."""

    move: str
    targets: list[str]
    points: float
    chance: float
    gains: list[Reason]  # what the turn brings
    margin: float = 0.0  # of `chance`, plus or minus; a longer search stays within it nine times in ten


class ReviewedDecision(Struct):
    """A decision of a review. Chances are from 0 to 1. The figures are null if there was nothing to decide."""

    number: int
    seat: int
    move: str
    points: float | None
    chance: float | None
    best: str | None
    best_points: float | None
    best_chance: float | None
    loss: float
    mark: Mark | None
    luck: list[float]  # what dice, deals, reveals and hidden knowledge did to every seat's chance after the decision
    decided: list[float]  # what the decision did to it
    compared: list[ComparedMove]  # the best first
    uncertainty: list[float] = []  # changes after the decision that nothing explains: the noise of the searches
    causes: list[LuckCause] = []  # of the luck; none if there was none
    events: list[Event] = []  # the journal's events that brought the luck, of every audience


class Marks(Struct):
    """How many decisions got each mark."""

    great: int
    only: int
    inaccuracy: int
    mistake: int
    blunder: int


class ReviewedSeat(Struct):
    decisions: int
    sound: int  # decisions that were as good as the best move
    loss: float  # of the chance of winning, by its own decisions
    points_lost: float
    others: float  # what the decisions of others did to its chance
    luck: float
    marks: Marks
    uncertainty: float = 0.0  # of the searches


class GameReview(Struct):
    """For every seat, `start`, `luck`, `others`, `uncertainty` and minus `loss` add up to `end`."""

    game: str
    rules: int
    budget: int
    seed: int
    start: list[float]
    deal: list[float]  # what the deal did, which is part of the luck
    end: list[float]
    line: list[list[float]]  # every seat's chance after each decision
    decisions: list[ReviewedDecision]
    seats: list[ReviewedSeat]


class FoundMark(Struct):
    """A telling decision, reported while the review is still in progress."""

    number: int
    seat: int
    mark: Mark
    loss: float


class ReviewState(Struct):
    status: Literal["none", "running", "failed", "ready"]
    done: int  # the progress in decisions; it includes the quick first look at all of them
    total: int
    found: list[FoundMark]
    review: GameReview | None
    solved: list[int]  # the decisions that you have solved as exercises


# ---------------------------------------------------------------- exercises and puzzles


class AnswerRequest(Struct):
    """A move tried in an exercise."""

    move: MoveText


class PuzzleRow(Struct):
    """A puzzle in a list. Its title and text give the theme, not the answer."""

    id: str
    game: str
    title: EachLanguage
    text: EachLanguage
    level: int  # of difficulty, from 1 to 3
    seats: int
    clock: Clock
    tries: int  # yours
    solved: bool  # by you


class Puzzle(Struct):
    """A position with one best move. All moves have been compared; `decision` plays the most tempting wrong one."""

    id: str
    game: str
    title: EachLanguage
    text: EachLanguage
    level: int
    options: dict[str, str]
    names: list[str]  # of the players; empty for the seat to move
    moment: Moment
    decision: ReviewedDecision


# ---------------------------------------------------------------- results


class Result(Struct):
    """A finished game of yours, from one of your seats."""

    table: str
    game: str
    ended: str
    seats: int
    seat: int
    place: int
    shared: int  # how many seats have this place
    points: int
    categories: dict[str, int]
    others: dict[str, float]  # the mean points of the other seats, by category
    bots: int  # how many of the others were bots
    decisions: int | None  # the next three are null if the game has not been reviewed
    loss: float | None  # of the chance of winning, by your decisions together
    mistakes: list[FoundMark] | None
