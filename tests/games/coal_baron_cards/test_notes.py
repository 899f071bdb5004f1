"""The terminal: notes beside moves, the text of objectives, and departed trains."""

from __future__ import annotations

from tests.games.coal_baron_cards.table import table


def test_the_note_of_a_zone_names_its_cost_and_top_card() -> None:
    t = table("", zones="engine 1:1")
    noted = t.notes()
    top = t.match.view(0)["stacks"]["engine"]["top"]
    assert noted["place engine"] == f"cost 2, {t.match.game.names('en')[top]}"
    assert noted["place wild"].startswith("cost ")


def test_an_objective_names_its_points_and_what_it_counts() -> None:
    t = table("""
        objectives   engine_green share_barracks load_furnaces
    """)
    (line,) = [line for line in t.drawn(0) if line.startswith("Objectives | ")]
    assert "green engines (2 VP for each of them delivered)" in line
    assert "barracks shares (2 VP for each of them matched with a fulfilled order)" in line
    assert "(4 VP if your fulfilled orders add up to that many)" in line


def test_delivered_trains_are_listed() -> None:
    t = table("""
        delivered    barracks_2 wild[wheel_2] green
        delivered    furnaces_1 fox[fox_2] violet
    """)
    lines = [line for line in t.drawn(0, whole=True) if line.startswith("Delivered ")]
    assert len(lines) == 2
    assert "barracks ×2" in lines[0]
    assert "[wild wagon: wheel ×2]" in lines[0]
    assert "green engine" in lines[0]
    assert "violet engine" in lines[1]
    others = [line for line in t.drawn(1, whole=True) if line.startswith("Delivered ")]
    assert others == lines  # they are open
