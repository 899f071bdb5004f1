"""§9: the worked examples."""

from __future__ import annotations

from tests.games.coal_baron_cards.table import board, table


def test_x1_cost_escalation() -> None:
    t = table(seats=3, stacks={"engine": "green black violet ..."})
    assert t.cost("engine") == 1
    t.play("0: place engine", "engine_dock 1", "1: place engine", "pay 2", "engine_dock 1", "2: pass")
    assert t.cost("engine") == 3
    t.play("0: place engine", "pay 1 2", "engine_dock 2")
    assert t.cost("engine") == 4
    assert (t.mine(0), t.mine(1)) == (board("dock 1 green\n dock 2 violet"), board("dock 1 black"))


def test_x1_holding_only_one_and_three() -> None:
    t = table(zones="engine 0:1; lorry_1 0:1 0:2; lorry_2 0:1 0:2; wagon_1 0:1")
    assert (t.workers(), t.cost("engine")) == ([1, 3], 2)
    assert "engine" not in t.moves("place")
    assert t.sees(0)["zones"]["engine"]["closed"] == "cannot_pay_exactly"


def test_x2_paying_three() -> None:
    t = table(seats=4, zones="share 1:1 2:2")
    t.play("place share")
    assert set(t.moves()) == {"pay 3", "pay 1 2", "pay 1 1 1"}
    assert len(t.moves()) == 3


def test_x3_maciek_mines() -> None:
    t = table("""
        row          wheel_2 clover_1a tower_1a
        dock 1       wild[]
        dock 2       tower[]
    """)
    t.play("place mining_23")
    assert t.workers() == [1, 1, 1, 1, 2, 2, 3]
    assert t.moves() == ["load_row 2 wagon_tower", "store"]
    t.play("load_row 2 wagon_tower", "load_row 1 wagon_wild")
    assert t.mine() == board("""
        row          wheel_2
        dock 1       wild[clover_1a]
        dock 2       tower[tower_1a]
    """)
    assert t.cost("mining_23") == 2
    assert t.asked() == "1 MAIN"


def test_x4_gosia_delivers() -> None:
    gosia = """
        dock 1       wild[wheel_2] clover[clover_1a] violet
        dock 2       tower[tower_2] violet
        dock 3       fox[fox_2]
        orders       barracks_2 furnaces_3
    """
    t = table(gosia)
    t.play("place delivery", "send 1 order_furnaces_3", "send 2 order_barracks_2")
    assert t.mine() == board("""
        dock 3       fox[fox_2]
        delivered    furnaces_3 wild[wheel_2] clover[clover_1a] violet
        delivered    barracks_2 tower[tower_2] violet
    """)
    assert t.asked() == "1 MAIN"


def test_x4_with_different_engine_types_only_one_train_leaves() -> None:
    t = table("""
        dock 1       wild[wheel_2] clover[clover_1a] violet
        dock 2       tower[tower_2] black
        orders       barracks_2 furnaces_3
    """)
    t.play("place delivery", "send 1 order_furnaces_3")
    assert t.asked() == "1 MAIN"
    assert t.line("dock 2") == "tower[tower_2] black"


def test_x5_shift_token() -> None:
    red, yellow, blue = 0, 1, 2
    t = table(seats=3, turn=blue, starter=blue)
    t.play(f"{blue}: place mining_01", f"{red}: place share", f"{yellow}: place mining_01", "pay 2")
    t.play(f"{blue}: pass", f"{red}: place mining_01", "pay 3", f"{yellow}: pass", f"{red}: pass")
    assert [t.line("tokens", seat) for seat in (red, yellow, blue)] == ["1", "", ""]
    assert t.asked() == f"{red} MAIN"
    assert t.truth()["starter"] == red


def test_x6_worker_innovation() -> None:
    t = table("innovations worker_4", zones="share 1:1 1:2")
    t.play("0: place share", "pay inno_worker_4")
    assert t.cost("share") == 4
    t.play("1: pass", "0: pass")
    assert t.truth()["removed"] == ["inno_worker_4"]
    assert t.line("innovations") == ""


def test_x7_wild() -> None:
    eight = "orders furnaces_1 furnaces_1 furnaces_2 furnaces_2 furnaces_3 furnaces_3 furnaces_4 factories_1"
    t = table("", eight, stacks={"order": "barracks_1 barracks_2 barracks_3 barracks_4 steamboats_4 ..."})
    assert (len(t.stack("order")), t.cost("wild")) == (20, 2)
    before = t.stack("order")
    t.play("place wild", "pay 1 1", "wild_stack order", "wild_card order_barracks_2")
    assert t.line("orders") == "?barracks_2"
    assert t.stack("order") == [*before[4:], "barracks_1", "barracks_3", "barracks_4"]
    assert t.sees_stack(1, "order") == "steamboats_4 of 19"
    assert (t.cost("order"), t.cost("wild")) == (1, 3)


def test_x8_martyna_scores() -> None:
    t = table(
        """
        shares       barracks barracks factories
        objectives   engine_green share_barracks order_furnaces
        tokens       1 2
        delivered    barracks_4 wild[wheel_2] wild[wheel_2] green
        delivered    barracks_3 wild[clover_2] wild[wheel_1b] green
        delivered    furnaces_2 wild[fox_1b] wild[wheel_1a] green
        delivered    factories_2 wild[clover_2] black
        delivered    factories_1 wild[clover_1a] violet
        """
    )
    assert t.match.categories()[0] == {"lorries": 6, "orders": 30, "shares": 9, "tokens": 2, "objectives": 12}
    assert t.match.scores()[0] == 59


def test_x9_split() -> None:
    seven = "wheel_1a wheel_1b wheel_2 clover_1a clover_1b clover_2 tower_2"
    t = table(stacks={"lorry_1": "fox_2", "lorry_2": seven})
    t.play("place lorry_1")
    assert t.stack("lorry_2") == ["wheel_1a", "wheel_1b", "wheel_2", "clover_1a"]
    assert t.stack("lorry_1") == ["clover_1b", "clover_2", "tower_2"]
    assert (t.sees_stack(1, "lorry_1"), t.sees_stack(1, "lorry_2")) == ("clover_1b of 3", "wheel_1a of 4")
