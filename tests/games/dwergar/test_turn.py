"""§4 and §5.1: D1, the swap, knocking off, turns and rounds."""

from __future__ import annotations

from tests.games.dwergar.table import DWARFS, USUAL, new, table


def test_d1_every_dwarf_on_every_space() -> None:
    t = table("pool engineer smelter")
    assert t.asked() == "0 choose_action"
    expected = [f"{dwarf} {space}" for dwarf in ("engineer", "smelter", "foreman") for space in USUAL]
    assert t.moves("place") == expected
    assert t.moves()[-1] == "end_turn"
    assert len(t.moves()) == 31


def test_d1_maximum_number_of_options() -> None:
    """Four kinds of dwarfs and two pipes; with card 44 and the three clubs also other specialities."""
    pool = "pool engineer blacksmith smelter\n heat 3\n"
    assert len(table(pool + "developed 37 39").moves()) == 43
    assert len(table(pool + "developed 2 3 4 37 39 44", seats=4).moves()) == 91


def test_d1_a_pure_swap_is_legal() -> None:
    t = table("pool engineer", spaces="architect smelter")
    t.play("place engineer architect")
    assert t.asked() == "0 choose_action"
    assert t.left() == 2
    assert t.pool() == "smelter foreman"
    assert t.on("architect") == "engineer"


def test_a_displaced_foreman_goes_to_his_owner() -> None:
    t = table("pool engineer", spaces="bellows foreman_1")
    t.play("place engineer bellows")
    assert t.pool(0) == "foreman"
    assert t.pool(1).endswith("foreman")
    assert t.heard(None, "sent_home") == ["sent_home 1 bellows"]


def test_r2_three_actions_even_on_the_same_space() -> None:
    t = table("pool engineer\n furnaces 4 unlit", spaces="bellows blacksmith")
    t.play("place engineer bellows", "place blacksmith bellows", "place engineer bellows")
    assert t.furnaces() == "4 lit"
    assert t.asked() == "1 choose_action"
    assert t.left() == 3


def test_r3_a_turn_may_end_early() -> None:
    t = table("pool engineer")
    t.play("0: end_turn")
    assert t.asked() == "1 choose_action"


def test_r4_the_row_is_refilled_when_a_turn_begins() -> None:
    t = table("pool engineer\n supply 4 stone", row="10 11 12 13 1", decks="new_shaft western_quarter")
    t.play("place engineer architect", "realise 12")
    assert t.row() == "1 10 11 13"
    t.play("end_turn")
    assert len(t.row().split()) == 5
    assert t.heard(None, "projects_laid") == ["projects_laid 2"]


def test_r4_new_projects_are_announced_in_sorted_order() -> None:
    """The row has no order of its own, so nobody can see later which card was drawn first."""
    t = table("pool engineer\n supply 4 stone", row="10 11 12 13", pile="2 1 ...", decks="new_shaft western_quarter")
    t.play("place engineer architect", "realise 12", "end_turn")
    assert t.row() == "1 2 10 11 13"
    assert t.heard(None, "projects_laid") == ["projects_laid 1+2"]


def test_r5_the_foreman_leaves_his_cart_and_the_load_stays() -> None:
    t = table("level_2 2 iron foreman\n pool", spaces="gear smelter")
    assert t.pool() == ""
    t.play("knock_off gear")
    assert t.pool() == "smelter foreman"
    assert t.cart("level_2") == "2 iron"
    assert t.on("gear") == ""
    assert t.left() == 2


def test_knocking_off_with_a_foreman_on_a_space() -> None:
    t = table("pool", spaces="forge foreman_0; gear smelter")
    assert "forge" not in t.moves("knock_off")
    t.play("knock_off gear")
    assert (t.on("forge"), t.on("gear"), t.pool()) == ("", "", "smelter foreman")


def test_knocking_off_needs_an_empty_pool() -> None:
    assert table("pool engineer", spaces="forge foreman_0").moves("knock_off") == []
    assert table("").moves("knock_off") == []  # the foreman is there


def test_knocking_off_without_a_worker_on_the_board() -> None:
    spaces = "; ".join([f"{space} -" for space in USUAL])
    t = table("level_4 foreman\n pool", spaces=spaces)
    assert t.moves() == ["knock_off none", "end_turn"]
    t.play("knock_off none")
    assert t.pool() == "foreman"


def test_knocking_off_triggers_nothing() -> None:
    t = table("pool\n developed 9", spaces="gear smelter; forge foreman_0", built_in="gear 1")
    t.play("knock_off gear")
    assert (t.vp(), t.heat(1)) == (0, 0)


def test_r26_pipes_work_between_actions() -> None:
    t = table("pool engineer\n heat 4\n developed 37 39", decks="eastern_quarter")
    t.play("convert_stone", "convert_stone", "convert_iron")
    assert t.supply() == "2 stone 1 iron"
    assert t.heat() == 0
    assert t.left() == 3
    assert "convert_stone" not in t.moves()


def test_r26_pipes_work_after_the_last_action_but_not_during_one() -> None:
    t = table("pool engineer\n heat 3\n furnaces 1 lit\n developed 37", left=1)
    assert t.at("lab", "engineer") == []
    assert t.moves() == ["convert_stone", "end_turn"]
    t.play("convert_stone", "pay_heat 1", "convert_stone", "convert_stone", "convert_stone")
    assert t.asked() == "1 choose_action"  # without heat the turn ends by itself
    t = table("pool engineer\n heat 3\n developed 37\n supply 1 iron")
    assert "convert_stone" not in t.at("lab", "engineer")


def test_r27_a_mine_space_that_a_foreman_left_is_empty() -> None:
    t = table("pool smelter\n developed 9")
    t.play("place foreman mine_3", "done", "place smelter mine_3")
    assert t.vp() == 1
    t = table("pool smelter\n developed 9", event="60")
    t.play("place foreman mine_3", "done", "place smelter mine_3")
    assert t.vp() == 2  # both pay


def test_r38_triggers_come_in_order() -> None:
    t = table("pool smelter\n developed 9", built_in="lab 1", spaces="lab -", event="59", round=2)
    t.play("place smelter lab")
    events = [line.split()[0:2] for line in t.heard(None, "heated", "scored")]
    assert events[:3] == [["heated", "1"], ["heated", "0"], ["scored", "0"]]


def test_r38_gains_start_with_the_starting_player() -> None:
    t = table("heat 1", "heat 1", "heat 1", at="choose_action", starter=2, turn=1, events="46")
    t.play("end_turn")
    assert [line.split()[1] for line in t.heard(None, "heated")] == ["2", "0", "1"]


def test_r38_unloading_starts_with_the_starting_player() -> None:
    t = table("closed 1 stone", "pool blacksmith\n closed 1 iron", "closed 1 gold", starter=1, turn=1)
    t.play("place blacksmith gear", "raise 1")
    assert t.heard(None, "unloaded") == ["unloaded 1 1_iron", "unloaded 2 1_gold", "unloaded 0 1_stone"]


def test_r40_the_own_foreman_is_displaced() -> None:
    t = table("pool smelter\n developed 9", spaces="bellows foreman_0")
    t.play("place smelter bellows")
    assert t.pool() == "foreman"
    assert t.vp() == 0  # not another player's foreman
    assert "foreman bellows" in t.moves("place")


def test_the_starting_player_begins_each_round() -> None:
    t = new(2, seed=3)
    starter = t.truth()["starter"]
    t.play(f"{starter}: end_turn", f"{1 - starter}: end_turn")
    assert t.truth()["round"] == 2
    assert len(t.truth()["seen"]) == 1
    assert t.asked().startswith(str(starter))


def test_placements_are_in_content_order() -> None:
    assert [move.split()[0] for move in table("pool engineer blacksmith smelter").moves("place")][::10] == DWARFS
