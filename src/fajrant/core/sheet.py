"""A view as text: sheets that terminals lay out, screen readers read and tests compare. No colours, no boxes."""

from __future__ import annotations

from typing import Final

TABLE: Final = "table"  # shared by all players
OWN: Final = "own"  # the viewer's
OTHERS: Final = "others"
BETWEEN: Final = " · "  # separates items in a cell; lines are broken here


class Sheet:
    """A titled table of texts. Without heads, the first column labels its row. A sheet without rows is only a title."""

    def __init__(self, part: str, title: str, heads: list[str]) -> None:
        self.part: Final = part  # TABLE, OWN or OTHERS
        self.title: Final = title
        self.heads: Final = heads  # empty, or one for each column
        self.rows: Final[list[list[str]]] = []
        self.weak: Final[list[bool]] = []  # for each row: whether it is dimmed, because the viewer cannot use it now
        self.picture = False  # a picture, such as a map: its rows make sense only together
        self.asked = False  # belongs to the current question and is shown with it

    def add(self, cells: list[str], weak: bool = False) -> None:
        self.rows.append(cells)
        self.weak.append(weak)


def score_sheet(
    seats: list[str],
    kinds: list[str],
    awarded: list[str],
    points: list[dict[str, int] | None],
    over: bool,
    words: dict[str, str],
    whole: bool,
) -> Sheet:
    """Everybody's points so far and the forecast: a row for each kind of points if `whole`, otherwise a single line.

    `awarded` lists the kinds that are awarded in play. A finished game has no forecast. None stands for hidden points.
    """
    totals = [total_of(own, kinds) for own in points]
    so_far = [total_of(own, awarded) for own in points]
    score, forecast, total = words["table-score"], words["table-forecast"], words["table-total"].capitalize()
    if not whole and over:
        return Sheet(OTHERS, BETWEEN.join([total, *[f"{seats[seat]} {own}" for seat, own in enumerate(totals)]]), [])
    if not whole:
        line = [f"{seats[seat]} {own} ({totals[seat]})" for seat, own in enumerate(so_far)]
        return Sheet(OTHERS, BETWEEN.join([f"{score} ({forecast})", *line]), [])
    sheet = Sheet(OTHERS, total if over else score, [words["table-player"], *seats])
    later = [kind for kind in kinds if kind not in awarded]
    for kind in kinds if over else awarded + later:
        if not over and later and kind == later[0]:
            sheet.add([score, *so_far])
        cells = ["?" if own is None else str(own[kind]) for own in points]
        sheet.add([words["category-" + kind].capitalize(), *cells])
    sheet.add([total if over else forecast.capitalize(), *totals])
    return sheet


def total_of(points: dict[str, int] | None, kinds: list[str]) -> str:
    return "?" if points is None else str(sum([points[kind] for kind in kinds]))
