"""A view in words: sheets that a terminal lays out, a screen reader reads and a test compares. No colours, no boxes."""

from __future__ import annotations

from typing import Final

TABLE: Final = "table"  # what lies in the middle
OWN: Final = "own"  # what the viewer holds; shown again at every decision
OTHERS: Final = "others"
BETWEEN: Final = " · "  # things in a cell: lines are broken here


class Sheet:
    """A titled table of texts. Without heads its first column says what the rest of the row is."""

    def __init__(self, part: str, title: str, heads: list[str]) -> None:
        self.part: Final = part  # TABLE, OWN or OTHERS
        self.title: Final = title
        self.heads: Final = heads  # empty, or one for each column
        self.rows: Final[list[list[str]]] = []
        self.weak: Final[list[bool]] = []  # for each row: of no use to the viewer now

    def add(self, cells: list[str], weak: bool = False) -> None:
        self.rows.append(cells)
        self.weak.append(weak)
