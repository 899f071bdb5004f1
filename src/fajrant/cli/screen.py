"""Words on a terminal: sheets, journals, moves and results laid out by rich, the same for every game.

Everything is printed as `Text`, never as markup: a player may be called [red].
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.control import Control
from rich.markdown import Markdown
from rich.measure import Measurement
from rich.rule import Rule
from rich.segment import ControlType
from rich.table import Table
from rich.text import Text

from fajrant.core.match import Match
from fajrant.core.sheet import BETWEEN, TABLE, Sheet
from fajrant.texts import Texts

WIDE = 140  # columns from which the middle of the table and the players stand side by side
NARROW = 80  # columns in which every sheet reads well
ROOMY = 110  # columns from which long lists of moves have two columns
MANY = 8


def terminal() -> Console:
    """Where people read: colours and width as the terminal has them; plain and 80 columns wide elsewhere."""
    return Console(highlight=False, markup=False, emoji=False)


def interactive() -> bool:
    """Somebody sits there who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


# ---------------------------------------------------------------- tables


class Listed:
    """Several things in one cell: lines are broken between them, never within."""

    def __init__(self, things: list[str]) -> None:
        self.things = things

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max([cell_len(thing) for thing in self.things])
        return Measurement(min(longest, options.max_width), cell_len(BETWEEN.join(self.things))).with_maximum(
            options.max_width
        )

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.things[0]
        for thing in self.things[1:]:
            longer = line + BETWEEN + thing
            if cell_len(longer) <= options.max_width:
                line = longer
            else:
                more = line + BETWEEN.rstrip()
                yield Text(more if cell_len(more) <= options.max_width else line)
                line = thing
        yield Text(line)


def lay_out(heads: Sequence[str], rows: Sequence[Sequence[str]], weak: Sequence[bool] = ()) -> Table:
    """Columns side by side, numbers to the right, no boxes."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=bool(heads), header_style="dim")
    columns = len(heads) or max([len(row) for row in rows], default=0)
    for column in range(columns):
        cells = [row[column] for row in rows if row[column]]
        numbers = bool(cells) and all(is_number(cell) for cell in cells)
        whole = column == 0 or numbers  # what a row is about is never broken
        table.add_column(
            Text(heads[column]) if heads else "",
            justify="right" if numbers else "left",
            style="" if heads or column else "dim",
            no_wrap=whole,
        )
    for number, row in enumerate(rows):
        cells_of_row = [Listed(cell.split(BETWEEN)) if BETWEEN in cell else Text(cell) for cell in row]
        table.add_row(*cells_of_row, style="dim" if weak and weak[number] else "")
    return table


def is_number(cell: str) -> bool:
    return cell.replace(".", "", 1).rstrip("%").isdecimal() or cell == "?"


def titled(title: str, *body: RenderableType) -> Group:
    return Group(Rule(Text(title, style="bold"), align="left", style="dim"), *body)


def draw_sheet(sheet: Sheet) -> Group:
    return titled(sheet.title, lay_out(sheet.heads, sheet.rows, sheet.weak))


def print_sheets(console: Console, sheets: list[Sheet], part: str | None = None) -> None:
    """The whole table, or one part of it. On wide terminals the middle stands beside the rest."""
    chosen = [sheet for sheet in sheets if part is None or sheet.part == part]
    middle = [sheet for sheet in chosen if sheet.part == TABLE]
    rest = [sheet for sheet in chosen if sheet.part != TABLE]
    if console.width < WIDE or not middle or not rest:
        for sheet in chosen:
            console.print(draw_sheet(sheet))
        return
    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    grid.add_column(width=NARROW)
    grid.add_column(ratio=1)
    grid.add_row(Group(*[draw_sheet(sheet) for sheet in middle]), Group(*[draw_sheet(sheet) for sheet in rest]))
    console.print(grid)


# ---------------------------------------------------------------- what happened, what can be done, how it ended


def print_journal(console: Console, texts: Texts, events: Iterable[dict[str, object]]) -> None:
    for event in events:
        line = Text(f"· {texts.event(event)}")
        console.print(line)


def print_moves(console: Console, texts: Texts, moves: list[str]) -> None:
    """Numbered, in words, with the notation that can be typed instead."""
    width = len(str(len(moves)))
    cells = []
    for number, move in enumerate(moves, 1):
        line = Text(f"{number:>{width}}  ", style="bold cyan")
        line.append(texts.move(move), style="default not bold")
        cells.append((line, Text(move, style="dim")))
    columns = 2 if console.width >= ROOMY and len(cells) > MANY else 1
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
    for _ in range(columns):
        table.add_column()
        table.add_column()
    height = -(-len(cells) // columns)
    for row in range(height):
        table.add_row(*[part for cell in cells[row::height] for part in cell])
    console.print(table)


def results(match: Match, texts: Texts, title: str) -> Group:
    """Places, points by category and totals, the best first."""
    game = match.game
    heads = [texts.say(f"category-{category}").capitalize() for category in game.categories]
    places, categories, totals = match.ranking(), match.categories(), match.scores()
    rows = [
        [
            str(places[seat]),
            match.names[seat],
            *[str(points) for points in categories[seat].values()],
            str(totals[seat]),
        ]
        for seat in sorted(range(len(places)), key=lambda seat: places[seat])
    ]
    place, player, total = [texts.say(f"results-{head}") for head in ("place", "player", "total")]
    return titled(title, lay_out([place, player, *heads, total], rows))


# ---------------------------------------------------------------- long texts and secrets


def print_long(console: Console, *parts: RenderableType) -> None:
    """Page by page where somebody reads, straight through elsewhere."""
    if not interactive():
        console.print(*parts, sep="\n")
        return
    os.environ.setdefault("LESS", "-R")  # less shows colours only if it is told to
    with console.pager(styles=True):
        console.print(*parts, sep="\n")


ANCHOR = re.compile(r" \{#\w+\}$", re.MULTILINE)  # at the end of a heading


def guide_text(guide: str) -> Markdown:
    """The rules for players, without the marks that only links need."""
    return Markdown(ANCHOR.sub("", guide))


def rules_text(folder: str) -> Markdown:
    """The law, with every ruling."""
    with open(os.path.join(folder, "RULES.md"), encoding="utf-8") as file:
        return Markdown(file.read())


def wipe(console: Console) -> None:
    """Nothing of the last player's cards stays visible, nor can be scrolled back to."""
    if console.is_terminal:
        console.control(Control(ControlType.CLEAR, ControlType.HOME))
        console.file.write("\033[3J")
        console.file.flush()
    else:
        console.print(Rule(style="dim"))
