"""§5.6: the black market; D-BM, D-SELL, D-BM-CITY."""

from __future__ import annotations

from typing import Any

from tests.games.train_rush.table import Table, table


def to_market(faction: str, **more: Any) -> Table:
    t = table(f"at AM7\n{faction}", at="move3", **more)
    t.play("choose_target AM9")
    return t


def test_dbm_rewards_that_can_be_paid_and_carried_out() -> None:
    t = to_market("wagons W105 gold, W106 gold, W107 copper, W207 water food\n progress unloading 1")
    assert t.moves("black_market") == [
        "bm_exchange", "bm_corrupt", "bm_invest", "bm_advance", "bm_c2", "bm_c3", "decline",
    ]  # fmt: skip
    t = to_market("wagons W105 gold, W106 gold, W107 copper", contracts="harriden 2:1; vexbourne 2:1; cogsmouth 2:1")
    assert t.moves("black_market") == ["bm_corrupt", "bm_invest", "bm_advance", "bm_c3", "decline"]


def test_dbm_may_be_declined() -> None:
    t = to_market("wagons W105 gold, W106 gold")
    t.play("black_market decline")
    assert t.wagons() == "W105 gold, W106 gold"


def test_dbm_is_not_asked_without_goods() -> None:
    t = to_market("wagons W105 -")
    assert t.asked() != "0 black_market"


def test_dsell_goods_are_sold_one_by_one() -> None:
    t = to_market("wagons W105 brass, W106 food, W107 copper, W108 gold\n progress unloading 1")
    t.play("black_market bm_c3")  # price 10 with three goods
    assert t.moves("sell_good") == ["W105 0", "W106 0", "W107 0", "W108 0"]
    t.play("sell_good W105 0")
    assert t.moves("sell_good") == ["W107 0", "W108 0"]  # 1 + 3 + 5 would be too little
    assert t.sees(1)["decision"]["worth"] == 1


def test_dsell_done_as_soon_as_the_price_is_reached() -> None:
    t = to_market("wagons W105 gold, W106 gold, W107 brass\n progress unloading 1")
    t.play("black_market bm_invest", "sell_good W105 0", "sell_good W107 0")
    assert t.moves("sell_good") == ["W106 0", "done"]
    t.play("sell_good done")
    assert t.investment() == 3
    assert t.wagons() == "W105 -, W106 gold, W107 -"


def test_dsell_ends_automatically_at_the_unloading_limit() -> None:
    t = to_market("wagons W105 gold, W106 gold, W107 brass")
    t.play("black_market bm_invest", "sell_good W105 0", "sell_good W106 0")
    assert t.investment() == 3


def test_r22_more_goods_than_needed_may_be_sold_for_one_reward_per_stop() -> None:
    t = to_market("wagons W105 gold, W106 gold, W107 gold\n progress unloading 2")
    t.play("black_market bm_corrupt", "sell_good W106 0", "sell_good W107 0")
    assert t.wagons() == "W105 -, W106 -, W107 -"
    assert t.asked() == "0 choose_sector"
    assert "decline" not in t.moves("choose_sector")
    t.play("choose_sector awhar trade")
    assert t.asked() != "0 black_market"
    assert t.truth()["agents"]["awhar_trade"] == [0]


def test_dbmcity_a_free_space_of_the_region() -> None:
    t = to_market("wagons W105 gold, W106 gold, W107 gold\n progress unloading 2", contracts="harriden 3:1")
    t.play("black_market bm_c3", "sell_good done")
    assert t.moves("choose_contract_city") == ["vexbourne", "cogsmouth"]
    t.play("choose_contract_city cogsmouth")
    assert t.contract("cogsmouth", 3) == 0
    assert t.faction()["vp"][2] == 3
    assert t.faction()["markers"] == 11


def test_an_exchange_at_the_market_is_resolved_at_once() -> None:
    t = to_market("wagons W202 brass water", offers="W205")
    t.play("black_market bm_exchange", "sell_good W202 1", "sell_good done")
    assert "decline" not in t.moves("choose_exchange")
    t.play("choose_exchange W202 W205")
    assert t.wagons() == "W205 - -"


def test_e7_black_market_in_awhar() -> None:
    t = to_market(
        "wagons W101 brass, W105 brass, W106 brass, W107 copper\n progress unloading 3",
        contracts="harriden 2:1; cogsmouth 2:1",
    )
    grid = t.truth()["grid"]
    t.play("black_market bm_c2", "sell_good W101 0", "sell_good W105 0", "sell_good W106 0")
    assert t.contract("vexbourne", 2) == 0
    assert t.vp() == 2
    assert t.wagons() == "W101 -, W105 -, W106 -, W107 -"
    assert t.truth()["grid"] == grid
