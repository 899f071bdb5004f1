"""§6: the end of a round and of the game, scoring, tie-breaks."""

from __future__ import annotations

import pytest

from tests.games.steamrollers.table import table

LINKS = "track B3:NW-SW A4:NE-SE \n"


def last_turn(*sheets: str, goods: str, idle: int = 0) -> str:
    """Why the game is over after the last player crosses a box."""
    t = table(*sheets, turn=1, dice="4 5", goods=goods, idle=idle)
    t.play("die 4", "upgrade")
    return str(t.sees(None)["ended"])


def test_three_empty_cities_end_the_game_after_the_round() -> None:
    assert last_turn(goods="1 -; 2 -; 3 -") == "cities"
    assert last_turn(goods="1 -; 2 -") == "None"
    t = table(turn=0, dice="4 5 6", goods="1 -; 2 -; 3 -; 4 -")
    t.play("die 4", "upgrade")
    assert t.asked() == "1 choose_die"  # everybody has the same number of turns


@pytest.mark.parametrize(
    ("boxes", "bonus"), [("", 0), ("1 2 3", 0), ("1 2 3 4", 1), ("2 3 4 5 6", 2), ("1 2 3 4 5 6", 3)]
)
def test_locomotive_bonus(boxes: str, bonus: int) -> None:
    assert table(f"boxes {boxes}").points()[2] == bonus


def test_tiles_count_upright_or_sideways_and_may_be_negative() -> None:
    assert table("tiles 1b 2b! 5a 6a").points()[3] == -2 + 2 - 2 + 2


def test_points_by_category() -> None:
    t = table(LINKS + "points 7 \n boxes 1 2 3 4 \n tiles 3a \n orders O6b")
    assert t.points() == [7, 1, 1, 1, 7, 0]


def test_r48_current_points_are_as_if_the_game_ended_now() -> None:
    t = table(LINKS + "points 7", "points 3", turn=1, dice="4 5", goods="1 -; 2 -; 3 -")
    before = t.match.scores()
    assert [sheet["total"] for sheet in t.sees(1)["sheets"]] == before == [8, 3]
    assert t.match.scored() == [7, 3]  # the network is counted at the end
    t.play("die 4", "take")
    assert t.match.over()
    assert t.match.scores() == t.match.scored() == [8, 3 + 1]
    assert t.heard(0, "scored")[0] == "scored 0 7 1 0 0 0 0 8"


def test_r26_ties_are_broken_by_crossed_boxes() -> None:
    """Tile 4b adds power but no crossed box."""
    t = table("points 5 \n boxes 1 2", "points 7 \n boxes 1 \n tiles 4b", "points 5 \n boxes 1 3")
    assert t.match.scores() == [5, 5, 5]
    assert t.match.ranking() == [1, 3, 1]
    assert t.ties() == ["5 boxes 0:2 2:2 1:1", "5 shared 0 2"]


def test_further_ties_are_broken_by_the_network_or_shared() -> None:
    t = table("points 5", LINKS + "points 4", "points 5")
    assert t.match.ranking() == [2, 1, 2]
    assert t.ties() == ["5 network 1:1 0:0 2:0", "5 shared 0 2"]


def test_r40_ten_rounds_without_progress_end_the_game() -> None:
    full = "boxes 1 2 3 4 5 6"
    t = table(full, full, turn=1, dice="4 5", idle=9)
    t.play("die 4", "take")
    assert t.sees(None)["ended"] == "stalemate"
    t = table(full, full, turn=1, dice="4 5", idle=8)
    t.play("die 4", "take")
    assert (t.sees(None)["ended"], t.sees(None)["idle"]) == (None, 9)


def test_r40_progress_starts_the_count_again() -> None:
    t = table(turn=1, dice="4 5", idle=9)
    t.play("die 4", "upgrade")
    assert (t.sees(None)["ended"], t.sees(None)["idle"]) == (None, 0)
    t = table(turn=1, dice="4 5", idle=9)
    t.play("die 4", "build", "piece D4 0 3")
    assert t.sees(None)["idle"] == 0


def test_r40_own_cargo_is_not_progress() -> None:
    sheet = "track B2:W-E C2:W-E D2:W-E \n boxes 1 \n cargo yellow 3"
    t = table("", sheet, turn=1, dice="3 5", idle=9, goods="3 red")
    t.play("die 3", "deliver")
    assert t.sees(None)["ended"] == "stalemate"


def test_r40_empty_cities_take_precedence() -> None:
    t = table("boxes 4", "boxes 4", turn=1, dice="4 5", idle=9, goods="1 -; 2 -; 3 -")
    t.play("die 4", "take")
    assert t.sees(None)["ended"] == "cities"
