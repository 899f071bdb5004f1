"""Simulations: exact sums, independent of workers and order."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fajrant.games import load
from fajrant.lab import ladder, simulation
from fajrant.lab.simulation import Plan
from fajrant.lab.tally import Tally, count_result

GAME = "coal_baron_cards"


def test_sim_gives_the_same_in_one_process_and_in_many() -> None:
    plan = Plan(GAME, ["random"] * 3, 11, 9, load(GAME).check_options({}), None)
    alone = simulation.play_chunk(plan, 0, 9)
    told: list[int] = []
    [together], _ = simulation.run([plan], simulation.Stop(), told.append)
    assert sum(told) == 9
    assert together.__dict__ == alone.__dict__


def test_bots_change_seats_from_game_to_game() -> None:
    plan = Plan(GAME, ["random"] * 3, 0, 4, load(GAME).check_options({}), None)
    assert simulation.play_chunk(plan, 0, 4).played == [[2, 1, 1], [1, 2, 1], [1, 1, 2]]


def test_a_shared_win_counts_its_share() -> None:
    tally = Tally(3)
    count_result(0, [2, 0, 1], [1, 3, 1], [9, 4, 9], tally)  # bots 2 and 1 share the first place
    assert tally.wins == [[0, 0, 0], [0, 0, Fraction(1, 2)], [Fraction(1, 2), 0, 0]]


def test_every_pair_gets_the_same_deals_from_every_seat() -> None:
    plans = ladder.plan_pairs(load(GAME), ["random", "greedy", "easy"], 8, 2, 5, {}, neighbours=False)
    assert [plan.bots for plan in plans] == [["greedy", "random"], ["easy", "random"], ["easy", "greedy"]]
    assert [[plan.seed_of(number) for number in range(5)] for plan in plans] == [[5, 5, 6, 6, 7]] * 3
    near = ladder.plan_pairs(load(GAME), ["random", "greedy", "easy"], 8, 4, 5, {}, neighbours=True)
    assert [plan.bots for plan in near] == [["greedy"] + ["random"] * 3, ["easy"] + ["greedy"] * 3]


def test_plans_are_played_by_turns_so_that_who_stops_has_some_of_each() -> None:
    plans = [Plan(GAME, ["greedy", "random"], 0, games, {}) for games in (100, 50)]
    parts = simulation.chunks(plans, 1)
    assert [part[0] for part in parts[:4]] == [0, 1, 1, 0]
    assert sorted(first for plan, first, _ in parts if plan == 1) == [0, 12, 24, 36, 48]
    assert sum(count for _, _, count in parts) == 150
    slow = Plan(GAME, ["easy", "random"], 0, 3, {})
    assert simulation.chunks([slow], 1) == [(0, 0, 1), (0, 1, 1), (0, 2, 1)]


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (1.0, 20, 0.8389, 1.0), (0.0, 20, 0.0, 0.1611)]
)
def test_wilson(rate: float, games: int, low: float, high: float) -> None:
    assert ladder.wilson(rate, games) == pytest.approx((low, high), abs=1e-4)


def test_ratings_do_not_depend_on_the_order_in_which_games_end() -> None:
    plans = [Plan(GAME, ["greedy", "random"], 0, 2, {}), Plan(GAME, ["easy", "greedy"], 0, 2, {})]
    results: list[dict[int, list[int]]] = [{0: [1, 2], 1: [2, 1]}, {0: [1, 2], 1: [1, 1]}]
    rated = []
    for order in ([0, 1], [1, 0]):
        tallies = [Tally(2), Tally(2)]
        for tally, places in zip(tallies, results, strict=True):
            for number in order:
                tally.places[number] = places[number]
        rated.append(ladder.ratings(plans, tallies))
    assert rated[0] == rated[1]
    assert rated[0][0]["bot"] == "easy"
