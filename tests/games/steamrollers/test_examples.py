"""§9: the worked examples."""

from __future__ import annotations

import pytest

from tests.games.steamrollers.table import acting, ewas_turn, new, solo, table

A, B = 0, 1
TWO_ROUTES = """
    track  B2:W-E C2:W-E D2:W-E
    track  E3:NE-SW D4:NE-SE
    track  E4:SW-NE F3:SW-E G3:W-NE G2:SW-E
    track  B3:NW-E C3:W-SE C4:NW-SE D5:NW-E
"""


def test_w1_building() -> None:
    t = table("track B2:W-SE C3:NW-E D3:W-NE D2:SW-E B3:NW-SE B4:NW-E")
    assert t.links() == "1-3 1"
    assert t.sheet()["links"][0]["hexes"] == ["B2", "C3", "D3", "D2"]
    assert t.network() == 2


def test_w2_delivery_with_two_routes() -> None:
    t = acting(1, TWO_ROUTES + "boxes 1 2 3", goods="1 red")
    assert t.network() == 6
    t.play("deliver")
    assert t.vp() == 3  # the only legal route: neither good, destination nor distance is asked
    assert t.goods(1) == ""
    t = acting(1, TWO_ROUTES + "boxes 1 2 3 4", goods="1 red")
    t.play("deliver")
    assert t.moves() == ["distance 3", "distance 4"]
    routes = t.routes()
    assert routes["distance 3"] == ["A2", "B2", "C2", "D2", "E2", "E3", "D4", "E5", "E4", "F3", "G3", "G2", "H2"]
    assert routes["distance 4"] == ["A2", "B3", "C3", "C4", "D5", "E5", "E4", "F3", "G3", "G2", "H2"]
    t.play("distance 4")
    assert t.vp() == 4


def test_w3_final_score() -> None:
    t = table("""
        points 13
        track  B3:NW-E C3:W-SE C4:NW-SE D5:NW-E
        track  F5:W-NE F4:SW-E G4:W-SE H5:NW-E
        track  I3:NW-SW H4:NE-SE
        track  G2:E-W F2:E-W
        boxes  1 2 3 4 6
        tiles  4b
    """)
    assert sorted(t.links().split(", ")) == ["1-4 2", "2-3 0", "2-6 1", "4-6 2"]
    assert t.points() == [13, 9, 2, -2, 0, 0]
    assert t.match.scores()[0] == 22


def test_w4_distance_of_a_direct_link() -> None:
    t = acting(2, "track G2:E-W F2:E-W \n boxes 5", goods="2 grey")
    t.play("deliver")
    assert t.vp() == 1


def test_w5_power() -> None:
    assert table("boxes 2 5 6").sheet()["power"] == 3


def test_w6_set_up() -> None:
    """Goods of a city's own colour are removed; with coal, one coal replaces them all."""
    seen = set()
    for seed in range(60):
        plain = new(3, seed).truth()
        coal = new(3, seed, {"coal": "on"}).truth()
        removed = 5 - len(plain["goods"][1])
        assert "red" not in plain["goods"][1]
        assert coal["goods"][1] == sorted(plain["goods"][1] + ["coal"] * (removed > 0), key=order)
        seen.add(removed)
    assert {0, 1, 2} <= seen


def order(good: str) -> int:
    return ["yellow", "red", "grey", "blue", "green", "coal"].index(good)


def test_w7_loop() -> None:
    t = table("track B2:W-NW B1:SW-SE")
    assert (t.links(), t.network()) == ("", 0)


def test_w8_parallel_links() -> None:
    t = acting(1, "track B3:NW-SW A4:NE-SE B2:W-SE C3:NW-SW B4:NE-SW \n boxes 1 2", goods="1 blue")
    assert sorted(t.links().split(", ")) == ["1-5 0", "1-5 1"]
    assert t.network() == 3
    t.play("deliver")
    assert t.moves() == ["distance 1", "distance 2"]


def test_w9_wall() -> None:
    line = "track B2:W-E C2:W-E D2:W-E \n boxes 1 2 3"
    assert "deliver" in acting(1, line, goods="1 grey").moves()
    t = acting(1, line, goods="1 grey", level_map="medium_1")
    assert (t.links(), t.network()) == ("", 0)
    assert "deliver" not in t.moves()


def test_w10_tile_2b() -> None:
    t = table("", "tiles 2b!", "", dice="1 3 3 6")
    t.play("0: die 3", "1: steal")
    assert t.tiles(None).split()[1] == "2b"
    assert (t.front(A), t.front(B)) == ("", "3")
    assert t.asked() == "0 choose_die"
    assert t.moves() == ["die 1", "die 3", "die 6"]
    t.play("die 3", "upgrade")
    assert t.asked() == "1 choose_action"
    assert t.sees(1)["decision"]["die"] == 3


@pytest.mark.parametrize(
    ("move", "points", "kept"), [("distance 2", 2, "3b 4b"), ("detour 3", 3, "4b"), ("detour 4", 4, "4b")]
)
def test_w11_tiles_3b_and_4b(move: str, points: int, kept: str) -> None:
    t = acting(1, "track B2:W-SE C3:NW-SW B4:NE-SW \n boxes 2 3 4 \n tiles 3b 4b", goods="1 blue")
    assert t.sheet()["power"] == 4
    t.play("deliver")
    assert t.moves() == ["distance 2", "detour 3", "detour 4"]
    t.play(move)
    assert (t.vp(), t.tiles()) == (points, kept)


def test_w12_solo_row() -> None:
    t = ewas_turn(6, goods="6 red grey yellow", crosses="0 0 0 0 0 2")
    t.play("upgrade")
    assert t.crosses() == [0, 0, 0, 0, 0, 3]
    assert t.goods(6) == "red grey"
    assert t.sees(0)["ewa"]["points"]["removed"] == 3
    assert t.heard(0, "ewa_removed") == ["ewa_removed 6 yellow 3"]


def test_w13_solo_restart() -> None:
    t = ewas_turn(5, "tiles 5a", goods="5 -; 1 red", crosses="1 0 0 0 1 0", rolls="1")
    t.play("upgrade")
    assert t.crosses() == [2, 0, 0, 0, 2, 0]
    assert t.tiles() == ""
    assert t.goods(1) == "red"
    assert t.heard(0, "ewa_began", "ewa_crossed", "ewa_took", "ewa_rerolled", "ewa_removed", "ewa_spared") == [
        "ewa_began 5",
        "ewa_crossed 5 B4 2",
        "ewa_took 5a",
        "ewa_rerolled 5 1",
        "ewa_began 1",
        "ewa_crossed 1 C1 2",
        "ewa_spared 1",
    ]


def test_w14_ewas_score() -> None:
    t = solo("tiles 3a 4a 5a", sides="1b S2a 6a", crosses="5 4 4 2 1 3", ewa_points=14)
    ewa = t.sees(0)["ewa"]
    assert ewa["points"] == {"removed": 14, "locomotive": 3, "network": 9, "tiles": 3}
    assert ewa["total"] == 29


def test_w15_merged_routes() -> None:
    lines = "track E3:NE-SW D4:NE-SE F3:NW-SW E4:NE-SW \n"
    t = acting(3, lines + "boxes 1", goods="3 coal")
    assert t.network() == 2
    t.play("deliver")
    assert (t.vp(), t.heard(0, "delivered")) == (1, ["delivered 0 coal 3 4 1 E2+E3+D4+E5"])
    t = acting(3, lines + "boxes 1 2 4 \n tiles 3b", goods="3 coal")
    t.play("deliver")
    assert t.moves() == ["distance 1", "detour 2", "detour 3"]


def test_w16_equal_goods_in_the_solo_row() -> None:
    t = solo("track E4:SW-NE F3:SW-E G3:W-NE G2:SW-E \n boxes 4", dice="4 4 1", goods="4 red blue red red")
    t.play("two 4 4", "deliver")
    assert t.moves() == ["load_in_row 4 red 1", "load_in_row 4 red 3"]
    t.play("load_in_row 4 red 3")
    assert t.goods(4) == "red blue red"
    t.match.undo(0)
    t.play("load_in_row 4 red 1")
    assert t.goods(4) == "blue red red"
