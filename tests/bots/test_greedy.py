"""The greedy bot: better than random, and sensible in clear situations."""

from __future__ import annotations

import pytest

from fajrant.bots import bot
from fajrant.bots.base import at_a_glance, fresh_dice
from fajrant.bots.greedy import WORLDS, Way, end_of_turn
from fajrant.bots.playout import play_out
from fajrant.core.dice import seeded
from fajrant.games import load
from fajrant.games.coal_baron_cards.rules.wild import WildCard
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
    t = table(
        "delivered   barracks_2 wild[wheel_2] green", last_shift, zones="share 1:1", stacks={"share": "barracks ..."}
    )
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


def worlds_looked_at(t: Table) -> int:
    """How many worlds the bot makes for its choice. Each takes fresh dice."""
    match = t.match
    (seat,) = match.acting()
    used, counted = seeded(1), seeded(1)
    bot("greedy").choose(match.game, match.position, seat, used)
    for worlds in range(WORLDS + 1):
        if counted.state == used.state:
            return worlds
        fresh_dice(counted)
    raise AssertionError("more worlds than there may be")


def test_one_world_is_enough_where_nothing_can_happen_after_a_turn() -> None:
    t = table("innovations lorry", zones="share 1:1", stacks={"share": "barracks ..."})
    t.play("place share", "pay 2")
    assert choice(t) == "end_turn"
    assert worlds_looked_at(t) == 1


def test_a_routine_decision_is_looked_at_only_along_its_likeliest_move() -> None:
    t = table("")
    t.play("place wild")
    game, pos = t.match.game, t.match.position
    way = Way(pos.clone(), 0, pos.legal(0)[0], True)
    likeliest = at_a_glance(game, way.pos, 0)
    end = end_of_turn(game, way, 0, 1)
    step = end.pos.decision()
    assert isinstance(step, WildCard)
    assert step.stack == likeliest.a


def test_a_look_ahead_stops_where_only_the_end_of_the_turn_is_left() -> None:
    for mine in ("", "innovations lorry"):
        t = table(mine, zones="share 1:1", stacks={"share": "barracks ..."})
        t.play("place share")
        pos = t.match.position.clone()
        pos.look_ahead(0, pos.legal(0)[0])
        assert (pos.decision().point, pos.asked, pos.legal(0)) == ("AFTER", (0,), [])
        t.play("pay 2")
        assert t.match.acting() == ((0,) if mine else (1,))


def test_what_is_left_after_the_action_is_looked_at_when_it_is_asked() -> None:
    t = table("""
        dock 1        wild[wheel_2] wild[clover_2] green
        orders        barracks_4
        innovations   delivery
    """, zones="share 1:1", stacks={"share": "barracks ..."})  # fmt: skip
    t.play("place share", "pay 2")
    assert choice(t) == "innovation inno_delivery"
