"""Notes on moves: what a move costs and brings, if its text does not say so."""

from __future__ import annotations

from typing import Any

from fajrant.games.coal_baron.drawing import item, worth


def notes(view: dict[str, Any], moves: list[str], words: dict[str, str]) -> list[str]:
    """A note for each of the viewer's moves; empty if there is nothing to add."""
    return [note(view, move.split(), words) for move in moves]


def note(view: dict[str, Any], move: list[str], words: dict[str, str]) -> str:
    verb, thing = move[0], move[-1]
    if verb == "choose_space":
        space = view["spaces"][thing]
        lying = [] if space.get("item") is None else [item(space["item"], words)]
        return ", ".join([f"{words['table-need'].lower()} {space['need']}", *lying])
    if verb in ("draft_order", "keep_order", "keep_tile") and thing != "none":
        return worth(thing, words)
    return ""
