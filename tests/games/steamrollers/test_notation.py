"""§11: the text and the targets of each option; §7: nothing is hidden; R47: undo."""

from __future__ import annotations

import pytest

from fajrant import IllegalMove
from tests.games.steamrollers.table import Table, acting, draws, ewas_turn, new, solo, table

LINE = "track B2:W-E C2:W-E D2:W-E \n boxes 1 2 3 \n"


def targets(t: Table, seat: int = 0) -> dict[str, list[str]]:
    return {move.text: move.targets() for move in t.match.position.legal(seat)}


def test_targets_of_moves() -> None:
    t = table(LINE + "tiles 3b", dice="1 2 3", goods="1 grey green")
    assert targets(t)["die 2"] == ["die:2"]
    t.play("die 1")
    assert targets(t)["deliver"] == ["action:deliver"]
    t.play("build")
    assert targets(t)[draws("B3:NW-SE")] == ["hex:B3", "piece:2_5"]
    t.match.undo(0)
    t.play("deliver")
    assert targets(t) == {"distance 1": ["distance:1"], "detour 2": ["detour:2"], "detour 3": ["detour:3"]}


def test_targets_of_goods() -> None:
    t = acting(3, LINE + "cargo yellow 3", goods="3 yellow red")
    t.play("deliver")
    assert targets(t) == {"load 3 yellow": ["cargo:3_yellow"], "load_own 3 yellow": ["own_cargo:3_yellow"]}
    t = solo(LINE, dice="3 3 1", goods="3 yellow red yellow")
    t.play("two 3 3", "deliver")
    assert targets(t)["load_in_row 3 yellow 3"] == ["cargo:3_yellow_3"]


def test_targets_of_rows_and_starting_tiles() -> None:
    t = new(1, 2)
    move = t.match.position.legal(0)[0]
    assert move.targets() == [f"row:{place}_{good}" for place, good in enumerate(move.text.split()[1:], 1)]
    t = new(2, 1, {"start_tiles": "on"})
    seat = int(t.asked().split()[0])
    assert targets(t, seat)["choose_start_tile start_track"] == ["start:start_track"]
    t.play("choose_start_tile start_own_cargo")
    assert targets(t, seat)["cargo red 3"] == ["colour:red", "city:3"]


@pytest.mark.parametrize("text", ["die 7", "die", "two 1 2", "1", "die  1", "pass", ""])
def test_text_that_is_not_a_move_is_refused(text: str) -> None:
    t = table(dice="1 2 3")
    with pytest.raises(IllegalMove):
        t.match.play(0, text)


def test_skipped_decisions_are_not_in_the_record() -> None:
    t = acting(1, LINE, goods="1 grey")
    t.play("deliver")
    assert t.match.record().splitlines()[1:] == ["0: die 1", "0: deliver"]


def test_everything_is_public() -> None:
    t = table(LINE + "tiles 3b", "points 4", dice="1 2 3")
    views = [dict(t.sees(viewer), you=None) for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    for world in t.worlds(0, 5):
        assert world.truth() == t.truth()
    assert len({world.match.digest() for world in t.worlds(0, 5)}) == 5  # only the future rolls differ


# ---------------------------------------------------------------- undo


def test_r47_moves_of_a_turn_can_be_undone() -> None:
    t = table(dice="1 2 3")
    before = t.truth()
    t.play("die 1", "build", draws("B3:NW-SE"))
    for _ in range(3):
        t.match.undo(0)
    assert t.truth() == before


def test_r47_undo_stops_at_a_roll() -> None:
    t = table(turn=1, dice="1 2")
    t.play("die 1", "upgrade")  # a new round is rolled
    assert not t.match.can_undo(1)
    t = acting(2, "tiles 5b")
    t.play("reroll")
    assert not t.match.can_undo(0)
    t = ewas_turn(5, goods="5 -", rolls="1")
    t.play("upgrade")
    assert not t.match.can_undo(0)


def test_r47_undo_stops_at_another_players_decision() -> None:
    t = table("", "tiles 2b", dice="1 2 3")
    t.play("0: die 1", "1: decline")
    assert not t.match.can_undo(0)
    assert t.match.can_undo(1)
