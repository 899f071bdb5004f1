"""The evaluation, which rises with whatever helps a seat, and the priors."""

from __future__ import annotations

import pytest

from fajrant.bots import bot
from fajrant.core.dice import seeded
from fajrant.games.train_rush.insight import TERMS, hopes, rounds_left
from fajrant.games.train_rush.moves import BID_SPY
from fajrant.games.train_rush.state import TrainRush, goods_on
from tests.games.train_rush.table import Table, new, table


def worth(t: Table, seat: int = 0) -> float:
    return t.match.game.evaluate(t.match.position, seat)


def hopes_in(t: Table, seat: int = 0) -> list[float]:
    """The hand-written part of the evaluation, before weights are learned for it."""
    pos = t.match.position
    assert isinstance(pos, TrainRush)
    return hopes(pos, seat, goods_on(pos.factions[seat]), rounds_left(pos))


def term(t: Table, name: str, seat: int = 0) -> float:
    return hopes_in(t, seat)[TERMS.index(name)]


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
        ("at CI4", "at CI2"),  # a city is ahead
        ("missions C03\n wagons W105 -", "missions C03\n wagons W105 gold"),
    ],
)
def test_assets_raise_the_hopes(less: str, more: str) -> None:
    assert sum(hopes_in(table(more, "hand A57", round=4))) > sum(hopes_in(table(less, "hand A57", round=4)))


def test_a_contract_counts_more_with_each_of_its_goods() -> None:
    wagons = ["W105 -, W106 -", "W105 brass, W106 -", "W105 brass, W106 gold"]
    none, some, complete = [table(f"at CM4\n wagons {loads}", grid="calestia K201") for loads in wagons]
    assert term(none, "contracts") < term(some, "contracts") < term(complete, "contracts")


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


def test_money_counts_less_towards_the_end() -> None:
    early, late = [table("investment 5\n coal 5", round=round, at="hero") for round in (2, 9)]
    assert term(early, "money") > term(late, "money")


def test_only_points_count_when_the_game_is_over() -> None:
    t = table(
        "vp 9 0 0 0\n investment 5\n coal 5\n tracks contractors_red 3\n missions C03\n wagons W105 gold", at="over"
    )
    assert worth(t) == t.total() == 9 + 12 + 1


def test_the_evaluation_is_the_sum_of_its_terms() -> None:
    t = table("coal 3\n hand A01\n tracks contractors_red 3\n progress coal 2", zones="CZ1 0=red station 1")
    terms = t.match.game.prospects(t.match.position, 0)
    assert len(terms) == len(t.match.game.terms()) + 1  # and the rest
    assert sum(terms) == pytest.approx(worth(t))


def test_the_evaluation_ignores_hidden_information() -> None:
    t = new(3)
    for _ in range(3):
        t.play("choose_start_good gold")
    for world in t.worlds(0, 5):
        assert worth(world, 0) == worth(t, 0)


def test_every_move_has_a_prior() -> None:
    t = new(2)
    dice = seeded(1)
    while t.match.acting():
        seat = t.match.acting()[0]
        moves = t.match.position.legal(seat)
        weights = t.match.game.priors(t.match.position, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0.0 or (moves[0].verb is BID_SPY and max(weights) > min(weights) == 0.0)
        t.match.carry_out(seat, moves[dice.below(len(moves))])


def test_greedy_fulfils_a_contract_and_takes_the_points() -> None:
    t = table("at CM5\n wagons W101 brass, W105 gold\n hand A04 A06", grid="calestia K201", at="play_card")
    greedy = bot("greedy")
    dice = seeded(1)
    while t.match.acting() == (0,) and t.asked() != "0 take_display_card":
        t.match.carry_out(0, greedy.choose(t.match.game, t.match.position, 0, dice))
    assert t.contract("vardimium", 2) == 0
    assert t.truth()["visitors"]["vardimium"] == [0]
