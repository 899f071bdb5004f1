"""§5.10 and §6.2: the decks' rules, bonus turns, free developments, points, ties."""

from __future__ import annotations

import pytest

from tests.games.dwergar.table import Table, table


def finish(*clans: str, seats: int = 0) -> Table:
    """Gives up the last turn of the last round."""
    seats = seats or max(2, len(clans))
    t = table(*clans, round=10, turn=seats - 1, seats=seats)
    t.play("end_turn")
    return t


def test_d8_the_leader_of_the_western_quarter_takes_three_actions() -> None:
    t = finish("pool smelter\n realised 1 5", "realised 3")
    assert t.asked() == "0 bonus_actions"
    assert t.left() == 3
    t.play("place smelter mine_1", "mine")
    assert t.asked() == "0 bonus_actions"
    assert t.left() == 2
    t.play("end_turn")
    assert t.asked() == ""
    assert t.heard(None, "bonus_turn_began") == ["bonus_turn_began 0 3"]


def test_d8_all_tied_leaders_take_them() -> None:
    t = finish("realised 1", "realised 3", "")
    t.play("0: end_turn", "1: end_turn")
    assert t.match.over()


def test_d9_the_leader_of_the_golden_terraces_develops_for_free() -> None:
    t = finish("realised 23 17\n supply 2 crystal", "realised 10")
    assert t.asked() == "0 free_development"
    assert t.moves() == ["free_development 17", "free_development 23", "free_development none"]
    t.play("free_development 23")
    assert (t.developed(), t.vp(), t.supply()) == ("23", 8, "2 crystal")
    assert t.match.over()


def test_d9_may_be_declined() -> None:
    t = finish("realised 23")
    t.play("free_development none")
    assert t.match.over()
    assert t.realised() == "23"


def test_d9_a_leader_without_a_realised_project_is_skipped() -> None:
    assert finish("developed 23").match.over()


def test_d9_comes_after_the_bonus_turns() -> None:
    t = finish("realised 1", "realised 23")
    t.play("0: end_turn", "1: free_development none")
    assert t.match.over()


def test_d9_card_45_still_asks_for_extra_heat() -> None:
    t = finish("realised 23 45\n furnaces 2 lit")
    t.play("free_development 45")
    assert t.moves("extra_heat") == ["0", "1", "2"]
    t.play("extra_heat 2")
    assert (t.vp(), t.furnaces()) == (5 + 2, "2 unlit")


def test_r21_leaders_need_a_card() -> None:
    assert finish("", "").match.over()


def test_r21_a_tie_gives_silverbeards_token_to_nobody() -> None:
    t = table("realised 28", "realised 29", turn=1, token=0)
    t.play("end_turn")
    assert t.truth()["silverbeard"] is None
    t = table("realised 28", "realised 29 30", turn=1)
    t.play("end_turn")
    assert t.truth()["silverbeard"] == 1


def test_r21_developed_projects_count_for_the_lead() -> None:
    t = table("developed 28 30", "realised 29", turn=1)
    t.play("end_turn")
    assert t.truth()["silverbeard"] == 0


def test_r22_a_bonus_turn_refills_the_row_but_pays_no_income() -> None:
    t = table("realised 1 2\n developed 33 38\n heat 2", round=10, turn=3, row="10 11", seats=4)
    t.play("end_turn")
    assert t.asked() == "0 bonus_actions"
    assert len(t.row().split()) == 5
    assert (t.supply(), t.heat()) == ("", 2)
    t.play("end_turn")
    assert t.heat() == 2  # kept by the Eastern Quarter
    t = finish("realised 1\n heat 2", "")
    t.play("end_turn")
    assert t.heat() == 0


def test_r36_loads_in_carts_do_not_count_at_the_end() -> None:
    t = table("vp 5 0 0 0 0\n level_1 5 crystal", "vp 5 0 0 0 0\n supply 1 stone", at="over")
    assert t.match.ranking() == [2, 1]


def test_r44_card_43_developed_for_free_gives_an_action_at_once() -> None:
    t = finish("pool smelter\n realised 43 23\n heat 3", "realised 24")
    t.play("0: free_development 43")
    assert t.asked() == "0 bonus_actions"
    assert t.left() == 1
    assert len(t.row().split()) == 5
    t.play("place smelter mine_1", "mine", "1: free_development none")
    assert t.match.over()
    assert t.heat() == 2  # the Eastern Quarter project keeps some of it


def test_r45_leaders_are_counted_once() -> None:
    """Seat 0 realises another Western Quarter project in its bonus turn; seat 1 still has one."""
    t = table("pool smelter\n realised 1\n supply 1 crystal", "realised 3", "", round=10, turn=2, row="9")
    t.play("2: end_turn", "0: place smelter architect", "realise 9", "end_turn")
    assert t.asked() == "1 bonus_actions"


def test_r45_the_golden_terraces_are_counted_after_the_bonus_turns() -> None:
    t = table("pool smelter\n realised 1\n supply 3 gold", "", round=10, turn=1, row="23")
    t.play("1: end_turn", "0: place smelter architect", "realise 23", "end_turn")
    assert t.asked() == "0 free_development"


@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ("vp 6 0 0 0 0", "vp 5 0 0 0 0\n supply 9 crystal", [1, 2]),
        ("supply 1 crystal", "supply 9 gold", [1, 2]),
        ("supply 1 gold", "supply 1 gold 1 stone", [2, 1]),
        ("supply 1 iron", "supply 1 iron", [1, 1]),
    ],
)
def test_ties_are_broken_by_the_best_resource(first: str, second: str, ranking: list[int]) -> None:
    assert table(first, second, at="over").match.ranking() == ranking


def test_the_first_resource_that_differs_decides_a_tie() -> None:
    t = table("supply 2 gold 4 iron", "supply 2 gold 9 iron", at="over")
    assert t.ties() == ["0 iron 1:9 0:4"]
    t = table("supply 1 iron", "supply 1 iron", at="over")
    assert t.ties() == ["0 shared 0 1"]


def test_r49_points_taken_are_scored_and_end_bonuses_are_a_forecast() -> None:
    t = table("developed 7\n supply 3 iron\n vp 4 0 0 0 0")
    assert (t.match.scored()[0], t.match.scores()[0]) == (4, 7)
    t = table("developed 7\n supply 3 iron\n vp 4 0 0 0 0", at="over")
    assert t.match.scored()[0] == 7


def test_end_bonuses_are_announced_and_counted() -> None:
    t = finish("developed 7 42\n supply 3 iron\n vp 4 0 0 0 0", "", seats=2)
    t.play("0: end_turn")
    assert t.heard(None, "accounted") == ["accounted 0 7 3"]
    assert t.points(0) == [4, 0, 0, 0, 0, 3]
    assert t.match.ranking() == [1, 2]


def test_points_by_source() -> None:
    t = table("pool smelter\n supply 2 iron\n closed 1 stone\n heat 2", row="11")
    t.play("place smelter gear", "raise 1", "place smelter architect", "realise 11", "develop 11")
    assert t.points(0) == [2, 2, 0, 1, 0, 0]


def test_the_eastern_quarter_keeps_two_heat_per_project() -> None:
    t = table("heat 9\n realised 38\n developed 40 42")
    t.play("end_turn")
    assert t.heat() == 6
    assert t.heard(None, "cooled") == ["cooled 0 3"]
