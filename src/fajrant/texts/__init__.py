"""Texts for people: a Fluent file per language here and another in each game's folder. Any client can use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fajrant.core.content import LANGUAGES

if TYPE_CHECKING:
    from fajrant.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts"]


def __getattr__(name: str) -> Any:
    """Imports Fluent only where sentences are made: it is large, and the house in the browser does without it."""
    if name == "Texts":
        from fajrant.texts.texts import Texts

        return Texts
    raise AttributeError(name)
