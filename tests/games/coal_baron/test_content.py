"""§2: the contents of the box match the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fajrant
from fajrant.games.coal_baron.content import BOX
from tests.games.coal_baron.table import SLUG, new
from tests.games.table import texts_in

TILES: list[dict[str, Any]] = BOX["tunnel_tiles"]
ORDERS: list[dict[str, Any]] = BOX["orders"]
COLOURS = ["yellow", "brown", "grey", "black"]
ROWS = {  # number: handcart and locomotive, horse cart and automobile (§2.4)
    1: ("Y 2", "Y 2"), 2: ("B 3", "B 3"), 3: ("YY 3", "YY 3"), 4: ("G 4", "G 4"), 5: ("K 5", "YYY 4"),
    6: ("BB 5", "K 5"), 7: ("BBB 7", "BB 5"), 8: ("GG 7", "GG 7"), 9: ("KK 9", "KK 9"), 10: ("GGG 9", "YBGK 10"),
    11: ("YBGK 10", "KKK 12"),
}  # fmt: skip
LETTER = {"yellow": "Y", "brown": "B", "grey": "G", "black": "K"}


def test_tiles() -> None:
    assert sum([row["copies"] for row in TILES]) == 48
    for side in ("light", "dark"):
        assert sum([row["copies"] for row in TILES if row["side"] == side]) == 24
    for price, colour in enumerate(COLOURS, 1):
        rows = [row for row in TILES if row["colour"] == colour]
        assert sum([row["copies"] for row in rows]) == 12
        assert sum([row["copies"] * row["carts"] for row in rows]) == 18
        assert all(row["cost"] == price * row["carts"] for row in rows)
        assert all(row["id"] == f"{LETTER[colour]}{row['carts']}{row['side'][0].upper()}" for row in rows)


@pytest.mark.parametrize(("letter", "column"), [("H", 0), ("L", 0), ("W", 1), ("A", 1)])
def test_orders(letter: str, column: int) -> None:
    rows = [row for row in ORDERS if row["id"][0] == letter]
    printed = ["".join([LETTER[spot] for spot in row["spots"]]) + f" {row['vp']}" for row in rows]
    assert printed == [ROWS[number][column] for number in range(1, 12)]
    assert [row["id"] for row in rows] == [f"{letter}{number:02}" for number in range(1, 12)]
    assert (sum([len(row["spots"]) for row in rows]), sum([row["vp"] for row in rows])) == (22, 64)
    spots = Counter(spot for row in rows for spot in row["spots"])
    assert [spots[colour] for colour in COLOURS] == ([4, 7, 7, 4], [7, 4, 4, 7])[column]


def test_a_new_game_has_the_whole_box() -> None:
    for seats in (2, 3, 4):
        lying = Counter(texts_in(fajrant.new(SLUG, seats, 7).to_json()["table"]))
        for row in TILES:
            assert lying[row["id"]] == 3
        for row in ORDERS:
            assert lying[row["id"]] == 1


def test_categories() -> None:
    rows = BOX["scoring_categories"]
    assert [(row["first"], row["second"]) for row in rows] == [
        (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (13, 6),
    ]  # fmt: skip
    assert [row["scored_from_shift"] for row in rows] == [1] * 4 + [2] * 4 + [3] * 4


def test_r31_banknotes_never_limit_anything() -> None:
    assert sum([row["count"] for row in BOX["banknotes"]]) == 40
    t = new(2)
    while t.asked().endswith("draft_order"):
        t.play(t.moves()[0])
    while not t.match.over():
        rich = [move for move in t.moves() if move in ("choose_space money_6", "choose_space money_4")]
        t.play((rich or ["choose_space bank"])[0])
    assert sum([pit["marks"] for pit in t.truth()["pits"]]) > 2 * 16 + 2 * 12 + 5 * 12 - 20


def test_r32_the_figures_match_the_rulebook() -> None:
    spaces = {row["id"]: row for row in BOX["worker_spaces"]}
    locks = Counter(row["lock"] for row in BOX["worker_spaces"])
    assert (locks["2+3"], locks["2"], spaces["order_1"]["lock"]) == (3, 4, "2")
    assert [spaces[f"money_{marks}"]["value"] for marks in (4, 5, 6)] == [4, 5, 6]
    assert spaces["mining_8"]["value"] == 8
    vp = {row["id"]: row["vp"] for row in ORDERS}
    assert (vp["W09"], vp["W10"], vp["W05"]) == (9, 10, 4)
    assert BOX["counts"]["coal_cubes_per_colour"] == 16


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_component_has_a_unique_name(language: str) -> None:
    for rows in (TILES, ORDERS, BOX["worker_spaces"], BOX["coal_colours"], BOX["scoring_categories"]):
        names = [row[f"name_{language}"] for row in rows]
        assert len(set(names)) == len(names)
        assert all(names)
