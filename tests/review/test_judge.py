"""The judgement of single decisions: only by what the seat knew, and the same every time."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from fajrant import Match
from fajrant.bots.search import Rewards
from fajrant.core.dice import seeded
from fajrant.core.moves import Move
from fajrant.review.judge import SPREAD, Budget, Verdict, judge, margin_of, read_verdict
from tests.bots.test_solve import LAST_TURNS, position
from tests.core.playing import SOME_TABLES, curious_game

BRIEF = Budget(20)


def verdict_on(match: Match, seat: int, text: str, budget: Budget = BRIEF, seed: int = 1) -> Verdict:
    verdict = judge(match.game, match.position, seat, move_of(match, seat, text), budget, seeded(seed))
    assert verdict is not None
    return verdict


def move_of(match: Match, seat: int, text: str) -> Move:
    return match.position.legal(seat)[match.moves(seat).index(text)]


@pytest.mark.once
@pytest.mark.parametrize(("slug", "seats", "options"), SOME_TABLES, ids=str)
def test_a_verdict_does_not_depend_on_hidden_cards(slug: str, seats: int, options: dict[str, str]) -> None:
    compared = 0
    for match in curious_game(slug, seats, options, seed=60 + seats):
        number = match.decisions()
        seat = match.acting()[0]
        if number % 13 == 0:
            world = match.determinize(seat, number)
            verdicts: list[Any] = []
            for known in (match, world):
                move = known.position.legal(seat)[-1]
                verdict = judge(known.game, known.position, seat, move, BRIEF, seeded(number))
                verdicts.append(None if verdict is None else verdict.plain())
            assert verdicts[0] == verdicts[1], match.record()
            compared += verdicts[0] is not None and world.digest() != match.digest()
    assert compared > 2


def test_a_thrown_away_train_is_a_great_loss() -> None:
    """The card game's last shift: the delivery for 4 can be paid now, and hardly later."""
    match = position("coal_baron_cards_last_delivery")
    verdict = verdict_on(match, 2, "place wild", Budget(200))
    assert verdict.best.move == "place delivery"
    assert verdict.points_lost > 3
    assert verdict.loss > 0


def test_the_best_move_loses_nothing() -> None:
    match = position("coal_baron_cards_last_delivery")
    verdict = verdict_on(match, 2, "place delivery", Budget(200))
    assert verdict.best is verdict.played
    assert verdict.loss == 0
    assert [one.worth for one in verdict.ranked] == sorted([one.worth for one in verdict.ranked], reverse=True)


@pytest.mark.once
@pytest.mark.parametrize("name", LAST_TURNS)
def test_last_turns_are_judged_exactly(name: str) -> None:
    """All moves of a last turn are compared, each by the most points that it can still lead to."""
    match = position(name)
    seat = LAST_TURNS[name][0]
    verdict = verdict_on(match, seat, match.moves(seat)[-1], Budget(5000))
    assert {one.move for one in verdict.ranked} == set(match.moves(seat))
    assert verdict.best.points == max(one.points for one in verdict.ranked)


def test_a_verdict_as_plain_data() -> None:
    match = position("coal_baron_cards_last_delivery")
    verdict = verdict_on(match, 2, "place wild")
    again = read_verdict(verdict.plain())
    assert again.plain() == verdict.plain()
    assert (again.loss, again.best.move, again.played.move) == (verdict.loss, verdict.best.move, "place wild")


@pytest.mark.parametrize(
    ("leaves", "margin"),
    [(100, SPREAD * 0.1 * sqrt(100 / 99) / 8), (16, SPREAD * 0.1 * sqrt(16 / 15) / 4), (1, 1.0)],
)
def test_the_margin_depends_on_how_many_worlds_were_searched(leaves: int, margin: float) -> None:
    """Half of the leaves promise 40 % and half of them 60 %. No search has more than 64 worlds."""
    rewards = Rewards(2)
    rewards.count = leaves
    rewards.all_chance[0] = leaves * 0.5
    rewards.all_chance_squared[0] = leaves * (0.4 * 0.4 + 0.6 * 0.6) / 2
    assert margin_of(rewards, 0) == pytest.approx(margin)
