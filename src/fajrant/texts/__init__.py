"""Texts for people: a Fluent file per language here and another in each game's folder. Any client can use them."""

from fajrant.texts.texts import LANGUAGES, Texts

__all__ = ["LANGUAGES", "Texts"]
