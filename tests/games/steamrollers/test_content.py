"""§2 and 2b: the box, as printed in the rules."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from fajrant.games import load
from fajrant.games.steamrollers.content import BOX
from tests.games.steamrollers.table import SLUG, kind

HEXES = {row["label"]: row for row in BOX["map"]["hex"]}
VECTORS = BOX["map"]["direction_vectors"]
RULES = Path(load(SLUG).folder(), "RULES.md").read_text(encoding="utf-8")


def neighbours(label: str) -> list[str | None]:
    q, r = HEXES[label]["q"], HEXES[label]["r"]
    places = {(row["q"], row["r"]): name for name, row in HEXES.items()}
    return [places.get((q + dq, r + dr)) for dq, dr in VECTORS]


def test_counts() -> None:
    goods = {row["id"]: row["count"] for row in BOX["good"]}
    assert goods == {"yellow": 10, "red": 10, "grey": 10, "blue": 10, "green": 10, "coal": 6}
    assert sum(goods.values()) == BOX["counts"]["goods"] == 56
    assert len(BOX["action_side"]) == 2 * BOX["counts"]["action_tiles"]
    assert len(BOX["order_side"]) == 2 * BOX["counts"]["order_tiles"]
    assert len(BOX["start_tile"]) == BOX["counts"]["start_tiles"]


def test_every_region_has_a_city_a_town_and_six_plain_hexes() -> None:
    for region in range(1, 7):
        kinds = Counter(row["kind"] for row in HEXES.values() if row["region"] == region)
        assert kinds == {"city": 1, "town": 1, "plain": 6}
    assert len(HEXES) == BOX["map"]["hex_count"] == 48


def test_labels_match_the_coordinates() -> None:
    for label, row in HEXES.items():
        column, line = "ABCDEFGHI".index(label[0]), int(label[1]) - 1
        assert (row["q"], row["r"]) == (column - line // 2, line)


def test_tables_of_the_rules() -> None:
    rows = re.findall(
        r"^\| ([A-I]\d) \| (-?\d+) \| (-?\d+) \| (\d) \| \w+ \| \**(plain|town|city)", RULES, re.MULTILINE
    )
    assert [(label, int(q), int(r), int(region), kind) for label, q, r, region, kind in rows] == [
        (row["label"], row["q"], row["r"], row["region"], row["kind"]) for row in BOX["map"]["hex"]
    ]
    for row in re.findall(r"^\| (?:city|town) \d \| (\w\d) \|(.*)\|$", RULES, re.MULTILINE):
        assert [None if cell.strip() == "–" else cell.strip() for cell in row[1].split("|")] == neighbours(row[0])


def test_walls_are_borders_of_regions() -> None:
    for row in BOX["level_map"]:
        assert len({frozenset(wall) for wall in row["walls"]}) == (6 if row["level"] == "medium" else 12)
        for a, b in row["walls"]:
            assert b in neighbours(a)
            assert HEXES[a]["region"] != HEXES[b]["region"]
        written = f"| {row['level']} {row['number']} | " + ", ".join([f"{a}–{b}" for a, b in row["walls"]])
        assert written in RULES


def test_black_die() -> None:
    faces = Counter(tuple(face) for face in BOX["black_die"]["faces"])
    assert faces == {("straight", "gentle"): 2, ("straight", "sharp"): 2, ("gentle", "sharp"): 2}


def test_track_types() -> None:
    pairs = [(a, b) for a in range(6) for b in range(a + 1, 6)]
    counted = Counter(kind(str(a), str(b)) for a, b in pairs)
    assert counted == {row["id"]: row["placements_per_hex"] for row in BOX["track_type"]}


def test_action_tiles_as_in_the_rules() -> None:
    for row in BOX["action_side"]:
        vp = f"+{row['vp']}" if row["vp"] > 0 else f"−{-row['vp']}"
        assert f"| {row['id']} | {row['kind']} | {vp} |" in RULES


def test_orders_as_in_the_rules() -> None:
    for row in BOX["order_side"]:
        colours = len(set(row["goods"]))
        assert row["vp"] == {(3, 2): 4, (3, 3): 3, (4, 4): 5, (5, 5): 7}[len(row["goods"]), colours]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names(language: str) -> None:
    names = load(SLUG).names(language)
    for rows in (BOX["good"], BOX["start_tile"], BOX["order_side"], BOX["track_type"]):
        assert len({names[row["id"]] for row in rows}) == len(rows)
    assert names["0_3"].startswith(names["straight"])
