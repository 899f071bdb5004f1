"""Matches in the middle of a game, for checks that every game gets. A failing one is told as a record to replay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import note
from hypothesis import strategies as st

import fajrant
from fajrant import Match
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.games import SHELF, load

GAMES = [load(slug) for slug in SHELF]


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the default options, and with other values of each option that matters by itself.

    Of a long scale of values only its end is tried.
    """
    usual = game.check_options({})
    found: list[tuple[int, dict[str, str]]] = []
    for seats in game.seats:
        found.append((seats, usual))
        for option in game.options:
            values = option.values if len(option.values) < 4 else option.values[-1:]
            if option.matters_for(seats):
                found += [(seats, {**usual, option.name: value}) for value in values if value != option.default]
    return found


def some_tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the default options; every other value of an option once, with one number of seats."""
    usual = game.check_options({})
    found = [(seats, usual) for seats in game.seats]
    others = [(option.name, value) for option in game.options for value in option.values if value != option.default]
    for number, (name, value) in enumerate(others):
        found.append((game.seats[number % len(game.seats)], {**usual, name: value}))
    return found


ALL_TABLES = [(game.slug, seats, options) for game in GAMES for seats, options in tables(game)]
SOME_TABLES = [(game.slug, seats, options) for game in GAMES for seats, options in some_tables(game)]


@dataclass(frozen=True)
class Start:
    """What a random match begins with; hypothesis shrinks it, the shortest first."""

    slug: str
    seats: int
    options: dict[str, str]
    seed: int

    def match(self) -> Match:
        return fajrant.new(self.slug, self.seats, self.seed, self.options)


def play_random(match: Match, dice: Dice, decisions: int) -> None:
    """Some more decisions, any seat that is asked, any legal move."""
    for _ in range(decisions):
        acting = match.acting()
        if not acting:
            return
        seat = acting[dice.below(len(acting))]
        moves = match.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])


def curious_game(slug: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """A whole game, decision by decision, that prefers what it has done least: rare cards and actions come up too."""
    match = fajrant.new(slug, seats, seed, options)
    dice = seeded(seed)
    done: Counter[str] = Counter()
    while match.acting():
        yield match
        acting = match.acting()
        seat = acting[dice.below(len(acting))]
        moves = match.moves(seat)
        rarest = min(done[move] for move in moves)
        if dice.below(3):
            moves = [move for move in moves if done[move] == rarest]
        move = moves[dice.below(len(moves))]
        done[move] += 1
        match.play(seat, move)


def worth_a_look(number: int) -> bool:
    """Of a long game the later decisions are looked at now and then only."""
    return number < 200 or number % 7 == 0


@st.composite
def matches(draw: st.DrawFn, most: int = 400) -> Match:
    """A match after some random decisions, possibly after its end."""
    slug, seats, options = draw(st.sampled_from(ALL_TABLES))
    match = Start(slug, seats, options, draw(st.integers(0, 999))).match()
    decisions = draw(st.integers(0, most))
    play_random(match, seeded(draw(st.integers(0, 999))), decisions)
    note(match.record())
    return match
