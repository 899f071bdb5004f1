"""§4.5, §5.1: cards, movements and the special action; D5a to D5d, D-MOVE."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.train_rush.table import Table, table


def targets(node: str, effect: str = "move3", others: str = "") -> list[str]:
    t = table(f"at {node}", f"at {others or 'START'}", at=effect)
    return t.moves("choose_target") if t.asked() == "0 choose_target" else [t.at()]


# ---------------------------------------------------------------- D5a


def test_d5a_a_card_must_be_played() -> None:
    t = table("at CI0\n hand A01 A04", at="play_card")
    assert t.moves("play_card") == ["A01", "A04"]
    t.play("play_card A04")
    assert t.hand() == "A01"
    assert t.sees(1)["cards"]["in_use"] == ["A04"]
    assert t.heard(1) == ["played 0 A04"]


# ---------------------------------------------------------------- D5b


def test_d5b_coal_is_paid_for_each_step() -> None:
    t = table("at RM4\n coal 3\n hand A04", "at START\n hand A02", at="play_card")
    t.play("movement_step 0 RM6", "movement_step 0 RM9")  # the market has no reward to offer
    assert t.coal() == 2
    t.play("movement_step 0 AI2")
    assert (t.coal(), t.at()) == (0, "AI2")


def test_d5b_a_step_that_cannot_be_paid_ends_the_movement() -> None:
    t = table("at RM4\n coal 0\n hand A04", "at START\n hand A02", at="play_card")
    t.play("movement_step 0 RM8")
    assert t.asked() == "0 take_display_card"


def test_d5b_stop_ends_the_movement() -> None:
    t = table("at RM4\n coal 9\n hand A04", "at START\n hand A02", at="play_card")
    t.play("movement_step 0 RM8", "movement_step stop")
    assert t.asked() == "0 take_display_card"
    assert t.coal() == 9


def test_d5b_a_token_is_added_and_leaves_the_game() -> None:
    t = table(
        "at RM7\n hand A02\n tokens 3 5",
        "at START\n hand A03",
        at="play_card",
        visitors="vardimium 0 1; blackborough 0",
    )
    assert t.moves("movement_step") == [
        "0 RM9", "0 RO12",
        "3 AI2", "3 RM9", "3 AM2a", "3 AM2b", "3 AO1",
        "5 AI3", "5 AI4", "5 RM9", "5 AM4", "5 AO3a", "5 AO3b", "stop",
    ]  # fmt: skip
    t.play("movement_step 3 AI2")
    assert t.tokens() == [5]
    assert t.truth()["used_tokens"] == [3, 3]  # one of them was used before


def test_r26_one_token_per_movement_with_its_full_value() -> None:
    t = table("at RM7\n hand A02\n tokens 3 3", at="play_card", visitors="vardimium 0; blackborough 0")
    assert t.moves("movement_step") == [
        "0 RM9", "0 RO12", "3 AI2", "3 RM9", "3 AM2a", "3 AM2b", "3 AO1", "stop",
    ]  # fmt: skip  # equal tokens once
    t = table("at CI0\n tokens 4\n investment 1", visitors="rackglen 0")
    t.play("invest move_3")
    assert t.asked() != "0 movement_step"  # no token for an investment movement


def test_r32_a_card_may_be_played_without_moving() -> None:
    t = table("at CI0\n hand A01 A04\n coal 5", at="play_card", display="A05 A06 A07")
    t.play("play_card A01", "movement_step stop", "take_display_card A06")
    assert t.at() == "CI0"
    assert t.hand() == "A04 A06"
    assert "A01" in t.truth()["discard"]


def test_r33_a_seat_without_cards_does_not_move_but_takes_a_card() -> None:
    t = table("at CI0\n hand A01", "at CI1", at="play_card")
    t.play("movement_step stop", "take_display_card A57")
    assert t.asked() == "1 take_display_card"
    assert t.at(1) == "CI1"


# ---------------------------------------------------------------- D5c


def test_d5c_only_after_all_three_movements() -> None:
    t = table("at RM4\n coal 9\n hand A04 A01", at="play_card")
    t.play("play_card A04", "movement_step 0 RM6", "movement_step 0 RM9", "movement_step stop")
    assert t.asked() == "0 take_display_card"


def ride_through(t: Table) -> None:
    """Three movements from RM4 with a 4 / 4 / 3 card: city, market, track."""
    t.play("movement_step 0 RM6", "movement_step 0 RM9", "movement_step 0 AI2")


def test_d5c_the_special_action_of_the_played_card() -> None:
    t = table("at RM4\n coal 4\n hand A04 A01", at="play_card")
    t.play("play_card A04")
    ride_through(t)
    assert t.moves("special_step") == ["A04", "A01", "skip"]
    t.play("special_step A04")  # 3 VP
    assert t.faction()["vp"][3] == 3
    assert t.coal() == 0
    assert t.hand() == "A01"


def test_d5c_needs_a_coal() -> None:
    t = table("at RM4\n coal 3\n hand A04 A01", at="play_card")
    t.play("play_card A04")
    ride_through(t)
    assert t.asked() == "0 take_display_card"


def test_d5c_only_special_actions_that_can_be_carried_out() -> None:
    t = table("at RM4\n coal 4\n hand A04 A31 A34\n wagons W101 brass", at="play_card")
    t.play("play_card A04")
    ride_through(t)
    assert t.moves("special_step") == ["A04", "A34", "skip"]  # A31 would fill wagons


def test_r30_the_special_action_of_another_card() -> None:
    t = table("at RM4\n coal 4\n hand A04 A01 A34", at="play_card", display="A05 A06 A07")
    t.play("play_card A04")
    ride_through(t)
    t.play("special_step A34", "take_display_card A05")
    assert t.investment() == 3
    assert t.hand() == "A01 A05"  # both are discarded, one is taken
    assert {"A04", "A34"} <= {*t.truth()["discard"]}


# ---------------------------------------------------------------- D5d


def test_d5d_a_display_card_must_be_taken() -> None:
    t = table("at CI0\n hand A01 A02", at="play_card", display="A05 A06 A07", deck="A40")
    t.play("play_card A01", "movement_step stop")
    assert t.moves("take_display_card") == ["A05", "A06", "A07"]
    t.play("take_display_card A07")
    assert t.hand() == "A02 A07"
    assert t.faction()["known"] == ["A07"]
    assert sorted(t.truth()["display"]) == ["A05", "A06", "A40"]


# ---------------------------------------------------------------- D-MOVE and the map


def test_dmove_exact_distance_or_a_city_or_market_on_the_way() -> None:
    assert targets("CI0") == ["CI2", "CI3", "CM2a", "CM2b"]  # CI3 is Rackglen; CI2 through the tunnel and back
    assert targets("RM7", "move6") == ["AI3", "RM9", "AM3a", "AM3b", "AO2a", "AO2b"]


def test_dmove_an_occupied_space_is_no_target_but_a_city_is() -> None:
    assert targets("CI0", others="CM2a") == ["CI2", "CI3", "CM2b"]
    assert targets("CI0", others="CI3") == ["CI2", "CI3", "CM2a", "CM2b"]


def test_r9_tunnels_and_junctions_cost_one_like_any_step() -> None:
    assert targets("CM7", "move3") == ["CM9", "RM0", "CO13"]  # CM8 and then CO12, CO13
    assert targets("CO10a", "move3") == ["CM9", "CO12", "CO13"]  # CO11, CM8 and then CM9 or CO12


def test_r10_passing_is_free() -> None:
    t = table("at CI0", "at CI1", at="move3")
    assert "CI3" in t.moves("choose_target")


def test_r11_start_belongs_to_no_region_and_lead_to_calestia() -> None:
    t = table("", "at LEAD")
    assert t.sees(0)["factions"][0]["region"] is None
    assert t.sees(0)["factions"][1]["region"] == "calestia"
    assert t.at(0) == "START"


def test_r12_passing_a_city_triggers_nothing() -> None:
    t = table("at RI2", at="move3")
    t.play("choose_target RI5a")
    assert t.truth()["visitors"]["badgerdeep"] == []


@pytest.mark.parametrize("track", ["a", "b"])
def test_r13_the_track_is_chosen_at_the_fork_and_kept(track: str) -> None:
    assert targets("CO0", "move3") == ["CO3a", "CO3b"]
    assert targets(f"CO2{track}", "move3") == ["CO5"]
    t = table("at CO1\n hand A01\n coal 9", at="play_card", tiles="2 B45; 5 B46")
    t.play(f"movement_step 0 CO3{track}")
    assert t.coal() == 10  # the tile of that space
    assert not any("CO4" in move for move in t.moves("movement_step"))


def test_e1_opening_moves() -> None:
    p, b, y, w = 2, 1, 0, 3
    t = table(
        "hand A04", "hand A02", "hand A06", "hand A01 A07", order=f"{p} {b} {y} {w}", turn=p, at="play_card",
        display="A55 A56 A57",
    )  # fmt: skip
    assert t.moves("movement_step") == ["0 CI2", "0 CM1", "stop"]
    t.play("movement_step 0 CM1", "take_display_card A55")
    assert t.moves("movement_step") == ["0 CI0", "stop"]
    t.play("movement_step 0 CI0", "take_display_card A56")
    assert t.moves("movement_step") == ["0 CI2", "stop"]  # CM1 is occupied
    t.play("movement_step 0 CI2", "take_display_card A57")
    assert t.asked() == f"{w} play_card"
    t.play("play_card A07")
    assert t.asked() == f"{w} take_display_card"
    assert t.at(w) == "START"


# ---------------------------------------------------------------- rides in the view


def rides(t: Table, seat: int = 0) -> dict[str, dict[str, Any]]:
    return {f"{ride['token']} {ride['node']}": ride for ride in t.sees(seat)["decision"]["rides"]}


def test_d5b_every_ride_says_its_way_and_its_stop() -> None:
    t = table("at RM4\n coal 3\n hand A04\n tokens 3", "at START\n hand A02", at="play_card", visitors="vardimium 0")
    by_move = rides(t)
    assert sorted(by_move) == sorted(t.moves("movement_step")[:-1])
    city = by_move["0 RM6"]
    assert city["way"] == ["RM5", "RM6"]
    assert (city["city"], city["mark"], city["vp"], city["gives"]) == ("blackborough", True, 4, 3)
    assert (city["rent"], city["contracts"]) == (False, {})
    assert rides(t, 1) == {}


def test_d5b_a_way_has_all_its_points_unless_it_ends_early_in_a_city_or_market() -> None:
    t = table("at RM7\n coal 3\n hand A04", "at START\n hand A02", at="play_card")
    assert rides(t)["0 RM9"]["way"] == ["RM8", "RM9"]  # with 4 points: the market is reached early
    for ride in rides(t).values():
        assert len(ride["way"]) == 4 or "worth" in ride or "city" in ride


def test_the_journal_has_the_whole_way() -> None:
    t = table("at RM7\n coal 3\n hand A04", "at START\n hand A02", at="play_card")
    ride = max(t.sees(0)["decision"]["rides"], key=lambda row: len(row["way"]))
    t.play(f"movement_step {ride['token']} {ride['node']}")
    assert t.heard(1, "moved") == [f"moved 0 {ride['node']} {'+'.join(ride['way'])}"]
