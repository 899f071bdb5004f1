"""Both languages have the same texts with the same variables, and every game's texts are complete."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_type_hints

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import fajrant
from fajrant.core.dice import seeded
from fajrant.core.match import Match
from fajrant.games import SHELF, load
from fajrant.texts import LANGUAGES, Texts
from fajrant.texts import texts as texts_module
from fajrant.texts.texts import texts_of
from tests.core.playing import worth_a_look

GENERAL = Path(texts_module.__file__).parent
FOLDERS = [GENERAL, *[texts_of(load(slug)) for slug in SHELF]]


ONE_LINE = 110  # characters of an explanation that fit in the prompt bar


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's naming
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of each message of a file. Fails if the file contains anything else."""
    variables_of: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment):
            continue
        assert isinstance(entry, ast.Message), f"{file}: {entry.content if isinstance(entry, ast.Junk) else entry}"
        assert entry.id.name not in variables_of, f"{file}: {entry.id.name} is defined twice"
        variables = Variables()
        variables.visit(entry)
        variables_of[entry.id.name] = variables.names
    return variables_of


def words_of(slug: str) -> dict[str, set[str]]:
    return messages(texts_of(load(slug)) / f"{LANGUAGES[0]}.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / f"{LANGUAGES[0]}.ftl")


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_does_not_redefine_general_messages(slug: str) -> None:
    assert not words_of(slug).keys() & messages(GENERAL / f"{LANGUAGES[0]}.ftl").keys()


@pytest.mark.parametrize("slug", SHELF)
def test_everything_that_is_said_has_its_message(slug: str) -> None:
    game = load(slug)
    words = words_of(slug)
    expected = [f"prompt-{point}" for point in game.decision_points()]
    expected += [f"explain-{point}" for point in game.decision_points()]
    expected += [f"move-{verb.name}" for verb in game.verbs()]
    expected += [f"event-{kind.name}" for kind in game.event_kinds()]
    expected += [f"category-{category}" for category in game.categories]
    expected += [f"tie-{criterion}" for criterion in game.tie_breaks]
    expected += [f"hint-{term}" for term in game.terms()]
    expected += [f"option-{option.name}" for option in game.options]
    expected += [f"option-{option.name}-{value}" for option in game.options for value in option.values]
    assert [key for key in expected if key not in words] == []


@pytest.mark.parametrize("slug", SHELF)
def test_messages_use_only_the_fields_of_their_event_or_move(slug: str) -> None:
    game = load(slug)
    words = words_of(slug)
    for kind in game.event_kinds():
        assert words[f"event-{kind.name}"] <= {name for name, _ in kind.fields}, kind.name
    for verb in game.verbs():
        names = [domain.name for domain in verb.domains]
        numbered = {f"{name}_{number}" for name in names for number in range(2, 1 + names.count(name))}
        targets = [
            target for domain in verb.domains for value in range(domain.size()) for target in domain.targets(value)
        ]
        kinds = {target.split(":")[0] for target in targets}  # kinds of targets, which the screen has words for
        assert words[f"move-{verb.name}"] <= {*names, *numbered, *kinds}, verb.name


@pytest.mark.parametrize("slug", SHELF)
def test_an_explanation_uses_only_what_its_decision_shows(slug: str) -> None:
    game = load(slug)
    words = words_of(slug)
    for point in game.decision_points():
        assert words[f"explain-{point}"] <= get_type_hints(game.shapes().decision(point)).keys(), point


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_components_have_names_in_both_languages(slug: str, language: str) -> None:
    game = load(slug)
    assert game.title(language)
    assert game.names(language).keys() == game.names(LANGUAGES[0]).keys()
    assert all(game.names(language).values())


# ---------------------------------------------------------------- whole games in words


def random_match(slug: str, seats: int, seed: int) -> Match:
    match = fajrant.new(slug, seats, seed, names=[f"Player {seat}" for seat in range(seats)])
    dice = seeded(seed)
    while not match.over():
        seat = match.acting()[0]
        moves = match.position.legal(seat)
        match.carry_out(seat, moves[dice.below(len(moves))])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_every_text_of_random_games_is_readable(slug: str, language: str) -> None:
    game = load(slug)
    kinds_seen: set[str] = set()
    moves_read: set[str] = set()
    for seats in game.seats:
        for seed in range(3):
            match = random_match(slug, seats, seed)
            texts = Texts(language, game, match.names)
            words = texts.drawn()
            replayed = fajrant.new(slug, seats, seed, names=match.names)
            for entry in match.entries():
                moves = replayed.moves(entry.seat)
                view = replayed.view(entry.seat)
                explanation = texts.explanation(view["decision"])
                assert len(explanation) <= ONE_LINE, explanation
                lines = [texts.prompt(view["decision"]), explanation]
                lines += [texts.move(move) for move in moves if move not in moves_read]
                notes = game.notes(view, moves, words) if worth_a_look(entry.number) else [""] * len(moves)
                assert len(notes) == len(moves)
                lines += [note for note in notes if note]
                moves_read.update(moves)
                assert_readable(lines)
                replayed.play(entry.seat, entry.move.text)
            for viewer in [*range(seats), None]:
                events = match.journal(viewer)
                kinds_seen |= {event["event"] for event in events}
                assert_readable([texts.event(event) for event in events])
    assert kinds_seen <= {kind.name for kind in game.event_kinds()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_every_table_of_random_games_can_be_drawn(slug: str, language: str) -> None:
    game = load(slug)
    for number, option in enumerate([None, *[(o.name, value) for o in game.options for value in o.values]]):
        seats = game.seats[number % len(game.seats)]
        match = fajrant.new(slug, seats, number, {} if option is None else {option[0]: option[1]})
        words = Texts(language, game, match.names).drawn()
        dice = seeded(number)
        while not match.over():
            seat = match.acting()[0]
            for viewer in (seat, None) if worth_a_look(match.decisions()) else ():
                for whole in (False, True):
                    for sheet in game.draw(match.view(viewer), match.names, words, whole):
                        assert_readable([sheet.title, *sheet.heads])
                        assert len(sheet.weak) == len(sheet.rows)
                        for row in sheet.rows:
                            assert len(row) == (len(sheet.heads) or 2)
                            assert "_" not in "".join(row), row  # ids are for programs
            moves = match.position.legal(seat)
            match.carry_out(seat, moves[dice.below(len(moves))])


def assert_readable(lines: list[str]) -> None:
    for line in lines:
        assert line
        assert not set("{}_\u2068\u2069") & set(line), line


# ---------------------------------------------------------------- grammar


@pytest.mark.parametrize(
    ("workers", "expected"),
    [(1, "Ola wysyła 1 górnika do"), (2, "Ola wysyła 2 górników do"), (5, "Ola wysyła 5 górników do")],
)
def test_polish_counts_workers(workers: int, expected: str) -> None:
    texts = Texts("pl", load("coal_baron_cards"), ["Ola"])
    placed = {"event": "placed", "seat": 0, "zone": "wild", "payment": [workers], "workers": workers}
    assert texts.event(placed).startswith(expected)


@pytest.mark.parametrize(
    ("lorries", "expected"),
    [(1, "(1 wózek)"), (2, "(2 wózki)"), (4, "(4 wózki)"), (5, "(5 wózków)"), (22, "(22 wózki)")],
)
def test_polish_counts_lorries(lorries: int, expected: str) -> None:
    texts = Texts("pl", load("coal_baron_cards"), ["Ola"])
    sent = {"event": "sent", "seat": 0, "dock": "1", "card": "order_barracks_1", "lorries": lorries}
    assert expected in texts.event(sent)


@pytest.mark.parametrize(
    ("games", "expected"), [(1, "1 partia,"), (3, "3 partie,"), (12, "12 partii,"), (25, "25 partii,")]
)
def test_polish_counts_games(games: int, expected: str) -> None:
    sentence = Texts("pl").say("sim-summary", games=games, players=2, seed="1", decisions=3, seconds="0.1")
    assert sentence.startswith(expected)


def test_a_move_names_its_cards_in_order() -> None:
    texts = Texts("en", load("coal_baron_cards"), ["Ann", "Bob"])
    said = texts.move("load_storage lorry_fox_2 3 wagon_fox")
    assert said == "load from storage into the fox wagon at dock 3: double fox lorry"


def test_a_payment_is_a_list() -> None:
    texts = Texts("en", load("coal_baron_cards"), ["Ann", "Bob"])
    assert texts.move("pay 1 2 inno_worker_3") == "pay with: 1, 2, flexible workers 1-3"


def test_names_with_commas_are_separated_by_semicolons() -> None:
    texts = Texts("en", load("coal_baron_cards"), ["Ann", "Bob"])
    saw = {"event": "saw", "seat": 1, "stack": "order", "cards": ["order_barracks_1", "order_barracks_2"]}
    assert texts.event(saw).startswith(
        "Bob sees, from the top down: barracks: 1 lorry, 3 VP; barracks: 2 lorries, 5 VP"
    )


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("cage 0", "szola na zrąb"),
        ("cage 3", "szola na poziom 3"),
        ("fill cage grey H08 1", "połóż węgiel szary z szoli na zamówieniu: Wózek: 2 szare"),
        ("keep_tile none", "nie zatrzymuj żadnego żetonu"),
        ("substitute_cube leave_empty", "zostaw wagonik pusty"),
    ],
)
def test_moves_with_arguments_of_several_words_or_none(move: str, expected: str) -> None:
    assert Texts("pl", load("coal_baron"), ["Ola"]).move(move) == expected


@pytest.mark.parametrize(
    ("left", "expected"), [(1, "został 1 krok."), (4, "zostały 4 kroki."), (10, "zostało 10 kroków.")]
)
def test_polish_counts_steps(left: int, expected: str) -> None:
    texts = Texts("pl", load("coal_baron"), ["Ola"])
    assert texts.prompt({"point": "mining_step", "seats": [0], "left": left}).endswith(expected)


def test_numbers_of_all_seats_come_with_their_names() -> None:
    texts = Texts("en", load("coal_baron"), ["Ann", "Bob", "Cid"])
    assert texts.event({"event": "factory_counted", "workers": [2, 0, 1]}) == "Workers in the factory: Ann 2, Cid 1."
    assert texts.event({"event": "factory_counted", "workers": [0, 0, 0]}) == "Nobody has workers in the factory."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_states_no_points_that_a_variant_can_change(language: str) -> None:
    """Only tooltips know the box of the table; in Train Rush it has nearly all points."""
    said = texts_of(load("train_rush")) / f"{language}.ftl"
    for line in said.read_text(encoding="utf-8").splitlines():
        if line.startswith("explain-"):
            assert not re.search(r"\d (VP|PZ)", line), line
