"""Chances of winning, as hints show them: they add up, follow the lead, and come true about as often as they say."""

from __future__ import annotations

from typing import Any

import pytest

import fajrant
from fajrant.bots.playout import random_playout
from fajrant.bots.search import Rewards
from fajrant.core.dice import seeded
from fajrant.core.game import Game
from tests.bots.chances import MEASURED, brier, read, reliability
from tests.core.playing import GAMES, curious_game


def chances(points: list[float], doubt: float) -> list[float]:
    rewards = Rewards(len(points))
    rewards.points[:] = points
    rewards.weigh_chances(doubt)
    return list(rewards.chance)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_the_chances_of_all_seats_make_one(game: Game[Any]) -> None:
    seats = game.seats[-1]
    for match in curious_game(game.slug, seats, {}, seed=3):
        rewards = Rewards(seats)
        rewards.look(game, match.position, 0)
        assert sum(rewards.chance) == pytest.approx(1.0)
        assert sorted(rewards.chance) == [
            chance for _, chance in sorted(zip(rewards.points, rewards.chance, strict=True))
        ]


def test_a_lead_is_worth_more_the_less_may_still_happen() -> None:
    assert chances([30.0, 30.0], 5.0) == [0.5, 0.5]
    early, late = (chances([34.0, 30.0], doubt)[0] for doubt in (8.0, 2.0))
    assert 0.5 < early < late < 1.0
    assert chances([34.0, 30.0, 30.0], 8.0)[0] < early  # with two rivals, one of them may still catch up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_the_game_is_over_only_winners_have_won(seats: int) -> None:
    """No matter how well the others did. Rewards still distinguish second place from last."""
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
    rewards = Rewards(3)
    rewards.look(match.game, pos, 0)
    assert rewards.chance == pytest.approx([1 / 3, 1 / 3, 1 / 3])


@pytest.mark.parametrize("slug", MEASURED)
def test_chances_come_true_about_as_often_as_they_say(slug: str) -> None:
    """On a page of games that were played to measure it."""
    lines = read(slug)
    assert len(lines) > 500
    for count, said, came in reliability(lines):
        if count >= 40:  # smaller bins are too noisy
            assert came == pytest.approx(said, abs=0.06)
    assert brier(lines, know=True) < 0.92 * brier(lines, know=False)
