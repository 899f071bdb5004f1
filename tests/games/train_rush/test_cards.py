"""§5.13: planning, the hand limit and free special actions; D-PLAN, D-DISC, D-SPEC."""

from __future__ import annotations

import fajrant
from tests.games.train_rush.table import Table, table


def test_dplan_keep_up_to_one() -> None:
    t = table("hand A01", at="plan_keep1", deck="A50 A40 A42")
    assert t.moves("plan_keep") == ["A40", "A42", "A50", "none"]
    t.play("plan_keep A42")
    assert t.hand() == "A01 A42"
    assert t.truth()["discard"] == ["A40", "A50"]


def test_dplan_keep_up_to_two() -> None:
    t = table("hand A01", at="bonus plan_keep2", deck="A50 A40 A42")
    assert t.moves("plan_keep") == ["A40", "A42", "A50", "A40 A42", "A40 A50", "A42 A50", "none"]
    t.play("plan_keep A40 A50")
    assert t.hand() == "A01 A40 A50"


def test_dplan_only_the_planning_seat_sees_the_cards() -> None:
    t = table("hand A01\n investment 2", deck="A50 A40 A42")
    t.play("invest plan")
    assert t.sees(0)["decision"]["drawn"] == ["A40", "A42", "A50"]
    assert t.sees(1)["decision"] == {"point": "plan_keep", "seats": [0], "keep": 1, "limit": 5, "count": 3}
    assert "saw 0 A40+A42+A50" in t.heard(0)
    assert t.heard(1, "saw") == []
    t.play("plan_keep A50")
    assert t.sees(1)["factions"][0]["cards"] == 2
    assert t.heard(1, "discarded") == ["discarded 0 A40+A42"]


def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    data = table("hand A01\n investment 2", "hand A02").match.to_json()
    here = data["table"]
    here["discard"] = here["deck"][:-1]
    here["deck"] = here["deck"][-1:]
    t = Table(fajrant.from_json(data))
    t.play("invest plan")
    assert "deck_shuffled" in t.heard(None)
    assert len(t.sees(0)["decision"]["drawn"]) == 3


def test_ddisc_until_the_hand_is_within_its_limit() -> None:
    t = table("hand A01 A02 A03 A04 A05", at="bonus plan_keep2", deck="A50 A40 A42")
    t.play("plan_keep A40 A50")
    assert t.moves("discard_excess") == ["A01", "A02", "A03", "A04", "A05", "A40", "A50"]
    t.play("discard_excess A02")
    assert t.asked() == "0 discard_excess"
    t.play("discard_excess A50")
    assert t.hand() == "A01 A03 A04 A05 A40"


def test_ddisc_also_after_a_card_from_the_display() -> None:
    t = table(
        "at CM0\n hand A01 A02 A03 A04 A05", at="play_card", tiles="4 B01", deck="A50 A40 A42", display="A55 A56 A57"
    )
    t.play("play_card A01", "movement_step 0 CM2a", "plan_keep A40 A50", "discard_excess A50")
    assert t.hand() == "A02 A03 A04 A05 A40"
    t.play("take_display_card A56")
    assert t.asked() == "0 discard_excess"
    t.play("discard_excess A02")
    assert t.hand() == "A03 A04 A05 A40 A56"


def test_r34_new_cards_can_be_discarded_too() -> None:
    t = table("at CI0\n hand A01 A02 A03 A04 A05", at="plan_keep1", deck="A50 A40 A42")
    t.play("plan_keep A50", "discard_excess A50")
    assert t.hand() == "A01 A02 A03 A04 A05"
    assert t.truth()["discard"] == ["A40", "A42", "A50"]


def test_dspec_a_card_whose_special_action_can_be_carried_out() -> None:
    t = table("hand A01 A05 A34\n coal 0", at="bonus special_free1")
    assert t.moves("choose_free_special") == ["A01", "A34", "decline"]  # A05 cannot build a station on START
    t.play("choose_free_special A34")
    assert (t.investment(), t.hand()) == (3, "A01 A05")
    assert t.truth()["discard"] == ["A34"]


def test_r31_free_special_actions_cost_no_coal_and_bring_no_new_card() -> None:
    t = table("hand A01 A34 A36\n coal 0", at="bonus special_free2")
    t.play("choose_free_special A34")
    assert t.investment() == 3
    assert t.moves("choose_free_special") == ["A01", "A36", "decline"]
    t.play("choose_free_special A36")
    assert (t.investment(), t.hand()) == (5, "A01")


def test_r31_the_card_being_played_cannot_be_used() -> None:
    t = table(
        "at CM0\n hand A04 A01\n tracks contractors_red 7", at="play_card", tiles="4 B45",
        zones="CZ2 0=red station 1",
    )  # fmt: skip
    t.play("play_card A01", "movement_step 0 CM2a")
    assert t.moves("choose_free_special") == ["A04", "decline"]


def test_a_card_in_use_is_not_shuffled_into_the_deck() -> None:
    data = table("at CM0\n hand A51 A01\n coal 9", at="bonus special_free1").match.to_json()
    here = data["table"]
    here["discard"] = here["deck"]
    here["deck"] = []
    t = Table(fajrant.from_json(data))
    t.play("choose_free_special A51", "choose_free_action plan")
    assert t.sees(1)["cards"]["in_use"] == ["A51"]
    assert "A51" not in t.truth()["deck"]
    t.play("plan_keep none")
    assert "A51" in t.truth()["discard"]


def test_r69_a_free_special_action_is_offered_even_if_no_card_is_usable() -> None:
    t = table("hand A05 A14", at="bonus special_free1")
    assert t.moves("choose_free_special") == ["decline"]
    t = table("", at="bonus special_free1")
    assert t.asked() != "0 choose_free_special"  # everybody sees that the hand is empty


def test_r69_the_special_step_is_asked_even_if_no_card_is_usable() -> None:
    for hand, asked in (("A55 A57", "0 special_step"), ("A55", "0 take_display_card")):
        t = table(f"at RM4\n coal 4\n hand {hand}\n wagons W101 -, W105 -, W202 - -", at="play_card")
        if hand != "A55":
            t.play("play_card A55")
        t.play("movement_step 0 RM6", "movement_step 0 RM9", "movement_step 0 AI2")
        assert t.asked() == asked  # both cards draw a wagon, and there is no room for one
        if asked == "0 special_step":
            assert t.moves("special_step") == ["skip"]


def test_r69_a_seat_with_heroes_is_asked_even_if_none_is_playable() -> None:
    t = table("at RM4\n hand A01\n heroes C01 C02 C03 C04 C05", at="hero")
    assert t.moves("play_hero") == ["decline"]
    t = table("heroes C01 C02 C03 C04 C05", "at RM4", at="hero")
    assert t.asked() == "0 play_hero"


def test_r65_bonuses_may_be_declined_but_gains_are_automatic() -> None:
    for effect in ("warehouse1", "station", "corrupt1", "load1", "exchange_12", "draw_wagon2", "siding_any"):
        t = table("at RM4\n wagons W101 -", at=f"bonus {effect}")
        assert t.moves()[-1].endswith(" decline"), effect
    for effect in ("coal3", "vp5", "adv_wagons1"):
        t = table("at RM4\n hand A01 A02", at=f"bonus {effect}")
        assert t.asked() == "0 play_card"  # the effect is over, and nobody had anything to invest
