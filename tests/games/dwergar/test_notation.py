"""§11: the text and the targets of each option."""

from __future__ import annotations

import pytest

from fajrant import IllegalMove
from fajrant.games import load
from fajrant.texts import Texts
from tests.games.dwergar.table import Table, table


def targets(t: Table) -> dict[str, list[str]]:
    (seat,) = t.match.acting()
    return {move.text: move.targets() for move in t.match.position.legal(seat)}


def test_targets_of_moves() -> None:
    t = table("pool engineer\n heat 2\n developed 44 37", decks="eastern_quarter")
    clicks = targets(t)
    assert clicks["place foreman mine_3"] == ["dwarf:foreman", "space:mine_3"]
    assert clicks["place engineer forge smelter"] == ["dwarf:engineer", "speciality:smelter", "space:forge"]
    assert clicks["convert_stone"] == clicks["end_turn"] == []
    t = table("pool smelter\n supply 1 gold\n heat 1\n furnaces 2 lit")
    t.play("place smelter lab")
    assert targets(t)["exchange gold stone"] == ["give:gold", "take:stone"]
    t.play("done", "place foreman gear")
    assert targets(t)["raise 2"] == ["levels:2"]
    t.play("raise 2")
    assert targets(t) == {"pay_heat 0": ["furnaces:0"], "pay_heat 1": ["furnaces:1"]}


def test_no_list_of_targets_is_a_prefix_of_another() -> None:
    """Otherwise a click could end a move too early: with card 44 the speciality is clicked before the space."""
    t = table("pool engineer blacksmith smelter\n heat 2\n developed 44 2 3 4")
    lists = [clicks for clicks in targets(t).values() if clicks]
    for clicks in lists:
        assert not any(other != clicks and other[: len(clicks)] == clicks for other in lists)


def test_ids_are_those_of_the_rules() -> None:
    t = table("pool blacksmith\n supply 4 stone\n furnaces 1 unlit", row="12", token=0, decks="old_shaft new_shaft")
    t.play("place blacksmith architect", "realise 12")
    assert t.moves() == ["develop 12", "silverbeard recover_resource", "done"]
    t = table("supply 1 gold\n furnaces 1 lit 1 unlit")
    t.play("place foreman lab")
    assert t.moves("build_in") == ["lit", "unlit"]


def test_skipped_decisions_are_not_in_the_record() -> None:
    t = table("pool engineer\n supply 2 stone 1 iron\n heat 2", row="10")
    t.play("place engineer architect", "realise 10", "develop 10")
    assert t.match.record().splitlines()[1:] == [
        "0: place engineer architect",
        "0: realise 10",
        "0: develop 10",
    ]


@pytest.mark.parametrize(
    "text", ["place engineer", "place smelter lab", "place engineer lab smelter", "done", "", "mine"]
)
def test_text_that_is_not_a_move_is_refused(text: str) -> None:
    t = table("pool engineer")
    before = t.match.to_json()
    with pytest.raises(IllegalMove):
        t.match.play(0, text)
    assert t.match.to_json() == before


@pytest.mark.parametrize(
    ("move", "en", "pl"),
    [
        ("place foreman gear", "foreman → Gear", "sztygar → Przekładnia"),
        ("place engineer forge smelter", "engineer → Forge, smelter", "inżynier → Kuźnia, hutnik"),
        ("realise 10", "realise: New Shaft Gates", "zrealizuj: Wrota Nowego szybu"),
        ("raise 2", "raise the lift by 2 levels", "podnieś wyciąg o 2 poziomy"),
        ("pay_heat 0", "all from the track", "wszystko z toru"),
        ("free_development none", "develop no project", "nie rozwijaj żadnego projektu"),
        ("exchange gold iron", "exchange: gold → iron", "wymień: złoto → żelazo"),
    ],
)
def test_moves_in_words(move: str, en: str, pl: str) -> None:
    assert Texts("en", load("dwergar"), ["Ann", "Bob"]).move(move) == en
    assert Texts("pl", load("dwergar"), ["Ann", "Bob"]).move(move) == pl
