"""The notes beside moves in the terminal: costs and gains."""

from __future__ import annotations

from tests.games.dwergar.table import table

RICH = "pool engineer blacksmith smelter\n supply 9 stone 9 iron 9 gold 9 crystal\n furnaces 2 unlit\n heat 5\n"


def test_forging_shows_its_heat_and_product() -> None:
    t = table(RICH)
    t.play("place engineer forge")
    noted = t.notes()
    assert noted["forge stone"] == "heat → iron"
    assert noted["forge iron"] == "heat → gold"
    assert noted["forge gold"] == "2 × heat → crystal"


def test_an_exchange_shows_how_many_pieces_it_gives() -> None:
    t = table(RICH)
    t.play("place smelter lab")
    noted = t.notes()
    assert noted["exchange iron stone"] == "iron → 2 × stone"
    assert noted["exchange gold stone"] == "gold → 3 × stone"
    assert noted["exchange crystal gold"] == "crystal → 2 × gold"


def test_raising_the_lift_shows_its_heat_and_the_unloaded_pieces() -> None:
    t = table(RICH + "closed 2 stone\n level_1 1 gold")
    t.play("place engineer gear")
    noted = t.notes()
    assert noted["raise 1"] == "free → 2 × stone"
    assert noted["raise 2"] == "heat → 2 × stone, gold"


def test_the_smelters_points_are_shown() -> None:
    t = table(RICH + "closed 2 stone\n level_1 1 gold")
    t.play("place smelter gear")
    assert t.notes()["raise 2"] == "heat → 2 × stone, gold, 2 VP"


def test_an_event_makes_the_first_level_cost_heat() -> None:
    t = table(RICH, event="48")
    t.play("place engineer gear")
    assert t.notes()["raise 1"] == "heat → none"


def test_building_in_shows_its_price_and_points() -> None:
    t = table(RICH + "furnaces 1 lit 1 unlit")
    t.play("place foreman gear")
    noted = t.notes()
    assert noted["build_in lit"] == noted["build_in unlit"] == "2 × iron → 4 VP"
    t = table(RICH + "furnaces 1 lit 1 unlit", event="49")
    t.play("place foreman gear")
    assert t.notes()["build_in lit"] == "2 × iron → 6 VP"  # 2 more on a guild space


def test_furnaces_have_two_prices() -> None:
    t = table(RICH)
    t.play("place engineer stove_maker")
    noted = t.notes()
    assert noted["build"] == "2 × stone"
    assert noted["build_second"] == "stone"


def test_projects_show_their_cost_for_this_player() -> None:
    t = table(RICH, row="10 12")
    t.play("place smelter architect")
    assert t.notes()["realise 10"] == "2 × stone, iron → 2 VP"
    t = table(RICH + "realised 10", row="12")
    t.play("place blacksmith forge")
    assert t.notes()["develop 10"].startswith("3 × heat → 0 VP; When developed: ")  # 2, and 1 more at the Forge
    t = table(RICH, row="10 12")
    t.play("place blacksmith architect", "realise 10")
    assert "develop 10" in t.moves()
    assert t.notes()["develop 10"].startswith("none → 0 VP; ")  # 2 less with his bonus


def test_a_placement_shows_the_bonus_of_this_dwarf() -> None:
    noted = table(RICH).notes()
    assert noted["place engineer lab"] == "two more exchanges"
    assert noted["place smelter lab"] == "furnace and heat"
    assert "place blacksmith lab" not in noted
    noted = table(RICH, event="57").notes()  # no bonus at the Laboratory
    assert "place engineer lab" not in noted


def test_a_mine_shows_its_yield() -> None:
    noted = table(RICH + "level_2 1 stone").notes()
    assert noted["place engineer mine_1"] == "3 × stone"
    assert noted["place engineer mine_2"] == "your cart there is full"
    t = table(RICH)
    t.play("place engineer mine_1")
    assert t.notes()["mine"] == "3 × stone"


def test_steam_pipes_show_their_heat() -> None:
    noted = table(RICH + "developed 37 39").notes()
    assert noted["convert_stone"] == "heat"
    assert noted["convert_iron"] == "2 × heat"
