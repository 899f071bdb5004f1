"""§5.1–5.7 and §5.12, D3 and D4: taking cards, where wagons and engines go, splitting stacks."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import board, table

DOCKS_OF = {"wheel": [1, 2], "clover": [1, 3], "tower": [2], "fox": [3], "wild": [1, 2, 3]}


@pytest.mark.parametrize("wagon", ["wheel", "clover", "wild"])
def test_d3_a_wagon_goes_to_a_dock_that_its_crest_allows(wagon: str) -> None:
    t = table(stacks={"wagon_1": f"{wagon} ..."})
    t.play("place wagon_1")
    assert t.asked() == "0 WAGON_DOCK"
    assert t.moves("wagon_dock") == [str(dock) for dock in DOCKS_OF[wagon]]
    for dock in DOCKS_OF[wagon]:
        t = table(stacks={"wagon_1": f"{wagon} ..."})
        t.play("place wagon_1", f"wagon_dock {dock}")
        assert t.mine() == board(f"dock {dock} {wagon}[]")
        assert t.asked() == "1 MAIN"


@pytest.mark.parametrize(("wagon", "dock"), [("tower", 2), ("fox", 3)])
def test_d3_is_skipped_for_tower_and_fox(wagon: str, dock: int) -> None:
    t = table(stacks={"wagon_2": f"{wagon} ..."})
    t.play("place wagon_2")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board(f"dock {dock} {wagon}[]")


def test_d3_also_follows_wild_and_innovation() -> None:
    t = table("innovations wagon", stacks={"wagon_1": "tower clover ...", "wagon_2": "wheel ..."})
    t.play("innovation inno_wagon", "inno_stack wagon_2")
    assert (t.asked(), t.moves("wagon_dock")) == ("0 WAGON_DOCK", ["1", "2"])
    t.play("wagon_dock 2", "place wild", "pay 2", "wild_stack wagon_1", "wild_card wagon_clover")
    assert (t.asked(), t.moves("wagon_dock")) == ("0 WAGON_DOCK", ["1", "3"])


def test_d3_wagons_stand_in_order_of_arrival() -> None:
    t = table("dock 1 wild[wheel_2] wheel[] green", stacks={"wagon_1": "clover ..."})
    t.play("place wagon_1", "wagon_dock 1")
    assert t.line("dock 1") == "wild[wheel_2] wheel[] clover[] green"


def test_d4_an_engine_goes_to_a_dock_without_one() -> None:
    t = table("dock 2 tower[] green", stacks={"engine": "black ..."})
    t.play("place engine")
    assert (t.asked(), t.moves("engine_dock")) == ("0 ENGINE_DOCK", ["1", "3"])
    t.play("engine_dock 3")
    assert t.mine() == board("dock 2 tower[] green\n dock 3 black")


def test_d4_is_skipped_when_one_dock_is_free() -> None:
    t = table("dock 1 green\n dock 2 wheel[] green", stacks={"engine": "black ..."})
    t.play("place engine")
    assert t.asked() == "1 MAIN"
    assert t.line("dock 3") == "black"


def test_d4_also_follows_wild_and_innovation() -> None:
    t = table("innovations engine", stacks={"engine": "black violet green ..."})
    t.play("innovation inno_engine")
    assert t.asked() == "0 ENGINE_DOCK"
    t.play("engine_dock 2", "place wild", "pay 2", "wild_stack engine", "wild_card engine_green")
    assert (t.asked(), t.moves("engine_dock")) == ("0 ENGINE_DOCK", ["1", "3"])


def test_r16_a_taken_wagon_or_engine_must_go_to_a_dock() -> None:
    t = table(stacks={"wagon_1": "wild ..."})
    t.play("place wagon_1")
    assert t.moves() == ["wagon_dock 1", "wagon_dock 2", "wagon_dock 3"]
    t = table()
    t.play("place engine")
    assert t.moves() == ["engine_dock 1", "engine_dock 2", "engine_dock 3"]


def test_r17_an_engine_can_go_to_a_dock_without_wagons() -> None:
    t = table("dock 1 wild[]", stacks={"engine": "violet ...", "wagon_1": "tower ..."})
    t.play("0: place engine", "engine_dock 2", "1: pass", "0: place wagon_1")
    assert t.mine() == board("dock 1 wild[]\n dock 2 tower[] violet")


def test_a_lorry_enters_the_row_at_the_left_end() -> None:
    t = table("row wheel_2 fox_1a", stacks={"lorry_1": "clover_1b tower_2 ..."})
    t.play("place lorry_1")
    assert t.line("row") == "clover_1b wheel_2 fox_1a"
    assert t.stack("lorry_1")[0] == "tower_2"


def test_orders_and_innovations_go_to_the_hand_and_other_cards_in_front() -> None:
    tops = {"order": "furnaces_3 ...", "share": "factories ...", "innovation": "worker_4 ...",
            "objective": "load_furnaces ..."}  # fmt: skip
    t = table(stacks=tops)
    t.play("0: place order", "1: pass", "0: place share", "0: place objective", "0: place innovation")
    assert t.mine() == board("""
        orders       furnaces_3
        innovations  worker_4
        shares       factories
        objectives   load_furnaces
    """)


@pytest.mark.parametrize(
    ("other", "stays", "moves_over"),
    [
        ("wheel_1a wheel_1b wheel_2 clover_1a clover_1b", "wheel_1a wheel_1b wheel_2", "clover_1a clover_1b"),
        ("wheel_1a wheel_1b wheel_2 clover_1a", "wheel_1a wheel_1b", "wheel_2 clover_1a"),
        ("wheel_1a wheel_1b", "wheel_1a", "wheel_1b"),
        ("wheel_1a", "wheel_1a", ""),
    ],
)
def test_r20_the_lower_half_moves_and_the_upper_keeps_the_odd_card(other: str, stays: str, moves_over: str) -> None:
    for emptied, twin in (("lorry_1", "lorry_2"), ("lorry_2", "lorry_1")):
        t = table(stacks={emptied: "fox_2", twin: other})
        t.play(f"place {emptied}")
        assert t.stack(twin) == stays.split()
        assert t.stack(emptied) == moves_over.split()
        assert t.heard(1, "split") == ([f"split {twin} {len(moves_over.split())}"] if moves_over else [])


def test_r20_wagons_split_too() -> None:
    t = table(stacks={"wagon_2": "fox", "wagon_1": "wheel clover tower wild fox wheel tower"})
    t.play("place wagon_2")
    assert t.stack("wagon_1") == ["wheel", "clover", "tower", "wild"]
    assert t.stack("wagon_2") == ["fox", "wheel", "tower"]


def test_r20_after_the_last_card_both_zones_are_closed() -> None:
    t = table(stacks={"lorry_1": "fox_2", "lorry_2": "tower_2"})
    t.play("0: place lorry_1", "1: place lorry_2")
    assert t.stack("lorry_1") == t.stack("lorry_2") == []
    assert not {"lorry_1", "lorry_2"} & set(t.moves("place"))
    t.play("0: pass", "1: pass")
    assert not {"lorry_1", "lorry_2"} & set(t.moves("place"))


def test_r20_a_split_after_a_wild_action_and_after_an_innovation() -> None:
    t = table(stacks={"lorry_1": "fox_2", "lorry_2": "wheel_1a wheel_1b wheel_2"})
    t.play("place wild", "pay 2", "wild_stack lorry_1")
    assert (t.stack("lorry_1"), t.stack("lorry_2")) == (["wheel_2"], ["wheel_1a", "wheel_1b"])
    t = table("innovations lorry", stacks={"lorry_1": "fox_2", "lorry_2": "wheel_1a wheel_1b wheel_2"})
    t.play("innovation inno_lorry", "inno_stack lorry_1")
    assert (t.stack("lorry_1"), t.stack("lorry_2")) == (["wheel_2"], ["wheel_1a", "wheel_1b"])


@pytest.mark.parametrize("name", ["order", "share", "innovation", "objective"])
def test_r20_single_stacks_are_never_refilled(name: str) -> None:
    last = {"order": "furnaces_4", "share": "barracks", "innovation": "worker_3", "objective": "objectives"}[name]
    t = table(stacks={name: last})
    t.play(f"place {name}")
    assert t.stack(name) == []
    assert name not in t.moves("place")


def test_r21_required_numbers_stay_after_a_split() -> None:
    t = table(zones="lorry_1 1:1 1:2; lorry_2 1:1", stacks={"lorry_1": "fox_2", "lorry_2": "wheel_1a wheel_1b"})
    t.play("place lorry_1", "pay 3")
    assert (t.cost("lorry_1"), t.cost("lorry_2")) == (4, 2)
    assert len(t.sees(0)["zones"]["lorry_1"]["laid"]) == 3
    assert len(t.sees(0)["zones"]["lorry_2"]["laid"]) == 1


def test_r43_no_hand_limit_and_no_table_limit() -> None:
    """Seat 1 has nearly all cards of the box and takes the last ones."""
    t = table(
        turn=1,
        stacks={"order": "barracks_1", "share": "barracks", "objective": "objectives", "lorry_1": "fox_2",
                "lorry_2": "", "wagon_1": "wild", "wagon_2": ""},
    )  # fmt: skip
    t.play("1: place order", "0: pass", "1: place share", "1: place objective", "1: place lorry_1")
    t.play("1: place wagon_1", "wagon_dock 1")
    full = {place: len(t.line(place, 1).split()) for place in ("orders", "shares", "objectives", "storage", "row")}
    assert full == {"orders": 28, "shares": 24, "objectives": 18, "storage": 39, "row": 1}
    assert sum([len(t.line(f"dock {dock}", 1).split()) for dock in (1, 2, 3)]) == 40


def test_r50_taking_the_top_card_reveals_the_next_at_once() -> None:
    t = table(stacks={"wagon_1": "wheel fox ..."})
    t.play("place wagon_1")
    assert t.asked() == "0 WAGON_DOCK"
    assert t.sees_stack(1, "wagon_1") == f"fox of {len(t.stack('wagon_1'))}"
    t = table(stacks={"engine": "black violet ..."})
    t.play("place engine")
    assert t.asked() == "0 ENGINE_DOCK"
    assert t.sees_stack(1, "engine") == "violet of 27"


def test_r50_a_split_is_visible_before_the_wagon_is_laid_down() -> None:
    t = table(stacks={"wagon_1": "wild", "wagon_2": "wheel tower fox"})
    t.play("place wagon_1")
    assert t.asked() == "0 WAGON_DOCK"
    assert (t.sees_stack(1, "wagon_1"), t.sees_stack(1, "wagon_2")) == ("fox of 1", "wheel of 2")


def test_r50_in_the_wild_action_the_stack_changes_last() -> None:
    t = table(stacks={"engine": "black violet green orange violet ..."})
    t.play("place wild", "pay 2", "wild_stack engine")
    assert t.asked() == "0 WILD_CARD"
    assert t.sees_stack(1, "engine") == "black of 28"
    t.play("wild_card engine_black")
    assert t.asked() == "0 ENGINE_DOCK"
    assert t.sees_stack(1, "engine") == "black of 28"
    t.play("engine_dock 1")
    assert t.sees_stack(1, "engine").startswith("violet of 27")
    assert t.stack("engine")[-3:] == ["violet", "green", "orange"]
