"""`fajrant bench`: measures how fast the engine is on this machine."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Annotated, Any

import typer

from fajrant.bots.playout import random_playout
from fajrant.bots.search import Style, Tree
from fajrant.cli.common import Json, Language
from fajrant.cli.screen import lay_out, terminal
from fajrant.core import COMPILED
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.core.match import new_match
from fajrant.core.position import Position
from fajrant.games import SHELF, load
from fajrant.texts import Texts

CLONES_AT_ONCE = 1000
MIDGAMES = 10
WORLDS, TURNS, NEVER_ENOUGH = 64, 4, 10**9  # parameters of the tree search


def bench(
    seconds: Annotated[float, typer.Option(min=0.01, metavar="S", help="Seconds to measure each figure.")] = 1.0,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Measure the engine on one core: random play, clones and tree search, for each game and number of players.

    A decision is a question that a seat is asked: its options are listed, and one is chosen at random. Forced moves,
    which the engine makes without asking, are not counted. The time includes setting up each game. Clones are exact
    copies of positions from the middle of random games. An iteration of the tree search starts after the set-up and
    plays a world at random to the end of the game.

    Prints a table to a terminal; otherwise, or with --json, one line of JSON per figure.
    """
    table = sys.stdout.isatty() and not as_json
    rows: list[list[str]] = []
    for slug in SHELF:
        game = load(slug)
        for players in game.seats:
            for figure, value, unit in (
                ("random_play", decisions_per_second(game, players, seconds), "decisions/s"),
                ("clones", clones_per_second(game, players, seconds), "clones/s"),
                ("tree_search", iterations_per_second(game, players, seconds), "iterations/s"),
            ):
                build = "compiled" if COMPILED else "interpreted"
                row = {
                    "figure": figure, "game": slug, "players": players, "build": build, "value": value, "unit": unit
                }  # fmt: skip
                rows.append([str(cell) for cell in row.values()])
                if not table:
                    print(json.dumps(row), flush=True)
    if table:
        texts = Texts(language)
        keys = ["bench-figure", "games-game", "games-players", "bench-build", "bench-value", "bench-unit"]
        terminal().print(lay_out([texts.say(key) for key in keys], rows))


def decisions_per_second(game: Game[Any], players: int, seconds: float) -> int:
    """Plays whole games, including set-up, one seed after another."""
    dice = seeded(0)
    decisions = seed = 0
    random_playout(begin(game, players, seed), dice)  # warms up caches, which are not measured
    start = perf_counter()
    while perf_counter() - start < seconds:
        seed += 1
        decisions += random_playout(begin(game, players, seed), dice)
    return round(decisions / (perf_counter() - start))


def clones_per_second(game: Game[Any], players: int, seconds: float) -> int:
    positions = [midgame(game, players, seed) for seed in range(MIDGAMES)]
    clones = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        pos = positions[clones // CLONES_AT_ONCE % MIDGAMES]
        for _ in range(CLONES_AT_ONCE):
            pos.clone()
        clones += CLONES_AT_ONCE
    return round(clones / (perf_counter() - start))


def iterations_per_second(game: Game[Any], players: int, seconds: float) -> int:
    """Full rollouts from the set-up. Bots evaluate after a few turns instead, which is much faster."""
    pos = begin(game, players, 0)
    tree = Tree(game, players, pos.asked[0], Style(NEVER_ENOUGH, WORLDS, TURNS, rollouts=True))
    start = perf_counter()
    tree.grow(pos, seeded(0), perf_counter, seconds)
    return round(tree.visits() / (perf_counter() - start))


def begin(game: Game[Any], players: int, seed: int) -> Position:
    return new_match(game, players, seed, {}).position


def midgame(game: Game[Any], players: int, seed: int) -> Position:
    """A position after half of a random game's decisions."""
    pos = begin(game, players, seed)
    half = random_playout(pos.clone(), seeded(seed)) // 2
    play_at_random(pos, half, seeded(seed))
    return pos


def play_at_random(pos: Position, decisions: int, dice: Dice) -> None:
    for _ in range(decisions):
        seat = pos.asked[0] if len(pos.asked) == 1 else pos.asked[dice.below(len(pos.asked))]
        moves = pos.legal(seat)
        pos.apply(seat, moves[dice.below(len(moves))])
