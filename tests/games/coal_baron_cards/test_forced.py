"""R44, R45 and R56: equal options are offered once; whether a seat is asked reveals nothing."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import table

ALL_WORKERS_LAID = "lorry_1 0:1 0:2 0:3; lorry_2 0:1 0:2; wagon_1 0:1; wagon_2 0:1; share 0:1"
ONLY_A_THREE_AND_ONLY_DELIVERY_COSTS_IT = """
    lorry_1 0:1 0:2 1:3; lorry_2 0:1 0:2 1:1+2; wagon_1 0:1; wagon_2 0:1; share 0:1; delivery 1:1 1:2
"""


def test_r44_payments_differ_by_values_and_innovation_kinds() -> None:
    t = table("innovations worker_3 worker_3", zones="share 1:1")
    t.play("place share")
    assert sorted(t.moves("pay")) == ["1 1", "1 inno_worker_3", "2", "inno_worker_3", "inno_worker_3 inno_worker_3"]


def test_r44_orders_differ_by_destination_and_requirement() -> None:
    t = table("dock 1 wild[wheel_2] green\n orders barracks_1 barracks_1 ?furnaces_1 furnaces_1")
    t.play("place delivery")
    assert t.moves() == ["send 1 order_barracks_1", "send 1 order_furnaces_1"]


def test_r44_cards_looked_at_differ_by_kind() -> None:
    t = table(at="WILD_CARD share", stacks={"share": "furnaces barracks furnaces barracks ..."})
    assert t.moves() == ["wild_card share_furnaces", "wild_card share_barracks"]


def test_r44_stacks_with_equal_tops_are_separate_options() -> None:
    t = table("innovations lorry", stacks={"lorry_1": "fox_2 ...", "lorry_2": "fox_2 ..."})
    assert {"lorry_1", "lorry_2"} <= set(t.moves("place"))
    t.play("innovation inno_lorry")
    assert t.moves() == ["inno_stack lorry_1", "inno_stack lorry_2"]


def test_r45_a_pass_is_never_automatic_while_another_option_exists() -> None:
    t = table("innovations share", zones=ALL_WORKERS_LAID)
    assert t.asked() == "0 MAIN"
    t = table("innovations mining", zones=ALL_WORKERS_LAID)
    assert t.asked() == "1 MAIN"


def test_r45_d1_with_a_hidden_innovation() -> None:
    t = table("innovations ?mining", zones=ALL_WORKERS_LAID)
    assert (t.asked(), t.moves()) == ("0 MAIN", ["pass"])


@pytest.mark.parametrize(
    ("orders", "moves"),
    [("?barracks_4", ["pass"]), ("?barracks_1", ["place delivery", "pass"]), ("barracks_4", None)],
)
def test_r45_d1_when_a_hidden_order_might_be_delivered(orders: str, moves: list[str] | None) -> None:
    zones = ONLY_A_THREE_AND_ONLY_DELIVERY_COSTS_IT
    t = table(f"dock 1 wild[wheel_1a] green\n orders {orders}", zones=zones)
    assert t.workers() == [3]
    assert t.asked() == ("0 MAIN" if moves else "1 MAIN")
    if moves:
        assert t.moves() == moves


def test_r45_d2_with_a_hidden_innovation() -> None:
    t = table("innovations ?lorry")
    t.play("place share")
    assert (t.asked(), t.moves()) == ("0 PAY", ["pay 1"])
    t = table("innovations mining")
    t.play("place share")
    assert t.asked() == "1 MAIN"


def test_r45_d6_with_hidden_orders() -> None:
    t = table("dock 1 wild[wheel_2] green\n dock 2 tower[tower_1a] green\n orders ?barracks_2 ?furnaces_2")
    t.play("place delivery", "send 1 order_furnaces_2")
    assert (t.asked(), t.moves()) == ("0 DELIVER", ["stop"])


def test_r45_d6_the_first_train_too() -> None:
    t = table("dock 1 wild[wheel_2] green\n orders ?barracks_2")
    t.play("place delivery")
    assert (t.asked(), t.moves()) == ("0 DELIVER", ["send 1 order_barracks_2"])


@pytest.mark.parametrize("dock_2", ["tower[tower_1a] black", "tower[] green", "tower[tower_1a]", "green"])
def test_r45_d6_is_over_without_another_loaded_train_of_the_type(dock_2: str) -> None:
    t = table(f"dock 1 wild[wheel_2] green\n dock 2 {dock_2}\n orders ?barracks_2 ?furnaces_1")
    t.play("place delivery", "send 1 order_barracks_2")
    assert t.asked() == "1 MAIN"


def test_r45_d6_is_over_when_all_orders_left_are_known() -> None:
    t = table("dock 1 wild[wheel_2] green\n dock 2 tower[tower_1a] green\n orders furnaces_2 ?barracks_2")
    t.play("place delivery", "send 1 order_barracks_2")
    assert t.asked() == "1 MAIN"


def test_r45_d8_with_several_equal_cards() -> None:
    t = table(stacks={"share": "barracks barracks barracks barracks ..."})
    t.play("place wild", "pay 2", "wild_stack share")
    assert (t.asked(), t.moves()) == ("0 WILD_CARD", ["wild_card share_barracks"])


def test_r45_d8_with_one_card_is_visibly_forced_and_not_asked() -> None:
    t = table(stacks={"share": "barracks"})
    t.play("place wild", "pay 2", "wild_stack share")
    assert t.asked() == "1 MAIN"
    assert t.line("shares") == "barracks"


@pytest.mark.parametrize(
    ("mine", "asked"),
    [
        ("innovations ?mining", True),
        ("innovations ?worker_3", True),
        ("innovations mining", False),
        ("innovations worker_3 delivery", False),
        ("innovations delivery\n dock 1 wild[wheel_1a] green\n orders ?barracks_4", True),
        ("innovations delivery\n dock 1 wild[wheel_1a] green\n orders barracks_4", False),
        ("innovations delivery\n dock 1 wild[] green\n orders ?barracks_4", False),
        ("innovations delivery\n dock 1 wild[wheel_1a]\n orders ?barracks_4", False),
        ("dock 1 wild[wheel_1a] green\n orders ?barracks_1", False),
        ("innovations mining\n dock 1 wild[wheel_1a] green\n orders ?barracks_4", False),
    ],
)
def test_r45_d9_with_hidden_innovations_or_orders(mine: str, asked: bool) -> None:
    t = table(mine, at="AFTER")
    assert t.asked() == ("0 AFTER" if asked else "1 MAIN")
    if asked:
        assert t.moves() == ["end_turn"]


def test_r45_public_decisions_with_one_option_are_not_asked() -> None:
    only_engines = dict.fromkeys(
        ["lorry_1", "lorry_2", "wagon_1", "wagon_2", "order", "share", "innovation", "objective"], ""
    )
    t = table("dock 1 green\n dock 2 green", stacks=only_engines)
    t.play("place wild", "pay 2")  # D7: only the engine stack is left
    assert t.asked() == "0 WILD_CARD"


@pytest.mark.parametrize(
    ("mine", "asked"),
    [
        ("", False),
        ("innovations mining delivery", False),
        ("orders ?barracks_1", False),
        ("dock 1 wild[wheel_1a] green\n orders ?barracks_4", False),  # no workers for `delivery`
        ("innovations ?mining", True),
        ("innovations delivery\n dock 1 wild[wheel_1a] green\n orders ?barracks_4", True),
        ("innovations delivery\n dock 1 wild[wheel_1a] green\n orders barracks_4", False),
        ("innovations delivery\n dock 1 wild[wheel_1a]\n orders ?barracks_4", False),
        ("innovations delivery\n dock 1 wild[] green\n orders ?barracks_4", False),
    ],
)
def test_r56_a_pass_that_is_visibly_forced_is_not_asked(mine: str, asked: bool) -> None:
    t = table(mine, zones=ALL_WORKERS_LAID)
    assert t.asked() == ("0 MAIN" if asked else "1 MAIN")
    assert ("passed" in t.mine()) != asked
    if asked:
        assert t.moves() == ["pass"]


def test_r56_a_forced_pass_is_in_the_journal() -> None:
    t = table(zones=ALL_WORKERS_LAID, turn=1)
    t.play("1: place order")
    assert t.heard(1)[-1] == "passed 0"
    assert t.match.record().splitlines()[1:] == ["1: place order"]
    assert t.asked() == "1 MAIN"
