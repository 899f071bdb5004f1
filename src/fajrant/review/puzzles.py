"""Puzzles: positions of bot games in which one move is clearly the best.

A review of a bot game finds decisions whose best move is far ahead of the next best. There, every legal move is
searched for as long as the others. If one is still far ahead, a deeper search with other dice checks the best few. So
nobody who solves a puzzle waits for a search, and no good move is called wrong: none is as good as the answer.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fajrant.bots import STYLES
from fajrant.bots.greedy import GreedyBot
from fajrant.bots.search import Style
from fajrant.bots.thinker import Thinker
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.core.match import Match, canonical, new_match, plain_position, read_position
from fajrant.core.moves import Move
from fajrant.core.position import Position
from fajrant.review.judge import (
    STREAM,
    TURNS,
    WORLDS,
    Budget,
    Candidate,
    judge,
    named,
    read_candidate,
    shortfall,
    solved,
    valued,
)

BOT: Final = "medium"  # the level that plays the games
QUICK: Final = "easy"  # the level that finds the answer of a puzzle of medium difficulty
GLANCE: Final = 100  # iterations of the review that finds decisions
LEAD: Final = 0.08  # a puzzle's answer is better by at least this chance of winning; what a mistake costs
HOLDS: Final = LEAD / 2  # a known puzzle holds as long as its answer is this far ahead in a search with other dice
MOVES: Final = 40  # the most legal moves; with more, finding the answer would be guesswork
BUDGET: Final = 800  # iterations for every move
DEEPER: Final = 4  # the check makes this many times as many iterations
CHECKED: Final = 5  # how many of the best moves are checked when a puzzle is made
OPEN: Final = (0.15, 0.999)  # the chance of the best move: the game is neither lost nor won
FILE: Final = "puzzles.jsonl"
PER_GAME: Final = 2  # puzzles chosen from one bot game
EASY, MEDIUM, HARD = 1, 2, 3


class Puzzle:
    """A position, the seat to move, and all its moves, the answer first."""

    def __init__(self, position: dict[str, Any], seat: int, theme: str, level: int, moves: list[Candidate]) -> None:
        self.position: Final = position  # as JSON data
        self.seat: Final = seat
        self.theme: Final = theme  # the term of the evaluation in which the answer gains most
        self.level: Final = level  # of difficulty: EASY, MEDIUM or HARD
        self.moves: Final = moves
        self.id: Final = sha256(canonical([position, seat]).encode()).hexdigest()[:8]

    @property
    def answer(self) -> str:
        return self.moves[0].move

    @property
    def lead(self) -> float:
        return lead_of(self.moves)

    def plain(self) -> dict[str, Any]:
        moves = [plain_move(move) for move in self.moves]
        return {"theme": self.theme, "level": self.level, "seat": self.seat, "moves": moves, "position": self.position}


def plain_move(move: Candidate) -> list[Any]:
    points = [round(value, 1) for value in move.all_points]
    chances = [round(value, 3) for value in move.all_chances]
    gains = [[term, round(gain, 1)] for term, gain in move.gains]
    return [move.move, move.targets, points, chances, gains, round(move.margin, 3)]


def read_puzzle(data: Any) -> Puzzle:
    """The reverse of `plain`."""
    seat: int = data["seat"]
    moves = [read_candidate(seat, move) for move in data["moves"]]
    return Puzzle(data["position"], seat, data["theme"], data["level"], moves)


def lead_of(moves: list[Candidate]) -> float:
    """How far the best move is ahead of the next best; 1 if there is no other."""
    return moves[0].chance - max([move.chance for move in moves[1:]], default=moves[0].chance - 1.0)


# ---------------------------------------------------------------- finding


def bot_game(game: Game[Any], seats: int, seed: int) -> Match:
    match = new_match(game, seats, seed, {})
    dice = seeded(-1 - seed)
    bots = [Thinker(BOT, STYLES[BOT]) for _ in range(seats)]
    while not match.over():
        seat = match.acting()[0]
        match.carry_out(seat, bots[seat].choose(game, match.position, seat, dice))
    return match


def find_puzzles(game: Game[Any], seats: int, seed: int) -> list[Puzzle]:
    """The puzzles in one game of bots. The same seed gives the same puzzles on any machine."""
    match = new_match(game, seats, seed, {})
    puzzles: list[Puzzle] = []
    for number, entry in enumerate(bot_game(game, seats, seed).entries(), 1):
        pos = match.position.clone()
        seat = entry.seat
        if len(pos.asked) == 1 and 2 < len(pos.legal(seat)) <= MOVES:
            puzzle = puzzle_at(game, pos, seat, entry.move, seeded(seed * STREAM + number))
            if puzzle is not None:
                puzzles.append(puzzle)
        match.carry_out(seat, entry.move)
    return puzzles


def puzzle_at(game: Game[Any], pos: Position, seat: int, played: Move, dice: Dice) -> Puzzle | None:
    """The puzzle in this position; None if no move is clearly the best, or if no term of the evaluation explains it."""
    verdict = judge(game, pos, seat, played, Budget(GLANCE), dice)
    if verdict is None or lead_of(verdict.ranked) < LEAD:
        return None
    moves = sorted(searched(game, pos, seat, pos.legal(seat), BUDGET, dice), key=shortfall)
    theme = theme_of(moves)
    if not theme or lead_of(moves) < LEAD or not OPEN[0] <= moves[0].chance <= OPEN[1]:
        return None
    puzzle = Puzzle(plain_position(game, pos), seat, theme, level_of(game, pos, seat, moves[0].move), moves)
    return puzzle if checked_lead(game, puzzle, BUDGET * DEEPER, 1, CHECKED) >= LEAD else None


def searched(
    game: Game[Any], pos: Position, seat: int, moves: list[Move], iterations: int, dice: Dice
) -> list[Candidate]:
    """What these moves promise, each after a search of its own in the same worlds. A last turn is solved instead."""
    texts = [move.text for move in moves]
    lines = solved(game, pos, seat, Budget(iterations), dice) if game.last_turn(pos, seat) else []
    if lines:
        return [line for line in lines if line.move in texts]
    worlds = dice.bits()
    style = Style(iterations, WORLDS, TURNS)
    return [valued(game, pos, seat, move, style, Dice(worlds)) for move in moves]


def checked_lead(game: Game[Any], puzzle: Puzzle, iterations: int, seed: int, best: int = MOVES) -> float:
    """How far the answer is ahead of all others, or of the best few, in a search of its position with other dice."""
    pos = read_position(game, puzzle.position)
    rivals = [move.move for move in puzzle.moves[:best]]
    moves = [move for move in pos.legal(puzzle.seat) if move.text in rivals]
    candidates = searched(game, pos, puzzle.seat, moves, iterations, seeded(-seed))
    others = [move.chance for move in candidates if move.move != puzzle.answer]
    return named(candidates, puzzle.answer).chance - max(others)


def theme_of(moves: list[Candidate]) -> str:
    """The term in which the best move gains most compared with the next best; empty if nothing tells them apart."""
    best = dict(moves[0].gains)
    other = dict(moves[1].gains)
    most = 0.5  # points
    theme = ""
    for term, gain in best.items():
        more = gain - other.get(term, 0.0)
        if more > most:
            theme = term
            most = more
    return theme


def level_of(game: Game[Any], pos: Position, seat: int, answer: str) -> int:
    """EASY if the greedy bot finds the answer, MEDIUM if a quick search finds it, or else HARD."""
    if GreedyBot().choose(game, pos, seat, seeded(1)).text == answer:
        return EASY
    return MEDIUM if Thinker(QUICK, STYLES[QUICK]).choose(game, pos, seat, seeded(1)).text == answer else HARD


# ---------------------------------------------------------------- choosing


def choose_puzzles(candidates: list[tuple[int, Puzzle]], count: int) -> list[Puzzle]:
    """A varied selection, easiest first. Each candidate is the number of its game and the puzzle."""
    left = list(candidates)
    chosen: list[Puzzle] = []
    used: dict[str, int] = {}
    games: dict[int, int] = {}

    def cost(one: tuple[int, Puzzle]) -> tuple[int, int, float]:
        traits = traits_of(one[1])
        return (
            sum([used.get(trait, 0) for trait in traits]),
            max([used.get(trait, 0) for trait in traits]),
            -one[1].lead,
        )

    while left and len(chosen) < count:
        best = min(left, key=cost)
        left.remove(best)
        number, puzzle = best
        if games.get(number, 0) == PER_GAME:
            continue
        games[number] = games.get(number, 0) + 1
        for trait in traits_of(puzzle):
            used[trait] = used.get(trait, 0) + 1
        chosen.append(puzzle)
    return sorted(chosen, key=by_level)


def by_level(puzzle: Puzzle) -> tuple[int, float]:
    return puzzle.level, -puzzle.lead


def traits_of(puzzle: Puzzle) -> list[str]:
    """What a selection varies: theme, kind of decision, verb, move, number of players and difficulty."""
    return [
        f"theme {puzzle.theme}",
        f"decision {puzzle.position['stack'][-1]}"[:60],
        f"verb {puzzle.answer.split(' ')[0]}",
        f"move {puzzle.answer}",
        f"seats {puzzle.position['seats']}",
        f"level {puzzle.level}",
    ]


# ---------------------------------------------------------------- as files


def puzzles_folder(game: Game[Any]) -> Path:
    """Where the puzzles of a game and their texts are."""
    return Path(game.folder(), "puzzles")


def shipped_puzzles(game: Game[Any]) -> list[Puzzle]:
    """The puzzles that come with a game, easiest first."""
    file = puzzles_folder(game) / FILE
    return read_puzzles(file.read_text(encoding="utf-8")) if file.exists() else []


def puzzles_text(puzzles: list[Puzzle]) -> str:
    """A file of puzzles, one per line."""
    lines = [json.dumps(puzzle.plain(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    return "".join([line + "\n" for line in lines])


def read_puzzles(text: str) -> list[Puzzle]:
    return [read_puzzle(json.loads(line)) for line in text.splitlines()]
