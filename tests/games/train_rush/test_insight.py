"""The evaluation and the first glance: what helps a seat raises them."""

from __future__ import annotations

import pytest

from fajrant.bots import bot
from fajrant.core.dice import seeded
from tests.games.train_rush.table import Table, new, table


def worth(t: Table, seat: int = 0) -> float:
    return t.match.game.evaluate(t.match.position, seat)


def term(t: Table, name: str, seat: int = 0) -> float:
    game = t.match.game
    return game.prospects(t.match.position, seat)[game.terms().index(name)]


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("coal 1", "coal 3"),
        ("investment 1", "investment 2"),
        ("wagons W105 -", "wagons W105 gold"),
        ("wagons W105 -", "wagons W202 - -"),
        ("wagons X201 - -", "wagons X201 parcel -"),
        ("wagons X201 parcel -", "wagons X201 parcel parcel"),
        ("progress coal 1", "progress coal 2"),
        ("progress coal 4", "progress coal 5"),
        ("tracks contractors_red 1", "tracks contractors_red 3"),
        ("hand A01", "hand A01 A04"),
        ("vp 3 0 0 0", "vp 5 0 0 0"),
        ("at CI4", "at CI2"),  # a city lies ahead
        ("missions C03\n wagons W105 -", "missions C03\n wagons W105 gold"),
    ],
)
def test_what_helps_is_worth_more(less: str, more: str) -> None:
    assert worth(table(more, "hand A57", round=4)) > worth(table(less, "hand A57", round=4))


def test_a_contract_with_all_its_goods_is_within_reach() -> None:
    wagons = ["W105 -, W106 -", "W105 brass, W106 -", "W105 brass, W106 gold"]
    far, near, there = [table(f"at CM4\n wagons {loads}", grid="calestia K201") for loads in wagons]
    assert term(far, "contracts") < term(near, "contracts") < term(there, "contracts")


def test_a_lead_counts_more_towards_the_end() -> None:
    early, late = [table("tracks contractors_red 3", round=round) for round in (1, 9)]
    assert term(early, "tracks") < term(late, "tracks")
    ahead, behind = [table("", spies="awhar_trade " + owners, round=5) for owners in ("0 1", "1 0")]
    assert term(ahead, "sectors") > term(behind, "sectors")


def test_a_tenant_and_a_station_help() -> None:
    alone, near_station, rented = [
        table("", zones=f"CZ1 {words}", round=3) for words in ("0", "0 station 1", "0=red station 1")
    ]
    assert term(alone, "zones") < term(near_station, "zones") < term(rented, "zones")


def test_money_loses_its_worth_towards_the_end() -> None:
    early, late = [table("investment 5\n coal 5", round=round, at="hero") for round in (2, 9)]
    assert term(early, "money") > term(late, "money")


def test_in_the_end_only_points_count() -> None:
    t = table(
        "vp 9 0 0 0\n investment 5\n coal 5\n tracks contractors_red 3\n missions C03\n wagons W105 gold", at="over"
    )
    assert worth(t) == t.total() == 9 + 12 + 1


def test_it_is_the_sum_of_its_terms() -> None:
    t = table("coal 3\n hand A01\n tracks contractors_red 3\n progress coal 2", zones="CZ1 0=red station 1")
    found = t.match.game.prospects(t.match.position, 0)
    assert len(found) == len(t.match.game.terms())
    assert sum(found) == pytest.approx(worth(t))


def test_a_seat_does_not_look_at_what_is_hidden() -> None:
    t = new(3)
    for _ in range(3):
        t.play("choose_start_good gold")
    for world in t.worlds(0, 5):
        assert worth(world, 0) == worth(t, 0)


def test_every_move_has_a_weight() -> None:
    t = new(2)
    dice = seeded(1)
    while t.match.acting():
        seat = t.match.acting()[0]
        moves = t.match.position.legal(seat)
        weights = t.match.game.priors(t.match.position, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0.0
        t.match.carry_out(seat, moves[dice.below(len(moves))])


def test_greedy_fulfils_a_contract_and_takes_the_points() -> None:
    t = table("at CM5\n wagons W101 brass, W105 gold\n hand A04 A06", grid="calestia K201", at="play_card")
    greedy = bot("greedy")
    dice = seeded(1)
    while t.match.acting() == (0,) and t.asked() != "0 take_display_card":
        t.match.carry_out(0, greedy.choose(t.match.game, t.match.position, 0, dice))
    assert t.contract("vardimium", 2) == 0
    assert t.truth()["visitors"]["vardimium"] == [0]
