"""Simulations: exact sums, independent of workers and order."""

from __future__ import annotations

import gc
from dataclasses import replace
from fractions import Fraction

import pytest

from fajrant.games import load
from fajrant.lab import ladder, simulation
from fajrant.lab.entrants import Entrant
from fajrant.lab.pool import Stop, without_collecting
from fajrant.lab.simulation import Plan
from fajrant.lab.tally import Tally, count_result

GAME = "coal_baron_cards"
RANDOM, GREEDY, EASY = Entrant("random"), Entrant("greedy"), Entrant("easy")


def test_sim_gives_the_same_result_in_one_process_and_in_many() -> None:
    plan = Plan(GAME, [RANDOM] * 3, 11, 9, load(GAME).check_options({}), None)
    alone = simulation.play_chunk(plan, 0, 9)
    progress: list[int] = []
    [together], _ = simulation.run([plan], Stop(), progress.append)
    assert sum(progress) == 9
    assert results(together) == results(alone)


def results(tally: Tally) -> dict[str, object]:
    """Everything in a tally that is the same in every run: all but the seconds."""
    return {**tally.__dict__, "thinking": [thinking.choices for thinking in tally.thinking]}


def test_thinking_is_counted_at_decisions_with_a_choice() -> None:
    plan = Plan(GAME, [RANDOM, RANDOM], 11, 2, load(GAME).check_options({}), timed=True)
    tally = simulation.play_chunk(plan, 0, 2)
    choices = [thinking.choices for thinking in tally.thinking]
    assert min(choices) > 0
    assert sum(choices) < tally.decisions  # sometimes a seat is asked although it has only one option
    assert tally.thinking[0].mean_ms() > 0
    untimed = simulation.play_chunk(replace(plan, timed=False), 0, 2)
    assert {**results(untimed), "thinking": choices} == results(tally)
    assert untimed.thinking[0].mean_ms() == 0


def test_bots_change_seats_from_game_to_game() -> None:
    plan = Plan(GAME, [RANDOM] * 3, 0, 4, load(GAME).check_options({}), None)
    assert simulation.play_chunk(plan, 0, 4).played == [[2, 1, 1], [1, 2, 1], [1, 1, 2]]


def test_a_shared_win_counts_its_share() -> None:
    tally = Tally(3)
    count_result(0, [2, 0, 1], [1, 3, 1], [9, 4, 9], tally)  # bots 2 and 1 share the first place
    assert tally.wins == [[0, 0, 0], [0, 0, Fraction(1, 2)], [Fraction(1, 2), 0, 0]]


def test_every_pair_gets_the_same_deals_from_every_seat() -> None:
    plans = ladder.plan_pairs(load(GAME), [RANDOM, GREEDY, EASY], 8, 2, 5, {}, neighbours=False, folders={})
    assert [plan.bots for plan in plans] == [[GREEDY, RANDOM], [EASY, RANDOM], [EASY, GREEDY]]
    assert [[plan.seed_of(number) for number in range(5)] for plan in plans] == [[5, 5, 6, 6, 7]] * 3
    near = ladder.plan_pairs(load(GAME), [RANDOM, GREEDY, EASY], 8, 4, 5, {}, neighbours=True, folders={})
    assert [plan.bots for plan in near] == [[GREEDY] + [RANDOM] * 3, [EASY] + [GREEDY] * 3]


def test_plans_take_turns_so_that_an_interrupted_run_has_games_of_each() -> None:
    plans = [Plan(GAME, [GREEDY, RANDOM], 0, games, {}) for games in (100, 50)]
    chunks = simulation.chunks(plans, 1)
    assert [chunk[0] for chunk in chunks[:4]] == [0, 1, 1, 0]
    assert sorted(first for plan, first, _ in chunks if plan == 1) == [0, 12, 24, 36, 48]
    assert sum(count for _, _, count in chunks) == 150
    slow = Plan(GAME, [EASY, RANDOM], 0, 3, {})
    assert simulation.chunks([slow], 1) == [(0, 0, 1), (0, 1, 1), (0, 2, 1)]


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (1.0, 20, 0.8389, 1.0), (0.0, 20, 0.0, 0.1611)]
)
def test_wilson(rate: float, games: int, low: float, high: float) -> None:
    assert ladder.wilson(rate, games) == pytest.approx((low, high), abs=1e-4)


def test_ratings_do_not_depend_on_the_order_in_which_games_end() -> None:
    plans = [Plan(GAME, [GREEDY, RANDOM], 0, 2, {}), Plan(GAME, [EASY, GREEDY], 0, 2, {})]
    results: list[dict[int, list[int]]] = [{0: [1, 2], 1: [2, 1]}, {0: [1, 2], 1: [1, 1]}]
    rated = []
    for order in ([0, 1], [1, 0]):
        tallies = [Tally(2), Tally(2)]
        for tally, places in zip(tallies, results, strict=True):
            for number in order:
                tally.places[number] = places[number]
        rated.append(ladder.ratings(plans, tallies))
    assert rated[0] == rated[1]
    assert rated[0][0][0] == EASY


def test_the_collector_rests_while_games_are_played_and_then_goes_on_as_before() -> None:
    assert gc.isenabled()
    with without_collecting():
        assert not gc.isenabled()
        with without_collecting():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
