"""Corrupt positions are always refused with Nonsense and a reason, whatever is wrong with them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fajrant
from fajrant import Nonsense
from fajrant.core.dice import seeded
from fajrant.games import SHELF, load
from tests.core.playing import play_random

SLUG = "coal_baron_cards"
Path = list[str | int]


class Gone:
    """A marker for `put`: deletes the value."""

    def __repr__(self) -> str:
        return "gone"


GONE = Gone()


def played(decisions: int, seats: int = 3, seed: int = 7, slug: str = SLUG) -> Any:
    """A position after some random decisions, as read from JSON."""
    match = fajrant.new(slug, seats, seed)
    play_random(match, seeded(seed + 1), decisions)
    return json.loads(json.dumps(match.to_json()))


def put(data: Any, path: Path, value: object) -> None:
    """Sets the value at a path, or deletes it if the value is GONE."""
    *parents, last = path
    for key in parents:
        data = data[key]
    if value is GONE:
        del data[last]
    else:
        data[last] = value


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def refusal(data: object) -> str:
    with pytest.raises(Nonsense) as refused:
        fajrant.from_json(data)
    return str(refused.value)


# ---------------------------------------------------------------- a table of corruptions


@pytest.mark.parametrize("data", [None, 7, "x", [], ["game"], {}, {"game": 7}, {"game": None}], ids=str)
def test_data_that_names_no_game_is_refused(data: object) -> None:
    assert "a position is an object that names its game" in refusal(data)


def test_an_unknown_game_is_refused() -> None:
    assert refusal({"game": "chess"}) == f"there is no game 'chess'; known: {', '.join(SHELF)}"


MINE: Path = ["table", "mines", 0]
ZONE: Path = ["table", "zones", 0]
ENGINES: Path = ["table", "stacks", "engine"]


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        # around the table
        (["rules"], GONE, "coal_baron_cards: 'rules' is missing"),
        (["rules"], 2, "coal_baron_cards: made under rules version 2; this is version 1"),
        (["rules"], 0, "coal_baron_cards.rules: expected a whole number"),
        (["rules"], "1", "coal_baron_cards.rules: expected a whole number"),
        (["extra"], 1, "coal_baron_cards: 'extra' is unknown; known: game, rules"),
        (["seats"], 5, "coal_baron_cards has 2 to 4 seats, not 5"),
        (["seats"], 2.0, "coal_baron_cards has 2 to 4 seats, not 2.0"),
        (["seats"], [3], "coal_baron_cards has 2 to 4 seats, not [3]"),
        (["seats"], 4, "coal_baron_cards.table.mines: expected 4 entries, got 3"),
        (["options"], ["open"], "coal_baron_cards.options: expected an object, got ['open']"),
        (["options"], {"history": "shut"}, "option history is open or table, not 'shut'"),
        (["options"], {"history": ["open"]}, "option history is open or table, not ['open']"),
        (["options"], {}, "coal_baron_cards.options: 'history' is missing"),
        (["options", "weather"], "fine", "coal_baron_cards.options: 'weather' is unknown; known: history"),
        (["dice"], "7", "coal_baron_cards.dice: expected 16 hexadecimal digits"),
        (["dice"], "ffffffffffffffff", "coal_baron_cards.dice: expected 16 hexadecimal digits up to 3fffffffffffffff"),
        (["dice"], "000000000000000X", "coal_baron_cards.dice: expected 16 hexadecimal digits"),
        (["dice"], 7, "coal_baron_cards.dice: expected a string, got 7"),
        (["table"], None, "coal_baron_cards.table: expected an object, got None"),
        (["table"], 10**30, "coal_baron_cards.table: a number is too large"),
        # steps
        (["stack"], {}, "coal_baron_cards.stack: expected a list"),
        (["stack"], ["Main"], "coal_baron_cards.stack[0]: expected a list, got 'Main'"),
        (["stack"], [[]], "coal_baron_cards.stack[0]: '' is not a step; known: BeginShift"),
        (["stack"], [["Dance", 0]], "coal_baron_cards.stack[0]: 'Dance' is not a step"),
        (["stack"], [["Main", 0]], "the steps Main do not begin with a shift"),
        (["stack", 1], ["Main"], "coal_baron_cards.stack[1]: Main has 1 fields, got 0"),
        (["stack", 1], ["Main", 0, 0], "coal_baron_cards.stack[1]: Main has 1 fields, got 2"),
        (["stack", 1], ["Main", [0]], "coal_baron_cards.stack[1][1]: [0] is not a valid seat"),
        (["stack", 1], ["Main", "0"], "coal_baron_cards.stack[1][1]: '0' is not a valid seat"),
        (["stack", 1], ["Main", 3], "do not continue with the turn of a seat"),
        (["stack", 1], ["Main", 1], "after seat 1 comes seat 2"),
        (["stack", 1], ["EndOfShift"], "do not continue with the turn of a seat"),
        (["stack", 0], ["Shift", 2], "after seat 0 comes seat 1"),
        (["stack"], [], "the tokens 1 to 1 are with the players"),
        # the table
        (["table", "shift"], 0, "coal_baron_cards.table.shift: expected a whole number from 1"),
        (["table", "shift"], 99, "coal_baron_cards.table.shift: expected a whole number from 1"),
        (["table", "shift"], 2, "in shift 2 the tokens 1 to 1 are with the players, not []"),
        (["table", "starter"], 3, "coal_baron_cards.table.starter: expected a whole number from 0 to 2, got 3"),
        (["table", "removed"], ["inno_lorry"], "of inno_lorry, the table"),
        (["table", "removed"], ["engine_black"], "table.removed: engine_black is not in the innovation deck"),
        (["table", "zones"], [], "coal_baron_cards.table.zones: expected 14 entries, got 0"),
        (["table", "mines"], [], "coal_baron_cards.table.mines: expected 3 entries, got 0"),
        (["table", "stacks", "engine"], GONE, "coal_baron_cards.table.stacks: 'engine' is missing"),
        (["table", "stacks", "coal"], {}, "coal_baron_cards.table.stacks: 'coal' is unknown"),
        ([*ENGINES, "cards"], [], "of engine_green, the table 0"),
        ([*ENGINES, "cards", 0], "engine_pink", "stacks.engine.cards[0]: 'engine_pink' is not a valid card"),
        ([*ENGINES, "cards", 0], "wagon_fox", "stacks.engine.cards: wagon_fox is not in the engine deck"),
        ([*ENGINES, "cards", 0], 3, "stacks.engine.cards[0]: 3 is not a valid card"),
        ([*ENGINES, "known"], [1], "stacks.engine: known has 1 entries for"),
        ([*ENGINES, "known"], [8], "stacks.engine.known[0]: expected a whole number from 0 to 7, got 8"),
        ([*ZONE, "workers"], 5, "zones[0]: workers and last do not match the payments"),
        ([*ZONE, "last"], 0, "zones[0]: workers and last do not match the payments"),
        ([*ZONE, "laid"], [[0, [2]]], "zones[0].laid[0]: use 1 of lorry_1 costs 1, not [2]"),
        ([*ZONE, "laid"], [[0]], "zones[0].laid[0]: expected 2 entries, got 1"),
        ([*ZONE, "laid"], [[0, []]], "zones[0].laid[0]: use 1 of lorry_1 costs 1, not []"),
        ([*ZONE, "laid"], [[0, 1]], "zones[0].laid[0][1]: a payment is a list"),
        ([*ZONE, "laid"], [[0, ["1"]]], "zones[0].laid[0][1]: '1' cannot pay"),
        ([*ZONE, "laid"], [[0, [[]]]], "zones[0].laid[0][1]: [] cannot pay"),
        ([*ZONE, "laid"], [[0, [True]]], "zones[0].laid[0][1]: True cannot pay"),
        ([*ZONE, "laid"], [[4, [1]]], "zones[0].laid[0][0]: expected a whole number from 0 to 3, got 4"),
        ([*ZONE], {"workers": 1, "last": 0, "laid": [[0, [1]]]}, "seat 0 has the worker cards"),
        ([*ZONE], {"workers": 1, "last": 3, "laid": [[3, [1]]]}, "there is no seat 3"),
        # a mine
        ([*MINE, "row"], GONE, "mines[0]: 'row' is missing"),
        ([*MINE, "row"], ["lorry_fox_2"], "of lorry_fox_2, the table"),
        ([*MINE, "row"], ["wagon_fox"], "mines[0].row: wagon_fox is not in the lorry deck"),
        ([*MINE, "passed"], 0, "mines[0].passed: expected true or false, got 0"),
        ([*MINE, "passed"], True, "do not continue with the turn of a seat that has not passed"),
        ([*MINE, "workers"], [1], "seat 0 has the worker cards [1], not"),
        ([*MINE, "workers"], [1] * 11, "mines[0]: nobody has 11 worker cards"),
        ([*MINE, "workers"], [9], "mines[0].workers[0]: expected a whole number from 1 to"),
        ([*MINE, "tokens"], [1], "in shift 1 the tokens 1 to 0 are with the players, not [1]"),
        ([*MINE, "tokens"], [0], "mines[0].tokens[0]: 0 is not a valid"),
        ([*MINE, "docks"], [], "mines[0].docks: expected 3 entries, got 0"),
        ([*MINE, "docks", 0, "loads"], [None], "mines[0].docks[0].loads: expected 0 entries, got 1"),
        ([*MINE, "docks", 0, "engine"], "wagon_fox", "mines[0].docks[0].engine: wagon_fox is not in the engine deck"),
        ([*MINE, "docks", 0, "engine"], "engine_black", "of engine_black, the table"),
        ([*MINE, "orders"], ["order_barracks_1"], "of order_barracks_1, the table"),
        ([*MINE, "delivered"], [{"order": "order_barracks_1"}], "mines[0].delivered[0]: 'train' is missing"),
        ([*MINE, "delivered"], [{"order": "order_barracks_1", "train": {"engine": None, "wagons": [], "loads": []}}],
         "mines[0].delivered[0]: a departed train needs an engine and at least the ordered number of lorries"),
    ],
    ids=str,
)  # fmt: skip
def test_a_corrupt_position_is_refused(path: Path, value: object, reason: str) -> None:
    data = played(0)
    put(data, path, value)
    assert reason in refusal(data)


def test_the_uncorrupted_position_is_accepted() -> None:
    data = played(0)
    assert fajrant.from_json(data).to_json() == data


def test_wagons_must_fit_their_dock() -> None:
    data = played(0)
    wagons = {"engine": None, "wagons": ["wagon_fox"], "loads": [None]}
    refused = []
    for dock in range(3):
        put(
            data,
            [*MINE, "docks"],
            [wagons if here == dock else at(played(0), [*MINE, "docks", 0]) for here in range(3)],
        )
        refused.append(refusal(data))
    assert any("wagon_fox may not stand at dock" in reason for reason in refused)
    assert all("dock" in reason or "of wagon_fox, the table" in reason for reason in refused)


# ---------------------------------------------------------------- random corruption


def positions(slug: str) -> list[Any]:
    """Positions for every number of seats, from the first decision to the end of the game."""
    return [played(decisions, seats, slug=slug) for seats in load(slug).seats for decisions in MOMENTS]


MOMENTS = (0, 9, 40, 41, 42, 90, 180, 5000)
POSITIONS = {slug: positions(slug) for slug in SHELF}
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from(
        [2**31, 2**63, -(2**63), 10**30, 0.5, 1e300, float("nan"), float("inf"), "", "x" * 99, "0", "\x00"]
    ),
    st.sampled_from(["engine_black", "wagon_wild", "lorry_fox_2", "order_barracks_2", "inno_worker_3"]),
    st.sampled_from(["G2L", "Y1D", "H08", "W10", "yellow", "black"]),
    st.sampled_from(sorted({name for slug in SHELF for name in load(slug).step_kinds()})),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=5,
)


def places(data: Any) -> list[Path]:
    """All paths in the data, outer ones first."""
    paths: list[Path] = []
    inner: list[tuple[Path, Any]] = [([], data)]
    while inner:
        path, here = inner.pop(0)
        keys = list(here) if isinstance(here, dict) else list(range(len(here))) if isinstance(here, list) else []
        for key in keys:
            paths.append([*path, key])
            inner.append(([*path, key], here[key]))
    return paths


def like(path: Path) -> list[str]:
    """The path with its indices replaced, to find similar places."""
    return ["#" if isinstance(key, int) else key for key in path]


def corrupt(data: Any, lenders: list[Any], draw: st.DrawFn) -> None:
    """Makes one change: sets, deletes, duplicates, swaps or borrows a value."""
    every = places(data)
    path = draw(st.sampled_from(every))
    kind = draw(st.sampled_from(["put", "take", "double", "exchange", "exchange alike", "lend"]))
    if kind == "put":
        put(data, path, draw(VALUES))
    elif kind == "take":
        put(data, path, GONE)
    elif kind == "double" and isinstance(path[-1], int):
        at(data, path[:-1]).append(at(data, path))
    elif kind == "lend":
        other = draw(st.sampled_from(lenders))
        if path in places(other):
            put(data, path, json.loads(json.dumps(at(other, path))))
    else:
        if kind == "exchange alike":
            every = [other for other in every if like(other) == like(path)]
        other_path = draw(st.sampled_from(every))
        shorter = min(len(path), len(other_path))
        if path[:shorter] != other_path[:shorter]:
            one, two = at(data, path), at(data, other_path)
            put(data, path, two)
            put(data, other_path, one)


@st.composite
def corrupted(draw: st.DrawFn, slug: str) -> Any:
    data = json.loads(json.dumps(draw(st.sampled_from(POSITIONS[slug]))))
    for _ in range(draw(st.integers(1, 3))):
        corrupt(data, POSITIONS[slug], draw)
    return data


@pytest.mark.once
@pytest.mark.parametrize("slug", SHELF)
@settings(
    max_examples=400, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)  # fmt: skip
@given(drawn=st.data(), seed=st.integers(0, 9))
def test_random_corruption_is_refused_or_makes_sense(slug: str, drawn: st.DataObject, seed: int) -> None:
    """Either Nonsense, or a valid position: it survives JSON and can be played on without losing a component."""
    data = drawn.draw(corrupted(slug))
    try:
        match = fajrant.from_json(data)
    except Nonsense:
        return
    assert fajrant.from_json(match.to_json()).to_json() == match.to_json()
    for _ in range(30):
        assert match.over() or all(match.moves(seat) for seat in match.acting())
        match.game.audit(match.position)
        play_random(match, seeded(seed), 1)
    assert fajrant.from_json(match.to_json()).digest() == match.digest()
