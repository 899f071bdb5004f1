"""Bots of another commit: here its build is the current source, interpreted, so they must play like the bots here."""

from __future__ import annotations

from pathlib import Path

import pytest

import fajrant
from fajrant.bots import scaled_bot
from fajrant.core.dice import seeded
from fajrant.games import load
from fajrant.lab import simulation
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from fajrant.lab.players import seat_bot
from fajrant.lab.pool import Stop
from fajrant.lab.rivals import Rival
from fajrant.lab.simulation import Plan
from tests.lab.checkouts import SOURCES
from tests.lab.test_simulation import results

pytestmark = pytest.mark.once
GAME = "dwergar"
COMMIT = "c0ffee" + "0" * 34


def duel(one: Entrant, other: Entrant, games: int, folder: str = str(SOURCES)) -> Plan:
    options = load(GAME).check_options({})
    return Plan(GAME, [one, other], 5, games, options, timed=True, folders={COMMIT: folder})


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_rivals_with_the_same_code_play_the_same_games(level: str) -> None:
    here = simulation.play_chunk(duel(Entrant(level), Entrant("greedy"), 2), 0, 2)
    there = simulation.play_chunk(duel(Entrant(level, commit=COMMIT), Entrant("greedy"), 2), 0, 2)
    assert results(there) == results(here)
    assert there.thinking[0].seconds > 0


def test_results_with_rivals_are_the_same_in_one_process_and_in_many() -> None:
    plan = duel(Entrant("greedy", commit=COMMIT), Entrant("random"), simulation.SMALL + 1)
    alone = simulation.play_chunk(plan, 0, plan.games)
    [together], _ = simulation.run([plan], Stop(), lambda _: None)
    assert results(together) == results(alone)


@pytest.mark.parametrize(("level", "times"), [("easy", 0.2), ("easy", 1.0), ("plain", 0.001)])
def test_a_searching_rival_keeps_its_tree_within_a_turn(level: str, times: float) -> None:
    """Several seats and games share the process, and each of their bots remembers only its own."""
    game = load("coal_baron_cards")
    matches = [fajrant.new(game.slug, 2, seed) for seed in (1, 2)]
    for match in matches:
        here = [scaled_bot(level, times) for _ in range(2)]
        there = [Rival(Entrant(level, times, COMMIT), str(SOURCES)) for _ in range(2)]
        dice, same_dice = seeded(1), seeded(1)
        for _ in range(12):
            seat = match.acting()[0]
            move = here[seat].choose(game, match.position, seat, dice)
            assert there[seat].choose(game, match.position, seat, same_dice)[0] is move
            assert dice.state == same_dice.state
            match.carry_out(seat, move)


# ---------------------------------------------------------------- failures


def stub(folder: Path, bots: str = "", core: str = "") -> str:
    """A build in which the bots are these."""
    files = {
        "__init__": "", "bots/__init__": bots, "bots/search": "class Style: pass",
        "bots/thinker": "class Thinker: pass", "core/__init__": "", "core/dice": "class Dice:\n def __init__(*_): pass",
        "core/match": core or "def read_position(*_): pass", "games": "def load(slug): pass",
    }  # fmt: skip
    for name, text in files.items():
        file = folder / "fajrant" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return str(folder)


DEAF = (
    "def scaled_bot(level, times):\n import os, sys\n print('out of memory', file=sys.stderr, flush=True)\n os._exit(1)"
)
WRONG = """
class Wrong:
    def choose(self, game, pos, seat, dice):
        print("not an answer")
        dice.state = 1
        move = lambda: None
        move.text = "dance"
        return move
def scaled_bot(level, times):
    return Wrong()
"""


@pytest.mark.parametrize(
    ("build", "reason"),
    [
        ({"bots": DEAF}, "out of memory"),
        ({"bots": "import nothing_of_this_name"}, "No module named 'nothing_of_this_name'"),
        ({"bots": "def scaled_bot(level, times):\n raise ValueError('no such bot')"}, "ValueError: no such bot"),
        ({"bots": WRONG}, "dance is not legal"),
        ({"core": "def read_position(*_):\n raise ValueError('made under rules version 9')"}, "rules version 9"),
    ],
)
def test_a_guest_that_fails_says_why(tmp_path: Path, build: dict[str, str], reason: str) -> None:
    plan = duel(Entrant("greedy", commit=COMMIT), Entrant("random"), 1, stub(tmp_path, **build))
    for _ in range(2):  # asking again does not hang
        with pytest.raises(LabError) as failed:
            simulation.play_chunk(plan, 0, 1)
        assert failed.value.code == "rival"
        assert failed.value.details["commit"] == "c0ffee0"
        assert reason in failed.value.details["reason"]
        assert "\n" not in failed.value.details["reason"]


def test_a_failure_in_a_worker_ends_the_run(tmp_path: Path) -> None:
    plan = duel(Entrant("greedy", commit=COMMIT), Entrant("random"), 1000, stub(tmp_path, DEAF))
    with pytest.raises(LabError):
        simulation.run([plan], Stop(), lambda _: None)


def test_a_bot_that_the_other_commit_does_not_have_is_a_failure() -> None:
    bot = seat_bot(Entrant("genius", commit=COMMIT), {COMMIT: str(SOURCES)}, None)
    match = fajrant.new(GAME, 2, 1)
    with pytest.raises(LabError, match="there is no bot 'genius'"):
        bot.choose(match.game, match.position, match.acting()[0], seeded(1))
