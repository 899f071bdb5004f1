"""Notes on moves: what a move costs and brings, if its text does not say so."""

from __future__ import annotations

from typing import Any

from fajrant.games.coal_baron_cards.drawing import in_full, objective


def notes(view: dict[str, Any], moves: list[str], words: dict[str, str]) -> list[str]:
    """A note for each of the viewer's moves; empty if there is nothing to add."""
    return [note(view, move.split(), words) for move in moves]


def note(view: dict[str, Any], move: list[str], words: dict[str, str]) -> str:
    verb, thing = move[0], move[-1]
    if verb == "place":
        zone = view["zones"][thing]
        stack = view["stacks"].get(thing)
        top = [] if stack is None or stack["top"] is None else [in_full(stack["top"], words)]
        return ", ".join([f"{words['table-cost'].lower()} {zone['required']}", *top])
    if verb in ("wild_stack", "inno_stack"):
        return in_full(view["stacks"][thing]["top"], words)
    return objective(thing, words) if verb == "wild_card" else ""
