"""The evaluation rises with everything that helps a seat."""

from __future__ import annotations

from typing import Any

import pytest

import fajrant
from fajrant.bots.base import at_a_glance
from fajrant.core.dice import seeded
from fajrant.games.coal_baron_cards import insight
from fajrant.games.coal_baron_cards.state import CardGame
from tests.games.coal_baron_cards.table import Table, table

SLUG = "coal_baron_cards"


def worth(t: Table, seat: int = 0) -> float:
    return t.match.game.evaluate(t.match.position, seat)


def mine(text: str) -> float:
    """The evaluation of a mine whose seat is not asked."""
    return worth(table("", text), seat=1)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("", "row wheel_2"),
        ("", "dock 1 wild[]"),
        ("", "dock 1 green"),
        ("", "orders barracks_2"),
        ("", "shares barracks"),
        ("", "objectives order_barracks"),
        ("", "innovations lorry"),
        ("", "innovations worker_3"),
        ("passed", ""),
        ("dock 1 wild[]\nrow wheel_2", "dock 1 wild[wheel_2]"),
        ("dock 2 tower[]\nrow wheel_2", "dock 2 wheel[]\nrow wheel_2"),
        ("row fox_2\ndock 2 wheel[]", "row wheel_2\ndock 2 wheel[]"),
        ("orders barracks_4", "orders barracks_4\ndock 1 wild[wheel_2]"),
        ("orders barracks_2\ndock 1 wild[wheel_2]", "orders barracks_2\ndock 1 wild[wheel_2] green"),
        ("orders barracks_2\nshares furnaces", "orders barracks_2\nshares barracks"),
        ("orders barracks_2\nobjectives order_furnaces", "orders barracks_2\nobjectives order_barracks"),
        ("dock 1 violet\nobjectives engine_green", "dock 1 green\nobjectives engine_green"),
        ("dock 1 wild[wheel_2] green\norders barracks_2", "delivered barracks_2 wild[wheel_2] green"),
        ("dock 1 green\ndock 2 violet", "dock 1 green\ndock 2 green"),
    ],
)
def test_a_better_mine_is_worth_more(less: str, more: str) -> None:
    assert mine(more) > mine(less)


def test_delivering_raises_the_evaluation() -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_1b] green
        orders   barracks_3
    """)
    before = worth(t)
    t.play("place delivery")
    assert worth(t) > before + 1


def test_passing_lowers_the_evaluation_even_at_the_end_of_the_shift() -> None:
    t = table("", "passed")
    before = worth(t)
    t.play("pass")
    assert worth(t) < before


def test_the_claim_to_the_shift_token_counts() -> None:
    claims = table("", zones="mining_01 0:1; engine 1:1")
    assert worth(claims) > worth(table("", zones="mining_01 1:1; engine 0:1"))


def test_a_train_that_comes_too_late_is_worth_nothing() -> None:
    last = "tokens 1 2 3 4 5 6\n"
    laid = "lorry_1 1:1; lorry_2 1:1; wagon_1 1:1; wagon_2 1:1; share 1:1; order 0:1 1:2; engine 0:1 1:2"
    without = worth(table("", last, zones=laid), seat=1)
    for started in ("dock 1 wild[]", "row wheel_2", "orders barracks_4"):
        assert worth(table("", last + started, zones=laid), seat=1) == without


def test_at_the_end_the_evaluation_is_the_score() -> None:
    t = table("delivered   barracks_2 wild[wheel_2] green")
    while t.match.acting():
        t.play("pass" if "pass" in t.moves() else t.moves()[-1])
    assert worth(t) == float(t.match.scores()[0])


def test_the_evaluation_is_the_weighted_sum_of_the_features() -> None:
    """Exactly, so that bots choose the same moves whichever way it is computed, and also where plans are kept."""
    for seats in (2, 3, 4):
        match = fajrant.new(SLUG, seats, seats)
        game = match.game
        model = game.model()
        assert model is not None
        dice = seeded(seats)
        while match.acting():
            seat = match.acting()[0]
            pos = match.position
            for owner in range(seats):
                weighed = model.total(game.features(pos, owner), game.gone(pos, owner), seats)
                assert game.evaluate(pos, owner) == weighed
            moves = pos.legal(seat)
            move = moves[dice.below(len(moves))] if dice.below(3) == 0 else at_a_glance(game, pos, seat)
            match.carry_out(seat, move)


def test_what_is_kept_of_a_mine_is_used_only_for_equal_mines() -> None:
    """Random games reach many mines that share a place in the tables; each is evaluated as if the tables were empty."""
    reached: list[tuple[Any, int]] = []
    for seed in range(3):
        match = fajrant.new(SLUG, 2, seed)
        dice = seeded(seed)
        while match.acting():
            seat = match.acting()[0]
            move = at_a_glance(match.game, match.position, seat)
            moves = match.position.legal(seat)
            match.carry_out(seat, moves[dice.below(len(moves))] if dice.below(3) == 0 else move)
            reached.append((match.position.clone(), seat))
    kept = [insight.evaluate(pos, seat) for pos, seat in reached]
    for (pos, seat), value in zip(reversed(reached), reversed(kept), strict=True):
        for table_of_plans in (insight._goals, insight._yards, insight._outlooks):
            table_of_plans[:] = [None] * len(table_of_plans)
        assert insight.evaluate(pos, seat) == value


def test_plans_fit_only_while_nothing_changes_that_they_rest_on() -> None:
    t = table("""
        row         wheel_2
        dock 1      wild[clover_2] green
        orders      barracks_4
        shares      barracks
        objectives  order_barracks
        delivered   furnaces_2 wild[wheel_2] green
    """)
    pos = t.match.position
    assert isinstance(pos, CardGame)
    mine = pos.mines[0]
    goals, yard = insight.goals_of(mine), insight.yard_of(mine, insight.goals_of(mine).per_engine)
    outlook = insight.Outlook(mine, goals, yard, 20, False)
    same = pos.clone().mines[0]
    assert goals.fit(same)
    assert yard.fit(same, list(goals.per_engine))
    assert outlook.fit(same, goals, yard, 20, False)
    for field in ("shares", "objectives", "tokens", "delivered"):
        other = mine.clone()
        setattr(other, field, getattr(other, field) * 2 if field != "tokens" else (1,))
        assert not goals.fit(other), field
    for field in ("row", "storage"):
        other = mine.clone()
        setattr(other, field, (*getattr(other, field), mine.row[0]))
        assert not yard.fit(other, goals.per_engine), field
    other = mine.clone()
    other.docks[1] = other.docks[1].with_engine(mine.docks[0].engine)
    assert not yard.fit(other, goals.per_engine)
    assert not yard.fit(mine, [points + 1.0 for points in goals.per_engine])
    for field in ("orders", "secret_orders"):
        other = mine.clone()
        setattr(other, field, (*getattr(other, field), mine.orders[0]))
        assert not outlook.fit(other, goals, yard, 20, False), field
    assert not outlook.fit(mine, goals, yard, 19, False)
    assert not outlook.fit(mine, goals, yard, 20, True)
    assert not outlook.fit(mine, insight.Goals(mine, 0), yard, 20, False)
    assert not outlook.fit(mine, goals, insight.Yard(mine, goals.per_engine, 0), 20, False)
