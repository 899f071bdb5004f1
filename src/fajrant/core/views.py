"""The types of a game's views. OpenAPI is generated from them, and the web client's types from OpenAPI.

A game declares its own in its `views.py`, as TypedDicts. These modules are never compiled: mypyc does not keep the
annotations of a TypedDict.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict


class Nothing(TypedDict):
    """A decision that shows nothing but its point and seats."""


class Shapes:
    """The TypedDicts of one game: what `Game.view` returns, what each decision point shows (`Nothing` if it is not
    listed), and the parts of content.toml that boards read."""

    def __init__(self, view: Any, decisions: Mapping[str, Any], box: Any) -> None:
        self.view: Final = view
        self.decisions: Final = dict(decisions)
        self.box: Final = box

    def decision(self, point: str) -> Any:
        return self.decisions.get(point, Nothing)
