"""§6b, DP-8 and DP-9: Ewa."""

from __future__ import annotations

import pytest

import fajrant
from tests.games.steamrollers.table import Table, ewas_turn, solo, table

STEPS = ("ewa_began", "ewa_crossed", "ewa_took", "ewa_rerolled", "ewa_removed", "ewa_spared", "ewa_won", "tile_used")


def test_with_fewer_than_three_crosses_no_good_is_removed() -> None:
    t = ewas_turn(4, goods="4 red blue", crosses="0 0 0 1 0 0")
    t.play("upgrade")
    assert (t.crosses()[3], t.goods(4)) == (2, "red blue")
    assert t.heard(0, *STEPS) == ["ewa_began 4", "ewa_crossed 4 E4 2", "ewa_spared 4"]


def test_dp8_reroll_before_phase_1() -> None:
    t = ewas_turn(4, "tiles S2a", rolls="1", goods="1 red")
    t.play("upgrade")
    assert (t.asked(), t.moves()) == ("0 reroll_ewa", ["reroll", "keep"])
    assert t.sees(0)["decision"]["die"] == 4
    t.play("reroll")
    assert t.crosses() == [1, 0, 0, 0, 0, 0]
    assert t.tiles() == ""
    assert t.heard(0, *STEPS)[1:] == ["tile_used 0 S2a", "ewa_rerolled 4 1", "ewa_crossed 1 B1 1", "ewa_spared 1"]


def test_dp8_keep() -> None:
    t = ewas_turn(4, "tiles S2a")
    t.play("upgrade", "keep")
    assert (t.crosses(), t.tiles()) == ([0, 0, 0, 1, 0, 0], "S2a")


def test_dp9_shield() -> None:
    t = ewas_turn(4, "tiles S2b", goods="4 red blue", crosses="0 0 0 2 0 0")
    t.play("upgrade")
    assert (t.asked(), t.moves()) == ("0 shield", ["shield", "allow"])
    t.play("shield")
    assert (t.crosses()[3], t.goods(4), t.tiles()) == (4, "red blue", "")
    assert t.sees(0)["ewa"]["points"]["removed"] == 0


def test_dp9_allow() -> None:
    t = ewas_turn(4, "tiles S2b", goods="4 red blue", crosses="0 0 0 2 0 0")
    t.play("upgrade", "allow")
    assert (t.crosses()[3], t.goods(4), t.tiles()) == (3, "red", "S2b")
    assert t.sees(0)["ewa"]["points"]["removed"] == 3


def test_r31_every_restart_repeats_phases_1_and_2() -> None:
    t = ewas_turn(5, "tiles 3a 5a", goods="3 -; 5 -; 1 red", rolls="3 1")
    t.play("upgrade")
    assert t.crosses() == [1, 0, 1, 0, 1, 0]
    assert t.tiles() == ""


def test_r32_an_eighth_cross_wins_at_once() -> None:
    t = ewas_turn(4, "points 90", crosses="0 0 0 7 0 0")
    t.play("upgrade")
    assert t.match.over()
    assert (t.sees(0)["ended"], t.match.ranking()) == ("region_full", [2])
    assert t.heard(0, "ewa_won", "game_over") == ["ewa_won 4", "game_over region_full"]


def test_r32_seven_crosses_do_not_win() -> None:
    t = ewas_turn(4, goods="4 red", crosses="0 0 0 6 0 0")
    t.play("upgrade")
    assert t.crosses()[3] == 7
    assert not t.match.over()
    assert t.heard(0, "ewa_removed") == ["ewa_removed 4 red 7"]


def test_r32_a_full_region_wins_even_in_the_last_round() -> None:
    t = ewas_turn(4, "points 90", goods="1 -; 2 -; 3 -", crosses="0 0 0 7 0 0")
    t.play("upgrade")
    assert t.sees(0)["ended"] == "region_full"


def test_r33_s2a_is_offered_before_every_phase_1() -> None:
    t = ewas_turn(5, "tiles S2a", goods="5 -; 1 red", rolls="1")
    t.play("upgrade", "keep")
    assert t.asked() == "0 reroll_ewa"
    assert t.sees(0)["decision"]["die"] == 1


def test_r33_s2b_needs_a_good_about_to_be_removed_and_an_empty_hex() -> None:
    t = ewas_turn(4, "tiles S2b", goods="4 red", crosses="0 0 0 1 0 0")
    t.play("upgrade")
    assert t.asked() == "0 choose_die"
    t = ewas_turn(4, "tiles S2b", goods="4 red blue", crosses="0 0 0 6 0 0")
    t.play("upgrade")
    assert (t.asked(), t.goods(4)) == ("0 choose_die", "red")


def test_r33_with_a_2_the_upright_tile_is_lost_before_it_can_be_used() -> None:
    t = ewas_turn(2, "tiles S2b", goods="2 yellow", crosses="0 2 0 0 0 0")
    t.play("upgrade")
    assert (t.asked(), t.tiles(), t.goods(2)) == ("0 choose_die", "", "")
    t = table("tiles S2b!", seats=1, dice="2", front="6 6", steps=[["ChooseAction", 0, 6]], goods="2 yellow",
              crosses="0 2 0 0 0 0")  # fmt: skip
    t.play("upgrade")
    assert t.asked() == "0 shield"  # a sideways tile is safe [R37]


def test_r37_tiles_taken_in_this_turn_are_safe() -> None:
    t = ewas_turn(6, "tiles 6a")
    t.play("take")
    assert t.heard(0, "turned", "ewa_took") == ["turned 0 6a"]
    t = ewas_turn(6, "tiles 6a")
    t.play("upgrade")
    assert t.heard(0, "ewa_took", "tile_back") == ["ewa_took 6a", "tile_back 6a"]
    assert "6a" in t.tiles(None)


def test_r37_a_used_tile_is_not_worn_in_the_pool() -> None:
    """Tile 5a changes a die and is lost to Ewa in the same turn. S2b stops the game there for an answer."""
    t = solo("tiles 5a S2b", dice="1 2 5", goods="5 red red", crosses="0 0 0 0 2 0")
    t.play("two 1 2", "first 2", "step 1", "upgrade", "upgrade")
    assert (t.asked(), t.heard(0, "ewa_took")) == ("0 shield", ["ewa_took 5a"])
    assert (t.tiles(None), t.sees(0)["tiles"][4]["worn"]) == ("1a 3a 4a 5a 6a", False)
    assert fajrant.from_json(t.match.to_json()).to_json() == t.match.to_json()


def test_a_tile_lost_after_its_use_can_be_read_back() -> None:
    """The game in which such a position was first refused."""
    t = Table(fajrant.new("steamrollers", 1, 21, {"difficulty": "4"}))
    t.play("row grey blue", "row grey yellow yellow yellow", "row green green red yellow", "row red yellow blue")
    t.play("row green green red red", "row red blue blue", "two 3 5", "first 3", "upgrade", "take")
    t.play("two 2 3", "first 2", "keep", "take", "step -1", "build", "piece G1 1 3")
    assert fajrant.from_json(t.match.to_json()).to_json() == t.match.to_json()


def test_r38_with_all_cities_empty_ewa_stops() -> None:
    t = ewas_turn(4, goods="1 -; 2 -; 3 -; 4 -; 5 -; 6 -")
    t.play("upgrade")
    assert (t.match.over(), t.crosses()) == (True, [0, 0, 0, 1, 0, 0])


@pytest.mark.parametrize(("points", "place"), [(13, 2), (14, 1)])
def test_r49_a_tie_is_a_loss(points: int, place: int) -> None:
    """Ewa has 3 for her locomotive, two crosses in each of two regions, and 6 for tiles in the pool (5a counts 0)."""
    t = ewas_turn(4, f"points {points}", goods="1 -; 2 -; 3 -; 4 red", crosses="0 0 2 1 0 0")
    t.play("upgrade")
    assert t.match.over()
    assert (t.match.scores(), t.sees(0)["ewa"]["total"]) == ([points], 13)
    assert t.match.ranking() == [place]
    assert t.sees(0)["ewa"]["beaten"] == (place == 1)


def test_the_game_ends_after_ewas_turn() -> None:
    t = ewas_turn(4, goods="1 -; 2 -; 4 red", crosses="0 0 0 2 0 0")
    t.play("upgrade")
    assert t.sees(0)["empty"] == 3  # Ewa has emptied the third city
    assert t.sees(0)["ended"] == "cities"


def test_a_whole_solo_turn() -> None:
    t = solo(dice="1 2 3")
    t.play("two 1 2", "first 1", "upgrade", "upgrade")
    assert t.heard(0, "ewa_began", "ewa_crossed")[:2] == ["ewa_began 3", "ewa_crossed 3 D1 1"]
    assert t.asked() == "0 choose_die"
