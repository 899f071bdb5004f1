"""§3: the set-up."""

from __future__ import annotations

import pytest

import fajrant
from tests.games.coal_baron_cards.table import SLUG, Table
from tests.games.table import texts_in

BY_PLAYERS = [
    # players, hand, workers, shifts, zones
    (2, [1, 1, 1, 1, 1, 2, 2, 3], 12, 7, 13),
    (3, [1, 1, 1, 1, 1, 2, 2, 3, 4], 16, 6, 14),
    (4, [1, 1, 1, 1, 1, 2, 2, 3, 4, 5], 21, 5, 14),
]
STACK_SIZES = {"lorry_1": 20, "lorry_2": 20, "wagon_1": 20, "wagon_2": 20, "engine": 28, "order": 28, "share": 24,
               "innovation": 16, "objective": 18}  # fmt: skip


def new(seats: int, seed: int = 1) -> Table:
    return Table(fajrant.new(SLUG, seats, seed))


@pytest.mark.parametrize(("players", "hand", "workers", "shifts", "zones"), BY_PLAYERS)
def test_the_table_of_player_counts(players: int, hand: list[int], workers: int, shifts: int, zones: int) -> None:
    t = new(players)
    for seat in range(players):
        assert t.workers(seat) == hand
    assert sum(hand) == workers
    seen = t.sees(0)
    assert (seen["shift"], seen["shifts"], len(seen["zones"])) == (1, shifts, zones)
    assert ("mining_12" in seen["zones"]) == (players > 2)


@pytest.mark.parametrize(("players", "hand", "workers", "shifts", "zones"), BY_PLAYERS)
def test_as_many_tokens_as_shifts(players: int, hand: list[int], workers: int, shifts: int, zones: int) -> None:
    t = new(players)
    while t.asked():
        t.play("pass")
    taken = sorted([token for mine in t.truth()["mines"] for token in mine["tokens"]])
    assert taken == list(range(1, shifts + 1))


@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(fajrant.Nonsense):
        fajrant.new(SLUG, seats, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_start_with_worker_cards_only(players: int) -> None:
    t = new(players)
    assert [t.mine(seat) for seat in range(players)] == [""] * players
    assert t.truth()["removed"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_equal_stacks(players: int) -> None:
    t = new(players)
    assert {name: len(t.stack(name)) for name in STACK_SIZES} == STACK_SIZES
    assert {name: stack["size"] for name, stack in t.sees(0)["stacks"].items()} == STACK_SIZES


def test_only_the_top_card_of_each_stack_is_visible() -> None:
    t = new(2)
    for seat in (0, 1, None):
        for name in STACK_SIZES:
            assert t.sees_stack(seat, name) == f"{t.stack(name)[0]} of {STACK_SIZES[name]}"


def test_r3_the_start_player_is_chosen_by_the_seed() -> None:
    for players in (2, 3, 4):
        starters = [new(players, seed).truth()["starter"] for seed in range(60)]
        assert starters == [new(players, seed).truth()["starter"] for seed in range(60)]
        assert all(starters.count(seat) > 60 / players / 3 for seat in range(players))
        assert set(starters) == set(range(players))
    t = new(4, 5)
    assert t.asked() == f"{t.truth()['starter']} MAIN"
    assert t.heard(None) == [f"shift_began 1 {t.truth()['starter']}"]


@pytest.mark.parametrize("stack", STACK_SIZES)
def test_seven_shuffles(stack: str) -> None:
    orders = [new(2, seed).stack(stack) for seed in range(4)]
    assert all(first != second for number, first in enumerate(orders) for second in orders[:number])
    assert orders == [new(2, seed).stack(stack) for seed in range(4)]


def test_only_the_set_up_is_random() -> None:
    t = new(3, 11)
    dice = t.match.to_json()["dice"]
    for turn in range(400):
        if not t.asked():
            break
        t.play(t.moves()[turn * 7 % len(t.moves())])
        assert t.match.to_json()["dice"] == dice
    assert len(texts_in(t.truth()["stacks"])) < 194
