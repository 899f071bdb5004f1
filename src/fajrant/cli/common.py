"""Shared by several commands: choosing the language, finding a game, reading options."""

from __future__ import annotations

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer

from fajrant.cli.errors import Wrong
from fajrant.cli.files import read_text
from fajrant.core.errors import FajrantError
from fajrant.core.game import Game
from fajrant.games import SHELF, load
from fajrant.texts import LANGUAGES, Texts


def choose_language(asked: str) -> str:
    """The requested language; by default the system's if we have it, otherwise English."""
    if asked:
        if asked not in LANGUAGES:
            raise Wrong(Texts(system_language()).say("wrong-language", tried=asked, known=", ".join(LANGUAGES)))
        return asked
    return system_language()


def system_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(name, "")
        if setting:
            language = setting.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


Language = Annotated[
    str,
    typer.Option(
        "--lang", metavar="|".join(LANGUAGES), callback=choose_language, help="Language; by default the system's."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
]


VariantFile = Annotated[
    Path | None, typer.Option("--variant", metavar="FILE", help="A TOML file of values that differ from the box.")
]


def find_game(slug: str, texts: Texts) -> Game[Any]:
    known = SHELF
    if slug not in known:
        meant = get_close_matches(slug, known, 1)
        raise Wrong(texts.say("wrong-game", tried=slug, meant=meant[0] if meant else "none", known=", ".join(known)))
    return load(slug)


def read_options(
    game: Game[Any], chosen: list[str] | None, texts: Texts, variant: Path | None = None
) -> dict[str, str]:
    """The options from `--option history=table`, checked, and those of a variant."""
    options: dict[str, object] = {} if variant is None else {**read_variant(game, variant, texts)}
    for text in chosen or []:
        name, equals, value = text.partition("=")
        if not equals:
            known = ", ".join([f"{option.name}={'|'.join(option.values)}" for option in game.options])
            raise Wrong(texts.say("wrong-option", tried=text, known=known))
        options[name] = value
    try:
        return game.check_options(options)
    except FajrantError as wrong:
        raise Wrong(texts.problem(wrong)) from None


def read_variant(game: Game[Any], file: Path, texts: Texts) -> dict[str, str]:
    """The options that a variant file sets. Mistakes are reported with their line."""
    text = read_text(file, texts)
    try:
        return game.read_variant(text)
    except FajrantError as wrong:
        raise Wrong(f"{file}: {texts.problem(wrong)}") from None


def player_counts(game: Game[Any]) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}"
