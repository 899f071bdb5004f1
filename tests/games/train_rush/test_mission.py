"""§4.6, §4.7: heroes, and the end of a round; D6."""

from __future__ import annotations

import pytest

from tests.games.train_rush.table import CITIES, table


def test_d6_heroes_of_the_active_region_whose_city_has_a_mission_token() -> None:
    t = table("at RM4\n heroes C01 C07 C09 C11", "missions C10", at="hero")
    assert t.moves("play_hero") == ["C07", "C11", "decline"]  # Brukas already has a mission
    t.play("play_hero C11")
    assert t.missions() == "C11"
    assert "badgerdeep" not in t.truth()["missions"]
    assert t.level("unloading") == 1


def test_d6_may_be_declined_and_is_asked_once() -> None:
    t = table("at RM4\n heroes C07", "at RM5\n heroes C09", at="hero")
    t.play("0: play_hero decline")
    assert t.asked() == "1 play_hero"
    assert "C07" in t.heroes()


def test_d6_is_skipped_on_start() -> None:
    t = table("heroes C07", "at RM5\n heroes C09", at="end_of_round")
    assert t.asked() == "0 bid_spy"


def test_r56_one_mission_per_city() -> None:
    t = table("at RM4\n heroes C07", "at RM5\n heroes C08", at="hero")
    t.play("0: play_hero C07", "choose_station_zone decline")
    assert "C08" not in t.moves("play_hero")


def test_e8_mission() -> None:
    t = table("at RM4\n heroes C07\n wagons W105 water, W106 water", at="hero")
    t.play("play_hero C07")
    assert "blackborough" not in t.truth()["missions"]
    assert t.moves("choose_station_zone") == ["RZ1", "RZ2", "RZ3", "RZ4", "decline"]
    t.play("choose_station_zone RZ3")
    assert t.zone("RZ3") == "station 0 parcel"
    assert t.category("missions") == 2


# ---------------------------------------------------------------- the end of a round


def test_areas_are_emptied_and_new_cards_displayed() -> None:
    t = table(at="end_of_round", areas="market 3; plan 2", display="A01 A02 A03", deck="A40 A42 A43")
    here = t.truth()
    assert here["round"] == 2
    assert sum(here["areas"].values()) == 0
    assert here["display"] == ["A40", "A42", "A43"]
    assert here["discard"] == ["A01", "A02", "A03"]
    assert t.asked() == "0 bid_spy"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 8), (4, 8)])
def test_the_last_round_ends_the_game(seats: int, rounds: int) -> None:
    assert table(at="end_of_round", seats=seats, round=rounds - 1).asked() != ""
    t = table(at="end_of_round", seats=seats, round=rounds)
    assert t.match.over()


def test_r57_nine_cities_end_the_game_after_the_round() -> None:
    everywhere = "; ".join(f"{city} 0" for city in CITIES)
    t = table("at RM5\n heroes C07", "at RM4\n heroes C09", at="hero", visitors=everywhere, round=4)
    assert t.asked() == "0 play_hero"  # the round is finished
    t.play("0: play_hero decline", "1: play_hero decline")
    assert t.match.over()
    assert t.category("all_cities") == 10
    both = "; ".join(f"{city} 1 0" for city in CITIES)
    t = table(at="end_of_round", visitors=both, round=4)
    assert (t.category("all_cities", 0), t.category("all_cities", 1)) == (10, 10)
