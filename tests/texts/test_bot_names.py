"""The names of bots are names of people, and of nothing in the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fajrant.bots import LEVELS
from fajrant.core.content import LANGUAGES
from fajrant.core.match import check_names
from fajrant.games import SHELF, load
from fajrant.texts.bot_names import BOT_NAMES, bot_names

WEB = Path(__file__).parents[2] / "web" / "src" / "lib"
WORD = re.compile(r"[^\W\d_]+")


def words_of(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(text)}


@pytest.mark.parametrize("slug", SHELF)
def test_nothing_in_a_game_has_the_name_of_a_bot(slug: str) -> None:
    """Pieces, cards, cities, heroes and roles, in the content, the texts and the players' guide of each language."""
    game = load(slug)
    texts = [name for language in LANGUAGES for name in [game.title(language), *game.names(language).values()]]
    files = [path for path in Path(game.folder()).rglob("*") if path.suffix in (".toml", ".ftl", ".md")]
    # worked examples name people, and lessons name the bots that play in them
    files = [path for path in files if path.name != "RULES.md" and path.parent.name != "lesson"]
    files += (WEB / "games" / slug).rglob("*.ftl")
    texts += [path.read_text("utf-8") for path in files]
    assert len(files) >= 7
    known = words_of(" ".join(texts))
    assert [name for name in BOT_NAMES if name.casefold() in known] == []


def test_no_general_text_and_no_level_has_the_name_of_a_bot() -> None:
    files = [*Path(WEB, "texts").glob("*.ftl"), *Path(__file__).parents[2].glob("src/fajrant/texts/*.ftl")]
    known = words_of(" ".join([path.read_text("utf-8") for path in files]))
    assert len(files) == 2 * len(LANGUAGES)
    assert [name for name in BOT_NAMES if name.casefold() in known | set(LEVELS)] == []


def test_a_record_can_hold_all_names() -> None:
    check_names(len(BOT_NAMES), BOT_NAMES)
    assert len({name.casefold() for name in BOT_NAMES}) == len(BOT_NAMES)


def test_names_differ_and_none_is_taken() -> None:
    for table in range(50):
        names = bot_names(str(table), 5, ["Ania", "hanka", "Zeflik 2"])
        assert len(set(names)) == 5
        assert not {"Hanka", "Zeflik"} & set(names)


def test_the_same_table_gets_the_same_names_and_tables_differ() -> None:
    assert bot_names("a", 3, ["Ania"]) == bot_names("a", 3, ["Ania"])
    assert len({tuple(bot_names(str(table), 2, [])) for table in range(20)}) > 15
