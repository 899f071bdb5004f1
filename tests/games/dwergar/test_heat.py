"""§5.13: paying heat (D2), gaining and losing it."""

from __future__ import annotations

import pytest

from tests.games.dwergar.table import table


def test_d2_any_mix_of_track_and_furnaces() -> None:
    t = table("pool engineer\n supply 1 gold\n heat 3\n furnaces 3 lit")
    t.play("place engineer forge", "forge gold")
    assert t.asked() == "0 pay_heat"
    assert t.moves("pay_heat") == ["0", "1", "2"]
    t.play("pay_heat 2")
    assert (t.heat(), t.furnaces()) == (3, "1 lit 2 unlit")


@pytest.mark.parametrize("clan", ["heat 2", "furnaces 2 lit"])
def test_d2_a_single_way_to_pay_is_not_asked(clan: str) -> None:
    t = table(f"pool engineer\n supply 1 gold\n {clan}")
    t.play("place engineer forge", "forge gold")
    assert t.supply() == "1 crystal"
    assert (t.heat(), t.furnaces()) in ((0, ""), (0, "2 unlit"))


def test_d2_moves_that_cannot_be_paid_for_are_not_offered() -> None:
    assert table("pool engineer\n supply 1 gold\n heat 1").at("forge", "engineer") == []
    assert table("pool engineer\n supply 1 gold\n heat 1\n furnaces 1 lit").at("forge", "engineer") != []


def test_r11_furnaces_only_pay() -> None:
    """They add no heat to the track, and those not used stay lit after the turn."""
    t = table("pool engineer\n furnaces 2 lit\n heat 1")
    t.play("end_turn")
    assert (t.heat(), t.furnaces()) == (0, "2 lit")


def test_heat_beyond_the_end_of_the_track_is_lost() -> None:
    t = table("pool smelter\n heat 9\n furnaces 1 unlit")
    t.play("place smelter bellows")
    assert t.heat() == 10
    assert t.heard(None, "heated") == ["heated 0 1"]


def test_heat_from_other_turns_stays_until_the_own_turn_ends() -> None:
    t = table("", "pool engineer", built_in="bellows 0", turn=1, events="46")
    t.play("1: place engineer bellows", "end_turn")
    assert t.heat(0) == 3  # one from the furnace, two from the event
    t.play("0: end_turn")
    assert t.heat(0) == 0


def test_the_forges_heat_waits_for_room() -> None:
    t = table("pool smelter\n supply 1 stone\n heat 10")
    t.play("place smelter forge")
    assert t.heat() == 10
    t.play("forge stone")
    assert t.heat() == 10  # paid one, got one
    assert t.truth()["action"] is None or not t.truth()["action"]["warming"]


def test_the_forges_heat_is_lost_if_there_is_never_room() -> None:
    t = table("pool smelter\n supply 1 stone\n heat 10\n furnaces 1 lit")
    t.play("place smelter forge", "forge stone", "pay_heat 1", "done")
    assert t.heat() == 10
    assert t.heard(None, "heated") == []


def test_the_forges_heat_comes_right_after_the_payment() -> None:
    """Through Silverbeard the smelter also develops. His heat comes between the payment and the development."""
    t = table("pool smelter\n realised 11 29\n heat 10\n furnaces 1 unlit", token=0, decks="old_shaft new_shaft")
    t.play("place smelter forge", "silverbeard develop_projects", "develop 11")
    assert t.heard(None, "paid_heat", "heated", "developed") == ["paid_heat 0 3 0", "heated 0 1", "developed 0 11 0"]
    assert t.heat() == 8
