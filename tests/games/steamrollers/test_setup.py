"""§3 and DP-S1 to DP-S3: the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.steamrollers.table import Table, new, table

COLOUR_OF = ["yellow", "red", "grey", "grey", "blue", "green"]


@pytest.mark.parametrize(("seats", "drawn", "dice"), [(2, 4, 3), (3, 5, 4), (4, 6, 5), (5, 7, 6)])
def test_goods_and_dice(seats: int, drawn: int, dice: int) -> None:
    for seed in range(10):
        t = new(seats, seed)
        for city in range(6):
            assert COLOUR_OF[city] not in t.truth()["goods"][city]
            assert len(t.truth()["goods"][city]) <= drawn
        assert len(t.middle().split()) == dice
        assert (t.sheet()["power"], t.vp(), t.track(), t.tiles()) == (0, 0, "", "")


def test_r2_solo_four_goods_per_city() -> None:
    most = max(len(row) for seed in range(20) for row in new(1, seed).truth()["goods"])
    assert most == 4


def test_r3_removed_goods_return_to_the_bag_only_at_the_end() -> None:
    for seed in range(30):
        t = new(5, seed)
        lying = Counter(good for row in t.truth()["goods"] for good in row)
        for good in ("yellow", "red", "grey", "blue", "green"):
            assert lying[good] + t.bag(good) == 10
        # 42 goods are drawn from 50 whatever is removed, so no city can be short of draws
        assert sum(lying.values()) <= 42


def test_r4_colours_of_the_cities() -> None:
    """A good of each colour can be delivered to the cities of that colour."""
    homes = {"yellow": ["1"], "red": ["2"], "grey": ["3", "4"], "blue": ["5"], "green": ["6"]}
    links = "track B2:W-E C2:W-E D2:W-E E3:NE-SW D4:NE-SE B3:NW-SW A4:NE-SE G2:E-W F2:E-W I3:NW-SW H4:NE-SE"
    for good, cities in homes.items():
        for origin in range(1, 7):
            if str(origin) in cities and len(cities) == 1:
                continue
            if COLOUR_OF[origin - 1] == good:
                continue
            t = table(f"{links} \n boxes 1 2 3 4 5 6 \n tiles 4a", dice=f"{origin} {origin} {origin}",
                      goods=f"{origin} {good}")  # fmt: skip
            t.play("deliver")
            if len(cities) > 1:
                assert t.moves() == [f"to {city}" for city in cities if city != str(origin)]
            else:
                assert t.heard(0, "delivered")[0].split()[4] == cities[0]


def test_r25_a_city_that_starts_empty_counts() -> None:
    assert table(goods="1 -; 5 -").sees(None)["empty"] == 2


def test_r27_the_first_player_is_random() -> None:
    assert {new(4, seed).truth()["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_sides_are_random_and_never_change() -> None:
    seen = {row["tile"] for seed in range(30) for row in new(2, seed).sees(None)["tiles"]}
    assert seen == {f"{number}{side}" for number in range(1, 7) for side in "ab"}
    solo = {row["tile"] for seed in range(30) for row in start_solo(new(1, seed)).sees(None)["tiles"]}
    assert {"S2a", "S2b"} <= solo
    assert not {"2a", "2b"} & solo


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_r39_a_roll_chooses_the_map_of_the_level(level: str) -> None:
    maps = {new(2, seed, {"level": level}).sees(None)["map"] for seed in range(60)}
    assert maps == {f"{level}_{number}" for number in range(1, 7)}


# ---------------------------------------------------------------- starting tiles


def starting(seats: int = 3, seed: int = 1) -> Table:
    return new(seats, seed, {"start_tiles": "on"})


def test_dps1_goes_counter_clockwise_from_the_last_player() -> None:
    t = starting()
    first = t.truth()["first"]
    order = []
    while t.asked().endswith("choose_start_tile"):
        order.append(int(t.asked().split()[0]))
        taken = t.heard(None, "start_tile_taken")
        assert len(t.moves()) == 5 - len(taken)
        t.play("choose_start_tile start_plus2" if not taken else t.moves()[0])
        while not t.asked().endswith(("choose_start_tile", "choose_die")):
            t.play(t.moves()[0])
    assert order == [(first - 1) % 3, (first - 2) % 3, first]


def test_r28_seating() -> None:
    t = starting(4)
    first = t.truth()["first"]
    assert t.asked() == f"{(first - 1) % 4} choose_start_tile"
    t = table(seats=3, turn=2, first=2, dice="1 2 3 4")
    t.play("2: die 1", "upgrade", "0: die 2", "upgrade")
    assert t.asked() == "1 choose_die"
    t.play("1: die 3", "upgrade")
    assert t.truth()["first"] == 0  # to the left


def test_dps2_locomotive() -> None:
    t = starting()
    seat = int(t.asked().split()[0])
    t.play("choose_start_tile start_locomotive")
    assert t.moves() == [f"box {box}" for box in range(1, 7)]
    t.play("box 4")
    assert t.boxes(seat) == [4]


def test_dps2_track_asks_for_the_hex_then_the_piece() -> None:
    t = starting()
    seat = int(t.asked().split()[0])
    t.play("choose_start_tile start_track")
    assert len(t.moves("hex")) == 42
    t.play("hex F4")
    assert len(t.moves("piece")) == 15
    t.play("piece F4 0 1")
    assert t.track(seat) == "F4:E-NE"


def test_dps2_action_tile() -> None:
    t = starting()
    seat = int(t.asked().split()[0])
    t.play("choose_start_tile start_action_tile")
    assert t.moves() == [f"tile {number}" for number in range(1, 7)]
    t.play("tile 6")
    assert t.tiles(seat) in ("6a!", "6b!")


def test_dps2_own_cargo() -> None:
    t = starting()
    seat = int(t.asked().split()[0])
    before = t.bag("red")
    t.play("choose_start_tile start_own_cargo")
    assert t.moves() == [f"cargo {colour} {city}" for colour in ("yellow", "red", "blue", "green") for city in (3, 4)]
    t.play("cargo red 4")
    assert t.sheet(seat)["cargo"] == {"good": "red", "city": "4"}
    assert t.bag("red") == before - 1


def test_dps2_plus_two_asks_nothing() -> None:
    t = starting()
    seat = int(t.asked().split()[0])
    t.play("choose_start_tile start_plus2")
    assert t.points(seat)[5] == 2
    assert t.asked().endswith("choose_start_tile")


def test_r29_starting_tiles_must_be_taken_and_carried_out() -> None:
    t = starting()
    assert all(move.startswith("choose_start_tile") for move in t.moves())
    t.play("choose_start_tile start_locomotive")
    assert all(move.startswith("box") for move in t.moves())


# ---------------------------------------------------------------- solo


def start_solo(t: Table) -> Table:
    while t.asked().endswith("arrange_row"):
        t.play(t.moves()[0])
    return t


def test_dps3_offers_every_order_of_the_goods_once() -> None:
    asked = 0
    for seed in range(12):
        t = new(1, seed)
        while t.asked().endswith("arrange_row"):
            city = int(t.sees(0)["decision"]["city"])
            drawn = t.goods(city).split()
            orders = [move.split() for move in t.moves("row")]
            assert orders[0] == drawn  # offered first
            assert len({tuple(order) for order in orders}) == len(orders)
            ways = 1
            for place in range(2, len(drawn) + 1):
                ways *= place
            for count in Counter(drawn).values():
                for place in range(2, count + 1):
                    ways //= place
            assert len(orders) == ways
            assert len(set(drawn)) > 1  # otherwise it is not asked
            t.play("row " + " ".join(orders[-1]))
            assert t.goods(city).split() == orders[-1]
            asked += 1
    assert asked > 30


def test_r43_nothing_else_is_revealed_before_the_rows_are_arranged() -> None:
    t = new(1, 3, {"level": "hard"})
    assert t.asked() == "0 arrange_row"
    assert (t.sees(0)["tiles"], t.sees(0)["map"], t.sees(0)["ewa"]["crosses"]["1"]) == ([], "easy", 0)
    assert sum(t.crosses()) == 0
    start_solo(t)
    assert t.sees(0)["map"].startswith("hard")
    assert sum(t.crosses()) == 1


@pytest.mark.parametrize("difficulty", range(1, 7))
def test_r34_ewas_starting_crosses(difficulty: int) -> None:
    for seed in range(30):
        t = start_solo(new(1, seed, {"difficulty": str(difficulty)}))
        assert sum(t.crosses()) == difficulty
        assert max(t.crosses()) <= 7
        assert len(t.sees(0)["ewa"]["hexes"]) == difficulty


def test_r50_options_that_do_not_matter_have_their_default() -> None:
    t = new(1, 1, {"coal": "on", "orders": "on", "start_tiles": "on", "level": "hard", "difficulty": "4"})
    assert t.match.position.options == {
        "level": "hard", "coal": "off", "orders": "off", "start_tiles": "off", "difficulty": "4",
    }  # fmt: skip
    t = new(3, 1, {"coal": "on", "difficulty": "4"})
    assert (t.match.position.options["coal"], t.match.position.options["difficulty"]) == ("on", "1")
