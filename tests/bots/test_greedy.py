"""The greedy bot: better than random, and sensible in clear situations."""

from __future__ import annotations

import pytest

from fajrant.bots import bot
from fajrant.bots.playout import play_out
from fajrant.core.dice import seeded
from fajrant.games import load
from tests.games.coal_baron_cards.table import Table, table

SLUG = "coal_baron_cards"


@pytest.mark.once
def test_greedy_beats_random_in_nearly_all_games() -> None:
    game = load(SLUG)
    won = 0
    points = 0
    for seed in range(20):
        pos = game.setup(2, game.check_options({}), seeded(seed))
        pos.advance()
        seat = seed % 2
        play_out(game, pos, [bot("greedy" if player == seat else "random") for player in range(2)], seeded(seed + 1000))
        places = game.ranking(pos)
        won += places[seat] == 1 and places.count(1) == 1
        points += sum(game.points(pos, seat))
    assert won >= 19
    assert points >= 20 * 50


def choice(t: Table) -> str:
    match = t.match
    (seat,) = match.acting()
    return bot("greedy").choose(match.game, match.position, seat, seeded(1)).text


def test_a_train_that_can_leave_leaves() -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4
    """)
    assert choice(t) == "place delivery"


def test_a_share_that_matches_is_taken() -> None:
    last_shift = "tokens 1 2 3 4 5 6"
    t = table("delivered   barracks_2 wild[wheel_2] green", last_shift, stacks={"share": "barracks ..."})
    while t.match.acting() == (0,):
        t.play(choice(t))
    assert t.line("shares") == "barracks"


def test_large_cards_pay_before_small_ones() -> None:
    t = table("", zones="order 1:1")
    t.play("place order")
    assert choice(t) == "pay 2"


def test_the_better_order_is_delivered() -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4 barracks_1
    """)
    t.play("place delivery")
    assert choice(t) == "send 1 order_barracks_4"


def test_it_does_not_pass_while_other_moves_are_useful() -> None:
    t = table("")
    assert choice(t) != "pass"
