"""Planted blunders: moves that a deep search found to be much worse than the best one are marked, best moves are not.

The positions are those of the puzzles, whose moves have all been searched deeply. `study.py` measures the same in usual
positions, which takes hours.
"""

from __future__ import annotations

from typing import Any

import pytest

from fajrant.core.dice import seeded
from fajrant.core.game import Game
from fajrant.core.match import read_position
from fajrant.review.judge import Budget, judge
from fajrant.review.marks import BLUNDER, UNSOUND, mark_of
from fajrant.review.puzzles import Puzzle, shipped_puzzles
from tests.core.playing import GAMES

BRIEF = Budget(200)
FOUND = 0.95  # of the planted blunders


def mark(game: Game[Any], puzzle: Puzzle, text: str) -> str:
    """The mark of a move in the position of a puzzle."""
    pos = read_position(game, puzzle.position)
    move = next(move for move in pos.legal(puzzle.seat) if move.text == text)
    return mark_of(judge(game, pos, puzzle.seat, move, BRIEF, seeded(5)))


def blunders(puzzle: Puzzle) -> list[str]:
    """The least and the worst of the moves that cost at least as much as a blunder."""
    costly = [move.move for move in puzzle.moves if puzzle.moves[0].chance - move.chance >= BLUNDER]
    return [*costly[:1], *costly[1:][-1:]]


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_planted_blunders_are_found_and_best_moves_are_not_marked(game: Game[Any]) -> None:
    puzzles = shipped_puzzles(game)
    planted = [(puzzle.id, text, mark(game, puzzle, text)) for puzzle in puzzles for text in blunders(puzzle)]
    missed = [one for one in planted if one[-1] not in UNSOUND]
    assert len(missed) <= (1 - FOUND) * len(planted), missed
    assert [puzzle.id for puzzle in puzzles if mark(game, puzzle, puzzle.answer) in UNSOUND[1:]] == []
    assert len(planted) > 15
