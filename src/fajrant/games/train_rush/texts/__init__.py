"""Sentences of this game, one Fluent file per language; the components' names are in content.toml."""
