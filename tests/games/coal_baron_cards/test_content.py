"""§2: the contents of the box match the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fajrant
from fajrant.games.coal_baron_cards.content import BOX
from tests.games.coal_baron_cards.table import SLUG
from tests.games.table import texts_in

CRESTS = ["wheel", "clover", "tower", "fox"]
DESTINATIONS = ["barracks", "furnaces", "factories", "steamboats"]
ENGINES = ["green", "orange", "violet", "black"]


def rows(deck: str) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = BOX["decks"][deck]["cards"]
    return cards


def copies(deck: str) -> dict[str, int]:
    return {row["id"]: row["count"] for row in rows(deck)}


def dealt() -> Counter[str]:
    """The cards in the stacks of a new game."""
    return Counter(texts_in(fajrant.new(SLUG, 2, 7).to_json()["table"]["stacks"]))


def test_docks() -> None:
    assert {row["id"]: row["crests"] for row in BOX["docks"]["items"]} == {
        1: ["wheel", "clover"],
        2: ["wheel", "tower"],
        3: ["clover", "fox"],
    }
    docks_of_crests = {"wheel": [1, 2], "clover": [1, 3], "tower": [2], "fox": [3]}
    assert {row["id"]: row["docks"] for row in BOX["crests"]["items"]} == docks_of_crests


def test_shift_tokens() -> None:
    assert (BOX["shift_tokens"]["numbers"], BOX["shift_tokens"]["vp_each"]) == ([1, 2, 3, 4, 5, 6, 7], 1)


def test_worker_cards() -> None:
    assert {row["value"]: row["count_per_player"] for row in rows("worker")} == {1: 5, 2: 2, 3: 1, 4: 1, 5: 1}
    assert sum([row["value"] * row["count_per_player"] for row in rows("worker")]) == 21
    assert len(BOX["player_colours"]["items"]) == 4


@pytest.mark.parametrize(("crest", "split"), [
    ("wheel", (3, 2, 5)), ("clover", (3, 2, 5)), ("tower", (2, 3, 5)), ("fox", (2, 3, 5)),
])  # fmt: skip
def test_lorry_cards_of_a_crest(crest: str, split: tuple[int, int, int]) -> None:
    mine = {(row["lorries"], row["vp"]): row["count"] for row in rows("lorry") if row["crest"] == crest}
    assert mine == {(1, 1): split[0], (1, 2): split[1], (2, 0): split[2]}
    assert sum(split) == 10


def test_lorry_totals() -> None:
    by_kind: Counter[tuple[int, int]] = Counter()
    for row in rows("lorry"):
        by_kind[row["lorries"], row["vp"]] += row["count"]
    assert by_kind == {(1, 1): 10, (1, 2): 10, (2, 0): 20}
    assert sum([row["lorries"] * row["count"] for row in rows("lorry")]) == 60
    assert sum([row["vp"] * row["count"] for row in rows("lorry")]) == 30


def test_wagon_cards() -> None:
    assert copies("wagon") == {f"wagon_{crest}": 6 for crest in CRESTS} | {"wagon_wild": 16}
    assert {row["id"]: row["crests"] for row in rows("wagon")} == {
        **{f"wagon_{crest}": [crest] for crest in CRESTS},
        "wagon_wild": CRESTS,
    }


def test_engine_cards() -> None:
    assert copies("engine") == {f"engine_{engine}": 7 for engine in ENGINES}


@pytest.mark.parametrize("destination", DESTINATIONS)
def test_order_cards_of_a_destination(destination: str) -> None:
    mine = [(row["lorries"], row["vp"], row["count"]) for row in rows("order") if row["destination"] == destination]
    assert mine == [(1, 3, 2), (2, 5, 2), (3, 7, 2), (4, 10, 1)]


def test_order_totals() -> None:
    assert sum([row["count"] for row in rows("order")]) == 28
    assert sum([row["lorries"] * row["count"] for row in rows("order")]) == 64
    assert sum([row["vp"] * row["count"] for row in rows("order")]) == 160


def test_share_cards() -> None:
    assert copies("share") == {f"share_{destination}": 6 for destination in DESTINATIONS}
    assert BOX["decks"]["share"]["vp_if_matched"] == 3


def test_objective_cards_are_all_different() -> None:
    by_engine = [f"obj_engine_{engine}" for engine in ENGINES]
    by_destination = [f"obj_{what}_{place}" for what in ("share", "order", "load") for place in DESTINATIONS]
    assert copies("objective") == dict.fromkeys(["obj_shift_pairs", "obj_objectives", *by_engine, *by_destination], 1)
    assert len(copies("objective")) == 18


def test_innovation_cards() -> None:
    workers = dict.fromkeys(["inno_worker_3", "inno_worker_4", "inno_worker_5"], 3)
    actions = ["lorry", "wagon", "engine", "order", "share", "mining", "delivery"]
    assert copies("innovation") == workers | {f"inno_{action}": 1 for action in actions}
    assert sum(copies("innovation").values()) == 16


def test_action_cards_and_printed_workers() -> None:
    assert list(copies("action")) == ["mining_01", "mining_12", "mining_23", "delivery", "wild"]
    assert {zone["id"]: zone["printed_workers"] for zone in BOX["zones"]["items"] if zone["printed_workers"]} == {
        "wild": 1
    }


def test_zones() -> None:
    top = [zone["id"] for zone in BOX["zones"]["items"] if zone["row"] == "top"]
    bottom = [zone["id"] for zone in BOX["zones"]["items"] if zone["row"] == "bottom"]
    assert top == ["lorry_1", "lorry_2", "wagon_1", "wagon_2", "engine", "order"]
    assert bottom == ["mining_01", "mining_12", "mining_23", "delivery", "wild", "objective", "innovation", "share"]


def test_totals() -> None:
    printed = {"worker": 40, "order": 28, "share": 24, "lorry": 40, "wagon": 40, "engine": 28, "objective": 18,
               "innovation": 16, "action": 5}  # fmt: skip
    counted = {
        deck: sum([row.get("count", 4 * row.get("count_per_player", 0)) for row in rows(deck)]) for deck in printed
    }
    assert counted == printed
    assert {deck: BOX["decks"][deck]["total"] for deck in printed} == printed
    assert sum(printed.values()) == BOX["meta"]["total_cards"] == 239


def test_the_stacks_of_a_new_game_hold_the_whole_box() -> None:
    decks = ["lorry", "wagon", "engine", "order", "share", "objective", "innovation"]
    assert dealt() == {card: count for deck in decks for card, count in copies(deck).items()}


def test_r1_no_filler_cards() -> None:
    lying = {"worker": 40, "action": 5, "stacks": sum(dealt().values())}
    assert lying == {"worker": 40, "action": 5, "stacks": 194}


def test_r40_the_numbers_used_where_public_texts_conflict() -> None:
    assert sum(copies("engine").values()) == 28
    assert [row["vp"] for row in rows("objective") if row["id"] == "obj_shift_pairs"] == [3]
    assert [row["count_per_player"] for row in rows("worker") if row["value"] == 1] == [5]
    assert sum([row["count_per_player"] for row in rows("worker")]) == 10
    assert BOX["meta"]["total_cards"] == 239


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_component_has_a_name(language: str) -> None:
    named = [row for deck in BOX["decks"].values() for row in deck["cards"]] + BOX["zones"]["items"]
    assert [row["id"] for row in named if not row.get(f"name_{language}")] == []
    names = [row[f"name_{language}"] for deck in BOX["decks"].values() for row in deck["cards"]]
    assert len(set(names)) == len(names)
