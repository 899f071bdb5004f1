"""DP-1 to DP-3: choosing, stealing and changing dice."""

from __future__ import annotations

import pytest

import fajrant
from fajrant import Nonsense
from tests.games.steamrollers.table import acting, new, solo, table

A, B, C = 0, 1, 2


def test_dp1_offers_each_value_once() -> None:
    t = table(seats=4, dice="3 1 3 6 6")
    assert t.asked() == "0 choose_die"
    assert t.moves() == ["die 1", "die 3", "die 6"]
    t.play("die 3")
    assert (t.middle(), t.front()) == ("1 3 6 6", "3")


def test_dp1_one_die_is_left_over() -> None:
    t = table(seats=2, turn=1, dice="4 5")
    t.play("die 4", "upgrade")
    assert len(t.middle().split()) == 3  # a new round has been rolled
    assert t.heard(0, "rolled")


def test_dp1_two_dice_with_tile_2a() -> None:
    t = table("tiles 2a", seats=3, dice="1 3 3 6")
    assert t.moves("two") == ["1 3", "1 6", "3 3", "3 6"]
    t.play("two 3 3")
    assert (t.middle(), t.front()) == ("1 6", "3 3")
    assert t.asked() == "0 choose_action"
    t.play("upgrade", "take")
    assert t.boxes() == [3]
    assert t.asked() == "1 choose_die"


def test_dp1c_choose_the_die_used_first() -> None:
    t = table("tiles 2a", dice="2 5 6")
    t.play("two 2 5")
    assert (t.asked(), t.moves()) == ("0 next_die", ["first 2", "first 5"])
    t.play("first 5", "upgrade")
    assert t.sees(0)["decision"] == {"point": "choose_action", "seats": [0], "die": 2, "deliveries": [], "best": 0}
    t.play("upgrade")
    assert t.boxes() == [2, 5]


def test_dp1s_solo_takes_two_of_three() -> None:
    t = solo(dice="2 5 5")
    assert t.moves() == ["two 2 5", "two 5 5"]
    t.play("two 5 5", "upgrade")
    assert t.middle() == "2"


def test_r1_tiles_are_straightened_before_the_die_is_chosen() -> None:
    t = table("", "tiles 4b! 6b!", dice="1 2 3")
    t.play("die 1", "upgrade")
    assert t.asked() == "1 choose_die"
    assert t.tiles(B) == "4b 6b"


def test_r8_a_die_is_never_returned() -> None:
    t = acting(3, "boxes 3", goods="3 -")
    assert t.moves() == ["build", "take"]


def test_r14_tile_2a_is_in_use_until_the_second_action_is_done() -> None:
    t = table("tiles 2a", dice="2 5 6")
    t.play("two 2 5", "first 2")
    assert t.tiles() == "2a?"
    assert "take" not in t.moves()
    t.play("upgrade")
    assert t.tiles() == "2a?"
    t.play("upgrade")
    assert (t.tiles(), t.tiles(None).split()[1]) == ("", "2a")


def test_r14_a_die_must_remain_for_every_later_seat() -> None:
    t = table("tiles 2a", "", "", front="- - 4", dice="1 3 5")
    assert "two 1 3" in t.moves()  # the third seat already has one
    t = table("tiles 2a", seats=3, dice="1 3 5 6")
    assert "two 1 3" in t.moves()
    t = table("", "tiles 2a", seats=3, turn=1, front="44 - -", dice="1 3")
    assert t.moves() == ["die 1", "die 3"]


def test_dp2_the_owner_of_2b_is_asked_after_every_pick_before_their_turn() -> None:
    t = table("", "", "tiles 2b", dice="1 3 3 6")
    t.play("0: die 3")
    assert (t.asked(), t.moves()) == ("2 steal_interrupt", ["steal", "decline"])
    assert t.sees(0)["decision"] == {"point": "steal_interrupt", "seats": [2], "victim": 0, "die": 3}
    t.play("2: decline", "0: upgrade", "1: die 1")
    assert t.asked() == "2 steal_interrupt"
    t.play("2: steal")
    assert (t.asked(), t.moves()) == ("1 choose_die", ["die 3", "die 6"])
    assert (t.front(C), t.tiles(C), t.tiles(None).split()[1]) == ("1", "", "2b")


def test_dp2_the_owner_of_2b_is_not_asked_after_their_turn() -> None:
    t = table("tiles 2b", "", "", turn=1, dice="1 3 6")
    t.play("1: die 3")
    assert t.asked() == "1 choose_action"
    t = table("tiles 2b", "", "", dice="1 3 3 6")
    t.play("0: die 3")  # the owner is not asked about the own die
    assert t.asked() == "0 choose_action"


def test_r15_the_stolen_die_must_be_used_and_may_be_changed() -> None:
    t = table("", "tiles 2b 5a", "", dice="1 3 3 6")
    t.play("0: die 6", "1: steal", "0: die 1", "0: upgrade")
    assert t.asked() == "1 modify_die"
    assert t.moves() == ["keep", "step -1"]
    t.play("step -1", "upgrade")
    assert t.boxes(B) == [5]
    assert t.front(B) == "5"


def test_r15_the_second_choice_cannot_be_stolen() -> None:
    t = table("", "tiles 2b!", "", dice="1 3 3 6")
    t.play("0: die 3", "1: steal", "0: die 3")
    assert t.asked() == "0 choose_action"
    assert t.heard(2, "stolen", "tile_back") == ["stolen 1 0 3", "tile_back 2b"]


def test_r15_the_victim_may_take_the_tile_but_not_use_it_now() -> None:
    t = table("", "tiles 2b", "", dice="1 2 3 6")
    t.play("0: die 3", "1: steal", "0: die 2", "0: take")
    assert t.tiles(A) == "2b!"
    assert t.asked() == "1 choose_action"
    t.play("upgrade", "2: die 1")
    assert t.asked() == "2 choose_action"


def test_dp3_tile_1_sets_any_other_value() -> None:
    t = acting(3, "tiles 1a")
    assert (t.asked(), t.moves()) == ("0 modify_die", ["keep", "set 1", "set 2", "set 4", "set 5", "set 6"])
    t.play("set 5")
    assert (t.front(), t.tiles()) == ("5", "")
    t.play("upgrade")
    assert t.boxes() == [5]
    t = acting(3, "tiles 1b")
    t.play("set 5")
    assert t.tiles() == "1b"


@pytest.mark.parametrize(("die", "steps"), [(1, ["1"]), (3, ["-1", "1"]), (6, ["-1"])])
def test_dp3_tile_5a_changes_the_die_by_one_within_its_range(die: int, steps: list[str]) -> None:
    t = acting(die, "tiles 5a")
    assert t.moves("step") == steps
    t.play(f"step {steps[-1]}", "upgrade")
    assert t.boxes() == [die + int(steps[-1])]


def test_dp3_tile_5b_rerolls_or_flips() -> None:
    t = acting(2, "tiles 5b", rolls="4")
    assert t.moves() == ["keep", "reroll", "flip"]
    t.play("flip")
    assert t.front() == "5"
    t.match.undo(0)
    t.play("reroll")
    assert t.front() == "4"
    assert t.asked() == "0 choose_action"  # the result is final
    assert not t.match.can_undo(0)


def test_dp3_is_not_asked_without_a_tile() -> None:
    assert acting(3, "tiles 3a 6a").asked() == "0 choose_action"
    assert acting(3, "", "tiles 1a").asked() == "0 choose_action"


def test_dp3_at_most_one_change_per_die() -> None:
    t = acting(3, "tiles 1b 5a")
    assert t.moves() == ["keep", "set 1", "set 2", "set 4", "set 5", "set 6", "step -1", "step 1"]
    t.play("step 1")
    assert t.asked() == "0 choose_action"


def test_r16_with_others_a_permanent_tile_works_for_both_dice() -> None:
    t = table("tiles 2a 5a", dice="2 5 6")
    t.play("two 2 5", "first 2", "step 1", "upgrade")
    assert t.asked() == "0 modify_die"
    t.play("step -1", "upgrade")
    assert t.boxes() == [3, 4]


def test_r16_solo_a_permanent_tile_works_for_one_die() -> None:
    t = solo("tiles 5a", dice="2 5 6")
    t.play("two 2 5", "first 2", "step 1", "upgrade")
    assert t.asked() == "0 choose_action"
    t = solo("tiles 5a", dice="2 5 6")
    t.play("two 2 5", "first 2", "keep", "upgrade")
    assert t.asked() == "0 modify_die"


def test_r16_a_one_shot_tile_taken_again_may_be_used_again() -> None:
    t = solo("tiles 1a", dice="2 5 6")
    t.play("two 2 5", "first 2", "set 1", "take")
    assert t.tiles() == "1a!"
    assert t.asked() == "0 modify_die"
    t.play("set 3", "upgrade")
    assert t.boxes() == [3]


def test_r36_solo_both_dice_are_chosen_first_and_ewas_die_never_changes() -> None:
    t = solo("tiles 5a", dice="2 5 6")
    t.play("two 2 5")
    assert t.middle() == "6"
    t.play("first 2", "step 1", "upgrade")
    assert t.middle() == "6"


def test_every_roll_is_possible() -> None:
    """All values and all three pairs of tracks occur."""
    white: set[int] = set()
    black: set[tuple[str, ...]] = set()
    for seed in range(40):
        dice = new(3, seed).sees(None)["dice"]
        white |= set(dice["white"])
        black.add(tuple(dice["black"]))
        assert len(dice["white"]) == 4
    assert white == {1, 2, 3, 4, 5, 6}
    assert black == {("straight", "gentle"), ("straight", "sharp"), ("gentle", "sharp")}


def test_the_decision_shows_how_many_dice_to_take() -> None:
    assert table(dice="1 3 6").sees(1)["decision"]["dice"] == "one"
    assert table("tiles 2a", dice="1 3 6").sees(1)["decision"]["dice"] == "one_or_two"
    assert table("tiles 2a", "", turn=1, first=0, dice="1 3").sees(0)["decision"]["dice"] == "one"
    assert solo(dice="1 3 6").sees(0)["decision"]["dice"] == "two"


def test_r15_a_seat_with_a_stolen_die_cannot_own_2b() -> None:
    """In play the tile is in the pool by then. Otherwise the seat could steal a second die."""
    t = table("", "tiles 2b", "", dice="1 3 3 6")
    t.play("0: die 3", "1: steal")
    data = t.match.to_json()
    assert fajrant.from_json(data).to_json() == data
    data["table"]["tiles"][1]["owner"] = 1
    with pytest.raises(Nonsense, match="seat 1 has a stolen die and still owns tile 2b"):
        fajrant.from_json(data)
