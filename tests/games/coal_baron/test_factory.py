"""§5.3 and D6: buying tiles, loading carts, short supply."""

from __future__ import annotations

from tests.games.coal_baron.table import table

NOTHING = "0 0 0 0"


def test_a_tile_goes_to_its_level_and_side() -> None:
    t = table("marks 8\n black k K1L:k", lying="factory_2 K2D")
    t.play("choose_space factory_2")
    assert t.line("black") == "k K1L:k K2D:kk"
    pit = t.sees(1)["pits"][0]
    assert (pit["light"], pit["dark"]) == (1, 1)
    assert t.heard(1, "bought") == ["bought 0 K2D 8"]


def test_r18_tiles_are_refilled_at_the_end_of_the_turn() -> None:
    t = table("marks 2", lying="factory_1 Y2D", tiles="G1L ...", supply="1 2 0 0")
    t.play("choose_space factory_1")
    assert t.asked() == "0 substitute_cube"
    assert t.lies("factory_1") is None
    t.play("substitute_cube brown")
    assert t.lies("factory_1") == "G1L"


def test_r18_with_an_empty_stack_the_space_stays_empty() -> None:
    t = table("marks 2", lying="factory_1 Y2D", tiles="")
    t.play("0: choose_space factory_1", "1: choose_space bank")
    assert t.lies("factory_1") is None
    assert t.closed("factory_1") == "place_empty"


def test_d6_is_asked_once_per_cart_with_the_cubes_that_are_left() -> None:
    t = table("marks 8", lying="factory_1 K2L", supply="1 1 0 0")
    t.play("choose_space factory_1")
    assert t.sees(1)["decision"] == {"point": "substitute_cube", "seats": [0], "colour": "black", "carts": 2}
    assert t.moves("substitute_cube") == ["yellow", "brown", "leave_empty"]
    t.play("substitute_cube brown")
    assert t.moves("substitute_cube") == ["yellow", "leave_empty"]
    t.play("substitute_cube leave_empty")
    assert (t.line("black"), t.supply()) == ("k K2L:b.", "1 0 0 0")
    assert t.heard(1, "substituted", "left_empty") == ["substituted 0 brown", "left_empty 0"]


def test_d6_skipped_when_the_supply_has_no_cube_at_all() -> None:
    t = table("marks 8", lying="factory_1 K2L", supply=NOTHING)
    t.play("choose_space factory_1")
    assert t.asked() == "1 choose_space"
    assert (t.line("black"), t.marks()) == ("k K2L:..", 0)


def test_r17_cubes_of_the_own_colour_come_first_then_the_seat_chooses() -> None:
    t = table("marks 6", lying="factory_1 G2L", supply="3 0 1 0")
    t.play("choose_space factory_1")
    assert t.moves("substitute_cube") == ["yellow", "leave_empty"]
    t.play("substitute_cube leave_empty")
    assert t.line("grey") == "g G2L:g."


def test_r17_a_substitute_keeps_its_colour_and_is_loaded_at_its_level() -> None:
    t = table("cage 4\n black . K1D:y", at="mining 4")
    assert t.moves("load") == ["yellow"]
    t.play("load yellow")
    assert (t.line("cage"), t.line("black")) == ("4 y", ". K1D:.")


def test_r17_carts_left_empty_are_never_filled_later() -> None:
    t = table("marks 6\n yellow y Y2L:y.", lying="factory_1 Y1D")
    t.play("choose_space factory_1")
    assert t.line("yellow") == "y Y2L:y. Y1D:y"


def test_r17_required_substitutes_as_a_table_option() -> None:
    t = table("marks 8", lying="factory_1 K2L", supply="1 1 0 0", options={"substitute": "required"})
    t.play("choose_space factory_1")
    assert t.moves("substitute_cube") == ["yellow", "brown"]
    t.play("substitute_cube brown")  # then yellow is the only one left
    assert t.line("black") == "k K2L:by"
    t = table("marks 8", lying="factory_1 K2L", supply="1 0 0 0", options={"substitute": "required"})
    t.play("choose_space factory_1")
    assert (t.line("black"), t.asked()) == ("k K2L:y.", "1 choose_space")
