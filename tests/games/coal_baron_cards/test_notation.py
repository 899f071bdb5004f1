"""§11: the notation of moves."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import table


def test_d1_notation() -> None:
    t = table("innovations share")
    assert {move.split()[0] for move in t.moves()} == {"innovation", "place", "pass"}
    assert t.moves()[0] == "innovation inno_share"
    assert t.moves()[1] == "place lorry_1"
    assert t.moves()[-1] == "pass"


def test_d2_notation_values_ascending_then_innovations_in_content_order() -> None:
    t = table("innovations worker_5 worker_3", seats=4, zones="share 1:1 2:2 3:3 1:4 2:5")
    t.play("place share")
    assert "pay 1 1 inno_worker_3 inno_worker_5" in t.moves()
    assert "pay 1 5" in t.moves()
    assert "pay 5 1" not in t.moves()


def test_d3_notation() -> None:
    t = table(stacks={"wagon_1": "wheel ..."})
    t.play("place wagon_1")
    assert t.moves() == ["wagon_dock 1", "wagon_dock 2"]


def test_d4_notation() -> None:
    t = table("dock 2 green")
    t.play("place engine")
    assert t.moves() == ["engine_dock 1", "engine_dock 3"]


def test_d5_notation() -> None:
    t = table("row fox_1a\n storage clover_2\n dock 3 wild[]", at="MINE 1 1 4")
    assert t.moves() == ["load_row 3 wagon_wild", "store", "load_storage lorry_clover_2 3 wagon_wild", "stop"]


def test_d6_notation() -> None:
    t = table("dock 1 wild[wheel_2] green\n dock 2 wild[tower_1a] green\n orders barracks_1", at="DELIVER green")
    assert t.moves() == ["send 1 order_barracks_1", "send 2 order_barracks_1", "stop"]


def test_d7_notation() -> None:
    nothing = dict.fromkeys(["lorry_1", "lorry_2", "wagon_1", "wagon_2", "order", "share", "innovation"], "")
    t = table(at="WILD_STACK", stacks=nothing)
    assert t.moves() == ["wild_stack engine", "wild_stack objective"]


def test_d8_notation() -> None:
    t = table(at="WILD_CARD objective", stacks={"objective": "objectives load_barracks shift_pairs"})
    assert t.moves() == ["wild_card obj_objectives", "wild_card obj_load_barracks", "wild_card obj_shift_pairs"]


def test_d8b_notation() -> None:
    t = table("innovations wagon")
    t.play("innovation inno_wagon")
    assert t.moves() == ["inno_stack wagon_1", "inno_stack wagon_2"]


def test_d9_notation() -> None:
    t = table("innovations share", at="AFTER")
    assert t.moves() == ["innovation inno_share", "end_turn"]


def test_decisions_that_are_not_asked_do_not_appear_in_the_record() -> None:
    t = table("dock 1 green\n dock 2 green")
    t.play("0: place engine", "1: place share")  # D2, D4 and D9 are not asked
    assert t.match.record().splitlines()[1:] == ["0: place engine", "1: place share"]


@pytest.mark.parametrize("text", ["end_turn", "place mining_12", "place lorry_3", "Pass", "pass ", "pay 1", ""])
def test_anything_else_is_refused(text: str) -> None:
    table().refuses(0, text)
