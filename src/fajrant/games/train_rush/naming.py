"""Names by id, in each language: what content.toml says, and what follows from it."""

from __future__ import annotations


def names(language: str) -> dict[str, str]:
    return {}
