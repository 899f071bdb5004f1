"""The notes beside moves in the terminal."""

from __future__ import annotations

import fajrant
from tests.games.table import AnyTable


def test_the_note_of_a_space_names_its_workers_and_its_tile_or_order() -> None:
    t = AnyTable(fajrant.new("coal_baron", 2, 5))
    while t.asked().endswith("draft_order"):
        order = t.moves()[0]
        (seat,) = t.match.acting()
        assert t.notes()[order].endswith(" VP")
        t.play(f"{seat}: {order}")
    noted = t.notes()
    spaces = t.match.view(t.match.acting()[0])["spaces"]
    words = t.match.game.names("en")
    for move in t.moves("choose_space"):
        assert noted[f"choose_space {move}"].startswith(f"workers {spaces[move]['need']}")
        if spaces[move].get("item"):
            assert words[spaces[move]["item"]] in noted[f"choose_space {move}"]
    assert any("(Marks " in note for note in noted.values())
