"""§5.5, D3 and D3b: mining step by step."""

from __future__ import annotations

import pytest

from tests.games.coal_baron.table import board, mining, table


def test_d3_the_steps() -> None:
    t = mining("cage 0 yg\n storage b\n orders H03:.. W10:....", steps=4)
    assert t.moves() == [
        "cage 1", "cage 2", "cage 3", "cage 4",
        "fill cage yellow H03 0", "fill cage yellow W10 0", "fill cage grey W10 2", "fill storage brown W10 1",
        "two_for_one H03 0", "two_for_one W10 0", "two_for_one W10 1", "two_for_one W10 2", "two_for_one W10 3",
        "store yellow", "store grey", "done",
    ]  # fmt: skip


def test_d3_the_cage_goes_any_distance_for_one_step() -> None:
    t = mining("cage 0 y", steps=4)
    t.play("cage 4")
    assert (t.left(), t.line("cage")) == (3, "4 y")
    assert t.moves("cage") == ["0", "1", "2", "3"]


def test_d3_loading() -> None:
    t = mining("cage 2\n brown b B2L:b. B1D:g", steps=4)
    assert t.moves("load") == ["brown", "grey"]
    t.play("load brown", "load grey")
    assert (t.line("cage"), t.line("brown"), t.left()) == ("2 bg", ". B2L:b. B1D:.", 2)


def test_d3_the_cage_has_five_places() -> None:
    t = mining("cage 1 yyyy\n yellow y Y1L:y", steps=4)
    t.play("load yellow")
    assert t.moves("load") == []


def test_d3_nothing_can_be_loaded_at_the_surface_or_from_empty_carts() -> None:
    assert mining("cage 0").moves("load") == []
    assert mining("cage 3\n grey . G2L:..").moves("load") == []


def test_d3_below_the_surface_cubes_in_the_cage_cannot_be_used() -> None:
    t = mining("cage 2 yg\n orders H03:.. H04:.")
    assert t.moves("fill") == t.moves("store") == t.moves("two_for_one") == []


def test_d3_the_action_ends_when_no_steps_are_left() -> None:
    t = mining("", steps=1)
    t.play("cage 1")
    assert t.asked() == "1 choose_space"


def test_d3_the_space_determines_the_number_of_steps() -> None:
    for steps in (4, 6, 8, 10):
        t = table(seats=4)
        t.play(f"choose_space mining_{steps}")
        assert t.sees(1)["decision"] == {"point": "mining_step", "seats": [0], "left": steps, "room": 5}


def test_d3b_which_two_cubes() -> None:
    t = mining("cage 0 yyg\n storage bk\n orders H04:.", steps=3)
    t.play("two_for_one H04 0")
    assert t.sees(1)["decision"] == {"point": "two_for_one", "seats": [0], "left": 3, "spot": "H04_0"}
    assert t.moves("fill_two") == [
        "cage yellow cage yellow H04 0",
        "cage yellow storage brown H04 0",
        "cage yellow storage black H04 0",
        "storage brown storage black H04 0",
    ]
    t.play("fill_two cage yellow cage yellow H04 0")
    assert (t.line("orders"), t.line("cage"), t.left()) == ("H04:(yy)", "0 g", 1)
    assert t.heard(1, "filled_two") == ["filled_two 0 cage_yellow+cage_yellow H04"]


def test_d3b_a_pair_of_one_colour_needs_two_such_cubes() -> None:
    t = mining("cage 0 yb\n orders H04:.", steps=2)
    t.play("two_for_one H04 0")  # only one pair: not asked
    assert t.line("orders") == "H04:(yb)"
    assert mining("cage 0 y\n orders H04:.", steps=2).moves("two_for_one") == []


def test_r8_done_at_any_time() -> None:
    t = mining("", steps=8)
    t.play("done")
    assert t.pit() == board("")
    assert t.asked() == "1 choose_space"


def test_r9_two_for_one_needs_two_steps() -> None:
    t = mining("cage 0 yb\n orders H04:.", steps=1)
    assert t.moves("two_for_one") == []


def test_r9_a_spot_never_holds_a_single_cube_of_a_wrong_colour() -> None:
    t = mining("cage 0 ybk\n orders H04:.", steps=4)
    t.play("two_for_one H04 0")
    assert t.line("orders") == "H04:."
    assert all(move.startswith("fill_two ") for move in t.moves())


def test_r10_neither_cube_has_the_colour_of_the_spot() -> None:
    t = mining("cage 0 gy\n orders H04:.", steps=2)
    assert t.moves("two_for_one") == []
    t = mining("cage 0 ggybk\n orders H04:.", steps=2)
    t.play("two_for_one H04 0")
    assert not [move for move in t.moves() if "grey" in move]


def test_r10_mixed_pairs_as_a_table_option() -> None:
    mixed = {"two_for_one": "mixed"}
    t = mining("cage 0 ggy\n orders H04:. H08:..", steps=2, options=mixed)
    t.play("two_for_one H08 0")
    assert t.line("orders") == "H04:. H08:(yg)."  # two grey cubes are not a pair for a grey spot
    assert mining("cage 0 gg\n orders H04:.", steps=2, options=mixed).moves("two_for_one") == []


@pytest.mark.parametrize(
    ("pit", "filled"),
    [
        ("cage 0 yb", "(yb)"),
        ("storage yb", "(yb)"),
        ("cage 0 y\n storage b", "(yb)"),
        ("cage 3 k\n storage yb", "(yb)"),
    ],
)
def test_r11_both_sources(pit: str, filled: str) -> None:
    t = mining(f"{pit}\n orders H04:.", steps=2)
    t.play("two_for_one H04 0")
    assert t.line("orders") == f"H04:{filled}"


def test_r11_a_cube_in_the_cage_needs_the_surface() -> None:
    assert mining("cage 1 y\n storage b\n orders H04:.").moves("two_for_one") == []


def test_r12_from_storage_at_any_level() -> None:
    t = mining("cage 4\n storage gk\n orders H04:.", steps=2)
    assert t.moves("fill") == ["storage grey H04 0"]
    t.play("fill storage grey H04 0")
    assert (t.line("orders"), t.line("storage")) == ("H04:g", "k")


def test_r13_storing_is_a_free_choice() -> None:
    t = mining("cage 0 yg\n orders H03:y. H04:.", steps=3)
    assert t.moves("store") == ["yellow", "grey"]


def test_r13_the_strict_rule_as_a_table_option() -> None:
    strict = {"storage": "strict"}
    t = mining("cage 0 yygk\n orders H03:y. H04:g", steps=4, options=strict)
    assert t.moves("store") == ["grey", "black"]
    t.play("fill cage yellow H03 1")
    assert t.moves("store") == ["yellow", "grey", "black"]  # checked at each step


def test_r13_stored_cubes_can_only_go_to_an_order() -> None:
    t = mining("storage y\n cage 0")
    assert t.moves() == ["cage 1", "cage 2", "cage 3", "cage 4", "done"]


def test_r14_equal_spots_are_offered_once_per_card() -> None:
    t = mining("cage 0 y\n orders H03:.. W03:y. A05:...", steps=4)
    assert t.moves("fill") == ["cage yellow H03 0", "cage yellow W03 1", "cage yellow A05 0"]


def test_r14_a_cube_on_a_spot_is_final() -> None:
    t = mining("orders H03:y. H04:(yk)", steps=4)
    assert t.moves() == ["cage 1", "cage 2", "cage 3", "cage 4", "done"]


def test_r30_one_option_per_colour_and_the_cart_nearest_the_shaft() -> None:
    t = mining("cage 1\n yellow y Y2L:yy Y1D:k", steps=4)
    assert t.moves("load") == ["yellow", "black"]
    t.play("load yellow", "load yellow")
    assert t.line("yellow") == ". Y2L:.y Y1D:k"


def test_r40_the_spot_first_then_the_cubes() -> None:
    t = mining("cage 0 ybk\n orders H04:. W04:.", steps=6)
    assert t.moves("two_for_one") == ["H04 0", "W04 0"]
    before = t.pit()
    t.play("two_for_one W04 0")
    assert (t.asked(), t.pit(), t.left()) == ("0 two_for_one", before, 6)
    t.match.undo(0)
    assert t.asked() == "0 mining_step"
    t.play("two_for_one W04 0", "fill_two cage yellow cage black W04 0")
    assert (t.line("orders"), t.left()) == ("H04:. W04:(yk)", 4)


def test_targets() -> None:
    t = mining("cage 0 yb\n storage k\n orders H04:. H03:..", steps=4)
    targets = {move.text: move.targets() for move in t.match.position.legal(0)}
    assert targets["cage 3"] == ["level:3"]
    assert targets["fill cage yellow H03 0"] == ["cube:cage_yellow", "spot:H03_0"]
    assert targets["store yellow"] == ["cube:cage_yellow", "storage:own"]
    assert targets["two_for_one H04 0"] == ["toggle:two_for_one", "spot:H04_0"]
    assert targets["done"] == []
    t.play("two_for_one H04 0")
    targets = {move.text: move.targets() for move in t.match.position.legal(0)}
    assert targets["fill_two cage yellow storage black H04 0"] == [
        "cube:cage_yellow",
        "cube:storage_black",
        "spot:H04_0",
    ]
    loading = mining("cage 2\n brown b")
    assert [move.targets() for move in loading.match.position.legal(0) if move.text == "load brown"] == [["cart:brown"]]
