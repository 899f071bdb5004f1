"""§4.1 and §4.2: bids and spies; D1, D2."""

from __future__ import annotations

from tests.games.train_rush.table import table

# ---------------------------------------------------------------- D1


def test_d1_every_spy_still_on_the_board() -> None:
    t = table(at="bid", spies="calestia_trade 0 1; awhar_trade 0 1", round=3)
    assert t.moves("bid_spy") == ["1", "2", "3", "4", "5", "6", "7"]
    t.play("0: bid_spy 4")
    assert t.sees(1)["factions"][0]["bid"] == 4
    assert t.sees(1)["factions"][0]["spies"] == [1, 2, 3, 5, 6, 7]
    assert t.asked() == "1 bid_spy"


def test_d1_the_last_spy_is_bid_without_asking() -> None:
    placed = " ".join(["0 1"] * 2)
    t = table(
        at="bid",
        spies=f"calestia_trade {placed}; awhar_trade {placed}; ravenshire_trade {placed}; calestia_logistics {placed}",
        round=9,
    )
    assert t.asked().endswith(" lobby")


def test_d1_the_highest_number_goes_first() -> None:
    t = table(at="bid", seats=3)
    t.play("0: bid_spy 2", "1: bid_spy 7", "2: bid_spy 5")
    assert t.truth()["order"] == [1, 2, 0]
    assert t.asked() == "1 lobby"


def test_r50_the_earlier_of_equal_bids_goes_first() -> None:
    t = table(at="bid", order="2 0 1", turn=2, seats=3)
    t.play("2: bid_spy 3", "0: bid_spy 8", "1: bid_spy 3")
    assert t.truth()["order"] == [0, 2, 1]


def test_d1_each_spy_shows_the_resulting_turn_order() -> None:
    t = table(at="bid", order="2 0 1", turn=2, seats=3)
    t.play("2: bid_spy 7")
    orders = {row["spy"]: row for row in t.sees(0)["decision"]["orders"]}
    assert list(orders) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert orders[8]["order"] == [0, 2, 1]
    assert orders[7]["order"] == [2, 0, 1]  # the earlier of equal bids is first [R50]
    assert orders[6]["order"] == [2, 0, 1]
    # a later equal bid stays behind
    assert orders[8]["later"] == [{"seat": 1, "spies": []}]
    assert orders[6]["later"] == [{"seat": 1, "spies": [7, 8]}]
    t.play("0: bid_spy 6", "1: bid_spy 1")
    assert t.truth()["order"] == orders[6]["order"]


def test_e2_auction() -> None:
    y, w, b, p = 0, 3, 1, 2
    t = table(at="bid", order=f"{y} {w} {b} {p}", seats=4)
    t.play(f"{y}: bid_spy 6", f"{w}: bid_spy 6", f"{b}: bid_spy 3", f"{p}: bid_spy 2")
    assert t.truth()["order"] == [y, w, b, p]


# ---------------------------------------------------------------- D2


def test_d2_a_sector_of_a_region_without_a_new_spy() -> None:
    t = table(at="lobby", bids="0:5 1:3")
    assert len(t.moves("lobby")) == 15
    t.play("lobby awhar trade")
    assert t.asked() == "1 lobby"
    assert not any(place.startswith("awhar") for place in t.moves("lobby"))
    assert t.truth()["spies"]["awhar_trade"] == [0]
    assert t.level("unloading") == 1


def test_d2_a_full_sector_is_closed() -> None:
    t = table(at="lobby", bids="0:5 1:3", spies="awhar_trade 0 1 1 0", round=3)
    assert "awhar trade" not in t.moves("lobby")


def test_d2_bonuses_of_the_spaces() -> None:
    t = table(at="lobby", bids="0:5 1:3")
    t.play("lobby awhar finance")
    assert (t.level("investment"), t.investment()) == (1, 1)
    t = table(at="lobby", bids="0:5 1:3", spies="awhar_finance 1 1", round=3)
    t.play("0: lobby awhar finance", "1: lobby calestia trade")
    assert t.investment() == 3  # space 3 gives nothing


def test_d2_logistics_fills_a_wagon_and_may_be_declined() -> None:
    t = table("wagons W101 -, W202 - -", at="lobby", bids="0:5 1:3")
    t.play("lobby calestia logistics")
    assert t.asked() == "0 choose_wagon"
    assert t.moves() == ["choose_wagon W101", "choose_wagon W202", "choose_wagon decline"]
    t.play("choose_wagon W202")
    assert t.wagons() == "W101 -, W202 brass water"
    assert t.asked() == "1 lobby"


def test_d2_technology_checks_the_wagon_limit_after_the_advance() -> None:
    t = table("wagons W101 -, W105 -, W202 - -", at="lobby", bids="0:5 1:3", offers="W201 W203 W204 W205 W206")
    t.play("lobby calestia technology")
    assert t.asked() == "0 choose_new_wagon"
    t.play("choose_new_wagon W204")
    assert t.wagons() == "W101 -, W105 -, W202 - -, W204 - -"


def test_r2_resources_give_coal() -> None:
    t = table(at="lobby", bids="0:5 1:3")
    t.play("0: lobby calestia resources", "1: lobby awhar trade")
    assert (t.coal(), t.investment()) == (1 + 2, 2)


def test_r3_one_own_spy_in_each_finance_sector() -> None:
    t = table(at="lobby", bids="0:5 1:3", spies="calestia_finance 0; awhar_trade 0 1; calestia_trade 1", round=3)
    assert "calestia finance" not in t.moves("lobby")
    assert "awhar finance" in t.moves("lobby")
    t.play("lobby awhar finance")
    assert t.level("investment") == 1


def test_r18_a_spy_may_be_placed_even_if_its_advance_is_impossible() -> None:
    t = table("progress coal 4", "progress coal 5", at="lobby", bids="0:5 1:3")
    t.play("lobby calestia resources")
    assert t.level("coal") == 4
    assert "cannot_advance 0 coal" in t.heard(1)


def test_r49_only_a_fourth_player_may_go_anywhere() -> None:
    t = table(at="lobby", seats=3, bids="0:5 1:4 2:3")
    t.play("0: lobby awhar trade", "1: lobby calestia trade")
    assert {place.split()[0] for place in t.moves("lobby")} == {"ravenshire"}
    t = table(at="lobby", seats=4, bids="0:5 1:4 2:3 3:2")
    t.play("0: lobby awhar trade", "1: lobby calestia trade", "2: lobby ravenshire trade")
    assert len(t.moves("lobby")) == 15


def test_e3_lobbying() -> None:
    y, w, b, p = 0, 3, 1, 2
    t = table(at="lobby", seats=4, order=f"{y} {w} {b} {p}", bids=f"{y}:6 {w}:6 {b}:3 {p}:2")
    t.play(f"{y}: lobby calestia finance")
    assert not any(place.startswith("calestia") for place in t.moves("lobby"))
    t.play(f"{w}: lobby awhar resources")
    assert {place.split()[0] for place in t.moves("lobby")} == {"ravenshire"}
    t.play(f"{b}: lobby ravenshire finance", f"{p}: lobby ravenshire finance")
    assert t.truth()["spies"]["ravenshire_finance"] == [b, p]
    for seat in (y, b, p):
        assert t.level("investment", seat) == 1
        assert t.heard(None, "gained_investment").count(f"gained_investment {seat} 1") == 1
    assert t.level("coal", w) == 1
    assert f"gained_coal {w} 1" in t.heard(None)
