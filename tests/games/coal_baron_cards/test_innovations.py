"""§2.10, §5.10 and D8b: every innovation card."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import Table, all_engines_gone, board, table

ACTIONS = ["lorry", "wagon", "engine", "order", "share", "mining", "delivery"]
READY = """
    row          fox_1a
    dock 1       wild[wheel_2] green
    orders       barracks_2
"""


def with_all_actions(mine: str = READY) -> Table:
    return table(f"{mine}\n innovations {' '.join(ACTIONS)}")


def test_d8b_choose_one_of_two_stacks() -> None:
    t = table("innovations lorry wagon", stacks={"lorry_2": "fox_2 ...", "wagon_1": "tower ..."})
    t.play("innovation inno_lorry")
    assert (t.asked(), t.moves("inno_stack")) == ("0 INNO_STACK", ["lorry_1", "lorry_2"])
    t.play("inno_stack lorry_2", "innovation inno_wagon")
    assert (t.asked(), t.moves("inno_stack")) == ("0 INNO_STACK", ["wagon_1", "wagon_2"])
    t.play("inno_stack wagon_1")
    assert t.mine() == board("row fox_2\n dock 2 tower[]")


def test_d8b_is_skipped_when_only_one_stack_has_cards() -> None:
    t = table("innovations lorry wagon", stacks={"lorry_1": "", "lorry_2": "fox_2", "wagon_1": "fox", "wagon_2": ""})
    t.play("innovation inno_lorry", "innovation inno_wagon")
    assert t.mine() == board("row fox_2\n dock 3 fox[]")


# ---------------------------------------------------------------- the ten kinds


@pytest.mark.parametrize("most", [3, 4, 5])
def test_inno_worker_counts_as_one_up_to_its_number(most: int) -> None:
    others = ["1:1", "2:2", "3:3", "1:4", "2:5"]
    for required in range(1, 7):
        uses = " ".join(others[: required - 1])
        t = table(f"innovations worker_{most}", seats=4, zones=f"share {uses}" if uses else "")
        t.play("place share")
        assert (f"pay inno_worker_{most}" in t.moves()) == (required <= most)
        assert f"innovation inno_worker_{most}" not in t.moves()


def test_inno_lorry_takes_the_top_of_a_lorry_stack() -> None:
    t = table("row wheel_2\n innovations lorry", stacks={"lorry_1": "tower_1b ..."})
    t.play("innovation inno_lorry", "inno_stack lorry_1")
    assert t.mine() == board("row tower_1b wheel_2")
    assert t.asked() == "0 MAIN"


def test_inno_wagon_takes_the_top_of_a_wagon_stack() -> None:
    t = table("innovations wagon", stacks={"wagon_2": "clover ..."})
    t.play("innovation inno_wagon", "inno_stack wagon_2", "wagon_dock 3")
    assert t.mine() == board("dock 3 clover[]")


def test_inno_engine_takes_the_top_engine() -> None:
    t = table("dock 1 green\n innovations engine", stacks={"engine": "violet ..."})
    t.play("innovation inno_engine", "engine_dock 3")
    assert t.mine() == board("dock 1 green\n dock 3 violet")


def test_inno_order_takes_the_top_order_into_hand() -> None:
    t = table("innovations order", stacks={"order": "steamboats_4 ..."})
    t.play("innovation inno_order")
    assert t.mine() == board("orders steamboats_4")


def test_inno_share_takes_the_top_share() -> None:
    t = table("innovations share", stacks={"share": "steamboats ..."})
    t.play("innovation inno_share")
    assert t.mine() == board("shares steamboats")


def test_inno_mining_gives_up_to_four_steps() -> None:
    t = table("row fox_1a wheel_1a clover_2 tower_1a\n dock 2 tower[]\n innovations mining")
    t.play("innovation inno_mining", "load_row 2 wagon_tower", "store", "store")
    assert t.asked() == "0 MAIN"
    assert t.mine() == board("row fox_1a\n storage wheel_1a clover_2\n dock 2 tower[tower_1a]")


def test_inno_delivery_sends_trains() -> None:
    t = table("dock 1 wild[wheel_2] green\n dock 2 wild[tower_2] green\n orders barracks_2\n innovations delivery")
    t.play("innovation inno_delivery", "send 2 order_barracks_2")
    assert t.mine() == board("dock 1 wild[wheel_2] green\n delivered barracks_2 wild[tower_2] green")
    assert t.asked() == "0 MAIN"


# ---------------------------------------------------------------- rulings


def test_r12_free_mining_does_at_least_one_step_and_at_most_four() -> None:
    t = table("row fox_1a\n dock 3 fox[]\n innovations mining")
    t.play("innovation inno_mining")
    decision = t.sees(1)["decision"]
    assert (decision["min"], decision["max"]) == (1, 4)
    assert t.moves() == ["load_row 3 wagon_fox", "store"]
    t.play("store")
    assert t.moves() == ["load_storage lorry_fox_1a 3 wagon_fox", "stop"]


def test_r12_unused_steps_are_lost() -> None:
    t = table("row wheel_2 fox_1a clover_2\n innovations mining")
    t.play("innovation inno_mining")  # 2 + 1 steps: then a double does not fit
    assert t.moves() == ["store", "stop"]
    t.play("store")
    assert t.asked() == "0 MAIN"
    assert t.mine() == board("row wheel_2\n storage clover_2 fox_1a")


def test_r22_no_innovation_between_payment_and_the_end_of_the_action() -> None:
    t = with_all_actions()
    t.play("place wagon_1")
    assert t.moves("innovation") == []
    t = with_all_actions("row fox_1a wheel_1a\n dock 3 fox[]")
    t.play("place mining_23")
    assert t.asked() == "0 MINE"
    assert t.moves("innovation") == []
    t = with_all_actions()
    t.play("place wild", "pay 2")
    assert (t.asked(), t.moves("innovation")) == ("0 WILD_STACK", [])
    t.play("wild_stack order")
    assert (t.asked(), t.moves("innovation")) == ("0 WILD_CARD", [])


def test_r22_no_innovation_while_another_is_resolved() -> None:
    t = with_all_actions("row fox_1a\n dock 3 fox[]")
    t.play("innovation inno_engine")
    assert (t.asked(), t.moves("innovation")) == ("0 ENGINE_DOCK", [])
    t.play("engine_dock 1", "innovation inno_mining")
    assert (t.asked(), t.moves("innovation")) == ("0 MINE", [])
    t.play("store", "stop")
    assert t.moves("innovation") == ["inno_lorry", "inno_wagon", "inno_order", "inno_share"]


def test_r23_an_action_innovation_taken_this_turn_can_be_played_afterwards() -> None:
    t = table(stacks={"innovation": "share ..."})
    t.play("place innovation")
    assert (t.asked(), t.moves()) == ("0 AFTER", ["innovation inno_share", "end_turn"])
    t = table(stacks={"innovation": "worker_3 share ..."})
    t.play("place wild", "pay 2", "wild_stack innovation", "wild_card inno_share")
    assert (t.asked(), t.moves()) == ("0 AFTER", ["innovation inno_share", "end_turn"])


def test_r23_a_worker_innovation_taken_by_the_action_has_to_wait() -> None:
    t = table(stacks={"innovation": "worker_3 ..."})
    t.play("0: place innovation")
    assert t.asked() == "1 MAIN"
    t.play("1: pass", "0: place share")
    assert t.moves() == ["pay 1", "pay inno_worker_3"]


def test_r24_innovations_then_a_pass() -> None:
    t = table("innovations share order")
    t.play("0: innovation inno_share", "0: pass", "1: place share", "1: place order")
    assert t.asked() == "1 MAIN"
    assert t.line("innovations") == "order"
    t.play("1: pass")
    assert t.asked() == "0 MAIN"
    assert t.moves("innovation") == ["inno_order"]


def test_r25_an_impossible_action_cannot_be_played() -> None:
    empty = dict.fromkeys(["lorry_1", "lorry_2", "wagon_1", "wagon_2", "order", "share"], "")
    t = table(f"innovations {' '.join(ACTIONS)}\n dock 1 green\n dock 2 green\n dock 3 green", stacks=empty)
    assert t.moves("innovation") == []
    t = with_all_actions()
    assert t.moves("innovation") == [f"inno_{action}" for action in ACTIONS]
    t = table(*all_engines_gone()[:3], all_engines_gone()[3] + "\n innovations engine share", turn=3)
    assert t.moves("innovation") == ["inno_share"]


def test_r25_no_free_engine_from_an_empty_stack() -> None:
    mines = all_engines_gone()
    t = table(mines[0] + "\n innovations engine share", *mines[1:])
    assert t.moves("innovation") == ["inno_share"]


@pytest.mark.parametrize(
    ("mine", "offered"),
    [("storage fox_1a", False), ("storage fox_1a\n dock 3 fox[]", True), ("row fox_2", True), ("", False)],
)
def test_r25_free_mining_needs_an_operation(mine: str, offered: bool) -> None:
    t = table(f"{mine}\n innovations mining")
    assert (t.moves("innovation") == ["inno_mining"]) == offered


@pytest.mark.parametrize(
    ("mine", "offered"),
    [
        ("dock 1 wild[wheel_2] green\n orders barracks_2", True),
        ("dock 1 wild[wheel_2] green\n orders barracks_3", False),
        ("dock 1 wild[wheel_2]\n orders barracks_2", False),
    ],
)
def test_r25_free_delivery_needs_a_train_that_can_leave(mine: str, offered: bool) -> None:
    t = table(f"{mine}\n innovations delivery")
    assert (t.moves("innovation") == ["inno_delivery"]) == offered


def test_r26_used_worker_innovations_leave_the_game_at_the_end_of_the_shift() -> None:
    t = table("innovations worker_3 worker_4")
    t.play("0: place share", "pay inno_worker_3")
    assert t.sees(1)["zones"]["share"]["laid"] == [{"seat": 0, "cards": ["inno_worker_3"]}]
    assert t.sees(1)["removed"] == []
    t.play("1: pass", "0: pass")
    assert t.sees(1)["removed"] == ["inno_worker_3"]
    assert t.line("innovations") == "worker_4"


def test_r26_worker_innovations_can_only_pay() -> None:
    t = table("innovations worker_3 worker_4 worker_5")
    assert t.moves("innovation") == []


def test_r27_innovation_actions_touch_no_zone() -> None:
    t = with_all_actions(READY + "\n dock 3 fox[]")
    before = t.sees(None)["zones"]
    t.play("innovation inno_mining", "load_row 3 wagon_fox", "innovation inno_order", "innovation inno_share")
    t.play("innovation inno_delivery", "send 1 order_barracks_2", "innovation inno_engine", "engine_dock 2")
    t.play("innovation inno_lorry", "inno_stack lorry_1", "innovation inno_wagon", "inno_stack wagon_1", "wagon_dock 1")
    assert t.line("innovations") == ""
    assert t.sees(None)["zones"] == before


def test_r27_free_mining_does_not_claim_the_token() -> None:
    t = table("row fox_1a\n innovations mining", zones="mining_01 1:1")
    t.play("innovation inno_mining", "0: pass", "1: pass")
    assert (t.line("tokens", 0), t.line("tokens", 1)) == ("", "1")


def test_a_played_innovation_leaves_the_game_at_once() -> None:
    t = table("innovations share")
    t.play("innovation inno_share")
    assert t.sees(1)["removed"] == ["inno_share"]
    assert t.heard(1, "innovated") == ["innovated 0 inno_share"]


def test_any_number_of_innovations_before_and_after() -> None:
    t = table("innovations lorry order share engine")
    t.play("innovation inno_lorry", "inno_stack lorry_1", "innovation inno_order", "place objective")
    t.play("innovation inno_share", "innovation inno_engine", "engine_dock 1")
    assert t.line("innovations") == ""
    assert t.asked() == "1 MAIN"
