"""The notes beside moves in the terminal, and the short form of the table."""

from __future__ import annotations

import pytest

import fajrant
from tests.games.table import AnyTable


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_short_form_shows_walls(level: str) -> None:
    t = AnyTable(fajrant.new("steamrollers", 2, 1, {"level": level}))
    (seat,) = t.match.acting()
    walls = t.match.view(seat)["walls"]
    assert walls
    (line,) = [line for line in t.drawn(seat) if line.startswith("Blocked borders")]
    for a, b in walls:
        assert f"{a}–{b}" in line


def test_the_easy_map_has_no_walls() -> None:
    t = AnyTable(fajrant.new("steamrollers", 2, 1, {"level": "easy"}))
    assert not [line for line in t.drawn(0) if line.startswith("Blocked borders")]


def test_taking_a_tile_shows_its_name_and_points() -> None:
    t = AnyTable(fajrant.new("steamrollers", 2, 5))
    t.play("die 4")
    assert "take" in t.moves()
    tile = t.match.view(None)["tiles"][3]
    assert t.notes()["take"] == f"{t.match.game.names('en')[tile['tile']]} ({tile['vp']:+} VP)"


def test_solo_the_goods_keep_their_order() -> None:
    t = AnyTable(fajrant.new("steamrollers", 1, 5))
    t.play("row grey blue grey green")
    (line,) = [line for line in t.drawn(0) if line.startswith("City | ")]
    assert "1: grey, blue, grey, green" in line
