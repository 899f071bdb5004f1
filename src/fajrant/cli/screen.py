"""Lays out sheets, journals, moves and results in a terminal, with rich. The same for every game.

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
from fajrant.core.ties import SHARED, Tie
from fajrant.texts import Texts

WIDE = 140  # from this width on, the middle of the table and the players are side by side
NARROW = 80  # every sheet fits into this width
MANY = 8  # from this many moves on, a list has two columns if there is room
FEW = 24  # moves that fit a screen of normal height
GAP = 2  # between columns
LEAST = 12  # the minimum width of a longer column of words
SHORTEST_HEAD = 6


def terminal() -> Console:
    """A console with the terminal's colours and width; without a terminal, plain and 80 columns wide."""
    return Console(highlight=False, markup=False, emoji=False)


def interactive() -> bool:
    """Is there a person who can answer questions?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


# ---------------------------------------------------------------- tables


class Listed:
    """Several items in one cell. Lines break between items, never within one."""

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


class Columns:
    """Cells side by side, numbers right-aligned, no boxes. If space is short, long heads are wrapped, never cut."""

    def __init__(self, heads: Sequence[str], rows: Sequence[Sequence[str]], weak: Sequence[bool]) -> None:
        self.heads = heads
        self.rows = rows
        self.weak = weak
        count = len(heads) or max([len(row) for row in rows], default=0)
        cells = [[row[column] for row in rows if row[column]] for column in range(count)]
        self.numbers = [bool(column) and all(is_number(cell) for cell in column) for column in cells]
        self.widest = [max([cell_len(cell) for cell in column], default=0) for column in cells]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = Table(
            box=None, pad_edge=False, padding=(0, GAP, 0, 0), show_header=bool(self.heads), header_style="dim"
        )
        longest = self.longest_head(options.max_width)
        roomy = self.needed(longest) <= options.max_width
        for column, numbers in enumerate(self.numbers):
            table.add_column(
                Text(self.heads[column], no_wrap=False, overflow="fold") if self.heads else "",
                justify="right" if numbers else "left",
                overflow="fold",
                style="" if self.heads or column else "dim",
                no_wrap=numbers or (column == 0 and roomy),  # avoid wrapping the first column
                width=self.width(column, longest) if numbers else None,
            )
        for number, row in enumerate(self.rows):
            cells_of_row = [Listed(cell.split(BETWEEN)) if BETWEEN in cell else Text(cell) for cell in row]
            table.add_row(*cells_of_row, style="dim" if self.weak and self.weak[number] else "")
        yield table

    def longest_head(self, room: int) -> int:
        """The maximum length of a number column's head if everything is to fit."""
        longest = max([cell_len(head) for head in self.heads], default=0)
        while longest > SHORTEST_HEAD and self.needed(longest) > room:
            longest -= 1
        return longest

    def needed(self, longest: int) -> int:
        return sum([self.width(column, longest) + GAP for column in range(len(self.numbers))]) - GAP

    def width(self, column: int, longest: int) -> int:
        """Number columns keep their width, the first column is not wrapped, and the others can be wrapped anywhere."""
        head = cell_len(self.heads[column]) if self.heads else 0
        if self.numbers[column]:
            return max(self.widest[column], min(head, longest))
        return max(self.widest[column], head) if column == 0 else min(self.widest[column], LEAST)


def lay_out(heads: Sequence[str], rows: Sequence[Sequence[str]], weak: Sequence[bool] = ()) -> Columns:
    """A table of cells, with or without heads. Weak rows are dim."""
    return Columns(heads, rows, weak)


NUMBER = re.compile(r"[+\-−]?\d+(\.\d+)?%?|\?")


def is_number(cell: str) -> bool:
    """Is the cell right-aligned? Numbers are (12, -2, +1, 0.5, 47%), and `?` for a number that is secret."""
    return NUMBER.fullmatch(cell) is not None


class Title:
    """A title inside a horizontal rule; a long title gets lines of its own."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        text = Text(self.title, style="bold")
        yield Rule(text, align="left", style="dim") if cell_len(self.title) + 2 <= options.max_width else text


def titled(title: str, *body: RenderableType) -> Group:
    return Group(Title(title), *body)


def draw_sheet(sheet: Sheet) -> Group:
    body = [lay_out(sheet.heads, sheet.rows, sheet.weak)] if sheet.rows else []
    return titled(sheet.title, *body)


def changes(before: list[Sheet], now: list[Sheet]) -> list[Sheet]:
    """The changed rows and titles, changed pictures as a whole, and whatever the question is about."""
    known = {row_key(sheet, row) for sheet in before for row in sheet.rows}
    titles = {sheet.title for sheet in before}
    changed = []
    for sheet in now:
        fresh = Sheet(sheet.part, sheet.title, sheet.heads)
        for row, weak in zip(sheet.rows, sheet.weak, strict=True):
            if row_key(sheet, row) not in known:
                fresh.add(row, weak)
        if sheet.asked or (sheet.picture and fresh.rows):
            changed.append(sheet)
        elif fresh.rows or sheet.title not in titles:
            changed.append(without_empty_columns(fresh))
    return changed


def without_empty_columns(sheet: Sheet) -> Sheet:
    filled = [column for column in range(len(sheet.heads)) if any(row[column] for row in sheet.rows)]
    if len(filled) == len(sheet.heads):
        return sheet
    narrow = Sheet(sheet.part, sheet.title, [sheet.heads[column] for column in filled])
    for row, weak in zip(sheet.rows, sheet.weak, strict=True):
        narrow.add([row[column] for column in filled], weak)
    return narrow


def row_key(sheet: Sheet, row: list[str]) -> tuple[str, ...]:
    """The text of a row and its sheet. Sheets are identified by part and heads, because their titles change."""
    return (sheet.part, *sheet.heads, *row)


def fits(console: Console, sheets: list[Sheet]) -> bool:
    """Does the whole table fit a screen of normal size?"""
    return sum([len(console.render_lines(draw_sheet(sheet))) for sheet in sheets]) <= FEW


def print_sheets(console: Console, sheets: list[Sheet], part: str | None = None) -> None:
    """Prints the whole table or a part of it. On wide terminals the middle is beside the rest."""
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


class Choice:
    """A line of a list to choose from.

    `words` name the move, `note` says what it costs or brings, and `moves` has several moves if the line is a group.
    """

    def __init__(self, words: str, note: str, notation: str, moves: list[str]) -> None:
        self.words = words
        self.note = note
        self.notation = notation
        self.moves = moves

    def text(self) -> Text:
        text = Text(self.words)
        return text.append(f" – {self.note}", style="green") if self.note else text

    def lines(self, console: Console, room: int) -> Text:
        """Adds the notation at the right of the last line if there is room. The number is enough to choose the move."""
        lines = list(self.text().wrap(console, room))
        lines[-1].rstrip()
        left = room - cell_len(lines[-1].plain) - cell_len(self.notation)
        if left >= GAP:
            lines[-1].append(" " * left).append(self.notation, style="dim")
        return Text("\n").join(lines)


def grouped(choices: list[Choice]) -> list[Choice]:
    """The choices themselves if they fit a screen; otherwise groups of moves that begin alike."""
    if len(choices) <= FEW:
        return choices
    for words in range(1, max([len(choice.notation.split()) for choice in choices])):
        groups: dict[str, list[Choice]] = {}
        for choice in choices:
            groups.setdefault(" ".join(choice.notation.split()[: words + 1]), []).append(choice)
        if len(groups) > 1:
            return [group(start, members) for start, members in groups.items()]
    return choices


def group(start: str, members: list[Choice]) -> Choice:
    """One choice for moves that begin alike, named after their common words."""
    if len(members) == 1:
        return members[0]
    words = " ".join(common_words([choice.words.split() for choice in members])).rstrip(",;:(") or start
    return Choice(f"{words} … ({len(members)})", "", start, [move for choice in members for move in choice.moves])


def print_journal(console: Console, texts: Texts, events: Iterable[dict[str, object]]) -> None:
    console.print(Journal([texts.event(event) for event in events]))


class Journal:
    """A bulleted list of sentences with a hanging indent."""

    def __init__(self, sentences: list[str]) -> None:
        self.sentences = sentences

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for sentence in self.sentences:
            for number, line in enumerate(Text(sentence).wrap(console, options.max_width - 2)):
                line.rstrip()
                yield Text("  " if number else "· ").append(line)


def common_words(lines: list[list[str]]) -> list[str]:
    """The words that all lines start with."""
    common = []
    for words in zip(*lines, strict=False):
        if len(set(words)) > 1:
            break
        common.append(words[0])
    return common


def print_moves(console: Console, moves: Sequence[Choice]) -> None:
    """Prints numbered moves in words, with the notation that can be typed instead."""
    number = len(str(len(moves)))
    width = max([cell_len(choice.text().plain) for choice in moves])
    notation = max([cell_len(choice.notation) for choice in moves])
    needed = number + width + notation + 2 * GAP
    columns = 2 if len(moves) > MANY and 2 * needed + GAP <= console.width else 1
    room = min(needed, console.width) - number - GAP
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, GAP, 0, 0))
    for _ in range(columns):
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column(no_wrap=True)
    cells = [[Text(str(place)), choice.lines(console, room)] for place, choice in enumerate(moves, 1)]
    height = -(-len(cells) // columns)
    for row in range(height):
        table.add_row(*[part for cell in cells[row::height] for part in cell])
    console.print(table)


def results(match: Match, texts: Texts, title: str) -> Group:
    """Places, points by category and totals, with a column for each player, best first."""
    places, categories, totals = match.ranking(), match.categories(), match.scores()
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    rows = [[texts.say("results-place"), *[str(places[seat]) for seat in order]]]
    for category in match.game.categories:
        name = texts.say(f"category-{category}").capitalize()
        rows.append([name, *[str(categories[seat][category]) for seat in order]])
    if not match.over():
        rows.append([texts.say("results-so_far"), *[str(match.scored()[seat]) for seat in order]])
    total = texts.say("results-total" if match.over() else "results-forecast")
    rows.append([total, *[str(totals[seat]) for seat in order]])
    table = lay_out([texts.say("results-player"), *[match.names[seat] for seat in order]], rows)
    return titled(title, table, *[Text(tie_line(tie, match, texts)) for tie in match.ties() if match.over()])


def tie_line(tie: Tie, match: Match, texts: Texts) -> str:
    """A tie in words: who, with how many points, and what decided, `75 = 75, more coal left: 4 : 2`."""
    names = ", ".join([match.names[seat] for seat in tie.seats])
    points = " = ".join([str(tie.points)] * len(tie.seats))
    if tie.criterion == SHARED:
        return texts.say("results-shared", names=names, points=points)
    values = " : ".join([str(value) for value in tie.values])
    criterion = texts.say(f"tie-{tie.criterion}")
    return texts.say("results-tie", names=names, points=points, criterion=criterion, values=values)


# ---------------------------------------------------------------- long texts and secrets


def print_long(console: Console, *parts: RenderableType) -> None:
    """Prints page by page for a person, straight through otherwise."""
    if not interactive():
        console.print(*parts, sep="\n")
        return
    os.environ.setdefault("LESS", "-R")  # less shows colours only with this option
    with console.pager(styles=True):
        console.print(*parts, sep="\n")


ANCHOR = re.compile(r" \{#\w+\}$", re.MULTILINE)  # at the end of a heading


def guide_text(guide: str) -> Markdown:
    """The players' guide, without its link anchors."""
    return Markdown(ANCHOR.sub("", guide))


def rules_text(folder: str) -> Markdown:
    """The complete rules, with every ruling."""
    with open(os.path.join(folder, "RULES.md"), encoding="utf-8") as file:
        return Markdown(file.read())


def wipe(console: Console) -> None:
    """Clears the screen and its scrollback, so that nothing of the last player's secrets stays visible."""
    if console.is_terminal:
        console.control(Control(ControlType.CLEAR, ControlType.HOME))
        console.file.write("\033[3J")
        console.file.flush()
    else:
        console.print(Rule(style="dim"))
