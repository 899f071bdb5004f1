"""§5.4, §5.9, D4 and D5: looking at five items."""

from __future__ import annotations

import pytest

from tests.games.coal_baron.table import Table, table

FIVE = "Y1L G2L K2D Y1L B1D"
STACK = f"{FIVE} G1D ..."


def look(marks: int = 8, tiles: str = STACK, lying: str = "", supply: str = "") -> Table:
    """Seat 0 of three looks at tiles."""
    t = table(f"marks {marks}", "", "", tiles=tiles, lying=lying, supply=supply)
    t.play("choose_space factory_draw")
    return t


def test_d4_only_the_looking_seat_sees_the_five_tiles() -> None:
    t = look()
    public = {"point": "keep_tile", "seats": [0], "marks": 8, "deck": "tile", "count": 5}
    assert t.sees(0)["decision"] == public | {"items": FIVE.split(), "returned": []}
    assert t.sees(1)["decision"] == t.sees(None)["decision"] == public
    assert t.stack("tile")[0] == "G1D"
    assert t.heard(0)[-2:] == ["looked 0 tile 5", "saw 0 " + "+".join(FIVE.split())]
    assert t.heard(1)[-1] == t.heard(None)[-1] == "looked 0 tile 5"


def test_d4a_keep_an_affordable_tile_or_none() -> None:
    assert look(6).moves("keep_tile") == ["Y1L", "G2L", "B1D", "none"]
    assert look(0).moves("keep_tile") == ["none"]


def test_d4a_pay_load_append() -> None:
    t = look(6)
    t.play("keep_tile G2L")
    assert (t.marks(), t.line("grey")) == (0, "g G2L:gg")
    assert t.heard(1)[-1] == "bought 0 G2L 6"
    assert t.sees(0)["decision"]["items"] == ["Y1L", "K2D", "Y1L", "B1D"]


def test_d4a_keeping_none_is_a_full_action() -> None:
    t = look()
    t.play("keep_tile none", "return_end bottom", "return_order K2D", "return_order Y1L", "return_order Y1L")
    t.play("return_order B1D")
    assert t.asked() == "1 choose_space"
    assert t.marks() == 8
    assert t.on("factory_draw") == "0:1"
    assert t.heard(1, "kept_nothing", "returned") == ["kept_nothing 0 tile", "returned 0 tile bottom 5"]


def test_d4b_all_remaining_tiles_go_to_the_top_or_the_bottom() -> None:
    t = look()
    t.play("keep_tile Y1L")
    assert t.asked() == "0 return_end"
    assert t.moves("return_end") == ["top", "bottom"]
    t.play("return_end top", "return_order G2L", "return_order K2D", "return_order B1D")
    assert t.stack("tile")[:5] == ["G2L", "K2D", "B1D", "Y1L", "G1D"]


def test_d4b_skipped_when_the_look_took_the_whole_stack() -> None:
    t = look(tiles="Y1L G2L K2D", lying="factory_1 Y1D")
    t.play("keep_tile none")
    assert t.asked() == "0 return_order"
    t.play("return_order K2D", "return_order G2L")
    assert t.stack("tile") == ["K2D", "G2L", "Y1L"]


def test_d4b_skipped_when_nothing_remains() -> None:
    t = look(tiles="Y1L", lying="factory_1 Y1D")
    t.play("keep_tile Y1L")
    assert t.asked() == "1 choose_space"
    assert t.stack("tile") == []


def test_d4c_item_by_item_and_the_last_is_not_asked() -> None:
    t = look()
    t.play("keep_tile K2D", "return_end top")
    assert t.moves("return_order") == ["Y1L", "G2L", "B1D"]
    t.play("return_order Y1L", "return_order Y1L")
    assert t.moves("return_order") == ["G2L", "B1D"]
    assert t.sees(0)["decision"]["returned"] == ["Y1L", "Y1L"]
    t.play("return_order B1D")
    assert t.stack("tile")[:4] == ["Y1L", "Y1L", "B1D", "G2L"]


def test_d4c_skipped_with_one_tile() -> None:
    t = look(tiles="Y1L", lying="factory_1 Y1D")
    t.play("keep_tile none")
    assert t.asked() == "1 choose_space"
    assert t.stack("tile") == ["Y1L"]


def test_d5_five_orders() -> None:
    t = table(seats=3, orders="H01 W10 A05 L11 H08 W01 ...")
    t.play("choose_space order_draw")
    assert t.sees(0)["decision"]["items"] == ["H01", "W10", "A05", "L11", "H08"]
    assert "items" not in t.sees(1)["decision"]
    assert t.heard(1)[-1] == "looked 0 order 5"


def test_d5a_keep_one_for_free_or_none() -> None:
    t = table(seats=3, orders="H01 W10 A05 L11 H08 W01 ...")
    t.play("choose_space order_draw")
    assert t.moves("keep_order") == ["H01", "W10", "A05", "L11", "H08", "none"]
    t.play("keep_order L11")
    assert t.line("orders") == "L11:...."
    assert t.heard(1)[-1] == "took_order 0 L11"


def test_d5b_top_or_bottom() -> None:
    t = table(seats=3, orders="H01 W10 A05 L11 H08 W01 ...")
    size = len(t.stack("order"))
    t.play("choose_space order_draw", "keep_order none")
    assert t.moves("return_end") == ["top", "bottom"]
    t.play("return_end bottom")
    assert t.heard(1)[-1] == "returned 0 order bottom 5"
    t.play("return_order H08", "return_order L11", "return_order A05", "return_order W10")
    assert len(t.stack("order")) == size
    assert t.stack("order")[0] == "W01"
    assert t.stack("order")[-5:] == ["H08", "L11", "A05", "W10", "H01"]


def test_d5c_item_by_item() -> None:
    t = table(seats=3, orders="H01 W10 A05 L11 H08 W01 ...")
    t.play("choose_space order_draw", "keep_order H01", "return_end top")
    assert t.moves("return_order") == ["W10", "A05", "L11", "H08"]
    t.play("return_order L11", "return_order H08", "return_order A05")
    assert t.stack("order")[:5] == ["L11", "H08", "A05", "W10", "W01"]


def test_a_look_refills_no_space() -> None:
    t = look(lying="factory_1 Y1D")
    t.play("keep_tile Y1L", "return_end top", "return_order G2L", "return_order K2D", "return_order B1D")
    assert t.lies("factory_1") == "Y1D"
    assert t.heard(None, "tile_laid") == []


@pytest.mark.parametrize("size", [1, 3, 5])
def test_r7_with_fewer_than_five_items_all_are_taken(size: int) -> None:
    t = look(tiles=" ".join(FIVE.split()[:size]), marks=0, lying="factory_1 Y1D")
    assert t.sees(1)["decision"]["count"] == size
    assert t.moves() == ["keep_tile none"]
    assert t.sees(1)["stacks"]["tile"]["size"] == 0


def test_r29_the_first_item_is_nearest_the_top_at_both_ends() -> None:
    for end, place in (("top", slice(0, 4)), ("bottom", slice(-4, None))):
        t = look()
        t.play("keep_tile Y1L", f"return_end {end}", "return_order B1D", "return_order K2D", "return_order Y1L")
        assert t.stack("tile")[place] == ["B1D", "K2D", "Y1L", "G2L"]


def test_r34_keep_pay_load_then_return() -> None:
    t = look(supply="3 0 1 0")
    t.play("keep_tile G2L")
    assert t.asked() == "0 substitute_cube"
    assert t.marks() == 2
    t.play("substitute_cube yellow")
    assert t.asked() == "0 return_end"


def test_r43_at_d6_the_seat_still_sees_the_items_to_put_back() -> None:
    t = look(supply="3 0 1 0")
    t.play("keep_tile G2L")
    public = {"point": "substitute_cube", "seats": [0], "colour": "grey", "carts": 1}
    assert t.sees(0)["decision"] == public | {"hand": ["Y1L", "K2D", "Y1L", "B1D"]}
    assert t.sees(1)["decision"] == t.sees(None)["decision"] == public
    assert t.sees(1)["looked"] == 4
    t.play("substitute_cube leave_empty")
    assert t.sees(0)["decision"]["items"] == ["Y1L", "K2D", "Y1L", "B1D"]


def test_r38_keeping_is_asked_even_without_a_choice() -> None:
    t = look(0, tiles="K2D K2D K2D K1L K1D ...")
    assert t.asked() == "0 keep_tile"
    assert t.moves() == ["keep_tile none"]


def test_r38_the_order_is_asked_even_if_the_items_are_equal() -> None:
    t = table("marks 0", tiles="Y1L Y1L Y1L", lying="factory_1 Y1D")
    t.play("choose_space factory_draw", "keep_tile none")
    assert (t.asked(), t.moves()) == ("0 return_order", ["return_order Y1L"])
    t.play("return_order Y1L", "return_order Y1L")
    assert t.asked() == "1 choose_space"


# ---------------------------------------------------------------- knowledge


def looked_and_returned(end: str) -> Table:
    t = look()
    t.play("keep_tile Y1L", f"return_end {end}", "return_order G2L", "return_order K2D", "return_order Y1L")
    return t


def test_r39_the_looking_seat_knows_where_the_items_went() -> None:
    t = looked_and_returned("top")
    assert t.knows(0, "tile") == "G2L 0, K2D 1, Y1L 2, B1D 3"
    assert t.knows(1, "tile") == t.knows(None, "tile") == ""
    t = looked_and_returned("bottom")
    size = len(t.stack("tile"))
    assert t.knows(0, "tile").startswith(f"G2L {size - 4}, K2D {size - 3}")


def test_r39_the_knowledge_ends_when_the_item_is_drawn() -> None:
    t = table("marks 4", tiles="G2L@0 K2D@0 ...", lying="factory_1 Y1D")
    t.play("choose_space factory_1")
    assert t.lies("factory_1") == "G2L"
    assert t.knows(0, "tile") == "K2D 0"


def test_r39_a_look_by_another_seat_ends_the_knowledge() -> None:
    t = table(tiles="G2L@1 K2D@1 Y1L@1 B1D@1 G1D@1 G1L@1 ...")
    t.play("choose_space factory_draw", "keep_tile none", "return_end top")
    assert t.knows(1, "tile") == "G1L 0"
    t.play("return_order G1D", "return_order B1D", "return_order Y1L", "return_order K2D")
    assert t.knows(1, "tile") == "G1L 5"
    assert t.knows(0, "tile") == "G1D 0, B1D 1, Y1L 2, K2D 3, G2L 4"


def test_r39_worlds_keep_what_the_seat_remembers() -> None:
    t = table(tiles="G2L@0 K2D Y1L@0 ...")
    worlds = t.worlds(0)
    assert {(world.stack("tile")[0], world.stack("tile")[2]) for world in worlds} == {("G2L", "Y1L")}
    assert len({world.stack("tile")[1] for world in worlds}) > 5
    assert len({world.stack("tile")[0] for world in t.worlds(1)}) > 5
    for world in worlds + t.worlds(1):
        assert sorted(world.stack("tile")) == sorted(t.stack("tile"))  # nothing is lost or duplicated
