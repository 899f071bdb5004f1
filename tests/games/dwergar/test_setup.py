"""§3: set-up; R46 and R47."""

from __future__ import annotations

import pytest

from fajrant.games.dwergar.content import BOX
from tests.games.dwergar.table import BASIC, DECK_OF, Table, new

WORKERS = ["engineer", "blacksmith", "smelter"]
STARTS = [("1 stone", "level_1", "2 stone"), ("1 stone", "level_2", "1 iron"), ("1 iron", "level_2", "1 iron")]
STARTS.append(("1 iron", "level_3", "1 gold"))


@pytest.mark.parametrize(("seats", "left"), [(2, 13), (3, 22), (4, 31)])
def test_basic_projects_lie_on_advanced_ones(seats: int, left: int) -> None:
    here = new(seats).truth()
    assert len(here["pile"]) == left
    cards = here["pile"] + here["row"]
    assert sorted(cards, key=int) == [card for card in DECK_OF if DECK_OF[card] in here["decks"]]
    assert [BASIC[card] for card in cards] == [False] * 5 * seats + [True] * 4 * seats


@pytest.mark.parametrize(("length", "events", "rounds"), [("normal", 9, 10), ("short", 7, 8)])
def test_length_of_the_game(length: str, events: int, rounds: int) -> None:
    t = new(2, options={"length": length})
    assert len(t.truth()["events"]) == events
    assert t.sees(0)["rounds"] == rounds
    turns = 0
    while t.match.acting():  # every turn is given up
        t.play("end_turn")
        turns += 1
    assert turns == 2 * rounds


@pytest.mark.parametrize(("seats", "empty"), [(2, []), (3, ["mine_4"]), (4, ["mine_3", "mine_4"])])
def test_twelve_workers_are_in_play(seats: int, empty: list[str]) -> None:
    t = new(seats)
    standing = t.truth()["standing"]
    assert [space for space, dwarf in standing.items() if dwarf is None] == empty
    for seat in range(seats):
        assert t.pool(seat).split()[1:] == ["foreman"]
        assert t.pool(seat).split()[0] in WORKERS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_resources(seats: int) -> None:
    t = new(seats, seed=5)
    starter = t.truth()["starter"]
    for turn in range(seats):
        seat = (starter + turn) % seats
        supply, position, load = STARTS[turn]
        assert t.supply(seat) == supply
        assert t.cart(position, seat) == load
        assert (t.furnaces(seat), t.reserve(seat), t.heat(seat), t.vp(seat)) == ("2 unlit", 6, 0, 0)
    assert t.truth()["event"] is None
    assert t.truth()["silverbeard"] is None


def decks(seats: int, seed: int = 1, **options: str) -> list[str]:
    chosen: list[str] = new(seats, seed, options).truth()["decks"]
    return chosen


def test_the_decks_of_a_first_game() -> None:
    assert decks(2) == ["western_quarter", "new_shaft"]
    assert decks(3) == ["western_quarter", "new_shaft", "golden_terraces"]
    assert decks(4) == ["western_quarter", "new_shaft", "golden_terraces", "eastern_quarter"]
    for row in BOX["setup"]["player_counts"]:
        assert sorted(decks(row["players"])) == sorted(row["first_game_decks"])


def test_random_decks() -> None:
    combinations = {tuple(decks(2, seed, decks="random")) for seed in range(60)}
    assert len(combinations) == 10  # two of five


def test_r46_wanted_decks_come_first() -> None:
    assert decks(2, old_shaft="in") == ["western_quarter", "old_shaft"]
    assert decks(2, old_shaft="in", eastern_quarter="in") == ["old_shaft", "eastern_quarter"]
    others = {tuple(decks(3, seed, decks="random", old_shaft="in")) for seed in range(60)}
    assert len(others) == 6
    assert all("old_shaft" in chosen for chosen in others)


def test_r46_too_many_wanted_decks_are_drawn_at_random() -> None:
    wanted = {"old_shaft": "in", "eastern_quarter": "in", "new_shaft": "in"}
    combinations = {tuple(new(2, seed, wanted).truth()["decks"]) for seed in range(30)}
    assert len(combinations) == 3
    assert not any("western_quarter" in chosen for chosen in combinations)


def test_r47_the_starting_player_is_drawn_and_stays() -> None:
    assert {new(4, seed).truth()["starter"] for seed in range(30)} == {0, 1, 2, 3}
    t = new(3, seed=2)
    starter = t.truth()["starter"]
    order = [(starter + turn) % 3 for turn in range(3)]
    for seat in order + order:
        t.play(f"{seat}: end_turn")


def test_the_journal_announces_decks_and_row() -> None:
    t = new(2)
    assert t.heard(None, "decks_in_play") == ["decks_in_play western_quarter+new_shaft"]
    assert t.heard(None, "projects_laid") == ["projects_laid " + "+".join(t.truth()["row"])]
    assert t.heard(None, "round_began") == ["round_began 1"]


def test_each_seed_deals_differently() -> None:
    tables: list[Table] = [new(2, seed) for seed in range(8)]
    assert len({str(t.truth()["standing"]) for t in tables}) == 8
    assert len({str(t.truth()["events"]) for t in tables}) == 8
    assert len({str(t.truth()["pile"]) for t in tables}) == 8
