"""Every problem with a record, an option or a position is explained in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fajrant
from fajrant.bots import bot
from fajrant.core.errors import FajrantError, IllegalMove, Nonsense, at_line
from fajrant.core.match import check_names, new_match
from fajrant.core.record import parse_record
from fajrant.games import SHELF, load
from fajrant.texts import LANGUAGES, Texts
from tests.cli.program import run
from tests.cli.test_texts import GENERAL, messages

SOURCES = Path(fajrant.__file__).parent
# Nonsense raised there without a code is about positions set up by hand
ABOUT_POSITIONS = ["__init__.py", "core/moves.py", "core/plain.py", "core/position.py", "games/*/*.py"]
ABOUT_SCRIPTS = ["games/lessons.py"]  # only authors of lessons see these


def raises() -> Iterator[tuple[Path, ast.Call, ast.AST]]:
    """Every place in the code that raises Nonsense, with its function."""
    for file in [
        SOURCES / "__init__.py",
        *[path for part in ("core", "games", "bots") for path in (SOURCES / part).rglob("*.py")],
    ]:
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Nonsense":
                        yield file, node, function


def keys_of(node: ast.expr, function: ast.AST) -> set[str]:
    """The keys of a dict literal, given directly or assigned to a name before."""
    if isinstance(node, ast.Name):
        assigned = [line for line in ast.walk(function) if isinstance(line, ast.AnnAssign) and line.value is not None]
        before = [line for line in assigned if isinstance(line.target, ast.Name) and line.target.id == node.id]
        value = max([line for line in before if line.lineno < node.lineno], key=lambda line: line.lineno).value
        assert value is not None
        node = value
    assert isinstance(node, ast.Dict), ast.dump(node)
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


def test_every_raise_has_a_code_with_a_sentence_or_is_about_a_position() -> None:
    sentences = {
        key.removeprefix("problem-"): words for key, words in messages(GENERAL / "pl.ftl").items() if "problem-" in key
    }
    used = {"line", "position", "illegal"}
    count = 0
    for file, call, function in raises():
        count += 1
        place = f"{file.relative_to(SOURCES)}:{call.lineno}"
        if file.name == "errors.py":
            continue
        if len(call.args) == 1:
            assert any(file.relative_to(SOURCES).match(pattern) for pattern in [*ABOUT_POSITIONS, *ABOUT_SCRIPTS]), (
                place
            )
            continue
        _, code, details = call.args
        assert isinstance(code, ast.Constant), place
        assert sentences[str(code.value)] == keys_of(details, function), place
        used.add(str(code.value))
    assert count > 100
    assert used == set(sentences)


def test_the_pattern_for_games_matches_every_game() -> None:
    assert all(
        (SOURCES / "games" / slug / "plain.py").relative_to(SOURCES).match(ABOUT_POSITIONS[-1]) for slug in SHELF
    )


CARDS = load("coal_baron_cards")
HEAD = "coal_baron_cards 1   seats Ania Bartek   "


def problem_of(record: str) -> FajrantError:
    with pytest.raises(FajrantError) as wrong:
        parse_record(record, load).replay()
    return wrong.value


@pytest.mark.parametrize(
    ("record", "english", "polish"),
    [
        ("", "a record starts with a header", "zapis zaczyna się od nagłówka"),
        ("hello", "line 1: a record starts with a game", "wiersz 1: zapis zaczyna się od gry"),
        ("chess 1", "line 1: there is no game “chess”", "wiersz 1: nie ma gry „chess”"),
        ("coal_baron_cards 9", "it needs version 9", "potrzebna jest wersja zasad 9"),
        (HEAD + "seed 7   seed 8", "“seed” appears twice", "„seed” występuje dwa razy"),
        (HEAD, "either a seed or a position", "albo ziarno (seed), albo pozycja (position)"),
        (HEAD + "seed x", "at most 100 digits", "najwyżej 100 cyfr"),
        ('coal_baron_cards 1   seats "Ania   seed 7', "quotation marks", "w cudzysłów"),
        ("coal_baron_cards 1   seats Ania   seed 7", "2 to 4 players, not 1", "dla 2–4 graczy, a nie dla 1"),
        ("coal_baron_cards 1   seats A#a Bartek   seed 7", "“A#a” is not a valid name", "„A#a” nie jest poprawnym"),
        ("coal_baron_cards 1   seats Ania Ania   seed 7", "a different name", "musi mieć inne imię"),
        (HEAD + "weather bad   seed 7", "no option “weather”", "nie ma opcji „weather”"),
        (HEAD + "history none   seed 7", "cannot be “none”; possible: open, table", "możliwe: open, table"),
        (HEAD + "seed 7\nCelina: pass", "names: Ania, Bartek", "imiona: Ania, Bartek"),
        (HEAD + "seed 7\n\nAnia: fly", "line 3: “fly” cannot be played here", "wiersz 3: nie można tu zagrać „fly”"),
        (HEAD + "position {", "is not JSON", "nie jest zapisana w JSON"),
        (HEAD + "position {}", "impossible in this game (at coal_baron_cards)", "(w miejscu coal_baron_cards)"),
        (HEAD + "position []", "impossible in this game", "niemożliwa"),
    ],
)  # fmt: skip
def test_problems_of_records_are_explained_in_both_languages(record: str, english: str, polish: str) -> None:
    wrong = problem_of(record)
    assert english in Texts("en").problem(wrong)
    assert polish in Texts("pl").problem(wrong)


def test_problems_that_no_record_can_have_are_explained_too() -> None:
    problems: list[FajrantError] = [
        IllegalMove(0, "fly", []),
        Nonsense("an audit"),
        at_line(3, Nonsense("an audit")),
    ]
    for call in (
        lambda: check_names(2, ["Ania"]),
        lambda: new_match(CARDS, 2, -1, {}),
        lambda: new_match(CARDS, 2, "x", {}),
        lambda: new_match(CARDS, 2, 1, {}).view(7),
        lambda: CARDS.guide("de"),
        lambda: bot("genius"),
    ):
        with pytest.raises(FajrantError) as wrong:
            call()
        problems.append(wrong.value)
    for problem in problems:
        sentences = {Texts(language).problem(problem) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert not any("none" in sentence for sentence in sentences)


def test_the_command_line_explains_problems_in_polish_too(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(HEAD + "seed 7\nAnia: fly\n", encoding="utf-8")
    result = run(tmp_path, "replay", str(file), "--lang", "pl")
    assert result.returncode == 2
    assert "wiersz 2: nie można tu zagrać „fly”" in result.stderr
    result = run(tmp_path, "sim", "coal_baron_cards", "--option", "weather=bad", "--lang", "pl")
    assert "w tej grze nie ma opcji „weather”; opcje: history." in result.stderr
