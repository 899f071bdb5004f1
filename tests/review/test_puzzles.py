"""The puzzles that come with each game: every one still has its one best answer, and its words in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fajrant.core.dice import seeded
from fajrant.core.game import Game
from fajrant.core.match import read_position
from fajrant.review.judge import Candidate
from fajrant.review.puzzles import (
    HOLDS,
    LEAD,
    PER_GAME,
    Puzzle,
    checked_lead,
    choose_puzzles,
    lead_of,
    puzzle_at,
    puzzles_folder,
    puzzles_text,
    read_puzzles,
    shipped_puzzles,
    theme_of,
)
from fajrant.texts import LANGUAGES
from fajrant.texts.plain import plain_texts
from fajrant.texts.puzzles import theme_texts
from tests.core.playing import GAMES

COUNT = 20
BRIEF = 150  # iterations per move; `fajrant puzzles GAME --check` searches deeper


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_every_puzzle_has_one_best_answer(game: Game[Any]) -> None:
    """Against every other move, and by as much as the command line asks for."""
    weak = {
        puzzle.id: lead for puzzle in shipped_puzzles(game) if (lead := checked_lead(game, puzzle, BRIEF, 3)) < HOLDS
    }
    assert weak == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_puzzles_are_complete_and_varied(game: Game[Any]) -> None:
    puzzles = shipped_puzzles(game)
    assert len(puzzles) == COUNT
    assert len({puzzle.id for puzzle in puzzles}) == COUNT
    assert {puzzle.position["seats"] for puzzle in puzzles} == set(game.seats)
    assert len({puzzle.theme for puzzle in puzzles}) >= 4
    assert len({puzzle.answer.split()[0] for puzzle in puzzles}) >= 4
    assert [puzzle.level for puzzle in puzzles] == sorted(puzzle.level for puzzle in puzzles)
    for puzzle in puzzles:
        # all moves have been compared, and none is nearly as good as the answer
        legal = read_position(game, puzzle.position).legal(puzzle.seat)
        assert sorted(move.text for move in legal) == sorted(move.move for move in puzzle.moves)
        assert {move.text: move.targets() for move in legal} == {move.move: move.targets for move in puzzle.moves}
        assert puzzle.lead >= LEAD
        assert puzzle.moves[0].chance == max(move.chance for move in puzzle.moves)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_every_theme_has_words(game: Game[Any]) -> None:
    folder = puzzles_folder(game)
    terms = [*game.terms(), "rivals"]
    verbs = {verb.name for verb in game.verbs()}
    keys = [sorted(plain_texts(Path(folder, f"{language}.ftl"))) for language in LANGUAGES]
    assert keys[0] == keys[1]
    assert {f"{term}-{part}" for term in terms for part in ("title", "text")} <= set(keys[0])
    for key in keys[0]:
        term, *verb = key.rsplit("-", 1)[0].split("-")
        assert term in terms
        assert set(verb) <= verbs
    for puzzle in shipped_puzzles(game):
        for language in LANGUAGES:
            assert all(theme_texts(puzzle, folder, language))


@pytest.mark.once
def test_a_position_with_one_best_move_becomes_a_puzzle() -> None:
    game = GAMES[0]
    known = min(shipped_puzzles(game), key=lambda puzzle: len(puzzle.moves))
    pos = read_position(game, known.position)
    puzzle = puzzle_at(game, pos, known.seat, pos.legal(known.seat)[0], seeded(8))
    assert puzzle is not None
    assert (puzzle.answer, puzzle.id) == (known.answer, known.id)
    (again,) = read_puzzles(puzzles_text([puzzle]))
    assert again.plain() == puzzle.plain()


def candidate(move: str, chance: float, **gains: float) -> Candidate:
    return Candidate(0, move, [], [10.0], [chance], sorted(gains.items()), 0.0)


def test_the_theme_is_where_the_answer_gains_most() -> None:
    best = candidate("a", 0.5, coal=3.0, money=1.0)
    assert theme_of([best, candidate("b", 0.3, coal=2.8)]) == "money"
    assert theme_of([best, candidate("b", 0.3)]) == "coal"
    assert theme_of([best, candidate("b", 0.3, coal=4.0, money=1.0)]) == ""  # it only loses less elsewhere


def test_without_another_move_the_lead_is_whole() -> None:
    assert lead_of([candidate("a", 0.4)]) == 1.0
    assert lead_of([candidate("a", 0.4), candidate("b", 0.1), candidate("c", 0.3)]) == pytest.approx(0.1)


def test_a_selection_varies_themes_and_takes_few_from_one_game() -> None:
    def puzzle(number: int, theme: str, lead: float) -> tuple[int, Puzzle]:
        moves = [candidate(f"go {lead}", 0.3 + lead), candidate("stay", 0.3)]
        return number, Puzzle({"seats": 2, "stack": [{"step": "one"}], "table": [theme, lead]}, 0, theme, 1, moves)

    found = [puzzle(1, "coal", 0.5), puzzle(1, "coal", 0.4), puzzle(1, "coal", 0.3), puzzle(2, "money", 0.1)]
    assert [one.theme for one in choose_puzzles(found, 2)] == ["coal", "money"]
    chosen = choose_puzzles(found, 4)
    assert [one.theme for one in chosen] == ["coal"] * PER_GAME + ["money"]
    assert [round(one.lead, 1) for one in chosen] == [0.5, 0.4, 0.1]
