"""§4, §5.1, §5.2 and D2: choosing a space, bumping, turn order; §5.6 to §5.10."""

from __future__ import annotations

import pytest

from tests.games.coal_baron.table import board, end_of_shift, table

ALL_FOUR = [f"factory_{number}" for number in range(1, 9)] + [
    "factory_draw", "mining_4", "mining_6", "mining_8", "mining_10", "money_3", "money_4", "money_5", "money_6",
    "order_1", "order_2", "order_3", "order_4", "order_draw", "bank",
]  # fmt: skip


def test_d2_every_open_space_whose_precondition_holds_and_the_bank() -> None:
    t = table("marks 8", seats=4)
    assert t.spaces() == ALL_FOUR  # no order is complete
    t = table("marks 8\n orders H01:y A01:y L01:.", seats=4)
    assert [space for space in t.spaces() if space not in ALL_FOUR] == ["delivery_handcart", "delivery_automobile"]


@pytest.mark.parametrize(
    ("pit", "space", "reason"),
    [
        ("marks 5", "factory_1", "too_few_marks"),
        ("", "delivery_handcart", "nothing_complete"),
        ("workers 2", "money_6", "too_few_workers"),
        ("", "money_5", "locked"),
        ("workers 2", "delivery_handcart", "nothing_complete"),  # more workers would not help
    ],
)
def test_d2_a_closed_space_has_a_reason(pit: str, space: str, reason: str) -> None:
    t = table(pit, lying="factory_1 G2L", workers="money_6 1:2; delivery_handcart 1:2")
    assert space not in t.spaces()
    assert t.closed(space) == reason
    assert t.closed("bank") is None


def test_d2_marks_are_checked_before_the_action() -> None:
    t = table("marks 6", lying="factory_1 G2L; factory_2 K2D")
    assert "factory_1" in t.spaces()
    assert "factory_2" not in t.spaces()


def test_d2_a_space_without_a_stack_or_card_is_closed() -> None:
    t = table(lying="order_2 H01; order_3 -; order_4 -; factory_1 -", tiles="", orders="")
    assert [t.closed(space) for space in ("order_3", "order_draw", "factory_draw", "factory_1")] == [
        "place_empty", "stack_empty", "stack_empty", "place_empty",
    ]  # fmt: skip
    t.play("choose_space order_2")
    assert t.lies("order_2") is None
    assert t.closed("order_2") == "place_empty"


def test_r4_there_is_no_pass() -> None:
    t = table(seats=3)
    assert "bank" in t.spaces()
    assert all(move.startswith("choose_space ") for move in t.moves())
    t.play("0: choose_space bank", "1: choose_space bank")
    assert (t.workers(0), t.marks(0)) == ((14, 0, 1), 1)
    assert (t.workers(1), t.marks(1)) == ((14, 0, 1), 1)  # nobody is bumped, and it still costs 1


def test_r5_worthless_but_possible_actions_are_legal() -> None:
    t = table("yellow .\n brown .\n grey .\n black .")
    assert {"mining_6", "order_draw", "factory_draw", "order_2"} <= set(t.spaces())


def test_r6_exactly_the_needed_number_of_workers() -> None:
    t = table(workers="money_6 0:2; money_4 1:1", seats=3)
    assert [t.sees(0)["spaces"][space]["need"] for space in ("money_6", "money_4", "money_5")] == [3, 2, 1]
    t.play("choose_space money_6")
    assert t.on("money_6") == "0:3"
    assert t.workers(0) == (10, 2, 0)


def test_r6_too_few_workers() -> None:
    t = table("workers 3", workers="money_6 1:3; money_4 1:2")
    assert "money_6" not in t.spaces()
    assert "money_4" in t.spaces()


def test_r33_clockwise_and_several_in_a_row() -> None:
    t = table("workers 3", "workers 1", "workers 0", turn=1, starter=1)
    t.play("1: choose_space bank", "0: choose_space bank", "0: choose_space bank", "0: choose_space bank")
    assert t.truth()["shift"] == 2


def test_r35_bumping_comes_first() -> None:
    """Workers bumped from the factory no longer count for the start player."""
    standing = "factory_draw 1:2; factory_2 2:1"
    t = table("workers 3", "workers 0", "workers 0", workers=standing)
    t.play("choose_space factory_draw")
    assert t.workers(1)[1] == 14 + 1
    assert t.on("factory_draw") == "0:3"
    assert t.heard(None, "bumped", "placed") == ["bumped 1 factory_draw 2", "placed 0 factory_draw 3"]
    t.play("keep_tile none", "return_end top", *[f"return_order {tile}" for tile in t.truth()["looked"][:4]])
    assert t.heard(None, "factory_counted", "shift_began") == ["factory_counted 3+0+1", "shift_began 2 0"]


def test_r38_no_question_without_a_choice() -> None:
    """Seat 1 has one worker and can only go to the bank, so it is not asked."""
    taken = "; ".join([f"{space} 0:1" for space in ("mining_6", "mining_10", "money_4", "money_6")])
    nothing = "; ".join([f"factory_{n} -" for n in (1, 2, 3, 5, 6, 7)] + [f"order_{n} -" for n in (2, 3, 4)])
    t = table("", "workers 1", workers=taken, lying=nothing, tiles="", orders="")
    t.play("0: choose_space bank")
    assert t.asked() == "0 choose_space"
    assert t.workers(1)[2] == 1
    assert t.heard(None)[-2:] == ["placed 1 bank 1", "earned 1 1"]


def test_r18_orders_are_refilled_at_once() -> None:
    t = table(lying="order_3 L02", orders="W01 W02 ...")
    t.play("choose_space order_3")
    assert (t.lies("order_3"), t.stack("order")[0]) == ("W01", "W02")
    assert t.heard(1)[-2:] == ["took_order 0 L02", "order_laid order_3 W01"]


def test_r19_delivery_is_automatic_and_complete() -> None:
    t = table("orders A01:y A03:yy A04:(yk) A08:g. H01:y")
    t.play("choose_space delivery_automobile")
    assert t.asked() == "1 choose_space"
    assert (t.line("delivered"), t.line("orders"), t.vp()) == ("A01 A03 A04", "H01:y A08:g.", 2 + 3 + 4)


def test_delivery_returns_both_cubes_of_a_stack() -> None:
    t = table("orders H04:(yk)")
    assert t.supply() == "13 14 14 13"
    t.play("choose_space delivery_handcart")
    assert t.supply() == "14 14 14 14"


@pytest.mark.parametrize(
    ("space", "marks"), [("money_3", 3), ("money_4", 4), ("money_5", 5), ("money_6", 6), ("bank", 1)]
)
def test_money(space: str, marks: int) -> None:
    t = table("marks 2", seats=4)
    t.play(f"choose_space {space}")
    assert t.marks() == 2 + marks
    assert t.asked() == "1 choose_space"


def test_workers_go_home_between_shifts() -> None:
    t = end_of_shift("", "", workers="money_4 0:3; factory_1 1:5")
    assert t.truth()["shift"] == 2
    assert [t.workers(seat) for seat in (0, 1)] == [(18, 0, 0), (18, 0, 0)]
    assert t.on("money_4") == t.on("factory_1") == ""


def test_everything_else_stays_between_shifts() -> None:
    pit = "marks 4\n cage 3 gy\n storage b\n grey . G2L:.g\n orders H08:g. W01:y\n delivered A01"
    t = end_of_shift(pit, "")
    assert t.pit() == board(pit)
    assert t.marks() == 5  # including the Mark from the bank
