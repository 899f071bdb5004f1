"""§6: the shift clock, the next start player, the final accounting, the winner."""

from __future__ import annotations

import pytest

from tests.games.coal_baron.table import Table, end_of_shift, table


def scored(t: Table, category: str) -> str:
    """The counts and points of a category in the latest scoring."""
    return [line.partition(f"{category} ")[2] for line in t.heard(None, "scored") if f" {category} " in line][-1]


def over(*pits: str) -> Table:
    """A finished game for two or more seats."""
    seats = max(2, len(pits))
    each = {2: 18, 3: 15, 4: 13}[seats]
    standing = "; ".join([f"{space} {seat}:{each}" for seat, space in zip(range(seats), MONEY, strict=False)])
    return table(*pits, seats=seats, at="over", shift=3, workers=standing)


MONEY = ["money_4", "money_6", "mining_6", "mining_10"]


@pytest.mark.parametrize(("shift", "categories"), [(1, 4), (2, 8), (3, 12)])
def test_categories_by_shift(shift: int, categories: int) -> None:
    t = end_of_shift("delivered H01", "", shift=shift)
    assert len(t.heard(None, "scored")) == categories
    assert t.match.over() == (shift == 3)


def test_r15_printed_spots_count() -> None:
    t = table("orders H04:(yy)\n workers 1", "workers 0")
    t.play("choose_space delivery_handcart")
    assert scored(t, "delivered_grey") == "1+0 4+0"
    assert scored(t, "delivered_yellow") == "0+0 0+0"


def test_r16_empty_carts() -> None:
    t = end_of_shift("yellow . Y2L:.k\n black k K1D:.", "yellow y", shift=3)
    assert scored(t, "empty_yellow") == "2+0 10+0"
    assert scored(t, "empty_black") == "1+0 13+0"


def test_r20_delivered_cards_count_in_every_later_scoring() -> None:
    t = end_of_shift("delivered H01", "", "")
    assert t.vp() == 2
    rest = "workers 0"
    t = table("delivered H01\n vp 2 2 0 0\n workers 1", rest, rest, shift=2)
    t.play("choose_space bank")
    assert t.points()[:4] == [2, 4, 6, 0]


def test_r21_two_players_have_no_second_place() -> None:
    t = end_of_shift("delivered W09", "delivered L05", shift=2)
    assert scored(t, "delivered_black") == "2+1 5+0"
    t = end_of_shift("delivered W09", "delivered L09", shift=2)
    assert scored(t, "delivered_black") == "2+2 5+5"
    assert {row["second"] for row in t.sees(0)["clock"]} == {0}
    assert [row["second"] for row in table(seats=3).sees(0)["clock"]] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (["W11", "L09", "H05"], "5+2+0"),
        (["W11", "L09", "H09"], "5+2+2"),
        (["W11", "A11", "H09"], "5+5+0"),
        (["W09", "L09", "H09"], "5+5+5"),
        (["W11", "", ""], "5+0+0"),
        (["", "", ""], "0+0+0"),
    ],
)
def test_first_and_second_place(piles: list[str], points: str) -> None:
    t = end_of_shift(*[f"delivered {pile}" for pile in piles])
    assert scored(t, "delivered_black").split()[1] == points


def test_outstanding_orders_do_not_count() -> None:
    t = end_of_shift("orders W09:kk", "")
    assert scored(t, "delivered_black") == "0+0 0+0"


@pytest.mark.parametrize(
    ("standing", "starter", "then"),
    [
        ("factory_1 1:2; factory_2 0:1", 0, 1),
        ("factory_1 1:2; factory_2 0:1", 1, 1),  # a sole maximum keeps the token
        ("factory_draw 2:3; factory_2 0:2", 1, 2),  # the draw space is in the factory
        ("money_4 0:5", 1, 2),  # nobody is there: the left neighbour starts
        ("factory_1 0:2; factory_2 1:2", 0, 1),
        ("factory_1 0:2; factory_2 1:2", 1, 0),
        ("factory_1 0:1; factory_2 0:1; factory_3 1:2", 2, 0),
    ],
)
def test_r22_next_start_player(standing: str, starter: int, then: int) -> None:
    t = end_of_shift("", "", "", starter=starter, workers=standing)
    assert t.truth()["starter"] == then
    assert t.asked() == f"{then} choose_space"
    assert t.heard(None, "shift_began") == [f"shift_began 2 {then}"]


def test_factory_workers_are_announced_before_they_return() -> None:
    t = end_of_shift("", "", "", workers="factory_draw 2:3; factory_2 0:2; money_4 1:4")
    assert t.heard(None, "factory_counted", "shift_began") == ["factory_counted 2+0+3", "shift_began 2 2"]
    assert end_of_shift("", "", shift=3).heard(None, "factory_counted") == []


def test_r22_with_two_players_any_tie_moves_the_token() -> None:
    for starter in (0, 1):
        t = end_of_shift("", "", starter=starter)
        assert t.truth()["starter"] == 1 - starter


@pytest.mark.parametrize(("marks", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)])
def test_r23_money_exchange(marks: int, points: int) -> None:
    assert over(f"marks {marks}").points()[4] == points


def test_r24_coal_exchange() -> None:
    carts = "yellow .\n brown .\n grey .\n black ."
    assert over(f"{carts}\n cage 0 yb").points()[5] == 0
    assert over(f"{carts}\n cage 0 yb\n storage k").points()[5] == 1
    assert over(f"{carts}\n orders H04:(yb) H01:y").points()[5:7] == [1, -2]  # cubes on complete orders count too
    assert over("grey g G2L:gg").points()[5] == 2


def test_r25_balance() -> None:
    assert over("yellow y Y2L:.. Y2L:..\n grey g G1D:.").points()[7] == -2
    assert over("yellow y Y2L:..\n grey g G1D:.").points()[7] == 0
    assert over("black k K1D:. K2D:.. K1D:.").points()[7] == -6
    assert over("").points()[7] == 0  # printed carts are not tiles
    assert over("black k K1D:. K2D:.. K1D:.").sees(1)["pits"][0]["balance"] == -6
    assert over("yellow y Y1L:.\n grey g G1D:.").points()[7] == 0  # the sum over all levels


def test_r26_points_can_exceed_100_and_fall_below_0() -> None:
    t = over("vp 90 30 0 0", "orders H01:. H02:. H03:..\n yellow . Y1D:.")
    assert t.match.scores()[0] == 121
    assert t.match.scores()[1] == -3 - 2 + 1


def test_r37_a_count_of_one_is_enough_to_score() -> None:
    t = end_of_shift("yellow .", "", "", shift=3)
    assert scored(t, "empty_yellow") == "1+0+0 10+0+0"
    assert scored(t, "empty_brown") == "0+0+0 0+0+0"
    t = end_of_shift("delivered H01", "", "")
    assert scored(t, "delivered_yellow") == "1+0+0 2+0+0"


def test_r42_points_include_the_accounting_as_if_the_game_ended_now() -> None:
    t = table("vp 7 2 0 0\n marks 11\n orders H01:.\n yellow y Y1L:y")
    assert t.points() == [7, 2, 0, 0, 2, 1, -1, -2]
    assert t.vp() == 9
    assert t.match.scored()[0] == 9
    assert table("orders H01:.").match.scored()[0] == 0  # the forecast is negative; nothing has been scored
    ended = over("vp 7 2 0 0\n marks 11\n orders H01:.\n yellow y Y1L:y")
    assert ended.match.scored()[0] == sum(ended.points()) == sum([7, 2, 0, 0, 2, 1, -1, -2])
    assert table("delivered W09\n yellow .", shift=3).points()[:4] == [0, 0, 0, 0]  # future majorities do not count
    before = t.match.scores()
    t.play("0: choose_space bank")
    assert t.match.scores() == before


def test_the_end_is_announced() -> None:
    t = end_of_shift("marks 9\n orders H01:.", "", shift=3)
    assert t.match.over()
    assert t.heard(None)[-3:] == ["accounted 0 2 1 -1 0", "accounted 1 0 1 0 0", "game_over"]
    assert t.asked() == ""


@pytest.mark.parametrize(
    ("pits", "places"),
    [
        (["vp 9 0 0 0", "vp 8 0 0 0", ""], [1, 2, 3]),
        (["vp 8 0 0 0\n marks 3", "vp 8 0 0 0\n marks 4", ""], [2, 1, 3]),
        (["vp 8 0 0 0\n marks 5", "vp 9 0 0 0\n marks 4", ""], [2, 1, 3]),  # Marks left after the exchange
        (["vp 8 0 0 0", "vp 8 0 0 0", ""], [1, 1, 3]),
    ],
)
def test_winner(pits: list[str], places: list[int]) -> None:
    assert over(*pits).match.ranking() == places


def test_r23_more_marks_left_after_the_exchange_break_a_tie() -> None:
    t = over("vp 8 0 0 0\n marks 3", "vp 7 0 0 0\n marks 9", "vp 8 0 0 0")
    assert t.ties() == ["9 marks 1:4 0:3 2:0"]


def test_players_with_equal_marks_share_the_place() -> None:
    t = over("vp 8 0 0 0\n marks 4", "vp 8 0 0 0", "vp 8 0 0 0")
    assert t.ties() == ["9 marks 0:4 1:0 2:0", "9 shared 1 2"]
