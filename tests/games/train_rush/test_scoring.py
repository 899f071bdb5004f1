"""§6: the eight final scorings and their ties."""

from __future__ import annotations

from typing import Any

import pytest

from fajrant.games.train_rush.scoring import award
from tests.games.train_rush.table import CITIES, Table, table

Y, B, P, W = 0, 1, 2, 3


def over(*factions: str, **more: Any) -> Table:
    return table(*factions, seats=4, at="over", **more)


def each(t: Table, category: str) -> list[int]:
    return [t.category(category, seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("values", "awards"),
    [
        ([5, 3, 1, 0], [12, 6, 0, 0]),
        ([5, 3, 3, 3], [12, 2, 2, 2]),
        ([5, 3, 3, 0], [12, 3, 3, 0]),
        ([5, 5, 3, 1], [9, 9, 0, 0]),
        ([5, 5, 5, 1], [6, 6, 6, 0]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([0, 0, 7, 0], [0, 0, 12, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_awards_for_first_and_second(values: list[int], awards: list[int]) -> None:
    assert [award(values, seat, 12, 6) for seat in range(4)] == awards


def test_r47_shares_are_rounded_down() -> None:
    assert [award([3, 3, 3, 3], seat, 12, 6) for seat in range(4)] == [4] * 4  # 18 / 4
    assert [award([3, 1, 1, 1, 1], seat, 12, 6) for seat in range(5)] == [12, 1, 1, 1, 1]


def test_r48_zero_never_scores() -> None:
    assert [award([3, 0], seat, 12, 6) for seat in range(2)] == [12, 0]


def test_all_cities() -> None:
    t = over(visitors="; ".join(f"{city} {Y} {B}" for city in CITIES))
    assert each(t, "all_cities") == [10, 10, 0, 0]
    t = over(visitors="; ".join(f"{city} {Y}" for city in CITIES[:8]))
    assert each(t, "all_cities") == [0, 0, 0, 0]


def test_e11_progress_tops() -> None:
    t = over("progress coal 5, loading 5, wagons 4", "progress investment 5")
    assert each(t, "progress") == [20, 10, 0, 0]


E12 = {
    "calestia_finance": ("W B Y", "Y", "Y", "W"),
    "calestia_resources": ("B", "", "B", ""),
    "calestia_logistics": ("Y P", "Y", "Y", "P"),
    "calestia_trade": ("P", "", "P", ""),
    "calestia_technology": ("W", "B B", "B", "W"),
    "awhar_finance": ("P Y", "P P Y", "P", "Y"),
    "awhar_resources": ("W Y", "", "W", "Y"),
    "awhar_logistics": ("W P", "", "W", "P"),
    "awhar_trade": ("B Y", "", "B", "Y"),
    "awhar_technology": ("Y B", "Y", "Y", "B"),
    "ravenshire_finance": ("B P W", "P", "P", "B"),
    "ravenshire_resources": ("P Y", "", "P", "Y"),
    "ravenshire_logistics": ("W P", "W P", "W", "P"),
    "ravenshire_trade": ("", "B P", "B", "P"),
    "ravenshire_technology": ("W P", "W", "W", "P"),
}


def seats_of(letters: str) -> str:
    return " ".join([str("YBPW".index(letter)) for letter in letters.split()])


def sectors(part: int) -> str:
    return "; ".join(f"{place} {seats_of(row[part])}" for place, row in E12.items())


def test_e12_sectors() -> None:
    t = over(spies=sectors(0), agents=sectors(1))
    for place, (_, _, first, second) in E12.items():
        expected = [0, 0, 0, 0]
        expected["YBPW".index(first)] = 6
        if second:
            expected["YBPW".index(second)] = 2
        assert t.sees(None)["sectors"][place]["award"] == expected, place
    assert each(t, "sectors") == [26, 28, 34, 28]


def test_r45_the_loser_of_a_tie_for_first_is_second() -> None:
    t = over(spies=f"ravenshire_logistics {W} {P}", agents=f"ravenshire_logistics {W} {P}")
    assert each(t, "sectors") == [0, 0, 2, 6]


def test_a_spy_beats_an_agent_and_a_lower_space_a_higher_one() -> None:
    t = over(spies=f"awhar_trade {P}", agents=f"awhar_trade {Y}; calestia_trade {B} {W} {Y}")
    assert t.sees(None)["sectors"]["awhar_trade"]["award"] == [2, 0, 6, 0]
    assert t.sees(None)["sectors"]["calestia_trade"]["award"] == [0, 6, 0, 2]


def test_e13_infrastructure() -> None:
    t = over(
        "tracks infrastructure_calestia 7, infrastructure_awhar 3",
        "tracks infrastructure_calestia 4, infrastructure_awhar 8",
        "tracks infrastructure_calestia 1, infrastructure_awhar 3, infrastructure_ravenshire 6",
        "tracks infrastructure_ravenshire 6, infrastructure_awhar 1",
    )
    assert each(t, "infrastructure") == [12 + 3, 6 + 12, 3 + 9, 9]


def test_e14_contractors() -> None:
    t = over(
        "tracks contractors_green 9, contractors_blue 2, contractors_red 5",
        "tracks contractors_green 4, contractors_blue 6, contractors_red 5",
        "tracks contractors_green 4, contractors_blue 6, contractors_red 5",
        "tracks contractors_green 4, contractors_blue 6, contractors_red 5",
    )
    assert each(t, "contractors") == [12 + 4, 2 + 6 + 4, 2 + 6 + 4, 2 + 6 + 4]


def test_e15_special_wagons() -> None:
    t = over("", "wagons X301 parcel parcel -, X201 parcel parcel", "wagons X302 parcel parcel parcel")
    assert each(t, "special_wagons") == [0, 10, 18, 0]


def test_e16_contract_area() -> None:
    t = over(
        contracts=f"rackglen 2:{B} 3:{B} 5:{Y}; vardimium 3:{B}; zainhold 3:{Y};"
        f"harriden 2:{B} 5:{B} 3:{Y}; vexbourne 2:{Y} 3:{P}; cogsmouth 2:{P};"
        f"badgerdeep 5:{Y} 2:{W}; blackborough 2:{Y} 5:{W} 3:{P}; brukas 4:{P}"
    )
    assert each(t, "contract_area") == [6 + 3 + 6, 12 + 12, 3 + 6, 6]


def test_the_number_of_markers_breaks_ties_of_sums() -> None:
    t = over(contracts=f"rackglen 2:{B} 3:{B} 5:{Y}")
    assert each(t, "contract_area") == [6, 12, 0, 0]


def test_e17_missions() -> None:
    t = over("missions C03 C09 C07\n wagons W215 gold gold, W205 - gold, W106 gold, W206 water water")
    assert each(t, "missions") == [12, 0, 0, 0]


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8)])
def test_r25_the_mission_table(gold: int, points: int) -> None:
    load = ["gold"] * gold + ["-"] * (6 - gold)
    t = over(f"missions C03\n wagons W320 {' '.join(load[:3])}, W321 {' '.join(load[3:])}")
    assert t.category("missions") == points


def test_unplayed_heroes_score_nothing() -> None:
    t = over("heroes C03\n wagons W215 gold gold")
    assert t.category("missions") == 0


def test_r60_victory_points_are_unlimited() -> None:
    t = table("vp 0 0 0 99\n hand A02", at="bonus special_free1")
    t.play("choose_free_special A02")
    assert t.vp() == 106


def test_city_markers_break_ties_of_points_then_places_are_shared() -> None:
    t = over("vp 9 0 0 0", "vp 8 0 0 0", "vp 9 0 0 0", "vp 8 0 0 0", visitors=f"rackglen {Y}; brukas {B} {W}")
    assert t.match.ranking() == [1, 3, 2, 3]
    assert t.ties() == ["9 city_markers 0:1 2:0", "8 shared 1 3"]


def test_r73_points_gained_in_play_are_scored_and_final_scorings_are_a_forecast() -> None:
    full = "vp 1 2 3 3\n wagons X201 parcel parcel\n progress coal 5"
    t = table(full)
    assert (t.match.scored()[0], t.match.scores()[0]) == (9, 9 + 20)
    assert over(full).match.scored()[0] == 29


def test_the_journal_lists_each_scoring_for_each_player() -> None:
    t = table(
        "at RM5\n heroes C07\n missions C03\n wagons W215 gold gold\n tracks contractors_red 2\n progress coal 5",
        "wagons X201 parcel parcel\n tracks infrastructure_awhar 3, infrastructure_calestia 1",
        at="hero",
        round=9,
        visitors=f"rackglen {Y}; brukas {B} {Y}",
        contracts=f"rackglen 2:{B}; brukas 3:{B} 2:{Y}",
        agents=f"awhar_trade {B} {Y}; awhar_finance {Y}",
    )
    t.play("0: play_hero decline")
    assert t.match.over()
    events = t.heard(None)[-18:]
    assert events == [
        "phase_began end",
        "scored 0 all_cities 2 0",
        "scored 1 all_cities 1 0",
        "scored 0 progress 1 10",
        "scored 1 progress 0 0",
        "scored 0 sectors 2 8",
        "scored 1 sectors 1 6",
        "scored 0 infrastructure 0 0",
        "scored 1 infrastructure 2 24",
        "scored 0 contractors 1 12",
        "scored 1 contractors 0 0",
        "scored 0 special_wagons 0 0",
        "scored 1 special_wagons 1 10",
        "scored 0 contract_area 1 6",
        "scored 1 contract_area 2 24",
        "scored 0 missions 1 2",
        "scored 1 missions 0 0",
        "game_over",
    ]
    for seat in (0, 1):
        scored = [int(line.split()[-1]) for line in events if line.startswith(f"scored {seat}")]
        assert t.vp(seat) + sum(scored) == t.total(seat)
