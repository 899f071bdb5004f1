"""Matches in the middle of a game, for checks that every game gets. A failing one is told as a record to replay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from typing import Any

from hypothesis import note
from hypothesis import strategies as st

import fajrant
from fajrant import Match
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.games import SHELF, load
from tests.core.temperaments import TEMPERAMENTS, Curious

GAMES = [load(slug) for slug in SHELF]
BY_NAME = sorted(GAMES, key=lambda game: game.slug)  # on pages that are kept
SET_UP = 40  # decisions after which every game has left its set-up behind


def tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
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


def some_tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the default options; every other value of an option once, with one number of seats."""
    usual = game.check_options({})
    found = [(seats, usual) for seats in game.seats]
    others = [(option, value) for option in game.options for value in option.values if value != option.default]
    for number, (option, value) in enumerate(others):
        fitting = [seats for seats in game.seats if option.matters_for(seats)]
        found.append((fitting[number % len(fitting)], {**usual, option.name: value}))
    return found


def telling_tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Those of `some_tables`; one with all expansions and variants at once; alone, which is quick, everything."""
    last = game.fitting_options(game.seats[-1], {option.name: option.values[-1] for option in game.options})
    found = [*some_tables(game), (game.seats[-1], last)]
    if 1 in game.seats:
        values = [option.values if option.matters_for(1) else [option.default] for option in game.options]
        names = [option.name for option in game.options]
        found += [(1, dict(zip(names, chosen, strict=True))) for chosen in product(*values)]
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
    curious = Curious()
    while match.acting():
        yield match
        curious.play(match, dice, 1)


def worth_a_look(number: int) -> bool:
    """Of a long game the later decisions are looked at now and then only."""
    return number < 200 or number % 7 == 0


def made_rich(match: Match, dice: Dice) -> Match:
    """Another match that goes on from a position of this one in which everybody owns much more.

    The match is first played out of its set-up and up to the beginning of a turn. What a game has to give is said in
    `tests/games/<game>/rich.py`.
    """
    play_random(match, dice, max(0, SET_UP - match.decisions()))
    while match.acting() and not match.position.decision().begins_turn:
        play_random(match, dice, 1)
    data = json.loads(json.dumps(match.to_json()))
    import_module(f"tests.games.{match.game.slug}.rich").enrich(data["table"])
    return fajrant.from_json(data)


@st.composite
def matches(draw: st.DrawFn, most: int = 400) -> Match:
    """A match after some decisions of any temperament, possibly after its end; perhaps from a rich position on."""
    slug, seats, options = draw(st.sampled_from(ALL_TABLES))
    match = Start(slug, seats, options, draw(st.integers(0, 999))).match()
    decisions = draw(st.integers(0, most))
    temperament = TEMPERAMENTS[draw(st.sampled_from(list(TEMPERAMENTS)))]()
    dice = seeded(draw(st.integers(0, 999)))
    if draw(st.booleans()):
        match = made_rich(match, dice)
    temperament.play(match, dice, decisions)
    note(match.record())
    return match
