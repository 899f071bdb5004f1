"""The last turn of a seat is solved: every sequence of moves is tried, and the best one is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fajrant
from fajrant import Match
from fajrant.bots import STYLES, bot
from fajrant.bots.search import Style
from fajrant.bots.solve import PER_ITERATION, SOLVING, Solver
from fajrant.bots.thinker import Thinker
from fajrant.core.dice import seeded
from fajrant.core.match import canonical, plain_position
from fajrant.core.position import Position
from fajrant.review.advice import advise
from tests.core.playing import GAMES, curious_game

POSITIONS = Path(__file__).with_name("positions")
LAST_TURNS = {  # games of Dwergar up to a last turn, the seat, and the points that `medium` used to reach
    "dwergar_last_turn_8000": (1, 71),
    "dwergar_last_turn_8003": (1, 78),
    "dwergar_last_turn_8004": (0, 78),
    "dwergar_last_turn_8005": (1, 54),
    "dwergar_last_turn_8007": (1, 90),
    "dwergar_last_turn_8011": (0, 53),
}


def position(name: str) -> Match:
    return fajrant.read_record((POSITIONS / f"{name}.txt").read_text(encoding="utf-8"))


def most_points(match: Match, pos: Position, seat: int, known: dict[object, int]) -> int:
    """The most points that the seat can have at the end of its turn, by trying everything."""
    if pos.asked != (seat,):
        return sum(match.game.points(pos, seat))
    key = canonical({**plain_position(match.game, pos), "dice": ""})
    if key not in known:
        known[key] = max(most_points(match, after, seat, known) for after in afters(pos, seat))
    return known[key]


def afters(pos: Position, seat: int) -> Iterator[Position]:
    for move in pos.legal(seat):
        after = pos.clone()
        after.apply(seat, move)
        yield after


@pytest.mark.once
@pytest.mark.parametrize("name", LAST_TURNS)
def test_the_last_turn_of_dwergar_reaches_the_most_points(name: str) -> None:
    match = position(name)
    seat, before = LAST_TURNS[name]
    dice = seeded(1)
    expert = bot("expert")
    most = 0
    while match.acting() == (seat,):
        if most == 0:
            most = most_points(match, match.position, seat, {})
        match.carry_out(seat, expert.choose(match.game, match.position, seat, dice))
    assert match.scores()[seat] == most > before


@pytest.mark.once
def test_a_hint_in_the_last_turn_is_the_solution() -> None:
    match = position("dwergar_last_turn_8011")
    (seat,) = match.acting()
    hint = advise(match.game, match.position, seat, seeded(1), STYLES["expert"])
    chosen = bot("expert").choose(match.game, match.position, seat, seeded(2))
    assert hint.best.move is chosen
    assert hint.second is not None
    assert hint.best.points >= hint.second.points - 1.0
    gains = dict(hint.gains)
    assert gains["points"] >= 8  # from 53 to 61


def test_a_solver_gives_up_when_there_are_too_many_positions() -> None:
    match = position("dwergar_last_turn_8011")
    solver = Solver(match.game, 0, 10)
    assert solver.solve(match.position, match.position.legal(0)) == []
    assert solver.tried == 10 * PER_ITERATION + 1


def test_a_solver_gives_up_when_time_is_up() -> None:
    match = position("dwergar_last_turn_8011")
    ticks = iter(range(1000))
    solver = Solver(match.game, 0, 1000, lambda: float(next(ticks)), 3.0 / SOLVING)
    assert solver.solve(match.position, match.position.legal(0)) == []
    assert solver.tried < 400


@pytest.mark.once
def test_a_hint_needs_no_time_after_its_turn_is_solved() -> None:
    """The clock runs out with its last look during the solving."""
    match = position("dwergar_last_turn_8011")
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        return 0.0 if looks[0] <= allowed else 1e9

    allowed = 10**9
    solved = advise(match.game, match.position, 0, seeded(1), STYLES["expert"], clock, 60.0)
    allowed = looks[0]
    looks[0] = 0
    assert advise(match.game, match.position, 0, seeded(1), STYLES["expert"], clock, 60.0).plain() == solved.plain()


def test_solving_and_searching_together_keep_to_the_time_for_a_decision() -> None:
    match = position("dwergar_last_turn_8011")
    ticks = [0]

    def clock() -> float:
        ticks[0] += 1
        return float(ticks[0])

    Thinker("patient", Style(10**6, 16, 6), 40.0, clock).choose(match.game, match.position, 0, seeded(1))
    assert 40 <= ticks[0] <= 44


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_no_level_plays_on_after_a_last_turn(game: Any) -> None:
    """A seat that is said to have its last turn decides nothing after it, except in bonus turns and missions."""
    later = {"bonus_actions", "free_development", "play_hero", "claim_order"}
    found = 0
    for seed in range(3):
        last: set[int] = set()
        turn = -1
        for match in curious_game(game.slug, game.seats[-1], {}, seed=seed):
            pos = match.position
            for seat in match.acting():
                if seat in last and seat != turn:
                    assert pos.decision().point in later, match.record()
                if match.game.last_turn(pos, seat):
                    last.add(seat)
                    turn = seat
        found += len(last)
    assert found > 0 or game.slug == "steamrollers"  # random play seldom empties three cities


@pytest.mark.once
def test_equal_fingerprints_belong_to_equal_positions() -> None:
    """Otherwise a solver would take one position for another."""
    known: dict[object, str] = {}
    merged = 0

    def walk(match: Match, pos: Position, depth: int) -> None:
        nonlocal merged
        key = match.game.fingerprint(pos)
        text = canonical({**plain_position(match.game, pos), "dice": ""})
        merged += key in known
        assert known.setdefault(key, text) == text
        if depth > 0 and pos.asked == (0,):
            for after in list(afters(pos, 0))[:12]:
                walk(match, after, depth - 1)

    match = position("dwergar_last_turn_8011")
    walk(match, match.position, 4)
    assert merged > 100
