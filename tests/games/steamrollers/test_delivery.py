"""DP-6 and §5.3: delivering goods."""

from __future__ import annotations

from fajrant.games.steamrollers.state import SteamRollers
from tests.games.steamrollers.table import acting, new, solo, table

LINE_1_3 = "track B2:W-E C2:W-E D2:W-E \n"
LINE_3_4 = "track E3:NE-SW D4:NE-SE \n"
LINE_2_3 = "track G2:E-W F2:E-W \n"
LINE_1_5 = "track B3:NW-SW A4:NE-SE \n"
TOWN_1_5 = "track B2:W-SE C3:NW-SW B4:NE-SW \n"


def test_dp6_a_delivery_takes_three_decisions() -> None:
    t = acting(3, LINE_1_3 + LINE_3_4 + LINE_2_3 + "boxes 1 2", goods="3 yellow red red coal")
    t.play("deliver")
    assert t.asked() == "0 load_good"
    assert t.moves() == ["load 3 yellow", "load 3 red", "load 3 coal"]
    t.play("load 3 coal")
    assert t.asked() == "0 choose_destination"
    assert t.moves() == ["to 1", "to 2", "to 4"]
    t.play("to 1")
    assert (t.vp(), t.goods(3)) == (1, "yellow red red")
    assert t.asked() == "1 choose_die"


def test_dp6a_equal_goods_are_one_option_and_undeliverable_ones_none() -> None:
    t = acting(1, LINE_1_3 + LINE_1_5 + "boxes 1", goods="1 red blue blue grey")
    t.play("deliver")
    assert t.moves() == ["load 1 grey", "load 1 blue"]


def test_dp6b_destinations_at_equal_distance_are_separate_options() -> None:
    t = acting(1, LINE_1_3 + LINE_3_4 + "track B3:NW-E C3:W-SE C4:NW-SE D5:NW-E \n boxes 1 2 3 4", goods="1 grey")
    t.play("deliver")
    assert t.moves() == ["to 3", "to 4"]
    t.play("to 3")
    assert t.moves() == ["distance 1", "distance 4"]  # directly, or through two towns and city 4


def test_dp6c_distances_within_the_power() -> None:
    t = acting(1, LINE_1_5 + TOWN_1_5 + "boxes 1 2", goods="1 blue")
    t.play("deliver")
    assert t.asked() == "0 choose_distance"
    assert t.moves() == ["distance 1", "distance 2"]
    assert t.routes() == {
        "distance 1": ["A2", "B3", "A4", "B5"],
        "distance 2": ["A2", "B2", "C3", "B4", "B5"],
    }
    t.play("distance 2")
    assert t.heard(1, "delivered") == ["delivered 0 blue 1 5 2 A2+B2+C3+B4+B5"]


def test_deliveries_are_shown_before_the_first_decision() -> None:
    t = acting(1, LINE_1_5 + TOWN_1_5 + "boxes 1 2 \n tiles 3b 4b", goods="1 grey blue coal")
    shown = t.sees(1)["decision"]["deliveries"]
    assert [(row["good"], row["destination"], row["points"], row["tiles"]) for row in shown] == [
        (good, "5", points, tiles)
        for good in ("blue", "coal")
        for points, tiles in [(1, []), (2, []), (2, ["3b"]), (3, ["4b", "3b"])]
    ]
    assert shown[1]["moves"] == ["load 1 blue", "to 5", "distance 2"]
    assert shown[1]["route"] == ["A2", "B2", "C3", "B4", "B5"]
    t.play("deliver", "load 1 blue")
    assert t.sees(1)["decision"]["deliveries"][1] == {**shown[1], "moves": ["distance 2"]}


def test_dp6c_is_not_asked_without_a_choice() -> None:
    t = acting(1, LINE_1_5 + TOWN_1_5 + "boxes 1", goods="1 blue")
    t.play("deliver")
    assert t.vp() == 1


def test_r46_nothing_moves_before_the_last_decision() -> None:
    t = acting(3, LINE_1_3 + LINE_2_3 + "boxes 1 2 \n tiles 3b", goods="3 yellow red")
    before = (t.goods(3), t.vp(), t.tiles())
    t.play("deliver", "load 3 red")
    assert (t.goods(3), t.vp(), t.tiles()) == before
    assert t.asked() == "0 choose_distance"
    t.match.undo(0)
    assert t.moves() == ["load 3 yellow", "load 3 red"]


def test_a_route_visits_no_city_twice() -> None:
    """A loop from 1 through 3 and 4 back to 1 cannot go on to 5; only the direct link can."""
    sheet = LINE_1_3 + LINE_3_4 + "track B3:NW-E C3:W-SE C4:NW-SE D5:NW-E A3:NE-SE A4:NW-SE \n boxes 1 2 3 4 5 6"
    t = acting(1, sheet, goods="1 blue")
    t.play("deliver")
    assert t.vp() == 1


def test_power_0_delivers_nothing() -> None:
    assert "deliver" not in acting(1, LINE_1_3, goods="1 grey").moves()


def test_r11_a_good_may_pass_a_city_of_its_colour() -> None:
    t = acting(2, LINE_2_3 + LINE_3_4 + "boxes 1 2", goods="2 grey")
    t.play("deliver")
    assert t.moves() == ["to 3", "to 4"]
    t.play("to 4")
    assert t.vp() == 2


def test_r12_coal_goes_to_any_other_city() -> None:
    t = acting(3, LINE_1_3 + LINE_3_4 + "boxes 1", goods="3 coal")
    t.play("deliver")
    assert t.moves() == ["to 1", "to 4"]
    t.play("to 4")
    assert t.bag("coal") == 1  # without orders
    t = acting(3, LINE_1_3 + "boxes 1 \n delivered red", goods="3 coal")
    t.play("deliver")
    assert t.sheet()["delivered"]["coal"] == 1


def test_r12_coal_keeps_a_city_from_being_empty() -> None:
    t = table(goods="1 coal; 2 -; 3 -")
    assert t.sees(None)["empty"] == 2


def test_r12_coal_is_never_in_the_bag_at_the_start() -> None:
    for seed in range(10):
        assert new(5, seed, {"coal": "on"}).bag("coal") == 0


def test_a_delivered_good_goes_to_the_bag_without_orders() -> None:
    t = acting(1, LINE_1_3 + "boxes 1", goods="1 grey")
    before = t.bag("grey")
    t.play("deliver")
    assert t.bag("grey") == before + 1


def test_r13_own_cargo_is_delivered_from_its_city() -> None:
    sheet = LINE_1_3 + "boxes 1 \n cargo yellow 3"
    t = acting(3, sheet, goods="3 yellow")
    t.play("deliver")
    assert t.moves() == ["load 3 yellow", "load_own 3 yellow"]
    t.play("load_own 3 yellow")
    assert (t.vp(), t.goods(3)) == (1, "yellow")
    assert "cargo" not in t.sheet()
    assert "deliver" not in acting(4, sheet).moves()


def test_r13_other_players_cannot_deliver_own_cargo() -> None:
    t = acting(3, LINE_1_3 + "boxes 1", "cargo yellow 3", goods="3 -")
    assert "deliver" not in t.moves()
    assert t.sees(None)["empty"] == 1


def test_r17_solo_4b_is_used_only_beyond_the_crossed_boxes() -> None:
    t = solo(TOWN_1_5 + "boxes 1 \n tiles 4b", dice="1 1 6", goods="1 blue blue")
    t.play("two 1 1", "deliver")
    assert t.vp() == 2  # power 2: the tile has been used
    assert t.moves() == ["build", "take"]  # power 1 now
    t = solo(LINE_1_5 + "boxes 1 \n tiles 4b", dice="1 1 6", goods="1 blue blue")
    t.play("two 1 1", "deliver")
    assert t.vp() == 1
    assert t.sheet()["power"] == 2  # not needed, so not worn
    assert "deliver" in t.moves()


def test_r18_tile_3a_names_the_destination() -> None:
    t = acting(3, LINE_1_3 + LINE_2_3 + "boxes 1 \n tiles 3a", goods="1 grey red; 2 coal yellow; 3 yellow")
    t.play("deliver")
    assert t.moves() == ["load 1 grey", "load 2 coal", "load 3 yellow"]
    t.play("load 2 coal")
    assert (t.vp(), t.tiles()) == (1, "3a")
    assert t.heard(1, "tile_used", "delivered") == ["tile_used 0 3a", "delivered 0 coal 2 3 1 H2+G2+F2+E2"]


def test_r18_tile_3a_is_optional_and_works_for_own_cargo() -> None:
    t = acting(3, LINE_1_3 + "boxes 1 \n tiles 3a", goods="3 yellow; 1 -")
    t.play("deliver")
    assert t.heard(1, "tile_used") == []
    t = acting(1, LINE_1_3 + "boxes 1 \n tiles 3a \n cargo yellow 3", goods="3 -; 1 -")
    t.play("deliver")
    assert (t.vp(), t.heard(1, "tile_used")) == (1, ["tile_used 0 3a"])


def test_r18_solo_tile_3a_works_once_per_turn() -> None:
    t = solo(LINE_1_3 + "boxes 1 \n tiles 3a", dice="3 3 6", goods="1 grey grey; 3 -")
    t.play("two 3 3", "deliver")
    assert t.vp() == 1
    assert "deliver" not in t.moves()


def test_r19_a_detour_is_scored_and_must_be_within_the_power() -> None:
    t = acting(1, LINE_1_5 + "boxes 1 2 \n tiles 3b", goods="1 blue")
    t.play("deliver")
    assert t.moves() == ["distance 1", "detour 2"]
    t.play("detour 2")
    assert (t.vp(), t.tiles()) == (2, "")
    assert t.heard(1, "delivered")[0].split()[:6] == ["delivered", "0", "blue", "1", "5", "2"]


def test_r19_with_tile_4a_a_detour_has_no_limit() -> None:
    t = acting(1, LINE_1_5 + "boxes 1 \n tiles 3b 4a", goods="1 blue")
    t.play("deliver")
    assert t.moves() == ["distance 1", "detour 2", "detour 3"]
    t.play("detour 3")
    assert (t.vp(), t.tiles()) == (3, "")


def test_r20_tile_4a_is_used_only_if_needed() -> None:
    sheet = LINE_1_5 + TOWN_1_5 + "boxes 1 \n tiles 4a"
    t = acting(1, sheet, goods="1 blue")
    t.play("deliver", "distance 1")
    assert t.tiles() == "4a"
    t = acting(1, sheet, goods="1 blue")
    t.play("deliver", "distance 2")
    assert (t.vp(), t.tiles()) == (2, "")


def test_r20_tile_4a_does_not_allow_visiting_a_city_twice() -> None:
    sheet = LINE_1_3 + LINE_3_4 + "track B3:NW-E C3:W-SE C4:NW-SE D5:NW-E A3:NE-SE A4:NW-SE \n tiles 4a"
    t = acting(1, sheet, goods="1 blue")
    t.play("deliver")
    assert t.vp() == 1


def test_r35_solo_the_row_closes_up() -> None:
    t = solo(LINE_1_5 + LINE_1_3 + "boxes 1", dice="1 1 6", goods="1 grey blue grey red")
    t.play("two 1 1", "deliver")
    assert t.moves() == ["load_in_row 1 grey 1", "load_in_row 1 blue 2", "load_in_row 1 grey 3"]
    t.play("load_in_row 1 blue 2")
    assert t.goods(1) == "grey grey red"


def test_r42_the_destination_may_be_empty() -> None:
    t = acting(1, LINE_1_5 + "boxes 1", goods="1 blue; 5 -")
    t.play("deliver")
    assert t.vp() == 1


def test_r44_power_7() -> None:
    t = table("boxes 1 2 3 4 5 6 \n tiles 4b")
    assert t.sheet()["power"] == 7
    assert t.points()[2] == 3  # the bonus counts boxes only


def test_r45_the_path_is_never_a_choice() -> None:
    """Base 2 with +1 and base 1 with +2 are the same option."""
    t = acting(1, LINE_1_5 + TOWN_1_5 + "boxes 1 2 3 4 5 6 \n tiles 3b", goods="1 blue")
    t.play("deliver")
    assert t.moves() == ["distance 1", "distance 2", "detour 2", "detour 3", "detour 4"]


def test_r45_a_route_that_is_shown_has_its_distance() -> None:
    t = acting(1, LINE_1_5 + TOWN_1_5 + "boxes 1 2 3 4 \n tiles 3b", goods="1 blue")
    t.play("deliver")
    routes = t.routes()
    assert list(routes) == ["distance 1", "distance 2", "detour 2", "detour 3", "detour 4"]
    assert routes["detour 3"] == routes["distance 2"]  # one shorter, if there is such a route
    assert routes["detour 2"] == routes["distance 1"]
    assert routes["detour 4"] == routes["distance 2"]


def test_reach_agrees_with_walking_every_path() -> None:
    """The search with sets of distances gives the same result as walking every path."""
    t = table(LINE_1_3 + LINE_3_4 + LINE_1_5 + TOWN_1_5.replace("B2:W-SE C3:NW-SW B4:NE-SW", "B4:SW-E C4:W-SE D5:NW-E"))
    links = [(link["cities"], 1 + link["towns"]) for link in t.sheet()["links"]]

    def walk(city: str, seen: list[str], distance: int, walked: set[tuple[str, str, int]]) -> None:
        for cities, length in links:
            if city in cities:
                (next_city,) = [other for other in cities if other != city]
                if next_city not in seen:
                    walked.add((seen[0], next_city, distance + length))
                    walk(next_city, [*seen, next_city], distance + length, walked)

    pos = t.match.position
    assert isinstance(pos, SteamRollers)
    network = pos.sheets[0].network
    for origin in range(6):
        walked: set[tuple[str, str, int]] = set()
        walk(str(origin + 1), [str(origin + 1)], 0, walked)
        reached = {
            (str(origin + 1), str(destination + 1), distance)
            for destination in range(6)
            for distance in range(14)
            if network.reach[6 * origin + destination] >> distance & 1
        }
        assert reached == walked
