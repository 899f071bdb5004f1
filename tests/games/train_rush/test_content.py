"""§2: the components add up, and the map is as in the rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from fajrant.games import load
from fajrant.games.train_rush.content import BOX, EFFECTS, KINDS_OF_EFFECTS, NODE, REACH
from fajrant.games.train_rush.routes import distances, reachable
from fajrant.games.train_rush.rules.carrying import KINDS, Kind
from tests.games.train_rush.table import CITIES, table

NODES = {row["id"]: row for row in BOX["map"]["nodes"]}
DISTANCES = """
START        5  9 34 12 16 20 19 23 27
rackglen     0 25 29  7 11 36 14 18 22
vardimium   21  0 29  7 10 11 14 18 21
zainhold    25 29  0 11 14 14 18 22 25
badgerdeep  14 18 22  0 25 29  7 11 36
blackborough 14 18 21 21  0 29  7 10 11
brukas      18 22 25 25 29  0 11 14 14
harriden     7 11 36 14 18 22  0 25 29
vexbourne    7 10 11 14 18 21 21  0 29
cogsmouth   11 14 14 18 22 25 25 29  0
"""


def effects_of(rows: str, field: str) -> dict[str, str]:
    return {row["id"]: row[field] for row in BOX[rows]}


# ---------------------------------------------------------------- counts


def test_counts() -> None:
    counts = BOX["counts"]
    assert len(BOX["action_cards"]) == counts["action_cards"] == 48
    assert len(BOX["heroes"]) == counts["hero_cards"] == 18
    assert len(BOX["siding_bonuses"]) == counts["siding_bonus_tiles"] == 47
    assert len(BOX["wagons"]) == counts["wagons"] == 52
    assert len(BOX["special_wagons"]) == counts["special_wagons"] == 12
    assert len(BOX["movement_tokens"]) == counts["movement_tokens"] == 18
    assert Counter(row["size"] for row in BOX["state_contracts"]) == {2: 12, 3: 12, 4: 12, 5: 12}
    assert Counter(row["size"] for row in BOX["wagons"]) == {1: 8, 2: 22, 3: 22}
    assert all(len(row["slots"]) == row["size"] for row in BOX["wagons"])
    assert all(len(row["goods"]) == row["size"] for row in BOX["state_contracts"])


def test_contracts_are_worth_their_goods() -> None:
    value = {row["id"]: row["value"] for row in BOX["goods"]} | {"any": 1}
    for row in BOX["state_contracts"]:
        assert row["vp"] == row["size"] + sum([value[good] for good in row["goods"]]) // 2, row["id"]


def test_every_kind_of_effect_has_its_rules() -> None:
    assert len(KINDS) == KINDS_OF_EFFECTS
    assert {effect.kind for effect in EFFECTS} == {*range(KINDS_OF_EFFECTS)}
    assert all(type(kind) is not Kind for kind in KINDS)


def test_everything_has_names_in_both_languages() -> None:
    game = load("train_rush")
    for language in ("en", "pl"):
        names = game.names(language)
        for rows in ("goods", "regions", "cities", "zones", "action_cards", "siding_bonuses", "heroes", "wagons"):
            assert all(row["id"] in names for row in BOX[rows])


# ---------------------------------------------------------------- contradictions in the rulebook


def test_r1_values_of_goods() -> None:
    values = {row["id"]: row["value"] for row in BOX["goods"]}
    assert values == {"brass": 1, "water": 2, "food": 3, "copper": 4, "gold": 5}


def test_r5_nine_numbers_of_action_cards_are_not_used() -> None:
    numbers = [f"A{number:02}" for number in range(1, 58)]
    unused = [number for number in numbers if number not in effects_of("action_cards", "special")]
    assert unused == ["A12", "A18", "A20", "A21", "A41", "A44", "A45", "A46", "A47"]


def test_r6_stations_and_corruption() -> None:
    special = effects_of("action_cards", "special")
    assert [card for card in special if special[card] == "station"] == ["A05", "A06"]
    assert [card for card in special if special[card] == "corrupt1"] == ["A07", "A08", "A09", "A11"]
    assert [card for card in special if special[card] == "corrupt2"] == ["A10", "A13"]


def test_r7_every_described_effect_is_in_the_deck() -> None:
    special = effects_of("action_cards", "special")
    assert [card for card in special if special[card] == "warehouse1"] == ["A19"]
    assert {*special.values()} >= {"vp3", "vp5", "vp6", "vp7", "warehouse2", "warehouse3", "rent_any", "free_cost1"}
    assert {*special.values()} >= {"free_cost2", "draw_wagon2", "draw_wagon3", "adv_any2", "adv_wagons2", "exchange_13"}


def test_r8_tile_b30_fills_a_wagon() -> None:
    tiles = effects_of("siding_bonuses", "effect")
    assert tiles["B30"] == tiles["B31"] == "load1"


def test_r46_spelling() -> None:
    names = [row["name_en"] for row in [*BOX["cities"], *BOX["regions"]]]
    assert "Vardimium" in names
    assert "Calestia" in names


def test_r61_the_blue_state_is_awhar() -> None:
    assert [(row["name_en"], row["colour"]) for row in BOX["regions"]][2] == ("Awhar", "blue")


# ---------------------------------------------------------------- the map


def test_nodes_and_edges() -> None:
    assert len(NODES) == 125
    assert sum([len(row["successors"]) for row in NODES.values()]) == 149
    kinds = Counter(row["kind"] for row in NODES.values())
    assert (kinds["city"], kinds["black_market"]) == (9, 3)
    numbers = Counter(row["number"] for row in NODES.values() if row["kind"] == "siding")
    assert numbers == {number: 7 if number <= 6 else 6 for number in range(1, 10)}


def test_sidings_are_those_of_their_zones() -> None:
    for zone in BOX["zones"]:
        for track in ("a", "b"):
            nodes = zone[f"track_{track}"]
            assert [NODES[node]["number"] for node in nodes] == zone[f"track_{track}_numbers"]
            assert all(NODES[node]["zone"] == zone["id"] for node in nodes)
            for node, successor in pairwise(nodes):
                assert NODES[node]["successors"] == [successor]  # no change of track inside


def test_changes_of_loop() -> None:
    special = {(row["from_node"], row["to_node"]): row["kind"] for row in BOX["map"]["special_edges"]}
    loops = {node: row["loop"] for node, row in NODES.items()}
    changes = [
        (node, successor)
        for node, row in NODES.items()
        for successor in row["successors"]
        if "none" not in (loops[node], loops[successor]) and loops[node] != loops[successor]
    ]
    assert sorted(changes) == sorted(special)


@pytest.mark.parametrize("line", DISTANCES.strip().splitlines())
def test_distances_between_cities(line: str) -> None:
    start, *distances = line.split()
    here = [start if start == "START" else next(row["node"] for row in BOX["cities"] if row["id"] == start)]
    reached: dict[str, int] = {}
    for steps in range(1, 60):
        here = sorted({successor for node in here for successor in NODES[node]["successors"]})
        for node in here:
            reached.setdefault(NODES[node].get("city", ""), steps)
    for city, distance in zip(CITIES, distances, strict=True):
        assert city == start or reached[city] == int(distance)


def test_targets_are_computed_for_every_space() -> None:
    assert [NODE.text(node) for node in REACH[NODE.index["START"]][2]] == ["CI0"]
    assert [NODE.text(node) for node in REACH[NODE.index["START"]][4]] == ["CI2", "CM1"]
    assert all(len(rows[0]) == 0 and len(rows[-1]) > 0 for rows in REACH)


def test_start_is_never_reached_again() -> None:
    start = [NODE.index["START"], NODE.index["LEAD"]]
    assert not any(node in start for rows in REACH[2:] for row in rows for node in row)
    assert table().at() == "START"


def test_targets_follow_from_the_map() -> None:
    """The map here is a ring of four spaces, with a city on 2 and an exit from 3."""
    ring = [[1], [2], [3], [0, 4], [4]]
    targets = reachable(ring, [False, False, True, False, False], 4)
    assert targets[0] == [(), (1,), (2,), (2, 3), (0, 2, 4)]
    assert targets[4][1] == (4,)
    assert distances(ring, [2])[3] == [3]
