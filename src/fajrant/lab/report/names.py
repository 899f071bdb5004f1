"""Names of the things that a run counts: spaces, cards, tiles, heroes and actions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from fajrant.core.game import Game
from fajrant.texts import Texts
from fajrant.texts.texts import read_texts

FOLDER = Path(__file__).parents[1] / "texts"


def report_texts(language: str, game: Game[Any]) -> Texts:
    """The texts of the project, of the game and of reports."""
    texts = Texts(language, game)
    texts.bundle.add_resource(read_texts(FOLDER / f"{language}.ftl"))
    return texts


def thing_name(thing: str, texts: Texts) -> str:
    """The box's name for a thing such as `card:order_barracks_1`. An action has its move's text, without arguments."""
    kind, _, name = thing.partition(":")
    if kind == "verb":
        text = dotted(f"move-{name}", texts)
        return upper(text) if any(sign.isalpha() for sign in text) else name  # some texts have only arguments
    if name in texts.names and not name.isdigit():
        return upper(texts.names[name])
    return upper(f"{kind_text(kind, texts)} {texts.names.get(name, name.replace('_', ' '))}")


def thing_names(things: list[str], texts: Texts) -> dict[str, str]:
    """The name of each thing, followed by its kind if several things have the same name."""
    names = {thing: thing_name(thing, texts) for thing in things}
    shared = {name for name, count in Counter(names.values()).items() if count > 1}
    kinds = {thing: kind_text(thing.partition(":")[0], texts).rstrip(":") for thing in things}
    return {thing: f"{name} ({kinds[thing]})" if name in shared else name for thing, name in names.items()}


def kind_text(kind: str, texts: Texts) -> str:
    key = f"kind-{kind}"
    return texts.say(key) if texts.bundle.has_message(key) else kind


def dotted(key: str, texts: Texts) -> str:
    """A message with dots in place of its arguments."""
    pattern = texts.bundle.get_message(key).value
    assert pattern is not None, key
    _, missing = texts.bundle.format_pattern(pattern, {})
    names = [str(problem).rpartition(" ")[2] for problem in missing]  # `Unknown external: dwarf`
    text, _ = texts.bundle.format_pattern(pattern, dict.fromkeys(names, "…"))
    return str(text)


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]
