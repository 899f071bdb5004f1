"""A view in words: sheets that a terminal lays out, a screen reader reads and a test compares. No colours, no boxes."""

from __future__ import annotations

from typing import Final

TABLE: Final = "table"  # what lies in the middle
OWN: Final = "own"  # what the viewer holds
OTHERS: Final = "others"
BETWEEN: Final = " · "  # things in a cell: lines are broken here


class Sheet:
    """A titled table of texts. Without heads its first column says what the rest of the row is.

    A sheet without rows is a title that says it all.
    """

    def __init__(self, part: str, title: str, heads: list[str]) -> None:
        self.part: Final = part  # TABLE, OWN or OTHERS
        self.title: Final = title
        self.heads: Final = heads  # empty, or one for each column
        self.rows: Final[list[list[str]]] = []
        self.weak: Final[list[bool]] = []  # for each row: of no use to the viewer now
        self.picture = False  # rows that say nothing alone: a map is shown whole
        self.asked = False  # what the present question is about, to be seen with it

    def add(self, cells: list[str], weak: bool = False) -> None:
        self.rows.append(cells)
        self.weak.append(weak)


def score_sheet(
    seats: list[str], kinds: list[str], points: list[dict[str, int] | None], words: dict[str, str], whole: bool
) -> Sheet:
    """Everybody's points: the whole of them by kind, with a column for each player, or the totals at a glance.

    The points of a player may be out of sight.
    """
    totals = ["?" if found is None else str(sum(found.values())) for found in points]
    if not whole:
        scores = [f"{name} {total}" for name, total in zip(seats, totals, strict=True)]
        return Sheet(OTHERS, BETWEEN.join([words["table-score"], *scores]), [])
    sheet = Sheet(OTHERS, words["table-score"], [words["table-player"], *seats])
    for kind in kinds:
        cells = ["?" if found is None else str(found[kind]) for found in points]
        sheet.add([words["category-" + kind].capitalize(), *cells])
    sheet.add([words["table-total"].capitalize(), *totals])
    return sheet
