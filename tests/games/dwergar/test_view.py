"""Derived parts of the view: prices, missing pieces, expected gains, and reasons why a verb is closed."""

from __future__ import annotations

from typing import Any

import pytest

from fajrant.games.dwergar import GAME
from fajrant.texts import Texts
from tests.games.dwergar.table import GUILDS, Table, table


def decision(t: Table) -> dict[str, Any]:
    decision: dict[str, Any] = t.sees(0)["decision"]
    return decision


def offer(t: Table, card: str) -> dict[str, Any]:
    offer: dict[str, Any] = next(row for row in t.sees(0)["row"] if row["project"] == card)
    return offer


def test_pieces_missing_for_a_project() -> None:
    t = table("supply 2 iron\n heat 1", row="1 11 13")  # 1 heat + 3 iron; 2 iron; 4 iron
    assert offer(t, "1")["missing"] == {"iron": 1}
    assert offer(t, "11")["missing"] == {}
    assert offer(t, "11")["payable"]
    assert offer(t, "13")["missing"] == {"iron": 2}
    assert offer(table("supply 3 iron", row="1"), "1")["missing"] == {"heat": 1}


def test_missing_pieces_assume_the_better_discount() -> None:
    t = table("supply 2 stone\n developed 1", row="10")  # 2 stone + 1 iron, one of either less
    assert offer(t, "10")["missing"] == {}
    t = table("supply 1 stone\n developed 1", row="10")
    assert sum(offer(t, "10")["missing"].values()) == 1


def test_nothing_is_missing_exactly_if_the_project_is_payable() -> None:
    t = table("supply 3 stone 2 iron 1 gold\n heat 2\n developed 21", row="2 3 5 19 22")
    for row in t.sees(0)["row"]:
        assert row["payable"] == (row["missing"] == {})


def test_cost_of_development_at_the_forge() -> None:
    t = table("supply 1 iron\n heat 3\n realised 1 11")  # 2 heat + 1 iron; 2 heat
    cards = {card["project"]: card for card in t.sees(0)["clans"][0]["realised"]}
    assert (cards["1"]["heat"], cards["1"]["heat_at_forge"], cards["1"]["payable_at_forge"]) == (2, 3, True)
    t = table("supply 1 iron\n heat 2\n realised 1 11")
    assert not any(card["payable_at_forge"] for card in t.sees(0)["clans"][0]["realised"])


def test_specialities_of_dwarfs() -> None:
    clans = table("developed 3 4").sees(None)["clans"]
    assert clans[0]["specialities"]["foreman"] == ["engineer", "smelter"]
    assert clans[0]["specialities"]["smelter"] == ["smelter"]
    assert clans[1]["specialities"]["foreman"] == []


def test_dwarfs_with_extra_yield() -> None:
    t = table("level_1 1 stone\n developed 2", built_in="mine_2 0")
    own, other = [clan["mining"] for clan in t.sees(0)["clans"]]
    assert own["mine_1"] == {"free": False, "extra": ["blacksmith", "foreman"]}
    assert own["mine_2"] == {"free": True, "extra": ["engineer", "blacksmith", "smelter", "foreman"]}
    assert other["mine_1"] == {"free": True, "extra": []}
    assert other["mine_2"] == {"free": True, "extra": []}
    assert table(event="58").sees(0)["clans"][0]["mining"]["mine_4"]["extra"] == ["foreman"]


def test_expected_gains_of_raising_the_lift() -> None:
    t = table("pool smelter\n heat 4\n closed 1 iron\n level_2 2 stone", "level_1 1 gold foreman")
    t.play("place smelter gear")
    seen = decision(t)
    assert seen["prices"] == [0, 1, 2, 3, 4]
    assert seen["brings"][0] == [{"iron": 1}, {}]
    assert seen["brings"][1] == [{"iron": 1}, {"gold": 1}]
    assert seen["brings"][4] == [{"stone": 2, "iron": 1}, {"gold": 1}]
    assert seen["points"] == [1, 2, 3, 3, 3]  # then the lift is empty


@pytest.mark.parametrize("levels", [1, 2, 3, 4, 5])
def test_raising_the_lift_brings_exactly_the_expected_gains(levels: int) -> None:
    t = table("pool smelter\n heat 4\n level_1 1 iron\n level_3 2 stone", "level_2 1 gold")
    t.play("place smelter gear")
    seen = decision(t)
    t.play(f"raise {levels}")
    assert t.vp() == seen["points"][levels - 1]
    for seat in (0, 1):
        words = [f"{count} {kind}" for kind, count in seen["brings"][levels - 1][seat].items()]
        assert t.supply(seat) == " ".join(words)


def test_without_the_smelter_no_points_are_expected() -> None:
    t = table("pool engineer\n closed 1 iron")
    t.play("place engineer gear")
    assert decision(t)["points"] == [0] * 5


@pytest.mark.parametrize(
    ("clan", "place", "closed"),
    [
        ("level_1 1 stone\n supply 2 stone\n furnaces 1 lit", "foreman mine_1", {"mine": "cart_full"}),
        ("supply 2 stone", "foreman mine_1", {"build_in": "no_furnace"}),
        ("furnaces 1 lit", "foreman mine_1", {"build_in": "too_dear"}),
        ("pool smelter", "smelter mine_1", {"build_in": "not_foreman"}),
        ("pool engineer\n supply 1 stone", "engineer stove_maker", {"build": "too_dear", "build_in": "not_foreman"}),
        ("furnaces 8 lit\n supply 3 stone", "foreman stove_maker", {"build": "no_reserve"}),
        ("supply 1 iron 1 gold\n furnaces 1 unlit", "foreman forge", {"forge": "no_heat"}),
        ("heat 3\n supply 1 crystal", "foreman forge", None),
        (
            "pool blacksmith\n heat 3\n supply 1 stone\n realised 1",
            "blacksmith forge",
            {"develop": "too_dear", "build_in": "not_foreman"},
        ),
        (
            "pool blacksmith\n heat 3\n supply 1 stone",
            "blacksmith forge",
            {"develop": "nothing_to_develop", "build_in": "not_foreman"},
        ),
        ("supply 2 gold\n furnaces 1 lit", "foreman architect", {"realise": "too_dear"}),
        ("supply 3 stone\n furnaces 1 lit", "foreman lab", None),
    ],
)
def test_reasons_for_closed_verbs(clan: str, place: str, closed: dict[str, str] | None) -> None:
    """The window does not open if there is nothing to do."""
    t = table(clan, row="23")
    t.play(f"place {place}")
    assert verbs_closed(t) == closed


def verbs_closed(t: Table) -> dict[str, str] | None:
    """The reasons by verb, without those of single moves."""
    closed = decision(t).get("closed")
    return None if closed is None else {key: reason for key, reason in closed.items() if " " not in key}


def test_a_used_verb_is_done() -> None:
    t = table("pool engineer\n supply 9 stone\n heat 4")
    t.play("place engineer gear", "raise 1")
    assert verbs_closed(t) == {"raise": "done", "build_in": "not_foreman"}
    t = table("supply 9 stone\n furnaces 1 lit", spaces="lab foreman_1", built_in="mine_1 1")
    t.play("place foreman mine_1")
    assert verbs_closed(t) == {"build_in": "taken"}
    t = table("pool engineer\n supply 2 iron 1 gold")
    t.play("place engineer lab", "exchange iron stone", "exchange iron stone")
    assert verbs_closed(t) == {"build_in": "not_foreman"}


MINES = ["mine_1", "mine_2", "mine_3", "mine_4"]


@pytest.mark.parametrize(
    ("event", "spaces"),
    [
        ("47", []),  # immediate only
        ("48", ["gear"]),
        ("49", [space for space in GUILDS if space != "lab"]),  # spaces without a furnace
        ("51", []),  # fewer actions, everywhere
        ("56", MINES),
        ("57", ["lab"]),
        ("58", MINES),
        ("59", ["lab", "stove_maker"]),
        ("60", ["mine_3"]),  # empty spaces
    ],
)
def test_spaces_that_an_event_concerns(event: str, spaces: list[str]) -> None:
    t = table(event=event, built_in="lab 0", spaces="mine_3 -")
    seen = t.sees(0)["spaces"]
    assert sorted(space for space in seen if seen[space]["event"]) == sorted(spaces)


def test_the_prompt_says_when_only_knocking_off_is_left() -> None:
    t = table("pool engineer")
    assert decision(t) == {"point": "choose_action", "seats": [0], "left": 3, "fading": 0, "empty": 0}
    t = table("level_2 1 iron foreman")
    assert decision(t)["empty"] == 1
    words = [Texts(language, GAME).prompt(decision(t)) for language in ("en", "pl")]
    assert words[0] == "Your pool is empty. Knock off and take a worker, or end your turn: 3 actions left."
    assert words[1] == "Pula jest pusta. Ogłoś fajrant i weź robotnika albo zakończ turę: zostały 3 akcje."
