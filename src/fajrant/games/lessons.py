"""Lessons: guided first games. A game with a lesson has a folder `lesson` with a script and its texts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from fajrant.core.errors import Nonsense
from fajrant.core.game import Game
from fajrant.core.match import Match, new_match

LESSON_KEYS: Final = {"seats", "seat", "seed", "options", "steps"}
STEP_KEYS: Final = {"id", "move", "points", "then"}
MOST_POINTS: Final = 3


class LessonStep:
    """One step: what it is about, the learner's move, and the moves played before the next step."""

    def __init__(self, id: str, move: str | None, points: list[str], then: list[tuple[int, str]]) -> None:
        self.id: Final = id  # its texts are `id-title`, `id-text` and, if there is one, `id-why`
        self.move: Final = move  # None if the step only explains
        self.points: Final = points  # ids of things on the table, which its text calls [1], [2] and [3]
        self.then: Final = then  # by seat and notation


class Lesson:
    """A scripted game: the deal, the learner's seat and the steps."""

    def __init__(self, seats: int, seat: int, seed: int, options: dict[str, str], steps: list[LessonStep]) -> None:
        self.seats: Final = seats
        self.seat: Final = seat
        self.seed: Final = seed
        self.options: Final = options
        self.steps: Final = steps

    def moves_of(self, step: LessonStep) -> list[tuple[int, str]]:
        """All moves of a step, the learner's first."""
        return step.then if step.move is None else [(self.seat, step.move), *step.then]

    def begin(self, game: Game[Any], names: list[str]) -> Match:
        """The match at the deal, before the first step."""
        return new_match(game, self.seats, self.seed, self.options, names)


def lesson_folder(game: Game[Any]) -> Path:
    """Where the lesson of a game is, if it has one."""
    return Path(game.folder(), "lesson")


def read_lesson(game: Game[Any]) -> Lesson | None:
    """The lesson of a game; None if it has none. Raises Nonsense if its script has unknown keys."""
    file = lesson_folder(game) / "lesson.toml"
    if not file.exists():
        return None
    script = tomllib.loads(file.read_text(encoding="utf-8"))
    check_keys(script, LESSON_KEYS, game.slug)
    steps = [read_step(row, f"{game.slug}, step {number}") for number, row in enumerate(script["steps"], 1)]
    options = {str(name): str(value) for name, value in script.get("options", {}).items()}
    return Lesson(int(script["seats"]), int(script["seat"]), int(script["seed"]), options, steps)


def read_step(row: dict[str, Any], where: str) -> LessonStep:
    check_keys(row, STEP_KEYS, where)
    points = [str(point) for point in row.get("points", [])]
    if len(points) > MOST_POINTS:
        raise Nonsense(f"{where}: a step points at {MOST_POINTS} things at most, not at {len(points)}")
    move = str(row["move"]) if "move" in row else None
    return LessonStep(str(row["id"]), move, points, [read_reply(str(line), where) for line in row.get("then", [])])


def read_reply(line: str, where: str) -> tuple[int, str]:
    """A line `seat: move`."""
    seat, colon, move = line.partition(": ")
    if not colon or not seat.isdecimal():
        raise Nonsense(f"{where}: expected 'seat: move', not {line!r}")
    return int(seat), move


def check_keys(row: dict[str, Any], known: set[str], where: str) -> None:
    unknown = sorted(set(row) - known)
    if unknown:
        raise Nonsense(f"{where}: unknown {', '.join(unknown)}; known: {', '.join(sorted(known))}")
