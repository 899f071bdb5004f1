"""Where a board's places lie, as far as the box says so."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fajrant.core.game import Game

HEX = re.compile(r"([A-Z])(\d+)")
SPACES = ("space", "zone", "place")  # kinds of things that are drawn as cells where there is no map


def positions(game: Game[Any]) -> tuple[dict[str, tuple[float, float]], list[tuple[str, str]]]:
    """Places by id, and the ways between them: from all rows of the box that have coordinates."""
    data = tomllib.loads(Path(game.folder(), "content.toml").read_text(encoding="utf-8"))
    places: dict[str, tuple[float, float]] = {}
    ways: list[tuple[str, str]] = []
    for row in rows_in(data):
        if "id" in row and "x" in row and "y" in row:
            places[str(row["id"])] = (float(row["x"]), float(row["y"]))
            ways += [(str(row["id"]), str(other)) for other in row.get("successors", [])]
    return places, [way for way in ways if way[0] in places and way[1] in places]


def rows_in(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from rows_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from rows_in(value)


def hex_positions(ids: list[str]) -> dict[str, tuple[float, float]]:
    """Places of a map of hexes, named by column and row: odd columns are half a hex lower."""
    found = {text: HEX.fullmatch(text) for text in ids}
    return {
        text: (1.5 * (ord(match[1]) - 65), 1.732 * (int(match[2]) + 0.5 * ((ord(match[1]) - 65) % 2)))
        for text, match in found.items()
        if match
    }
