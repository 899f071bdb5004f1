"""Notes on moves: what a move costs and brings, if its text does not say so."""

from __future__ import annotations

from typing import Any

from fajrant.games.steamrollers.drawing import tile_at_a_glance


def notes(view: dict[str, Any], moves: list[str], words: dict[str, str]) -> list[str]:
    """A note for each of the viewer's moves; empty where there is nothing to add."""
    return [note(view, move.split(), words) for move in moves]


def note(view: dict[str, Any], move: list[str], words: dict[str, str]) -> str:
    if move[0] == "take":
        return tile_at_a_glance(view["tiles"][int(view["decision"]["die"]) - 1], words)
    return ""
