"""DP-7 and §5.5: orders."""

from __future__ import annotations

from tests.games.steamrollers.table import acting, table


def test_dp7_offers_every_order_that_can_be_paid() -> None:
    t = acting(4, "delivered yellow yellow red red blue")
    t.play("upgrade")
    assert (t.asked(), t.moves()) == ("0 claim_order", ["none", "claim O1a", "claim O2a"])
    before = t.bag("yellow")
    t.play("claim O1a")
    assert [order["owner"] for order in t.sees(None)["orders"]] == [0, None, None, None, None, None]
    assert t.sheet()["delivered"] == {"yellow": 0, "red": 1, "grey": 0, "blue": 1, "green": 0, "coal": 0}
    assert (t.bag("yellow"), t.points()[4]) == (before + 2, 4)
    assert t.heard(1, "claimed") == ["claimed 0 O1a yellow+yellow+red 4"]


def test_dp7_is_not_asked_when_nothing_can_be_paid() -> None:
    t = acting(4, "delivered yellow red")
    t.play("upgrade")
    assert t.asked() == "1 choose_die"


def test_dp7_may_be_declined() -> None:
    t = acting(4, "delivered yellow yellow red")
    t.play("upgrade", "none")
    assert t.points()[4] == 0
    assert t.asked() == "1 choose_die"


def test_r12_one_coal_may_replace_one_good() -> None:
    t = acting(4, "delivered yellow red coal coal")
    t.play("upgrade")
    assert t.moves() == ["none", "claim_with_coal O1a yellow"]
    t.play("claim_with_coal O1a yellow")
    assert t.sheet()["delivered"]["coal"] == 1
    t = acting(4, "delivered red coal coal")
    t.play("upgrade")
    assert t.asked() == "1 choose_die"  # two coal would be needed


def test_r12_coal_may_be_used_even_if_the_good_is_there() -> None:
    t = acting(4, "delivered yellow yellow red coal")
    t.play("upgrade")
    assert t.moves() == ["none", "claim O1a", "claim_with_coal O1a yellow", "claim_with_coal O1a red"]


def test_r23_one_order_after_all_actions_of_the_turn() -> None:
    t = table("tiles 2a \n delivered yellow yellow red red blue blue green", dice="2 5 6")
    t.play("two 2 5", "first 2", "upgrade")
    assert t.asked() == "0 choose_action"
    t.play("upgrade")
    assert t.asked() == "0 claim_order"
    t.play("claim O1a")
    assert t.asked() == "1 choose_action"  # one die was left, so there was no choice


def test_r24_no_change_is_given() -> None:
    t = acting(4, "delivered yellow yellow yellow red")
    t.play("upgrade", "claim O1a")
    assert t.sheet()["delivered"]["yellow"] == 1


def test_an_order_stays_with_its_player() -> None:
    t = acting(4, "delivered yellow yellow red", "orders O1a")
    t.play("upgrade")
    assert t.asked() == "1 choose_die"
    assert t.points(1)[4] == 4
