"""Work of bots, reviews and puzzles as plain data, so that other processes can do it."""

from __future__ import annotations

import json
from typing import Any, Final

from fajrant.bots import bot
from fajrant.bots.base import Clock
from fajrant.core.dice import seeded
from fajrant.core.match import read_position
from fajrant.games import load
from fajrant.review import hint
from fajrant.review.judge import judge_decision
from fajrant.review.puzzles import checked_lead, find_puzzles, read_puzzle


def choose_task(slug: str, position: str, seat: int, level: str, seed: int, clock: Clock) -> str:
    """A bot's move as text. `position` is JSON, here and below."""
    game = load(slug)
    return bot(level, clock).choose(game, read_position(game, json.loads(position)), seat, seeded(seed)).text


def hint_task(slug: str, position: str, seat: int, seed: int, clock: Clock) -> dict[str, Any]:
    """A hint as plain data."""
    game = load(slug)
    return hint(game, read_position(game, json.loads(position)), seat, seeded(seed), clock).plain()


def judge_task(slug: str, position: str, number: int, seat: int, move: str, budget: int, seed: int) -> Any:
    """The verdict on a decision, as plain data; None if there was nothing to decide."""
    game = load(slug)
    verdict = judge_decision(game, read_position(game, json.loads(position)), number, seat, move, budget, seed)
    return None if verdict is None else verdict.plain()


def puzzles_task(slug: str, seats: int, seed: int) -> list[Any]:
    """The puzzles in one game of bots, as plain data."""
    return [puzzle.plain() for puzzle in find_puzzles(load(slug), seats, seed)]


def check_task(slug: str, puzzle: Any, iterations: int) -> float:
    """How far the answer of a puzzle is ahead in a search with other dice than the one that found it."""
    return checked_lead(load(slug), read_puzzle(puzzle), iterations, CHECK)


CHECK: Final = 2  # a seed that `puzzle_at` does not use
