"""Everything that games need from the core, tested with the toy game."""

from __future__ import annotations

from typing import Any

import pytest

from fajrant.core.dice import seeded
from fajrant.core.errors import IllegalMove, Nonsense
from fajrant.core.match import Match, begun_from, new_match, read_position
from tests.core.toy import KEEP, KEEP_NONE, SEALED_BIDS, Table


def new(seats: int = 3, seed: int = 7, pace: str = "usual") -> Match:
    return new_match(SEALED_BIDS, seats, seed, {"pace": pace})


def table(*stack: list[object], **changed: object) -> Match:
    """Three seats, set up by hand: `table(["Toll", 1, 0], chips=[0, 1, 2])`."""
    lies = {
        "chips": [3, 3, 3],
        "hands": [["coal_1", "coal_2"], ["coal_3", "toll_1"], ["coal_4", "toll_2"]],
        "won": [[], [], []],
        "deck": ["coal_5", "coal_6", "coal_7"],
        "ghost": 0,
    }
    data = {
        "game": "sealed_bids",
        "rules": 2,
        "seats": 3,
        "options": {"pace": "usual"},
        "dice": "0000000000000007",
        "stack": list(stack),
        "table": {**lies, **changed},
    }
    return begun_from(SEALED_BIDS, ["Ann", "Bob", "Cid"], read_position(SEALED_BIDS, data))


def lies(match: Match) -> Table:
    assert isinstance(match.position, Table)
    return match.position


def decision(match: Match, seat: int | None) -> dict[str, Any]:
    pending = match.view(seat)["decision"]
    assert isinstance(pending, dict)
    return pending


def events(match: Match, seat: int | None) -> list[dict[str, Any]]:
    return [{key: value for key, value in event.items() if key != "number"} for event in match.journal(seat)]


# ---------------------------------------------------------------- set-up


def test_a_decision_comes_before_chance() -> None:
    match = new(seed=7)
    untouched = seeded(7).state
    assert match.acting() == (0,)
    assert match.moves(0) == ["use calm", "use wild"]
    assert match.position.dice.state == untouched
    assert lies(match).hands == [(), (), ()]
    match.play(0, "use wild")
    assert match.position.dice.state != untouched
    assert [len(hand) for hand in lies(match).hands] == [2, 2, 2]


def test_only_the_seat_itself_sees_its_dealt_cards() -> None:
    match = new()
    match.play(0, "use wild")
    dealt = {seat: [event for event in events(match, seat) if event["event"] == "dealt"] for seat in (0, 1, None)}
    assert [event["seat"] for event in dealt[0]] == [0]
    assert [event["seat"] for event in dealt[1]] == [1]
    assert dealt[0][0]["cards"] == match.view(0)["hands"][0]
    assert dealt[None] == []


@pytest.mark.parametrize(("pace", "rounds"), [("short", 1), ("usual", 2), ("long", 3)])
def test_an_option_may_have_several_values(pace: str, rounds: int) -> None:
    match = new(pace=pace)
    match.play(0, "use calm")
    while not match.over():
        seat = match.acting()[0]
        match.play(seat, match.moves(seat)[-1])
    assert len([event for event in events(match, None) if event["event"] == "haunted"]) == rounds
    assert match.view(None)["options"] == {"pace": pace}


def test_an_unknown_value_of_an_option_is_refused() -> None:
    with pytest.raises(Nonsense, match="option pace is short or usual or long, not 'endless'"):
        new(pace="endless")


# ---------------------------------------------------------------- several seats at once


def test_all_seats_act_at_once_in_any_order() -> None:
    first = table(["Bidding", [-2, -2, -2]])
    second = first.clone()
    assert first.acting() == (0, 1, 2)
    for seat, move in ((0, "bid 1"), (1, "bid 3"), (2, "bid -1")):
        first.play(seat, move)
    for seat, move in ((2, "bid -1"), (0, "bid 1"), (1, "bid 3")):
        second.play(seat, move)
    assert lies(first).chips == [2, 0, 4]
    assert first.acting() == (1,)
    assert first.digest() == second.digest()


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    match = table(["Bidding", [-2, -2, -2]])
    match.play(1, "bid 0")
    assert match.acting() == (0, 2)
    assert match.moves(1) == []
    with pytest.raises(IllegalMove, match="seat 1 has nothing to decide now"):
        match.play(1, "bid 1")


def test_only_the_seat_itself_sees_its_choice_until_all_have_chosen() -> None:
    match = table(["Bidding", [-2, -2, -2]])
    match.play(1, "bid 2")
    assert decision(match, 1) == {"point": "BID", "seats": [0, 2], "sealed": [False, True, False], "bid": 2}
    for other in (0, 2, None):
        assert decision(match, other) == {"point": "BID", "seats": [0, 2], "sealed": [False, True, False]}
        assert events(match, other) == [{"event": "sealed", "seat": 1}]
    assert events(match, 1) == [{"event": "sealed", "seat": 1}, {"event": "my_bid", "bid": 2}]
    match.play(0, "bid 0")
    match.play(2, "bid 0")
    assert {"event": "opened", "bids": [0, 2, 0]} in events(match, None)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_different_secret_choices_look_the_same_to_others(viewer: int | None) -> None:
    low, high = table(["Bidding", [-2, -2, -2]]), table(["Bidding", [-2, -2, -2]])
    low.play(1, "bid 0")
    high.play(1, "bid 3")
    assert low.view(viewer) == high.view(viewer)
    assert low.journal(viewer) == high.journal(viewer)
    assert [low.moves(seat) for seat in (0, 2)] == [high.moves(seat) for seat in (0, 2)]


def test_seats_without_a_choice_are_not_asked() -> None:
    match = table(["Bidding", [-2, -2, -2]], chips=[-1, 3, -2])
    assert match.acting() == (1,)
    assert match.moves(1) == ["bid -1", "bid 0", "bid 1", "bid 2", "bid 3"]
    match.play(1, "bid 1")
    assert lies(match).chips == [0, 2, -1]
    assert decision(match, 1)["point"] == "LOOK"


def test_nobody_is_asked_if_nobody_has_a_choice() -> None:
    match = table(["Bidding", [-2, -2, -2]], chips=[-1, -1, -1])
    assert match.over()
    assert lies(match).chips == [0, 0, 0]


def test_a_secret_choice_is_kept_in_json_but_not_in_other_seats_worlds() -> None:
    match = table(["Bidding", [-2, -2, -2]])
    match.play(1, "bid 3")
    again = begun_from(SEALED_BIDS, match.names, read_position(SEALED_BIDS, match.to_json()))
    assert again.to_json()["stack"] == [["Bidding", [-2, 3, -2]]]
    worlds = [match.determinize(0, seed) for seed in range(40)]
    assert {world.to_json()["stack"][0][1][1] for world in worlds} == {-1, 0, 1, 2, 3}
    assert all(world.view(0) == match.view(0) and world.moves(0) == match.moves(0) for world in worlds)
    assert {world.to_json()["stack"][0][1][1] for world in [match.determinize(1, seed) for seed in range(9)]} == {3}


# ---------------------------------------------------------------- an automa


def test_an_automa_rolls_dice_and_acts_without_being_asked() -> None:
    match = table(["Round", 1])
    assert match.acting() == (0, 1, 2)
    assert 1 <= lies(match).ghost <= 6
    new_game = new()
    new_game.play(0, "use calm")
    [die] = [event["die"] for event in events(new_game, None) if event["event"] == "haunted"]
    assert lies(new_game).ghost == die


# ---------------------------------------------------------------- looking at hidden cards


def test_only_the_looking_seat_sees_the_cards() -> None:
    match = table(["Looking", 1])
    assert decision(match, 1) == {"point": "LOOK", "seats": [1], "count": 2, "cards": ["coal_7", "coal_6"]}
    for other in (0, 2, None):
        assert decision(match, other) == {"point": "LOOK", "seats": [1], "count": 2}


def test_the_looking_seat_sees_the_same_cards_in_all_its_worlds() -> None:
    match = table(["Looking", 1])
    for seed in range(20):
        world = match.determinize(1, seed)
        assert world.view(1) == match.view(1)
        assert world.moves(1) == match.moves(1) == ["keep coal_6", "keep coal_7", "keep"]
    others = {tuple(match.determinize(0, seed).moves(1)) for seed in range(20)}
    assert len(others) > 5


# ---------------------------------------------------------------- moves


def test_two_verbs_can_share_a_name() -> None:
    assert (KEEP.of(5).text, KEEP_NONE.text) == ("keep coal_6", "keep")
    assert KEEP_NONE.verb is not KEEP
    match = table(["Looking", 1])
    other = match.clone()
    match.play(1, "keep")
    other.play(1, "keep coal_6")
    assert len(lies(match).deck) == 3
    assert sorted(lies(other).deck) == [4, 6]
    assert lies(other).won[1] == (5,)


def test_an_argument_of_variable_length() -> None:
    match = table(["Melting", 2])
    assert match.moves(2) == ["melt coal_4", "melt toll_2", "melt coal_4 toll_2", "done"]
    assert match.position.legal(2)[2].targets() == ["card:coal_4", "card:toll_2"]
    match.play(2, "melt coal_4 toll_2")
    assert lies(match).hands[2] == ()
    assert lies(match).chips[2] == 5
    with pytest.raises(IllegalMove):
        table(["Melting", 2]).play(2, "melt toll_2 coal_4")


def test_a_negative_number_is_an_argument_like_any_other() -> None:
    match = table(["Bidding", [-2, 0, 0]])
    assert match.moves(0) == ["bid -1", "bid 0", "bid 1", "bid 2", "bid 3"]
    assert match.position.legal(0)[0].targets() == ["bid:-1"]
    match.play(0, "bid -1")
    assert lies(match).chips[0] == 4


# ---------------------------------------------------------------- nested effects


def test_an_effect_asks_other_seats_out_of_turn_and_then_the_turn_continues() -> None:
    match = table(["Melting", 0], ["Collecting", 0, [1, 2]])
    assert match.acting() == (1,)
    match.play(1, "pay")
    assert match.acting() == (2,)
    match.play(2, "pay")
    assert lies(match).chips == [5, 2, 2]
    assert match.acting() == (0,)
    assert decision(match, 0)["point"] == "MELT"


def test_a_nested_effect_is_carried_out_first() -> None:
    match = table(["Melting", 0], ["Collecting", 0, [1, 2]])
    match.play(1, "give toll_1")  # seat 0 now collects from both again, before it collects from seat 2
    assert match.to_json()["stack"] == [["Melting", 0], ["Collecting", 0, [2]], ["Collecting", 0, [2]], ["Toll", 1, 0]]
    match.play(1, "pay")
    match.play(2, "give toll_2")  # a third collection
    assert [row[0] for row in match.to_json()["stack"]] == ["Melting", *["Collecting"] * 3, "Toll"]
    match.play(1, "pay")
    match.play(2, "pay")
    assert match.to_json()["stack"][-2:] == [["Collecting", 0, []], ["Toll", 2, 0]]
    match.play(2, "pay")
    assert match.acting() == (0,)
    assert lies(match).chips == [7, 1, 1]
    assert lies(match).won[0] == (12, 13)


def test_a_seat_without_a_choice_is_not_asked_within_an_effect() -> None:
    match = table(["Melting", 0], ["Collecting", 0, [1, 2]], hands=[["coal_1"], [], ["coal_2"]], chips=[3, 0, 0])
    assert match.acting() == (2,)
    assert match.moves(2) == ["owe", "give coal_2"]
    assert lies(match).chips == [4, -1, 0]


def test_a_stack_with_tuples_survives_json() -> None:
    match = table(["Melting", 0], ["Collecting", 0, [1, 2]])
    data = match.to_json()
    assert data["stack"] == [["Melting", 0], ["Collecting", 0, [2]], ["Toll", 1, 0]]
    again = begun_from(SEALED_BIDS, match.names, read_position(SEALED_BIDS, data))
    assert again.digest() == match.digest()
    assert again.moves(1) == match.moves(1)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (["Collecting", 0, 1], "stack[0][2]: expected a list, got 1"),
        (["Collecting", 0, [7]], "stack[0][2][0]: 7 is not a valid seat"),
        (["Collecting", [0], [1]], "stack[0][1]: [0] is not a valid seat"),
        (["Toll", 0, [1]], "stack[0][2]: [1] is not a valid seat"),
        (["Collecting", 0], "stack[0]: Collecting has 2 fields, got 1"),
        (["Dealing"], "stack[0]: 'Dealing' is not a step; known: ChoosePack"),
        ([], "stack[0]: '' is not a step"),
        ([["Toll"]], "stack[0][0]: expected a string"),
    ],
)
def test_a_step_of_the_wrong_form_is_refused(row: list[object], reason: str) -> None:
    with pytest.raises(Nonsense) as refused:
        table(row)
    assert reason in str(refused.value)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_agree_with_their_records_at_each_move(seats: int) -> None:
    for seed in range(30):
        dice = seeded(seed)
        match = new(seats, seed, "long")
        while not match.over():
            seat = match.acting()[dice.below(len(match.acting()))]
            moves = match.moves(seat)
            assert len(moves) > 1
            match.play(seat, moves[dice.below(len(moves))])
            again = read_position(SEALED_BIDS, match.to_json())
            assert again.asked == match.acting()
            assert begun_from(SEALED_BIDS, match.names, again).digest() == match.digest()
            for viewer in range(seats):
                world = match.determinize(viewer, seed)
                assert world.view(viewer) == match.view(viewer)
                assert world.moves(viewer) == match.moves(viewer)
        assert match.acting() == ()
        assert match.ranking().count(1) >= 1
        assert [sum(points.values()) for points in match.categories()] == match.scores()
