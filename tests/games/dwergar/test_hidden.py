"""§7: hidden information; R48: undo."""

from __future__ import annotations

from tests.games.dwergar.table import BASIC, new, table


def test_everybody_sees_the_same() -> None:
    t = new(3)
    views = [t.sees(seat) for seat in (0, 1, None)]
    for place in ("clans", "spaces", "pile", "events", "seen", "decks", "discarded", "token"):
        assert views[0][place] == views[1][place] == views[2][place]
    assert [offer["project"] for offer in views[0]["row"]] == [offer["project"] for offer in views[2]["row"]]


def test_piles_are_shown_without_order() -> None:
    t = new(2)
    here = t.truth()
    seen = t.sees(0)["pile"]
    assert seen["size"] == len(here["pile"])
    assert seen["basic"] == sorted([card for card in here["pile"] if BASIC[card]], key=int)
    assert seen["advanced"] == sorted([card for card in here["pile"] if not BASIC[card]], key=int)
    assert t.sees(0)["events"] == {"size": 9, "possible": [str(number) for number in range(46, 61)]}


def test_worlds_reshuffle_the_projects() -> None:
    t = new(2)
    worlds = t.worlds(0)
    assert len({tuple(world.truth()["pile"]) for world in worlds}) > 30
    for world in worlds:
        pile = world.truth()["pile"]
        assert sorted(pile) == sorted(t.truth()["pile"])
        assert [BASIC[card] for card in pile] == sorted([BASIC[card] for card in pile])


def test_worlds_draw_from_all_unseen_events() -> None:
    t = new(2)
    drawn = {event for world in t.worlds(0) for event in world.truth()["events"]}
    assert drawn == {str(number) for number in range(46, 61)}
    t = table(event="46", events="47")
    for world in t.worlds(0, 20):
        assert world.truth()["seen"] == ["46"]
        assert "46" not in world.truth()["events"]


def test_worlds_do_not_depend_on_hidden_cards() -> None:
    first = table(row="10", pile="11 12 13 ...", events="46 47 48")
    second = table(row="10", pile="13 12 11 ...", events="60 47 59")
    for seat in (0, 1):
        assert first.sees(seat) == second.sees(seat)
    for a, b in zip(first.worlds(0, 6), second.worlds(0, 6), strict=True):
        assert a.truth() == b.truth()


def test_a_seat_sees_what_a_project_costs_now() -> None:
    t = table("supply 1 stone 1 iron\n developed 21 1", row="10 15", seats=3)
    offers = {offer["project"]: offer for offer in t.sees(0)["row"]}
    assert offers["15"] == {
        "project": "15", "cost": {"gold": 1}, "discount": [], "cheaper": True, "payable": False, "missing": {"gold": 1},
    }  # fmt: skip
    assert offers["10"]["discount"] == ["stone", "iron"]
    assert offers["10"]["payable"] is True
    assert t.sees(None)["row"][0] == {"project": "10"}


def test_view_of_a_clan() -> None:
    t = table(
        "pool smelter\n supply 2 stone\n heat 3\n furnaces 1 lit 1 unlit\n level_2 1 iron foreman\n realised 38 34",
        built_in="lab 0",
        token=0,
        decks="old_shaft eastern_quarter",
    )
    clan = t.sees(1)["clans"][0]
    assert clan["pool"] == {"engineer": 0, "blacksmith": 0, "smelter": 1, "foreman": 0}
    assert clan["carts"][2] == {"position": "level_2", "pieces": {"iron": 1}, "foreman": True, "full": True}
    assert (clan["kept"], clan["payable"], clan["token"]) == (2, 4, True)
    assert clan["realised"][0] == {
        "project": "38", "cost": {"iron": 1}, "heat": 1, "heat_with_bonus": 0,
        "heat_at_forge": 2, "payable_at_forge": False,
    }  # fmt: skip
    assert clan["counts"] == {"old_shaft": 1, "eastern_quarter": 1}
    assert t.sees(1)["spaces"]["lab"] == {
        "dwarf": "engineer", "owner": None, "built_in": 0, "build_in_cost": {"gold": 1}, "build_in_vp": 4,
        "bonuses": ["two_more_exchanges", "light1_heat1"], "event": False,
    }  # fmt: skip
    assert t.sees(1)["leaders"] == {"old_shaft": [0], "eastern_quarter": [0]}


def test_spaces_show_the_effect_of_an_event() -> None:
    assert table(event="49").sees(0)["spaces"]["lab"]["build_in_vp"] == 6
    assert table(event="49").sees(0)["spaces"]["mine_1"]["build_in_vp"] == 2
    assert table(event="57").sees(0)["spaces"]["lab"]["bonuses"] == []
    for event, prices in (("48", [1, 2, 3, 4, 5]), ("49", [0, 1, 2, 3, 4])):
        t = table("pool smelter\n heat 1", event=event)
        t.play("place smelter gear")
        assert t.sees(1)["decision"]["prices"] == prices


def test_the_current_action_is_shown() -> None:
    t = table("pool engineer\n supply 1 crystal")
    t.play("place engineer lab", "exchange crystal gold")
    action = t.sees(1)["action"]
    assert (action["dwarf"], action["space"], action["bonuses"]) == ("engineer", "lab", ["two_more_exchanges"])
    assert t.sees(1)["decision"]["space"] == "lab"


# ---------------------------------------------------------------- undo


def test_r48_moves_of_a_turn_can_be_undone() -> None:
    t = table("pool engineer\n supply 1 gold\n furnaces 1 lit\n heat 1")
    before = t.truth()
    t.play("place engineer forge", "forge gold", "place foreman mine_1", "mine")
    for _ in range(4):
        t.match.undo(0)
    assert t.truth() == before


def test_r48_a_move_that_revealed_a_card_cannot_be_undone() -> None:
    t = table("pool engineer", row="10 11 12 13", turn=0)
    t.play("end_turn")  # the row was refilled for seat 1
    assert not t.match.can_undo(0)
    t = table("", row="10 11 12 13 1")
    t.play("0: end_turn")
    assert t.match.can_undo(0)
    t.play("1: end_turn")  # an event was revealed
    assert not t.match.can_undo(1)
