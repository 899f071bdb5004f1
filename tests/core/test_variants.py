"""Variants: what may change is checked with its line, every listed value counts, and variants never mix."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fajrant
from fajrant import Match, Nonsense
from fajrant.core.dice import seeded
from fajrant.core.game import Game
from fajrant.core.record import parse_record
from fajrant.core.variants import KEPT, LONGEST, VARIANT, Boxes, variant_hash
from fajrant.games import load
from tests.core.playing import GAMES, play_random, shaken, varied
from tests.core.temperaments import Curious

VARYING = [game for game in GAMES if game.boxes().variables]
VARIABLES = [(game.slug, variable.path) for game in VARYING for variable in game.boxes().variables]
RICH_MINE = """
# the deepest level pays more
[options]
length = "short"

[mine.levels.mine_4]
yield = { gold = 3, crystal = 0 }
build_in_vp = 5        # as printed

[projects.10]
vp = 9
"""


def values_in(values: Any) -> dict[str, str]:
    """Everything in the values of a box, to compare them; compiled objects have no `__dict__`."""
    names = [name for name in dir(values) if not name.startswith("_") and not callable(getattr(values, name))]
    return {name: told(getattr(values, name)) for name in names}


def told(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([told(item) for item in value])}]"
    if isinstance(value, dict):
        return f"{{{', '.join([f'{key}: {told(item)}' for key, item in value.items()])}}}"
    return repr(value) if isinstance(value, (int, float, str)) or value is None else told(values_in(value))


def extreme(game: Game[Any], path: str, end: str) -> dict[str, str]:
    """Options in which every value of one variable is as small, or as large, as it can be."""
    boxes = game.boxes()
    (variable,) = [each for each in boxes.variables if each.path == path]
    changes: dict[str, object] = {}
    for found, each in boxes.paths().items():
        if each is variable:
            number = variable.least if end == "least" else variable.most
            printed = boxes.printed_at(found)
            changes[found] = (
                [number for _ in printed]
                if isinstance(printed, list)
                else {kind: number for kind in variable.pieces if number}
                if variable.pieces
                else number
            )
    return game.check_options({VARIANT: json.dumps(changes)})


# ---------------------------------------------------------------- the schema


@pytest.mark.parametrize("game", VARYING, ids=lambda game: game.slug)
def test_every_variable_exists_and_the_printed_box_is_allowed(game: Game[Any]) -> None:
    boxes = game.boxes()
    paths = boxes.paths()
    for variable in boxes.variables:
        assert variable in paths.values(), variable.path
    for path in paths:
        printed = boxes.printed_at(path)
        assert boxes.check(path, printed) == printed
    assert boxes.text_of({path: boxes.printed_at(path) for path in paths}) == ""


@pytest.mark.parametrize("game", VARYING, ids=lambda game: game.slug)
def test_every_listed_value_changes_what_positions_carry(game: Game[Any]) -> None:
    boxes = game.boxes()
    printed = values_in(boxes.printed)
    for path in boxes.paths():
        options = {VARIANT: boxes.text_of({path: varied(boxes, path)})}
        assert values_in(boxes.build(boxes.box_of(options))) != printed, path


def test_a_game_without_variables_says_so() -> None:
    for game in GAMES:
        if game not in VARYING:
            with pytest.raises(Nonsense, match="line 1: nothing in this game's box can be varied yet"):
                game.read_variant("a = 1")


# ---------------------------------------------------------------- reading


def test_a_variant_keeps_only_what_differs_from_the_box() -> None:
    game = load("dwergar")
    options = game.read_variant(RICH_MINE)
    assert options == {
        "length": "short",
        VARIANT: '{"mine.levels.mine_4.yield":{"gold":3},"projects.10.vp":9}',
    }
    assert game.read_variant(options[VARIANT]) == {VARIANT: options[VARIANT]}
    changes = game.boxes().changes(options[VARIANT])
    assert [(change.path, change.printed, change.value) for change in changes] == [
        ("mine.levels.mine_4.yield", {"gold": 1, "crystal": 1}, {"gold": 3}),
        ("projects.10.vp", 2, 9),
    ]


@pytest.mark.parametrize("values", ["[2, 3, 4, 5, 7, 6]", "[2, 3, 4, 5, 6]", "[0, 3, 4, 5, 6, 7]", "7"])
def test_a_rising_track_has_its_length_and_never_falls(values: str) -> None:
    allowed = r"\[1–9 ≤ 1–9 ≤ 1–9 ≤ 1–9 ≤ 1–9 ≤ 1–9\]"
    with pytest.raises(Nonsense, match=f"line 2: progress_tracks.investment.values is {allowed}, not"):
        load("train_rush").read_variant(f"[progress_tracks.investment]\nvalues = {values}\n")


def test_the_printed_box_is_not_a_variant() -> None:
    game = load("dwergar")
    for text in ("", "# nothing\n", "[projects.10]\nvp = 2\n", "{}", '{"projects.10.vp":2}'):
        assert VARIANT not in game.read_variant(text)
    assert VARIANT not in game.check_options({VARIANT: '{"projects.10.vp":2}'})


def test_the_same_values_have_the_same_hash_however_they_are_written() -> None:
    game = load("dwergar")
    written = [
        "[projects.10]\nvp = 9\n[projects.11]\nvp = 8\n",
        "projects.11.vp = 8\nprojects.10.vp = 9\n",
        '{ "projects.11.vp": 8, "projects.10.vp": 9 }',
    ]
    assert len({variant_hash(game.read_variant(text)[VARIANT]) for text in written}) == 1


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a = ", 1, "not TOML"),
        ("x = 1", 1, "'x' cannot be varied"),
        ("# two\n\n[projects.10]\nvpp = 3\n", 4, "'projects.10.vpp' cannot be varied; nearest: projects.10.vp"),
        ("[mine.levels.mine_4]\nextra = { gold = 1 }\nyield = { coal = 1 }\n", 3, "stone = 0–9, iron = 0–9"),
        ("[mine.levels.mine_4]\nyield = 3\n", 2, "stone = 0–9, iron = 0–9"),
        ("[mine.levels.mine_4.yield]\ngold = 10\n", 1, "stone = 0–9, iron = 0–9"),
        ("\n[projects.10]\nvp = 31\n", 3, "projects.10.vp is 0–30, not 31"),
        ("\n[projects.10]\nvp = true\n", 3, "projects.10.vp is 0–30, not true"),
        ("\n[projects.10]\nvp = 1.5\n", 3, "projects.10.vp is 0–30, not 1.5"),
        ("\n[projects.10]\nvp = 2026-01-01\n", 3, "projects.10.vp is 0–30"),
        ("[projects.46]\nvp = 1\n", 2, "'projects.46.vp' cannot be varied; nearest: projects.6.vp, projects.4.vp"),
        ("[[projects]]\nnumber = 10\n", 1, "'projects' cannot be varied"),
        (
            "[laboratory.table.iron_stone]\ntakes_amount = 0\n",
            2,
            "laboratory.table.iron_stone.takes_amount is 1–9, not 0",
        ),
        ('[options]\n\nlength = "long"\n', 3, "option length is normal or short"),
        ('[options]\nweather = "bad"\n', 2, "no option 'weather'"),
        ('[options]\nvariant = "{}"\n', 2, "no option 'variant'"),
        ("options = 3\n", 1, "no option 'options'"),
    ],
)
def test_a_mistake_names_its_line_and_what_is_allowed(text: str, line: int, message: str) -> None:
    with pytest.raises(Nonsense) as wrong:
        load("dwergar").read_variant(text)
    assert wrong.value.line == line
    assert message in str(wrong.value)
    assert f"line {line}: " in str(wrong.value)


@pytest.mark.parametrize("text", ["{", "{} {}", "[1]", '{"projects.10.vp": {}}', "{" * 5000, "#" * (LONGEST + 1)])
def test_other_nonsense_is_refused_too(text: str) -> None:
    game = load("dwergar")
    with pytest.raises(Nonsense):
        game.read_variant(text)
    with pytest.raises(Nonsense):
        game.check_options({VARIANT: text})
    with pytest.raises(Nonsense):
        game.check_options({VARIANT: 7})


# ---------------------------------------------------------------- playing


def played(slug: str, options: dict[str, str], seed: int, decisions: int) -> Match:
    match = fajrant.new(slug, load(slug).seats[-1], seed, options)
    play_random(match, seeded(seed), decisions)
    return match


@pytest.mark.parametrize("end", ["least", "most"])
@pytest.mark.parametrize(("slug", "path"), VARIABLES)
def test_a_game_ends_at_either_end_of_every_range(slug: str, path: str, end: str) -> None:
    game = load(slug)
    options = extreme(game, path, end)
    match = fajrant.new(slug, game.seats[len(path) % len(game.seats)], len(path), options)
    curious = Curious()
    dice = seeded(len(path))
    while match.acting():
        curious.play(match, dice, 1)
        if match.decisions() % 40 == 0:
            game.audit(match.position)
            assert fajrant.from_json(match.to_json()).to_json() == match.to_json()
    game.audit(match.position)


@pytest.mark.parametrize("game", VARYING, ids=lambda game: game.slug)
def test_two_variants_and_the_printed_box_live_side_by_side(game: Game[Any]) -> None:
    tables = [game.check_options({}), shaken(game, 1), shaken(game, -1)]
    alone = [played(game.slug, options, 3, 120).to_json() for options in tables]
    assert len({json.dumps({**data, "options": {}}, sort_keys=True) for data in alone}) == 3
    together = [fajrant.new(game.slug, game.seats[-1], 3, options) for options in tables]
    dice = [seeded(3) for _ in tables]
    for _ in range(120):
        for match, own in zip(together, dice, strict=True):
            play_random(match, own, 1)
    assert [match.to_json() for match in together] == alone


def test_only_some_variants_stay_in_memory() -> None:
    boxes: Boxes[int] = Boxes({"a": 1, "variable": [{"path": "a", "least": 0, "most": 99}]}, lambda box: int(box["a"]))
    for number in range(2, 2 * KEPT):
        options = {VARIANT: boxes.text_of({"a": number})}
        assert boxes.values(options) == boxes.values(options) == number
    assert len(boxes.kept) == KEPT
    assert boxes.values({}) == boxes.box["a"] == 1


# ---------------------------------------------------------------- records


def test_a_record_names_its_variant_and_carries_it() -> None:
    match = played("dwergar", load("dwergar").read_variant(RICH_MINE), 5, 60)
    variant = match.position.options[VARIANT]
    header, carried, *_ = match.record().splitlines()
    assert f"   length short   variant {variant_hash(variant)}   seed 5" in header
    assert carried == f"variant {variant}"
    again = fajrant.read_record(match.record())
    assert again.record() == match.record()
    assert again.to_json() == match.to_json()
    twin = fajrant.from_json(match.to_json())
    assert fajrant.read_record(twin.record()).to_json() == match.to_json()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"projects.10.vp":9', '"projects.10.vp":8', "the header names the variant"),
        ('variant {"', '# {"', "the one on the next line is missing"),
        ('"projects.10.vp":9', '"projects.10.vp":99', "the header names the variant"),
    ],
)
def test_a_record_whose_variant_was_changed_is_refused(old: str, new: str, message: str) -> None:
    record = played("dwergar", load("dwergar").read_variant(RICH_MINE), 5, 3).record()
    with pytest.raises(Nonsense, match=message) as wrong:
        parse_record(record.replace(old, new), load)
    assert wrong.value.line == 1


def test_a_variant_of_a_record_is_checked_like_any_other() -> None:
    text = '{"projects.10.vp":99}'
    record = f"dwergar 1   seats Ann Bob   variant {variant_hash(text)}   seed 5\nvariant {text}\n"
    with pytest.raises(Nonsense, match=r"line 1: projects\.10\.vp is 0–30, not 99"):
        parse_record(record, load)


def test_a_player_may_be_called_variant() -> None:
    match = fajrant.new("dwergar", 2, 5, {}, ["variant", "variant {x"])
    play_random(match, seeded(1), 9)
    assert fajrant.read_record(match.record()).to_json() == match.to_json()


# ---------------------------------------------------------------- older rules


def furnace_prices(record: str) -> list[dict[str, int]]:
    boxes = load("dwergar").boxes()
    box = boxes.box_of(parse_record(record, load).options)
    return [box["stove_maker"]["base_price"], box["stove_maker"]["bonus_price"]]


def test_a_record_is_replayed_with_the_values_that_its_rules_had() -> None:
    """In version 1 of Dwergar's rules, furnaces cost 3 and 2 stone."""
    older, newer = ("dwergar 1   seats Ann Bob   seed 7\n", "dwergar 2   seats Ann Bob   seed 7\n")
    assert furnace_prices(older) == [{"stone": 3}, {"stone": 2}]
    assert furnace_prices(newer) == [{"stone": 2}, {"stone": 1}]
    again = fajrant.read_record(older).record()
    assert again.startswith("dwergar 1   seats Ann Bob   variant ")
    assert fajrant.read_record(again).record() == again


def test_a_variant_of_an_older_record_counts_more_than_its_rules() -> None:
    changed = '{"stove_maker.base_price":{"stone":2}}'  # the price of today
    header = f"dwergar 1   seats Ann Bob   variant {variant_hash(changed)}   seed 7"
    assert furnace_prices(f"{header}\nvariant {changed}\n") == [{"stone": 2}, {"stone": 2}]
