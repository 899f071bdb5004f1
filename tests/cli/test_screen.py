"""Layout: nothing is cut off, and nothing is mistaken for markup."""

from __future__ import annotations

import io
from typing import cast

import pytest
from rich.console import Console

import fajrant
from fajrant.cli.screen import Choice, changes, grouped, lay_out, print_moves, print_sheets, results
from fajrant.core.dice import seeded
from fajrant.core.match import Match
from fajrant.core.sheet import OTHERS, OWN, TABLE, Sheet
from fajrant.core.ties import SHARED, Tie
from fajrant.games import SHELF, load
from fajrant.texts import LANGUAGES, Texts


def paper(width: int) -> Console:
    return Console(file=io.StringIO(), width=width, highlight=False, markup=False, color_system=None)


def read(console: Console) -> list[str]:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def printed(width: int, *sheets: Sheet) -> list[str]:
    console = paper(width)
    print_sheets(console, list(sheets))
    return read(console)


@pytest.mark.parametrize("width", range(24, 90, 3))
def test_lines_are_broken_between_items(width: int) -> None:
    items = ["single wheel", "double fox", "[wild: empty]", "tower ×1 (2 VP)"]
    sheet = Sheet(OWN, "Mine", [])
    sheet.add(["Row", " · ".join(items)])
    lines = printed(width, sheet)
    assert all(len(line) <= width for line in lines)
    assert all(any(item in line for line in lines) for item in items)
    assert not any(line.strip() == "·" for line in lines)


def test_numbers_are_aligned_to_the_right() -> None:
    sheet = Sheet(TABLE, "Zones", ["Zone", "Cost"])
    sheet.add(["lorries", "1"])
    sheet.add(["wild", "12"], weak=True)
    assert [line.rstrip() for line in printed(40, sheet)[1:]] == ["Zone     Cost", "lorries     1", "wild       12"]


def test_a_name_is_not_markup() -> None:
    out = io.StringIO()
    Console(file=out, width=40).print(lay_out(["Player"], [["[red]"]]))
    assert "[red]" in out.getvalue()


def test_wide_terminals_show_two_columns() -> None:
    table, others = Sheet(TABLE, "Middle", []), Sheet(OTHERS, "Players", [])
    table.add(["zone", "1"])
    others.add(["Ann", "2"])
    assert "Players" in printed(150, table, others)[0]
    assert "Players" not in printed(100, table, others)[0]


@pytest.mark.parametrize("numbers", [["-12", "3"], ["+1", "-2"], ["−5", "40"], ["?", "-1"]])
def test_signed_numbers_are_numbers(numbers: list[str]) -> None:
    sheet = Sheet(TABLE, "Tiles", ["Tile", "Points"])
    for number in numbers:
        sheet.add(["boiler", number])
    lines = [line.rstrip() for line in printed(40, sheet)[1:]]
    assert lines == ["Tile    Points", *[f"boiler{number:>8}" for number in numbers]]


def test_a_long_title_is_not_cut() -> None:
    sheet = Sheet(
        OTHERS, "Points so far · " + " · ".join([f"somebody with a long name {seat}" for seat in range(5)]), []
    )
    lines = printed(80, sheet)
    assert all(len(line) <= 80 for line in lines)
    assert " ".join(" ".join(lines).split()) == sheet.title


# ---------------------------------------------------------------- score


NAMES = ["Magdalena Wiśniewska-Kowalczyk", "Ed", "greedy-1", "medium-2", "Konstantynopolitańczykowianeczka"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_a_score_has_every_name_place_category_and_total_on_80_columns(slug: str, language: str) -> None:
    game = load(slug)
    match = fajrant.new(slug, game.seats[-1], 1, names=NAMES[: game.seats[-1]])
    texts = Texts(language, game, match.names)
    console = paper(80)
    console.print(results(match, texts, "Final score"))
    lines = read(console)
    assert all(len(line) <= 80 for line in lines)
    text = "\n".join(lines)
    assert "…" not in text
    words = text.split()
    for name in match.names:
        if len(name) < 10:
            assert name in words
    assert [letter for letter in "".join(match.names) if letter not in text] == []
    order = sorted(range(len(match.names)), key=lambda seat: match.ranking()[seat])
    rows = {texts.say("results-place"): [str(match.ranking()[seat]) for seat in order]}
    for category in game.categories:
        name = texts.say(f"category-{category}").capitalize()
        rows[name] = [str(match.categories()[seat][category]) for seat in order]
    rows[texts.say("results-so_far")] = [str(match.scored()[seat]) for seat in order]
    rows[texts.say("results-forecast")] = [str(match.scores()[seat]) for seat in order]
    for name, numbers in rows.items():
        (line,) = [line for line in lines if line.startswith(name + " ")]
        assert line.removeprefix(name).split() == numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_no_table_is_cut_on_80_columns(slug: str, language: str) -> None:
    game = load(slug)
    seats = game.seats[-1]
    match = fajrant.new(slug, seats, 2, names=NAMES[:seats])
    words = Texts(language, game, match.names).drawn()
    dice = seeded(2)
    while not match.over():
        seat = match.acting()[0]
        for whole in (False, True) if match.decisions() % 60 == 1 else ():
            lines = printed(80, *game.draw(match.view(seat), match.names, words, whole))
            assert [line for line in lines if "…" in line or len(line) > 80] == []
        moves = match.position.legal(seat)
        match.carry_out(seat, moves[dice.below(len(moves))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "most"), [("coal_baron", 24), ("coal_baron_cards", 24), ("dwergar", 26),
                                            ("steamrollers", 28), ("train_rush", 32)])  # fmt: skip
def test_a_table_for_two_fits_about_one_screen(slug: str, most: int, language: str) -> None:
    game = load(slug)
    match = fajrant.new(slug, 2, 3, names=["Ania", "greedy"])
    words = Texts(language, game, match.names).drawn()
    seat = match.acting()[0]
    assert len(printed(80, *game.draw(match.view(seat), match.names, words, False))) <= most


# ---------------------------------------------------------------- changes


def two_sheets(title: str, rows: list[list[str]]) -> list[Sheet]:
    middle, own = Sheet(TABLE, title, ["Zone", "Cost", "Last"]), Sheet(OWN, "Mine", [])
    for row in rows:
        middle.add(row)
    own.add(["Storage", "empty"])
    return [middle, own]


def test_only_changed_rows_are_shown() -> None:
    before = two_sheets("Shift 1", [["lorries", "1", ""], ["wild", "2", ""]])
    (changed,) = changes(before, two_sheets("Shift 1", [["lorries", "1", ""], ["wild", "3", ""]]))
    assert changed.rows == [["wild", "3"]]  # the empty column is left out
    assert changed.heads == ["Zone", "Cost"]
    assert changes(before, before) == []


def test_a_changed_title_is_shown_alone() -> None:
    rows = [["lorries", "1", ""]]
    (changed,) = changes(two_sheets("Shift 1", rows), two_sheets("Shift 2", rows))
    assert (changed.title, changed.rows) == ("Shift 2", [])


def test_a_changed_picture_is_shown_whole_and_a_needed_one_always() -> None:
    before, now = [two_sheets("Map", [["A", "1", ""], ["B", cost, ""]]) for cost in ("1", "2")]
    now[0].picture = True
    assert changes(before, now)[0].rows == now[0].rows
    assert changes(now, now) == []
    now[0].asked = True
    assert changes(now, now) == [now[0]]


# ---------------------------------------------------------------- moves


def track(places: int, pieces: int) -> list[Choice]:
    moves = [
        (f"piece D{place} {piece}", f"D{place}: track {piece}") for place in range(places) for piece in range(pieces)
    ]
    return [Choice(words, "", move, [move]) for move, words in moves]


def test_a_long_list_is_grouped_by_the_beginning_of_moves() -> None:
    moves = [*track(7, 15), Choice("none", "", "pass", ["pass"])]
    groups = grouped(moves)
    assert [choice.words for choice in groups] == [*[f"D{place}: track … (15)" for place in range(7)], "none"]
    assert groups[2].notation == "piece D2"
    assert groups[2].moves == [choice.notation for choice in moves[30:45]]
    assert sum([len(choice.moves) for choice in groups]) == len(moves)


def test_a_short_list_stays_as_it_is() -> None:
    moves = track(2, 12)
    assert grouped(moves) == moves


def test_a_move_has_its_note_and_if_there_is_room_its_notation() -> None:
    console = paper(40)
    print_moves(console, [Choice("forge: stone", "heat → iron", "forge stone", ["forge stone"]),
                          Choice("raise", "free → " + "stone, " * 6 + "gold", "raise 1", ["raise 1"])])  # fmt: skip
    lines = read(console)
    assert lines[0].rstrip() == "1  forge: stone – heat → iron"  # no room for another 11 letters
    assert lines[1].startswith("2  raise – free → stone, ")
    assert lines[-1].startswith("   ")  # under the words, not under the number
    assert lines[-1].rstrip().endswith("raise 1")
    assert all(len(line) <= 40 for line in lines)


# ---------------------------------------------------------------- ties


class Finished:
    """As much of a finished match as its results need."""

    def __init__(self, names: list[str], ties: list[Tie]) -> None:
        self.names = names
        self.found = ties
        self.game = load("dwergar")

    def over(self) -> bool:
        return True

    def ranking(self) -> list[int]:
        return [2, 1, 3, 3]

    def categories(self) -> list[dict[str, int]]:
        return [dict.fromkeys(self.game.categories, 0) for _ in self.names]

    def scores(self) -> list[int]:
        return [75, 75, 60, 60]

    def ties(self) -> list[Tie]:
        return self.found


@pytest.mark.parametrize(
    ("language", "broken", "shared"),
    [
        ("en", "Bartek, Ania: 75 = 75, more gold: 4 : 2", "Celina, Darek: 60 = 60, the place is shared"),
        ("pl", "Bartek, Ania: 75 = 75, więcej złota: 4 : 2", "Celina, Darek: 60 = 60, miejsce dzielone"),
    ],
)
def test_the_results_say_what_broke_a_tie(language: str, broken: str, shared: str) -> None:
    ties = [Tie(75, [1, 0], "gold", [4, 2]), Tie(60, [2, 3], SHARED, [])]
    match = cast(Match, Finished(["Ania", "Bartek", "Celina", "Darek"], ties))
    console = paper(80)
    console.print(results(match, Texts(language, match.game, match.names), "Final score"))
    assert read(console)[-2:] == [broken, shared]
