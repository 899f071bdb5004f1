"""`fajrant games` and `fajrant rules`: the games and their rules."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from fajrant.cli.common import Json, Language, find_game, player_counts
from fajrant.cli.screen import guide_text, lay_out, print_long, rules_text, terminal
from fajrant.games import SHELF, load
from fajrant.texts import Texts


def games(as_json: Json = False, language: Language = "") -> None:
    """List the games."""
    shelf = [load(slug) for slug in SHELF]
    if as_json:
        rows = [
            {
                "game": game.slug,
                "name": game.title(language),
                "players": game.seats,
                "rules": game.version,
                "options": {
                    option.name: {"values": option.values, "default": option.default} for option in game.options
                },
            }
            for game in shelf
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    texts = Texts(language)
    heads = [texts.say(f"games-{head}") for head in ("game", "name", "players", "options")]
    table = [
        [
            game.slug,
            game.title(language),
            player_counts(game),
            ", ".join([f"{option.name}={'|'.join(option.values)}" for option in game.options]),
        ]
        for game in shelf
    ]
    terminal().print(lay_out(heads, table))


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    full: Annotated[
        bool, typer.Option("--full", help="The complete rules that the engine follows, with every ruling.")
    ] = False,
    language: Language = "",
) -> None:
    """Read the rules of a game."""
    box = find_game(game, Texts(language))
    print_long(terminal(), rules_text(box.folder()) if full else guide_text(box.guide(language)))
