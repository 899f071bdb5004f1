"""§6.2: the five categories, every objective card, the ranking."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import Table, table

DESTINATIONS = ["barracks", "furnaces", "factories", "steamboats"]
ENGINES = ["green", "orange", "violet", "black"]


def train(order: str, engine: str = "green") -> str:
    """A line of a mine: a departed train of doubles, just long enough for its order."""
    return f"delivered {order} {' '.join(['wild[wheel_2]'] * (-(-int(order[-1]) // 2)))} {engine}"


def objective(card: str, *lines: str) -> int:
    """The points of one objective."""
    return table("\n".join([f"objectives {card}", *lines])).points()[4]


# ---------------------------------------------------------------- A to D


@pytest.mark.parametrize(("lorry", "points"), [
    (f"{crest}_{kind}", points) for crest in ("wheel", "clover", "tower", "fox")
    for kind, points in (("1a", 1), ("1b", 2), ("2", 0))
])  # fmt: skip
def test_r41_singles_score_one_or_two_and_doubles_nothing(lorry: str, points: int) -> None:
    assert table(f"delivered barracks_1 wild[{lorry}] green").points() == [points, 3, 0, 0, 0]


@pytest.mark.parametrize("destination", DESTINATIONS)
@pytest.mark.parametrize(("size", "points"), [(1, 3), (2, 5), (3, 7), (4, 10)])
def test_b_fulfilled_orders_score_their_points(destination: str, size: int, points: int) -> None:
    assert table(train(f"{destination}_{size}")).points() == [0, points, 0, 0, 0]


@pytest.mark.parametrize(
    ("shares", "orders", "matched"),
    [
        ("barracks", ["barracks_1"], 1),
        ("barracks barracks", ["barracks_1"], 1),
        ("barracks barracks", ["barracks_1", "barracks_2"], 2),
        ("barracks", ["barracks_1", "barracks_2"], 1),
        ("barracks", ["furnaces_1"], 0),
        ("barracks furnaces furnaces steamboats", ["barracks_1", "furnaces_1", "furnaces_1", "factories_1"], 3),
    ],
)
def test_r34_matching_is_automatic_and_maximal(shares: str, orders: list[str], matched: int) -> None:
    t = table("\n".join([f"shares {shares}", *[train(order) for order in orders]]))
    assert t.points()[2] == 3 * matched


def test_r34_unmatched_shares_score_nothing_for_objectives_either() -> None:
    t = table(f"shares barracks barracks barracks\n objectives share_barracks\n{train('barracks_1')}")
    assert t.points() == [0, 3, 3, 0, 2]


def test_d_every_shift_token_scores_one() -> None:
    t = table("tokens 1 4", "tokens 2 3 5")
    assert (t.points(0), t.points(1)) == ([0, 0, 0, 2, 0], [0, 0, 0, 3, 0])


def test_r42_leftover_cards_neither_score_nor_cost_points() -> None:
    t = table("""
        row          wheel_1b clover_1b
        storage      tower_1b
        dock 1       wild[wheel_1b] green
        dock 2       tower[tower_1b] black
        orders       barracks_4 ?furnaces_4
        innovations  worker_5 ?lorry
        shares       barracks
        objectives   engine_green share_barracks order_barracks load_barracks shift_pairs
    """)
    assert t.points() == [0, 0, 0, 0, 0]
    assert t.match.scores() == [0, 0]


# ---------------------------------------------------------------- E: the eighteen objectives


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9)])
def test_obj_shift_pairs(tokens: int, points: int) -> None:
    own = " ".join([str(token) for token in range(1, tokens + 1)])
    assert objective("shift_pairs", f"tokens {own}") == points


@pytest.mark.parametrize("others", [0, 1, 2, 5])
def test_obj_objectives_is_r35_too(others: int) -> None:
    idle = ["engine_green", "share_barracks", "load_furnaces", "order_factories", "shift_pairs"][:others]
    assert objective(" ".join(["objectives", *idle])) == 1 + others


def test_r35_the_objective_counts_itself_and_objectives_that_score_nothing() -> None:
    assert objective("objectives") == 1
    assert objective("objectives load_barracks engine_black") == 3


@pytest.mark.parametrize("engine", ENGINES)
def test_obj_engine(engine: str) -> None:
    other = ENGINES[ENGINES.index(engine) - 1]
    assert objective(f"engine_{engine}", train("barracks_1", other)) == 0
    assert objective(f"engine_{engine}", train("barracks_1", engine)) == 2
    trains = [train("barracks_1", engine), train("furnaces_2", other), train("factories_2", engine)]
    assert objective(f"engine_{engine}", *trains) == 4


@pytest.mark.parametrize("place", DESTINATIONS)
def test_obj_share(place: str) -> None:
    other = DESTINATIONS[DESTINATIONS.index(place) - 1]
    two = [train(f"{place}_1"), train(f"{place}_2"), train(f"{other}_1")]
    assert objective(f"share_{place}", f"shares {place}", *two) == 2
    assert objective(f"share_{place}", f"shares {place} {place} {place}", *two) == 4
    assert objective(f"share_{place}", f"shares {other} {other}", *two) == 0


@pytest.mark.parametrize("place", DESTINATIONS)
def test_obj_order(place: str) -> None:
    other = DESTINATIONS[DESTINATIONS.index(place) - 1]
    assert objective(f"order_{place}", train(f"{other}_1")) == 0
    assert objective(f"order_{place}", train(f"{place}_1"), train(f"{other}_1")) == 2
    assert objective(f"order_{place}", train(f"{place}_1"), train(f"{place}_1"), train(f"{place}_2")) == 6
    assert objective(f"order_{place}", f"orders {place}_1 ?{place}_2") == 0


@pytest.mark.parametrize("place", DESTINATIONS)
def test_obj_load(place: str) -> None:
    other = DESTINATIONS[DESTINATIONS.index(place) - 1]
    assert objective(f"load_{place}", train(f"{place}_4")) == 0
    assert objective(f"load_{place}", train(f"{place}_4"), train(f"{other}_1")) == 0
    assert objective(f"load_{place}", train(f"{place}_3"), train(f"{place}_2")) == 4
    assert objective(f"load_{place}", train(f"{place}_3"), train(f"{place}_1")) == 0
    assert objective(f"load_{place}", train(f"{place}_4"), train(f"{place}_3")) == 4


def test_r32_engines_at_docks_do_not_count() -> None:
    lines = ["dock 1 wild[wheel_2] green", "dock 2 green", train("barracks_1", "green")]
    assert objective("engine_green", *lines) == 2


def test_r33_printed_requirements_count_and_not_loaded_lorries() -> None:
    long_train = "delivered barracks_4 wild[wheel_2] wild[wheel_2] wild[clover_2] green"
    assert objective("load_barracks", long_train) == 0
    assert objective("load_barracks", long_train, train("barracks_1")) == 4


# ---------------------------------------------------------------- ranking


def over(*mines: str) -> Table:
    """A finished game: all 7, 6 or 5 tokens have been taken."""
    return table(*mines, at="OVER")


def test_ranking_higher_total_first() -> None:
    t = over(
        "tokens 1 5", f"tokens 2 3\n{train('barracks_4')}", f"tokens 4 6\n{train('furnaces_4')}\n{train('factories_1')}"
    )
    assert t.match.scores() == [2, 12, 15]
    assert t.match.ranking() == [3, 2, 1]


def test_r36_the_highest_token_breaks_a_tie() -> None:
    t = over("tokens 2 6", "tokens 1 5", "tokens 3 4")
    assert t.match.scores() == [2, 2, 2]
    assert t.match.ranking() == [1, 2, 3]
    assert t.ties() == ["2 shift_token 0:6 1:5 2:4"]


def test_r36_even_if_a_third_player_has_the_last_token() -> None:
    t = over(f"tokens 1 4\n{train('barracks_1')}", f"tokens 2 3\n{train('furnaces_1')}", "tokens 5 6")
    assert t.match.scores() == [5, 5, 2]
    assert t.match.ranking() == [1, 2, 3]


def test_r36_tied_players_without_tokens_share_the_place() -> None:
    """1, 1, 3: the places after a shared one are skipped."""
    t = over(train("barracks_4"), train("furnaces_4"), "tokens 1 2 3 4 5 6")
    assert t.match.scores() == [10, 10, 6]
    assert t.match.ranking() == [1, 1, 3]
    assert t.ties() == ["10 shared 0 1"]


def test_r36_any_token_beats_no_token() -> None:
    t = over(train("barracks_3"), f"tokens 1 2\n{train('furnaces_2')}", "tokens 3 4 5 6")
    assert t.match.scores() == [7, 7, 4]
    assert t.match.ranking() == [2, 1, 3]


def test_r36_a_place_in_the_middle_can_be_shared() -> None:
    t = over(f"tokens 1 2 3 4 5\n{train('barracks_4')}", train("furnaces_1"), train("factories_1"), "")
    assert t.match.ranking() == [1, 2, 2, 4]


def test_total_is_the_sum_of_a_to_e() -> None:
    t = table(
        "tokens 1 2\n shares barracks\n objectives shift_pairs objectives\n delivered barracks_1 wild[fox_1b] black"
    )
    assert t.match.categories()[0] == {"lorries": 2, "orders": 3, "shares": 3, "tokens": 2, "objectives": 5}
    assert t.match.scores()[0] == 15


def test_r59_delivered_cards_and_tokens_are_scored_and_the_rest_is_a_forecast() -> None:
    everything = f"tokens 1 2\n shares barracks\n objectives shift_pairs\n{train('barracks_1')}"
    t = table(everything)
    assert t.points() == [0, 3, 3, 2, 3]
    assert (t.match.scored()[0], t.match.scores()[0]) == (5, 11)
    assert over(everything, "tokens 3 4 5 6 7").match.scored()[0] == 11
