"""Puzzles as the solver sees them."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import structs

from fajrant.core.content import LANGUAGES
from fajrant.core.game import Game
from fajrant.core.match import Match, begun_from, read_position
from fajrant.games import SHELF, load
from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.lessons import GUIDES
from fajrant.house.presentation import exercise
from fajrant.house.state import clock_of
from fajrant.house.wire import Reason
from fajrant.house.wire_reviews import ComparedMove, PuzzleRow, ReviewedDecision
from fajrant.house.wire_reviews import Puzzle as ShownPuzzle
from fajrant.review.judge import EQUAL, Candidate
from fajrant.review.puzzles import Puzzle, puzzles_folder, shipped_puzzles
from fajrant.texts.puzzles import theme_texts

Words = tuple[dict[str, str], dict[str, str]]  # title and text, by language


def match_of(game: Game[Any], puzzle: Puzzle) -> Match:
    pos = read_position(game, puzzle.position)
    return begun_from(game, [str(seat) for seat in range(pos.seats)], pos)


def show_puzzle_row(game: Game[Any], puzzle: Puzzle, words: Words) -> PuzzleRow:
    """The puzzle in a list, as if nobody had tried it."""
    title, text = words
    match = match_of(game, puzzle)
    return PuzzleRow(puzzle.id, game.slug, title, text, puzzle.level, match.position.seats, clock_of(match), 0, False)


def show_puzzle(game: Game[Any], puzzle: Puzzle, words: Words) -> ShownPuzzle:
    title, text = words
    match = match_of(game, puzzle)
    guides = iter(GUIDES)
    return ShownPuzzle(
        id=puzzle.id,
        game=game.slug,
        title=title,
        text=text,
        level=puzzle.level,
        options=dict(match.position.options),
        names=["" if seat == puzzle.seat else next(guides) for seat in range(match.position.seats)],
        moment=exercise(match, puzzle.seat),
        decision=show_decision(puzzle),
    )


def show_decision(puzzle: Puzzle) -> ReviewedDecision:
    best, tempting = puzzle.moves[:2]
    return ReviewedDecision(
        number=1,
        seat=puzzle.seat,
        move=tempting.move,
        points=tempting.points,
        chance=tempting.chance,
        best=best.move,
        best_points=best.points,
        best_chance=best.chance,
        loss=round(puzzle.lead, 3),
        mark=None,
        luck=[],
        decided=[],
        compared=[show_move(move) for move in puzzle.moves],
    )


def show_move(move: Candidate) -> ComparedMove:
    reasons = [Reason(term, gain) for term, gain in move.gains]
    return ComparedMove(move.move, move.targets, move.points, move.chance, reasons, move.margin)


# ---------------------------------------------------------------- the puzzles that come with the games


@cache
def puzzles_of(slug: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped_puzzles(load(slug))}


@cache
def all_rows() -> list[PuzzleRow]:
    return [
        show_puzzle_row(load(slug), puzzle, words_of(slug, puzzle))
        for slug in SHELF
        for puzzle in puzzles_of(slug).values()
    ]


def words_of(slug: str, puzzle: Puzzle) -> Words:
    """Title and text in each language."""
    folder = puzzles_folder(load(slug))
    said = {language: theme_texts(puzzle, folder, language) for language in LANGUAGES}
    titles = {language: title for language, (title, _) in said.items()}
    return titles, {language: text for language, (_, text) in said.items()}


def find_puzzle(slug: str, id: str) -> Puzzle:
    puzzle = puzzles_of(slug).get(id) if slug in SHELF else None
    if puzzle is None:
        raise Refused("not_found")
    return puzzle


async def rows_for(house: House, person: str) -> list[PuzzleRow]:
    """The puzzles of all games, easiest first, and which of them the person has tried or solved."""
    tried = {(one.source, one.item): one for one in await house.store.tries_of(person)} if person else {}
    rows = []
    for row in await house.offload(all_rows):
        one = tried.get((row.game, row.id))
        rows.append(row if one is None else structs.replace(row, tries=one.tries, solved=one.solved))
    return rows


def shown_puzzle(slug: str, id: str) -> ShownPuzzle:
    puzzle = find_puzzle(slug, id)
    return show_puzzle(load(slug), puzzle, words_of(slug, puzzle))


async def try_puzzle(house: House, person: str, slug: str, id: str, move: str) -> ComparedMove:
    """What a move leads to. The house remembers that the person has tried the puzzle, and whether it was solved."""
    moves = find_puzzle(slug, id).moves
    tried = next((one for one in moves if one.move == move), None)
    if tried is None:
        raise Refused("illegal_move")
    await house.store.note_try(person, slug, id, moves[0].chance - tried.chance < EQUAL)
    return show_move(tried)
