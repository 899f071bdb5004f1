"""Measures catanatron's standard game with four random players. `catanatron_play.py SECONDS` prints a line per figure.

Every tick counts as a decision, even if the player has only one option. Setting up the game is part of the time, as in
our benchmark. The two copies that `Game.play` makes for its accumulators are left out, which favours catanatron.
"""

import json
import random
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
CLONES_AT_ONCE = 100
MIDGAMES = 10


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def play(game: Game, most: int = sys.maxsize) -> int:
    """Plays until somebody wins, or at most `most` ticks, and returns the number of ticks."""
    ticks = 0
    while ticks < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        ticks += 1
    return ticks


def decisions_per_second(seconds: float) -> int:
    play(new_game(0))  # warms up caches before the measurement
    ticks = seed = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        seed += 1
        ticks += play(new_game(seed))
    return round(ticks / (perf_counter() - start))


def midgame(seed: int) -> Game:
    game = new_game(seed)
    half = play(new_game(seed)) // 2
    random.seed(seed)
    play(game, half)
    return game


def clones_per_second(seconds: float) -> int:
    games = [midgame(seed) for seed in range(MIDGAMES)]
    clones = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = games[clones // CLONES_AT_ONCE % MIDGAMES]
        for _ in range(CLONES_AT_ONCE):
            game.copy()
        clones += CLONES_AT_ONCE
    return round(clones / (perf_counter() - start))


def main() -> None:
    seconds = float(sys.argv[1])
    for figure, value, unit in (
        ("random_play", decisions_per_second(seconds), "decisions/s"),
        ("clones", clones_per_second(seconds), "clones/s"),
    ):
        line = {"figure": figure, "game": "catan", "players": 4, "build": "catanatron", "value": value, "unit": unit}
        print(json.dumps(line), flush=True)


main()
