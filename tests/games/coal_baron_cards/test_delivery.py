"""§5.9 and D6: trains leave to fulfil orders."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import board, table

TWO_GREEN_ONE_BLACK = """
    dock 1       wild[wheel_2] green
    dock 2       tower[tower_1a] wheel[] green
    dock 3       fox[fox_2] black
"""


def test_d6_every_dock_with_an_engine_and_every_order_it_can_serve() -> None:
    t = table(f"{TWO_GREEN_ONE_BLACK}\n orders barracks_1 furnaces_2 furnaces_3")
    t.play("place delivery")
    assert t.asked() == "0 DELIVER"
    assert t.moves() == [
        "send 1 order_barracks_1",
        "send 1 order_furnaces_2",
        "send 2 order_barracks_1",
        "send 3 order_barracks_1",
        "send 3 order_furnaces_2",
    ]


def test_d6_the_first_train_fixes_the_engine_type() -> None:
    t = table(f"{TWO_GREEN_ONE_BLACK}\n orders barracks_1 factories_1 furnaces_2")
    t.play("place delivery", "send 1 order_furnaces_2")
    assert t.sees(1)["decision"] == {"point": "DELIVER", "seats": [0], "type": "green"}
    assert t.moves() == ["send 2 order_barracks_1", "send 2 order_factories_1", "stop"]
    t.play("send 2 order_factories_1")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board("""
        dock 3       fox[fox_2] black
        orders       barracks_1
        delivered    furnaces_2 wild[wheel_2] green
        delivered    factories_1 tower[tower_1a] wheel[] green
    """)


def test_d6_each_train_gets_its_own_order() -> None:
    t = table(f"{TWO_GREEN_ONE_BLACK}\n orders barracks_1")
    t.play("place delivery", "send 2 order_barracks_1")
    assert t.asked() == "1 MAIN"
    assert t.line("delivered") == "barracks_1 tower[tower_1a] wheel[] green"


def test_d6_stop_only_after_the_first_train() -> None:
    t = table(f"{TWO_GREEN_ONE_BLACK}\n orders barracks_1 factories_1")
    t.play("place delivery")
    assert "stop" not in t.moves()
    t.play("send 2 order_barracks_1")
    assert t.moves() == ["send 1 order_factories_1", "stop"]


def test_d6_a_forced_first_train_leaves_without_asking() -> None:
    t = table("dock 1 wild[wheel_2] green\n orders barracks_2")
    t.play("0: place delivery")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board("delivered barracks_2 wild[wheel_2] green")


def test_d6_ends_when_no_known_order_fits() -> None:
    t = table("dock 1 wild[wheel_2] green\n dock 2 tower[tower_1a] green\n orders barracks_2 furnaces_2")
    t.play("place delivery", "send 1 order_barracks_2")
    assert t.asked() == "1 MAIN"
    assert t.line("orders") == "furnaces_2"


def test_d6_all_see_the_order_when_it_is_sent() -> None:
    t = table("dock 1 wild[wheel_2] green\n orders ?barracks_2")
    t.play("place delivery", "send 1 order_barracks_2")
    for seat in (0, 1, None):
        assert t.heard(seat, "sent") == ["sent 0 1 order_barracks_2 2"]


def test_r13_the_player_may_stop_after_any_train() -> None:
    t = table(f"{TWO_GREEN_ONE_BLACK}\n orders barracks_1 furnaces_1")
    t.play("place delivery", "send 2 order_furnaces_1", "stop")
    assert t.asked() == "1 MAIN"
    assert t.line("dock 1") == "wild[wheel_2] green"
    assert t.line("orders") == "barracks_1"


def test_r14_surplus_lorries_and_empty_wagons_leave_too() -> None:
    t = table("dock 1 wild[wheel_1b] clover[clover_1a] wheel[] wild[clover_2] green\n orders barracks_1")
    t.play("place delivery")
    assert t.mine() == board("delivered barracks_1 wild[wheel_1b] clover[clover_1a] wheel[] wild[clover_2] green")


def test_r14_surplus_singles_score() -> None:
    t = table("dock 1 wild[wheel_1b] clover[clover_1a] green\n orders barracks_1")
    assert t.points() == [0, 0, 0, 0, 0]
    t.play("place delivery")
    assert t.points() == [3, 3, 0, 0, 0]


@pytest.mark.parametrize("order", ["barracks", "furnaces", "factories", "steamboats"])
@pytest.mark.parametrize("engine", ["green", "orange", "violet", "black"])
def test_r15_any_engine_serves_any_destination(order: str, engine: str) -> None:
    mine = f"""
        dock 1       wheel[wheel_2] {engine}
        dock 2       tower[tower_2] {engine}
        dock 3       fox[fox_2] {engine}
        orders       {order}_2
    """
    t = table(mine)
    t.play("place delivery")
    assert t.moves() == [f"send {dock} order_{order}_2" for dock in (1, 2, 3)]


def test_free_and_normal_delivery_in_one_turn_can_use_different_types() -> None:
    t = table(f"{TWO_GREEN_ONE_BLACK}\n orders barracks_1 furnaces_2\n innovations delivery")
    t.play("innovation inno_delivery", "send 3 order_furnaces_2")
    assert t.asked() == "0 MAIN"
    t.play("place delivery", "send 2 order_barracks_1")
    assert [train.split()[-1] for train in t.line("delivered").split("; ")] == ["black", "green"]
