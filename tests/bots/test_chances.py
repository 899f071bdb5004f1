"""Chances of winning, as hints show them: they add up to 1, grow with the lead, and match actual results."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

import fajrant
from fajrant.bots.chances import chances, softmax, won_alone
from fajrant.bots.playout import random_playout
from fajrant.bots.search import Rewards
from fajrant.core.dice import seeded
from fajrant.core.game import Game
from tests.bots.chances import bias, brier, read, reliability
from tests.core.playing import GAMES, curious_game

LIKE_ONE = 6  # lines that count as one: those of a game hang together


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_the_chances_of_all_seats_add_up_to_one(game: Game[Any]) -> None:
    seats = game.seats[-1]
    for match in curious_game(game.slug, seats, {}, seed=3):
        points = game.expectations(match.position)
        each = chances(game, match.position, points)
        assert sum(each) == pytest.approx(1.0)
        assert sorted(each) == [chance for _, chance in sorted(zip(points, each, strict=True))]


def test_a_lead_counts_more_towards_the_end() -> None:
    assert softmax([30.0, 30.0], 5.0) == [0.5, 0.5]
    early, late = (softmax([34.0, 30.0], doubt)[0] for doubt in (8.0, 2.0))
    assert 0.5 < early < late < 1.0
    assert softmax([34.0, 30.0, 30.0], 8.0)[0] < early  # with two rivals, one of them may still catch up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_winners_have_a_chance_when_the_game_is_over(seats: int) -> None:
    """Rewards still distinguish second place from last."""
    match = fajrant.new("coal_baron_cards", seats, 5)
    random_playout(match.position, seeded(5))
    places = match.ranking()
    rewards = Rewards(seats)
    rewards.look(match.game, match.position, 0)
    assert rewards.chance == [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    assert all(reward > 0.0 for reward in rewards.reward)


def test_a_shared_win_is_shared() -> None:
    """Without a token, the tie is not broken."""
    match = fajrant.new("coal_baron_cards", 3, 5)
    pos = match.position
    pos.stack.clear()
    assert chances(match.game, pos, match.game.expectations(pos)) == pytest.approx([1 / 3, 1 / 3, 1 / 3])


def test_alone_a_lead_over_the_automa_wins() -> None:
    assert won_alone(0.0, 8.0) == 0.5
    assert won_alone(-4.0, 8.0) < won_alone(4.0, 8.0) < won_alone(4.0, 2.0) < 1.0
    assert [won_alone(lead, 0.0) for lead in (-1.0, 0.0, 1.0)] == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_predicted_chances_match_actual_results(game: Game[Any]) -> None:
    """On a page of games that were not used for learning."""
    lines = read(game.slug)
    assert len(lines) > 500
    for count, predicted, actual in reliability(lines):
        noise = sqrt(predicted * (1.0 - predicted) * LIKE_ONE / count)
        assert actual == pytest.approx(predicted, abs=0.02 + 2.0 * noise)
    assert brier(lines, know=True) < 0.92 * brier(lines, know=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_expected_points_are_unbiased_at_every_stage_and_for_every_number_of_players(game: Game[Any]) -> None:
    lines = read(game.slug)
    for seats in game.seats:
        rows = bias(lines, seats)
        assert len(rows) >= 4
        for result, off in rows:
            assert abs(off) < 3.0 + 0.08 * abs(result), (seats, result, off)
