"""DP-4, §5.2 and §5.4: the actions of a die; the locomotive; taking action tiles."""

from __future__ import annotations

from tests.games.steamrollers.table import acting, solo, table

FULL_3 = "track D1:W-E F1:W-E D2:W-E F2:NW-E D3:W-E E3:W-E F3:W-E"


def test_dp4_the_four_actions() -> None:
    t = acting(1, "track B2:W-E C2:W-E D2:W-E \n boxes 2", goods="1 grey")
    assert (t.asked(), t.moves()) == ("0 choose_action", ["build", "upgrade", "deliver", "take"])


def test_dp4_offers_only_possible_actions() -> None:
    assert acting(3, FULL_3).moves() == ["upgrade", "take"]
    assert acting(3, "boxes 3").moves() == ["build", "take"]
    assert acting(3, "", "tiles 3a!").moves() == ["build", "upgrade"]


def test_r7_pass_only_if_nothing_is_possible() -> None:
    t = table(FULL_3 + "\n boxes 3", "tiles 3b!", dice="3 4 5")
    assert t.moves() == ["die 3", "die 4", "die 5"]  # any die may be chosen
    t.play("die 3")
    assert t.asked() == "1 choose_die"  # a single option is not asked
    assert t.heard(1, "passed") == ["passed 0 3"]


def test_upgrade_crosses_the_box_of_the_die() -> None:
    t = acting(4, "boxes 1 6")
    t.play("upgrade")
    assert (t.boxes(), t.sheet()["power"]) == ([1, 4, 6], 3)
    assert t.heard(1, "upgraded") == ["upgraded 0 4 3"]


def test_a_tile_is_taken_sideways_from_the_pool() -> None:
    t = acting(4)
    t.play("take")
    assert t.tiles() == "4a!"
    assert t.heard(1, "took") == ["took 0 4a"]


def test_a_tile_is_taken_from_another_player() -> None:
    t = acting(4, "", "tiles 4b")
    t.play("take")
    assert (t.tiles(0), t.tiles(1)) == ("4b!", "")
    assert t.heard(1, "took_from") == ["took_from 0 1 4b"]


def test_r22_sideways_tiles_cannot_be_taken() -> None:
    assert "take" not in acting(4, "", "tiles 4b!").moves()
    t = solo("", dice="4 4 1")
    t.play("two 4 4", "take")
    assert "take" not in t.moves()  # not even the seat's own


def test_r22_the_own_upright_tile_is_only_turned() -> None:
    t = acting(4, "tiles 4b")
    t.play("take")
    assert t.tiles() == "4b!"
    assert t.heard(1, "turned") == ["turned 0 4b"]


def test_r41_a_used_one_shot_tile_may_be_taken_again() -> None:
    t = acting(3, "tiles 1a")
    t.play("set 1", "take")
    assert t.tiles() == "1a!"


def test_r51_each_die_passes_separately() -> None:
    t = solo(FULL_3 + "\n boxes 3 \n tiles 3b", dice="3 3 1", goods="3 -")
    t.play("two 3 3")
    assert t.heard(0, "turned", "passed") == ["turned 0 3b", "passed 0 3"]


def test_r52_a_lost_tile_has_no_effect() -> None:
    t = acting(4, "", "boxes 1 \n tiles 4b", dice="4 1 1")
    assert t.sheet(1)["power"] == 2
    t.play("take")
    assert t.sheet(1)["power"] == 1
    assert t.sheet(0)["power"] == 1
