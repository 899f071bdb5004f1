"""The registry of games. A new game is one folder and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from fajrant.core.errors import Nonsense
from fajrant.core.game import Game

SHELF = ["coal_baron_cards", "coal_baron", "dwergar", "train_rush", "steamrollers"]


@cache
def load(slug: str) -> Game[Any]:
    """The game of that name. It is imported and its content is read at its first use."""
    if slug not in SHELF:
        known = ", ".join(SHELF)
        raise Nonsense(f"there is no game {slug!r}; known: {known}", "game", {"tried": slug, "known": known})
    game = import_module(f"fajrant.games.{slug}").GAME
    assert isinstance(game, Game)
    return game
