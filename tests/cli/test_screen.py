"""Laying out words: nothing is cut off, nothing is taken for markup."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from fajrant.cli.screen import lay_out, print_sheets
from fajrant.core.sheet import OTHERS, OWN, TABLE, Sheet


def printed(width: int, *sheets: Sheet) -> list[str]:
    out = io.StringIO()
    print_sheets(Console(file=out, width=width, highlight=False, markup=False, color_system=None), list(sheets))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("width", range(24, 90, 3))
def test_lines_are_broken_between_things(width: int) -> None:
    things = ["single wheel", "double fox", "[wild: empty]", "tower ×1 (2 VP)"]
    sheet = Sheet(OWN, "Mine", [])
    sheet.add(["Row", " · ".join(things)])
    lines = printed(width, sheet)
    assert all(len(line) <= width for line in lines)
    assert all(any(thing in line for line in lines) for thing in things)
    assert not any(line.strip() == "·" for line in lines)


def test_numbers_stand_at_the_right() -> None:
    sheet = Sheet(TABLE, "Zones", ["Zone", "Cost"])
    sheet.add(["lorries", "1"])
    sheet.add(["wild", "12"], weak=True)
    assert [line.rstrip() for line in printed(40, sheet)[1:]] == ["Zone     Cost", "lorries     1", "wild       12"]


def test_a_name_is_not_markup() -> None:
    out = io.StringIO()
    Console(file=out, width=40).print(lay_out(["Player"], [["[red]"]]))
    assert "[red]" in out.getvalue()


def test_wide_terminals_show_the_middle_beside_the_rest() -> None:
    middle, rest = Sheet(TABLE, "Middle", []), Sheet(OTHERS, "Players", [])
    middle.add(["zone", "1"])
    rest.add(["Ann", "2"])
    assert "Players" in printed(150, middle, rest)[0]
    assert "Players" not in printed(100, middle, rest)[0]
