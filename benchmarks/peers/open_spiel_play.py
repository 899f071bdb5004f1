"""Measures open_spiel, a C++ core driven from Python. `open_spiel_play.py SECONDS` prints a line per figure.

A decision is `legal_actions`, a random choice and `apply_action`. Chance nodes are drawn and played, but not counted.
The games resemble ours: cards in hand, dice, several players, hidden information.
"""

import json
import random
import sys
from time import perf_counter

import pyspiel

GAMES = {
    "gin_rummy": "gin_rummy",
    "backgammon": "backgammon",
    "hanabi": "hanabi(players=4)",
}
CLONES_AT_ONCE = 1000
MIDGAMES = 10


def play(state: pyspiel.State, chance: random.Random, most: int = sys.maxsize) -> int:
    """Plays at random to the end, or at most `most` decisions, and returns the number of decisions."""
    decisions = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def decisions_per_second(game: pyspiel.Game, seconds: float) -> int:
    chance = random.Random(0)
    play(game.new_initial_state(), chance)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += play(game.new_initial_state(), chance)
    return round(decisions / (perf_counter() - start))


def midgame(game: pyspiel.Game, seed: int) -> pyspiel.State:
    half = play(game.new_initial_state(), random.Random(seed)) // 2
    state = game.new_initial_state()
    play(state, random.Random(seed), half)
    return state


def clones_per_second(game: pyspiel.Game, seconds: float) -> int:
    states = [midgame(game, seed) for seed in range(MIDGAMES)]
    clones = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = states[clones // CLONES_AT_ONCE % MIDGAMES]
        for _ in range(CLONES_AT_ONCE):
            state.clone()
        clones += CLONES_AT_ONCE
    return round(clones / (perf_counter() - start))


def main() -> None:
    seconds = float(sys.argv[1])
    for name, spec in GAMES.items():
        game = pyspiel.load_game(spec)
        for figure, value, unit in (
            ("random_play", decisions_per_second(game, seconds), "decisions/s"),
            ("clones", clones_per_second(game, seconds), "clones/s"),
        ):
            players = game.num_players()
            line = {
                "figure": figure,
                "game": name,
                "players": players,
                "build": "open_spiel",
                "value": value,
                "unit": unit,
            }
            print(json.dumps(line), flush=True)


main()
