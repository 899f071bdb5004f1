"""§3 and D1: the set-up and the draft."""

from __future__ import annotations

import pytest

from fajrant.games.coal_baron.content import BOX
from tests.games.coal_baron.table import Table, board, new

BY_PLAYERS = [
    # players, workers, marks, draft, tiles face up, tile stack, orders face up, order stack, supply
    (2, 18, 10, 7, 6, 42, 3, 35, 14),
    (3, 15, 9, 10, 7, 41, 4, 31, 13),
    (4, 13, 8, 13, 8, 40, 4, 28, 12),
]
LOCKED = {
    2: {"factory_8", "factory_4", "mining_4", "mining_8", "money_3", "money_5", "order_1"},
    3: {"factory_8", "mining_4", "money_3"},
    4: set(),
}


def drafted(t: Table) -> list[int]:
    """Always drafts the first order on offer. Returns the seats in the order of their picks."""
    seats = []
    while t.asked().endswith("draft_order"):
        seats.append(int(t.asked()[0]))
        t.play(t.moves()[0])
    return seats


def lying(t: Table, group: str) -> list[str]:
    return [name for name, space in t.truth()["spaces"].items() if name.startswith(group) and space.get("item")]


@pytest.mark.parametrize(
    ("seats", "workers", "marks", "draft", "tiles", "stack", "orders", "rest", "cubes"), BY_PLAYERS
)
def test_the_table_of_player_counts(
    seats: int, workers: int, marks: int, draft: int, tiles: int, stack: int, orders: int, rest: int, cubes: int
) -> None:
    t = new(seats)
    assert len(t.truth()["draft"]) == draft
    assert (len(lying(t, "factory")), len(t.stack("tile")), lying(t, "order")) == (tiles, stack, [])
    for seat in range(seats):
        assert (t.workers(seat), t.marks(seat)) == ((workers, 0, 0), marks)
    assert t.supply() == " ".join([str(cubes)] * 4)
    drafted(t)
    assert (len(lying(t, "order")), len(t.stack("order"))) == (orders, rest)
    assert [len(pit["orders"]) for pit in t.truth()["pits"]] == [3] * seats
    assert t.truth()["draft"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_locked_spaces(seats: int) -> None:
    t = new(seats)
    drafted(t)
    spaces = t.sees(None)["spaces"]
    assert {name for name, space in spaces.items() if space["locked"]} == LOCKED[seats]
    assert len(spaces) - 1 - len(LOCKED[seats]) == {2: 19, 3: 23, 4: 26}[seats]
    seat = t.match.acting()[0]
    assert {name for name in spaces if t.closed(name, seat) == "locked"} == LOCKED[seats]
    assert not LOCKED[seats] & set(t.spaces())


def test_r1_the_start_player_is_chosen_by_the_seed() -> None:
    for seats in (2, 3, 4):
        starters = [new(seats, seed).truth()["starter"] for seed in range(60)]
        assert starters == [new(seats, seed).truth()["starter"] for seed in range(60)]
        assert all(starters.count(seat) > 60 / seats / 3 for seat in range(seats))


def test_both_stacks_are_shuffled_and_the_draft_is_in_content_order() -> None:
    tables = [new(4, seed) for seed in range(20)]
    for deck in ("tile", "order"):
        tops = [tuple(t.stack(deck)[:6]) for t in tables]
        assert len(set(tops)) == 20
    cards = [row["id"] for row in BOX["orders"]]
    for t in tables:
        assert t.truth()["draft"] == sorted(t.truth()["draft"], key=cards.index)


def test_r2_the_cage_starts_empty_at_the_surface() -> None:
    t = new(3)
    assert [t.pit(seat) for seat in range(3)] == [board("cage 0")] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d1_counter_clockwise_and_the_start_player_last(seats: int) -> None:
    t = new(seats, 3)
    starter = t.truth()["starter"]
    order = [(starter - 1 - pick) % seats for pick in range(seats)]
    assert order[-1] == starter
    assert drafted(t) == order * 3
    assert t.asked() == f"{starter} choose_space"


def test_d1_any_card_on_offer() -> None:
    t = new(2)
    offered = t.truth()["draft"]
    assert t.moves("draft_order") == offered
    seat = t.match.acting()[0]
    t.play(f"draft_order {offered[4]}")
    assert t.line("orders", seat).split(":")[0] == offered[4]
    assert t.sees(None)["draft"] == [card for card in offered if card != offered[4]]
    assert t.heard(None, "drafted") == [f"drafted {seat} {offered[4]}"]


def test_d1_the_last_pick_still_has_two_cards() -> None:
    t = new(2)
    for _ in range(5):
        t.play(t.moves()[0])
    assert len(t.moves()) == 2


def test_r3_the_undrafted_card_goes_to_order_4() -> None:
    for seats in (2, 3, 4):
        t = new(seats)
        above = t.stack("order")
        for _ in range(3 * seats - 1):
            t.play(t.moves()[0])
        left = t.truth()["draft"][1]
        t.play(t.moves()[0])
        spaces = [name for name in ("order_1", "order_2", "order_3") if name not in LOCKED[seats]]
        assert t.lies("order_4") == left
        assert [t.lies(space) for space in spaces] == above[: len(spaces)]


def test_r36_with_two_players_the_other_drafts_first() -> None:
    t = new(2)
    starter = t.truth()["starter"]
    assert drafted(t) == [1 - starter, starter] * 3


def test_only_the_set_up_is_random() -> None:
    t = new(3, 11)
    dice = t.match.to_json()["dice"]
    for turn in range(400):
        if t.match.over():
            break
        t.play(t.moves()[turn * 7 % len(t.moves())])
        assert t.match.to_json()["dice"] == dice
