"""Random matches for the checks that every game gets. A failure prints the record, ready to replay."""

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
from fajrant.core.variants import VARIANT, Boxes
from tests.core.random_play import GAMES as GAMES
from tests.core.random_play import play_random as play_random
from tests.core.temperaments import TEMPERAMENTS, Curious

SET_UP = 40  # decisions; by then the set-up of every game is over


def tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the default options, and with each other value of one option.

    Of an option with many values, only the last is tried.
    """
    usual = game.check_options({})
    result: list[tuple[int, dict[str, str]]] = []
    for seats in game.seats:
        result.append((seats, usual))
        for option in game.options:
            values = option.values if len(option.values) < 4 else option.values[-1:]
            if option.matters_for(seats):
                result += [(seats, {**usual, option.name: value}) for value in values if value != option.default]
    return result


def some_tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the default options; every other value of an option once."""
    usual = game.check_options({})
    result = [(seats, usual) for seats in game.seats]
    others = [(option, value) for option in game.options for value in option.values if value != option.default]
    for number, (option, value) in enumerate(others):
        fitting = [seats for seats in game.seats if option.matters_for(seats)]
        result.append((fitting[number % len(fitting)], {**usual, option.name: value}))
    return result


def telling_tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """`some_tables`, one table with all expansions, one with another box, and every solo table.

    Solo games are short.
    """
    last = game.fitting_options(game.seats[-1], {option.name: option.values[-1] for option in game.options})
    result = [*some_tables(game), (game.seats[-1], last)]
    if game.boxes().variables:
        result.append((game.seats[-1], shaken(game, 1)))
    if 1 in game.seats:
        values = [option.values if option.matters_for(1) else [option.default] for option in game.options]
        names = [option.name for option in game.options]
        result += [(1, dict(zip(names, chosen, strict=True))) for chosen in product(*values)]
    return result


def varied(boxes: Boxes[Any], path: str, by: int = 1) -> object:
    """Another value for a path: the printed numbers plus `by`, or minus it where the range ends."""
    variable = boxes.paths()[path]

    def other(number: int) -> int:
        return number + by if variable.least <= number + by <= variable.most else number - by

    printed = boxes.printed_at(path)
    if isinstance(printed, list):
        return [*printed[:-1], other(printed[-1])]
    if variable.pieces:
        counts = {kind: other(printed.get(kind, 0)) for kind in variable.pieces[:1]}
        return {kind: count for kind, count in {**printed, **counts}.items() if count}
    return other(printed)


def shaken(game: Game[Any], by: int) -> dict[str, str]:
    """The usual options, with a variant in which every value that may vary does."""
    boxes = game.boxes()
    return game.check_options({VARIANT: boxes.text_of({path: varied(boxes, path, by) for path in boxes.paths()})})


ALL_TABLES = [(game.slug, seats, options) for game in GAMES for seats, options in tables(game)]
SOME_TABLES = [(game.slug, seats, options) for game in GAMES for seats, options in some_tables(game)]


@dataclass(frozen=True)
class Start:
    """How a random match begins."""

    slug: str
    seats: int
    options: dict[str, str]
    seed: int

    def match(self) -> Match:
        return fajrant.new(self.slug, self.seats, self.seed, self.options)


def curious_game(slug: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """A whole game, decision by decision, played by `Curious`, so that rare cards and actions occur too."""
    match = fajrant.new(slug, seats, seed, options)
    dice = seeded(seed)
    curious = Curious()
    while match.acting():
        yield match
        curious.play(match, dice, 1)


def worth_a_look(number: int) -> bool:
    """Whether to check this decision: all of the first 200, then every seventh."""
    return number < 200 or number % 7 == 0


def made_rich(match: Match, dice: Dice) -> Match:
    """A new match from a position of this one in which everybody owns much more.

    The match is first played past its set-up, to the beginning of a turn. `tests/games/<game>/rich.py` says what
    players are given.
    """
    play_random(match, dice, max(0, SET_UP - match.decisions()))
    while match.acting() and not match.position.decision().begins_turn:
        play_random(match, dice, 1)
    data = json.loads(json.dumps(match.to_json()))
    import_module(f"tests.games.{match.game.slug}.rich").enrich(data["table"])
    return fajrant.from_json(data)


@st.composite
def matches(draw: st.DrawFn, most: int = 400) -> Match:
    """A match after some decisions of any temperament, perhaps from a rich position; it may be over."""
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
