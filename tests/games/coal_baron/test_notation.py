"""§11: the notation of moves."""

from __future__ import annotations

import pytest

from tests.games.coal_baron.table import new, table


def test_moves_use_the_ids_of_the_rules() -> None:
    t = new(2)
    assert t.moves()[0].startswith("draft_order ")
    t = table("marks 8", seats=4)
    assert t.moves()[0] == "choose_space factory_1"
    assert t.moves()[-1] == "choose_space bank"


def test_targets() -> None:
    t = table("marks 8", tiles="Y1L G2L K2D B1L B1D ...")
    assert {move.text: move.targets() for move in t.match.position.legal(0)}["choose_space bank"] == ["space:bank"]
    t.play("choose_space factory_draw")
    targets = {move.text: move.targets() for move in t.match.position.legal(0)}
    assert (targets["keep_tile G2L"], targets["keep_tile none"]) == (["tile:G2L"], [])
    t.play("keep_tile none")
    assert [move.targets() for move in t.match.position.legal(0)] == [["end:top"], ["end:bottom"]]
    t.play("return_end top")
    assert t.match.position.legal(0)[1].targets() == ["tile:G2L"]


def test_the_target_of_an_order_that_is_put_back_is_the_order() -> None:
    t = table(orders="H01 W10 A05 L11 H08 ...")
    t.play("choose_space order_draw", "keep_order none", "return_end top")
    assert t.match.position.legal(0)[1].targets() == ["order:W10"]


def test_decisions_that_are_not_asked_do_not_appear_in_the_record() -> None:
    t = table("orders H01:y", tiles="Y1L", lying="factory_1 Y1D")
    t.play("0: choose_space factory_draw", "keep_tile none", "1: choose_space bank")
    assert t.match.record().splitlines()[1:] == [
        "0: choose_space factory_draw",
        "0: keep_tile none",
        "1: choose_space bank",
    ]


@pytest.mark.parametrize(
    "text", ["choose_space", "choose_space money_5", "bank", "pass", "choose_space  bank", "done", ""]
)
def test_anything_else_is_refused(text: str) -> None:
    table().refuses(0, text)
