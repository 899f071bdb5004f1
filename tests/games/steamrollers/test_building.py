"""DP-5 and §5.1: drawing track; links."""

from __future__ import annotations

import pytest

from tests.games.steamrollers.table import acting, draws, solo, table


@pytest.mark.parametrize("black", ["straight gentle", "straight sharp", "gentle sharp"])
def test_dp5_every_piece_of_the_two_types_in_the_region(black: str) -> None:
    t = acting(2, black=black)
    t.play("build")
    hexes = {move.split()[0] for move in t.moves("piece")}
    assert hexes == {"G1", "H1", "G2", "I2", "G3", "H3", "I3"}
    placements = {"straight": 3, "gentle": 6, "sharp": 6}
    assert len(t.moves()) == 7 * sum(placements[track] for track in black.split())
    assert t.pieces("I3") == set(black.split())


def test_dp5_one_piece_per_hex_and_never_in_a_city() -> None:
    t = acting(2, "track G1:W-E H1:W-E")
    t.play("build")
    assert {move.split()[0] for move in t.moves("piece")} == {"G2", "I2", "G3", "H3", "I3"}
    full = "track G1:W-E H1:W-E G2:W-E I2:W-E G3:W-E H3:W-E I3:W-E"
    assert "build" not in acting(2, full).moves()


def test_dp5_tile_6_allows_the_third_type() -> None:
    t = acting(2, "tiles 6a", black="straight gentle")
    t.play("build")
    assert len(t.moves()) == 7 * 15
    t.play(draws("G2:E-NE"))
    assert t.tiles() == ""  # 6a is used up
    assert t.heard(1, "tile_used", "tile_back", "built") == ["tile_used 0 6a", "tile_back 6a", "built 0 G2 0_1 sharp"]


def test_r21_tile_6_is_used_only_for_the_missing_type() -> None:
    t = acting(2, "tiles 6a", black="straight gentle")
    t.play("build", draws("G2:E-W"))
    assert t.tiles() == "6a"
    t = acting(2, "tiles 6b", black="straight gentle")
    t.play("build", draws("G2:E-NE"))
    assert t.tiles() == "6b"


def test_r16_solo_tile_6b_works_once_per_turn() -> None:
    t = solo("tiles 6b", dice="2 3 4", black="straight gentle")
    t.play("two 2 3", "first 2", "build", draws("G2:E-NE"), "build")
    assert t.pieces("D2") == {"straight", "gentle"}
    t = solo("tiles 6b", dice="2 3 4", black="straight gentle")
    t.play("two 2 3", "first 2", "build", draws("G2:E-W"), "build")  # not needed, so not used
    assert t.pieces("D2") == {"straight", "gentle", "sharp"}


def test_r5_the_type_is_the_difference_of_the_edges() -> None:
    t = acting(2, "tiles 6b")
    t.play("build")
    kinds = {"0 1": "sharp", "0 5": "sharp", "0 2": "gentle", "0 4": "gentle", "0 3": "straight", "2 5": "straight"}
    for edges, track in kinds.items():
        assert f"G2 {edges}" in t.moves("piece")
        t.play(f"piece G2 {edges}")
        assert t.sheet()["track"]["G2"] == {"piece": edges.replace(" ", "_"), "track": track}
        t.match.undo(0)
    assert "G2 0 5" in t.moves("piece")


@pytest.mark.parametrize("piece", ["NW-SE", "NE-SW", "E-NW"])
def test_r6_dead_ends_are_legal(piece: str) -> None:
    """Track may lead off the map, to an empty hex, or to track that does not match."""
    t = acting(1, "track C1:NW-SE", black="straight gentle")
    t.play("build", draws(f"B1:{piece}"))
    assert t.links() == ""
    assert len(t.track().split()) == 2


def test_a_piece_completes_a_link() -> None:
    t = acting(5, "track A4:NE-SE B3:NW-SE", black="gentle sharp")
    t.play("build", draws("B4:NW-SW"))
    assert t.links() == "1-5 0"
    assert t.heard(1, "linked") == ["linked 0 1+5 0 B3+B4"]
    assert t.network() == 1


def test_non_matching_pieces_are_not_connected() -> None:
    assert table("track B2:W-E C2:NW-E D2:W-E").links() == ""
    assert table("track B2:W-E C2:W-E D2:W-E").links() == "1-3 0"


def test_r9_parallel_links_score_each_and_a_loop_does_not() -> None:
    t = table("track E3:NE-SW D4:NE-SE F3:NW-SW E4:NE-SW B2:W-NW B1:SW-SE")
    assert t.links() == "3-4 0, 3-4 0"
    assert t.network() == 2


def test_r10_a_town_counts_only_on_a_link() -> None:
    assert table("track C3:NW-E").network() == 0
    assert table("track B2:W-SE C3:NW-E D3:W-NE").network() == 0
    assert table("track B2:W-SE C3:NW-E D3:W-NE D2:SW-E").network() == 2


def test_a_ring_of_track_is_not_a_link() -> None:
    t = table("track C2:SW-SE C3:NE-NW D3:NW-W")  # following it must end
    assert t.links() == ""
    ring = "track D3:W-SE D4:NW-SW C4:E-NE"
    assert table(ring).links() == ""
    around = "track C3:NE-SE D3:NW-SW D4:NW-W C4:E-NE C2:SE-E D2:W-SW"
    assert table(around).links() == ""


def test_r30_walls_cut_lines_but_never_forbid_drawing() -> None:
    t = acting(1, level_map="medium_1", black="straight gentle")
    t.play("build")
    assert draws("C2:W-E") in t.moves()
    t.play(draws("C2:W-E"))
    assert t.track() == "C2:E-W"
    other = table("track B2:W-E C2:W-E D2:W-E", level_map="medium_2")
    assert other.links() == "1-3 0"  # this map has other walls


def test_r30_no_wall_touches_a_city() -> None:
    cities = {"A2", "H2", "E2", "E5", "B5", "I5"}
    for level in ("medium", "hard"):
        for number in range(1, 7):
            t = table(level_map=f"{level}_{number}")
            walls = t.sees(None)["walls"]
            assert len(walls) == (6 if level == "medium" else 12)
            assert not cities & {here for wall in walls for here in wall}


def test_the_decision_shows_where_new_track_would_lead() -> None:
    t = acting(4, "track E3:NE-SW F5:W-NE", seats=2, level_map="medium_5")
    t.play("build")
    shown = t.sees(1)["decision"]
    assert shown["leads"]["D4"] == ["hex:E4", "city:3", "hex:D3", "hex:C4", "hex:D5", "city:4"]
    assert shown["leads"]["E4"] == ["hex:F4", None, None, "hex:D4", "city:4", None]  # walls; track that does not match
    assert shown["leads"]["F4"][4] == "city:4"
    assert "F5" not in shown["leads"]
    assert shown["links"] == {"piece D4 1 5": {"cities": ("3", "4"), "points": 1}}
