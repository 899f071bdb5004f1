"""Reads a game's content.toml: the contents of its box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

LANGUAGES = ["en", "pl"]


def read_content(module_file: str) -> dict[str, Any]:
    """The content.toml in the same folder as a game's module."""
    return tomllib.loads((Path(module_file).parent / "content.toml").read_text(encoding="utf-8"))


def ids(rows: list[dict[str, Any]]) -> list[str]:
    """The ids of content rows, in their order."""
    return [str(row["id"]) for row in rows]


def names_in(rows: list[dict[str, Any]], language: str) -> dict[str, str]:
    """The names of content rows by id."""
    return {str(row["id"]): str(row["name_" + language]) for row in rows}
