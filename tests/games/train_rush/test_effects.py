"""Every action card, siding tile and hero has the effect of its row: each is used once."""

from __future__ import annotations

from typing import Any

import pytest

from fajrant.games.train_rush.content import BOX
from tests.games.train_rush.table import Table, table

RICH = "wagons W101 -, W105 gold, W202 - -, W307 - - -\n progress wagons 2"
# by effect: the moves, and the fields that change; the seat starts with one warehouse in RZ4
ANSWERS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "vp3": ([], {"vp": [0, 0, 0, 3]}),
    "vp5": ([], {"vp": [0, 0, 0, 5]}),
    "vp6": ([], {"vp": [0, 0, 0, 6]}),
    "vp7": ([], {"vp": [0, 0, 0, 7]}),
    "inv1": ([], {"investment": 1}),
    "inv2": ([], {"investment": 2}),
    "inv3": ([], {"investment": 3}),
    "coal1": ([], {"coal": 1}),
    "coal2": ([], {"coal": 2}),
    "coal3": ([], {"coal": 3}),
    "station": (["choose_station_zone RZ1"], {"stations": 5}),
    "warehouse1": (["choose_warehouse_zone RZ1"], {"warehouses": 10}),
    "warehouse2": (["choose_warehouse_zone RZ1"] * 2, {"warehouses": 9}),
    "warehouse3": (["choose_warehouse_zone RZ1"] * 3, {"warehouses": 8}),
    "corrupt1": (["choose_sector ravenshire trade"], {"agents": 14}),
    "corrupt2": (["choose_sector ravenshire trade"] * 2, {"agents": 13}),
    "adv_any1": (["choose_track coal"], {"progress": [0, 1, 0, 0, 2]}),
    "adv_any2": (["choose_track coal"] * 2, {"progress": [0, 2, 0, 0, 2]}),
    "adv_wagons1": ([], {"progress": [0, 0, 0, 0, 3]}),
    "adv_wagons2": ([], {"progress": [0, 0, 0, 0, 4]}),
    "adv_loading1": ([], {"progress": [0, 0, 1, 0, 2]}),
    "adv_unloading1": ([], {"progress": [0, 0, 0, 1, 2]}),
    "load1": (["choose_wagon W202"], {}),
    "load2": (["choose_wagon W202", "choose_wagon W307"], {}),
    "exchange_12_23": (["choose_exchange W101 W203"], {}),
    "exchange_13": (["choose_exchange W105 W303"], {}),
    "exchange_13_33": (["choose_exchange W307 W303"], {}),
    "exchange_12_23_33": (["choose_exchange W202 W303"], {}),
    "draw_wagon2": (["choose_new_wagon W203"], {}),
    "draw_wagon3": (["choose_new_wagon W303"], {}),
    "plan_keep1": (["plan_keep A43"], {}),
    "plan_keep2": (["plan_keep A42 A43"], {}),
    "rent_any": (["choose_rent_city brukas", "rent brukas RZ4 red"], {"tracks": [0, 0, 0, 0, 3, 0]}),
    "free_cost1": (["choose_free_action load_1", "choose_wagon W202"], {}),
    "free_cost2": (["choose_free_action market_1"], {"coal": 1}),
    "siding_any": (["choose_siding_tile 9"], {"coal": 3}),
    "special_free1": (["choose_free_special A02"], {"vp": [0, 0, 0, 7]}),
}
WAGONS = {
    "load1": "W101 -, W105 gold, W202 brass water, W307 - - -",
    "load2": "W101 -, W105 gold, W202 brass water, W307 water food copper",
    "exchange_12_23": "W203 - -, W105 gold, W202 - -, W307 - - -",
    "exchange_13": "W101 -, W303 - - -, W202 - -, W307 - - -",
    "exchange_13_33": "W101 -, W105 gold, W202 - -, W303 - - -",
    "exchange_12_23_33": "W101 -, W105 gold, W303 - - -, W307 - - -",
    "draw_wagon2": "W101 -, W105 gold, W202 - -, W307 - - -, W203 - -",
    "draw_wagon3": "W101 -, W105 gold, W202 - -, W307 - - -, W303 - - -",
    "free_cost1": "W101 -, W105 gold, W202 brass water, W307 - - -",
}


def check(t: Table, effect: str) -> None:
    """Plays the moves and checks the result."""
    answers, changed = ANSWERS[effect]
    t.play(*answers)
    for key, value in changed.items():
        assert t.faction()[key] == value, key
    if effect in WAGONS:
        assert t.wagons() == WAGONS[effect]
    if effect.startswith("plan_keep"):
        assert {*ANSWERS[effect][0][0].split()[1:]} <= {*t.hand().split()}


def setting(extra: str, tiles: str = "9 B41", **more: Any) -> Table:
    return table(
        f"at RM4\n{RICH}\n{extra}",
        zones="RZ4 0 station 1",
        tiles=tiles,
        offers="W201 W203 W204 W301 W302 W303",
        **more,
    )


@pytest.mark.parametrize("row", BOX["action_cards"], ids=lambda row: str(row["id"]))
def test_every_action_card(row: dict[str, Any]) -> None:
    t = setting(f"hand {row['id']}", at="bonus special_free1")
    t.play(f"choose_free_special {row['id']}")
    check(t, row["special"])
    assert row["id"] not in t.hand()


@pytest.mark.parametrize("row", BOX["siding_bonuses"], ids=lambda row: str(row["id"]))
def test_every_siding_tile(row: dict[str, Any]) -> None:
    t = setting("hand A01", tiles=f"5 {row['id']}", at="bonus siding_any", deck="A40 A42 A43")
    t.play("choose_siding_tile 5")
    check(t, row["effect"])


@pytest.mark.parametrize("row", BOX["heroes"], ids=lambda row: str(row["id"]))
def test_every_hero(row: dict[str, Any]) -> None:
    node = {"calestia": "CM4", "ravenshire": "RM4", "awhar": "AM4"}[row["region"]]
    letter = node[0]
    t = table(
        f"at {node}\n{RICH}\n hand A02\n heroes {row['id']}",
        zones="RZ4 0 station 1",
        tiles="9 B41",
        at="hero",
    )
    t.play(f"play_hero {row['id']}")
    assert row["city"] not in t.truth()["missions"]
    answers, changed = ANSWERS[row["bonus"]]
    t.play(*[answer.replace("RZ1", f"{letter}Z1").replace("ravenshire", row["region"]) for answer in answers])
    for key, value in changed.items():
        assert t.faction()[key] == value, key
    assert t.missions() == row["id"]


def test_no_effect_is_left_out() -> None:
    used = {row["special"] for row in BOX["action_cards"]} | {row["effect"] for row in BOX["siding_bonuses"]}
    used |= {row["bonus"] for row in BOX["heroes"]}
    assert used == {*ANSWERS}
    others = {row["id"] for row in BOX["effects"]} - used
    of_tracks = {
        bonus["effect"] for name in ("infrastructure", "contractor") for bonus in BOX[f"{name}_tracks"]["bonuses"]
    }
    of_markets = {row["effect"] for row in BOX["black_market_rewards"]}
    of_actions = {row["effect"] for row in BOX["investment_actions"]}
    assert others - of_tracks - of_markets - of_actions == {"none"}  # the others have their own tests
