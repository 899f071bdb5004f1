"""Variants: a game's box with some values changed.

People write a variant as a small TOML file. Tables and records store it as the game's option `variant`: canonical JSON
of the changed values by path. The printed box has no such option. The end of a game's content.toml lists what may vary.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from fajrant.core.errors import Details, Nonsense, at_line
from fajrant.core.plain import canonical

V = TypeVar("V")

VARIANT: Final = "variant"  # the name of the option
LONGEST: Final = 10_000  # characters of a variant, as TOML or JSON
KEPT: Final = 16  # variants of a game whose values are kept in memory
ROW_KEYS: Final = [  # what names a row of an array in a path; otherwise its place, from 1
    ["id"],
    ["code"],
    ["number"],
    ["seat"],
    ["count"],
    ["city", "space"],  # `rackglen_1`
    ["give", "take"],  # `iron_stone`
]


class Variable:
    """A value of the box that may vary, or several: `*` in the path stands for every row or key there.

    A number is from `least` to `most`, and so is each number of a list, whose length is fixed. A price has `pieces`:
    the kinds that it can consist of.
    """

    def __init__(self, row: dict[str, Any]) -> None:
        self.path: Final = str(row["path"])
        self.least: Final = int(row["least"])
        self.most: Final = int(row["most"])
        self.pieces: Final = [str(kind) for kind in row.get("pieces", [])]
        self.rising: Final = bool(row.get("rising", False))  # no number of the list is below the one before it

    def allowed(self, printed: object) -> str:
        """A pattern of the allowed values, in no particular language."""
        numbers = f"{self.least}–{self.most}"
        if isinstance(printed, list):
            return f"[{(' ≤ ' if self.rising else ', ').join([numbers] * len(printed))}]"
        return f"{{ {', '.join([f'{kind} = {numbers}' for kind in self.pieces])} }}" if self.pieces else numbers

    def check(self, path: str, value: object, printed: object) -> object:
        """The value as it is stored. Raises Nonsense if it is not allowed."""
        if isinstance(printed, list):
            fitting = isinstance(value, list) and len(value) == len(printed) and all(self.fits(item) for item in value)
            if fitting and isinstance(value, list) and (not self.rising or value == sorted(value)):
                return value
        elif self.pieces:
            if isinstance(value, dict) and all(
                kind in self.pieces and self.fits(count) for kind, count in value.items()
            ):
                return without_zeros(value)
        elif self.fits(value):
            return value
        known = self.allowed(printed)
        tried = json.dumps(value, ensure_ascii=False, default=str)
        details: Details = {"name": path, "tried": tried, "known": known}
        raise Nonsense(f"{path} is {known}, not {tried:.80}", "variant_value", details)

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


class Change:
    """A changed value, with the printed one."""

    def __init__(self, path: str, printed: Any, value: Any) -> None:
        self.path: Final = path
        self.printed: Final = printed
        self.value: Final = value


class Boxes(Generic[V]):
    """A game's printed box and its variants. `build` turns a box into the values that positions carry."""

    def __init__(self, box: dict[str, Any], build: Callable[[dict[str, Any]], V]) -> None:
        self.box: Final = box
        self.variables: Final = [Variable(row) for row in box.get("variable", [])]
        self.former: Final[list[dict[str, Any]]] = box.get("former", [])  # values of older rules, the newest last
        self.build: Final = build
        self.printed: Final = build(box)
        self.by_path: dict[str, Variable] | None = None
        self.kept: Final[dict[str, V]] = {}  # the values of variants by their text, most recently used last

    def values(self, options: Mapping[str, str]) -> V:
        """The values that positions with these options carry."""
        text = options.get(VARIANT, "")
        if not text:
            return self.printed
        values = self.kept.pop(text, None)
        if values is None:
            values = self.build(self.box_of(options))
        self.kept[text] = values
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return values

    def box_of(self, options: Mapping[str, str]) -> dict[str, Any]:
        """The box of a table with these options."""
        text = options.get(VARIANT, "")
        if not text:
            return self.box
        box: dict[str, Any] = copied(self.box)
        for path, value in self.read(text).items():
            segments = path.split(".")
            place = key_in(parent_of(box, segments), segments[-1])
            parent_of(box, segments)[place] = value
        return box

    def paths(self) -> dict[str, Variable]:
        """Every value that may vary, by path."""
        if self.by_path is None:
            by_path: dict[str, Variable] = {}
            for variable in self.variables:
                expand(self.box, variable.path.split("."), [], variable, by_path)
            self.by_path = by_path
        return self.by_path

    def printed_at(self, path: str) -> Any:
        """The printed value, as variants store it."""
        segments = path.split(".")
        parent = parent_of(self.box, segments)
        value = parent[key_in(parent, segments[-1])]
        return without_zeros(value) if isinstance(value, dict) else value

    def check(self, path: str, value: object) -> object:
        """A new value for a path, as it is stored. Raises Nonsense if the path or the value is not allowed."""
        if not self.variables:
            raise Nonsense("nothing in this game's box can be varied yet", "variant_none", {})
        paths = self.paths()
        if path not in paths:
            near = ", ".join(get_close_matches(path, paths, 3, 0.4))
            details: Details = {"tried": path, "known": near}
            raise Nonsense(f"{path!r:.80} cannot be varied; nearest: {near or 'nothing'}", "variant_path", details)
        return paths[path].check(path, value, self.printed_at(path))

    def read(self, text: str) -> dict[str, object]:
        """The changed values by path, from a variant's JSON. Raises Nonsense if it is not one."""
        check_length(text)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as broken:
            raise unreadable(f"not JSON: {broken}") from None
        if not isinstance(data, dict):
            raise unreadable("expected an object")
        return {path: self.check(path, value) for path, value in data.items()}

    def text_of(self, changes: Mapping[str, object]) -> str:
        """Checked changes as canonical JSON, without values that equal the printed ones; empty for the printed box."""
        changed = {path: value for path, value in changes.items() if value != self.printed_at(path)}
        return canonical(changed) if changed else ""

    def under(self, rules: int, text: str) -> str:
        """Converts a variant of the box of an older rules version to a variant of the current box."""
        changes: dict[str, object] = {}
        former: list[dict[str, Any]] = self.former[::-1]  # mypyc 2.4 fails on reversed(self.former)
        for row in former:
            if rules <= row["rules"]:
                changes.update(row["values"])
        return self.text_of({**changes, **(self.read(text) if text else {})})

    def changes(self, text: str) -> list[Change]:
        """What a variant changes, in the order of its paths."""
        return [Change(path, self.printed_at(path), value) for path, value in self.read(text).items()] if text else []


NO_BOXES: Final[Boxes[Any]] = Boxes({}, lambda _: None)  # of a game whose values cannot vary


class VariantFile:
    """A variant's TOML file: its data, and the line of each path."""

    def __init__(self, text: str) -> None:
        check_length(text)
        self.lines: Final = lines_in(text)
        try:
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as broken:
            line = re.search(r"line (\d+)", str(broken))
            raise at_line(int(line.group(1)) if line else 1, unreadable(f"not TOML: {broken}")) from None
        except RecursionError:
            raise unreadable("nested too deep") from None

    def line_of(self, path: str) -> int:
        """The line of a value, or of the table that it is in."""
        while path and path not in self.lines:
            path = path.rpartition(".")[0]
        return self.lines.get(path, 1)

    def changes(self, boxes: Boxes[Any]) -> dict[str, object]:
        """The checked changes by path. The table of options is not among them."""
        changes: dict[str, object] = {}
        for key, node in self.data.items():
            if key != "options":
                self.collect(boxes, key, node, changes)
        return changes

    def collect(self, boxes: Boxes[Any], path: str, node: object, changes: dict[str, object]) -> None:
        if isinstance(node, dict) and node and path not in boxes.paths():
            for key, inner in node.items():
                self.collect(boxes, f"{path}.{key}", inner, changes)
            return
        try:
            changes[path] = boxes.check(path, node)
        except Nonsense as wrong:
            raise at_line(self.line_of(path), wrong) from None


def lines_in(text: str) -> dict[str, int]:
    """The line on which each table and each value of a TOML text begins, by path."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[+([^\]]+)\]", line)
        pair = re.match(r"""\s*((?:[\w.\- ]|"[^"]*"|'[^']*')+?)\s*=""", line)
        if header:
            table = plain_path(header.group(1))
            lines.setdefault(table, number)
        elif pair:
            path = plain_path(pair.group(1))
            lines.setdefault(f"{table}.{path}" if table else path, number)
    return lines


def plain_path(key: str) -> str:
    """A dotted key without quotation marks and spaces."""
    return ".".join([part.strip().strip("\"'") for part in key.split(".")])


def variant_hash(text: str) -> str:
    """The name of a variant in records and reports: the same for the same values, however they were written down."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise Nonsense(f"a variant has at most {LONGEST} characters", "variant_long", {"most": LONGEST})


def unreadable(problem: str) -> Nonsense:
    return Nonsense(f"the variant cannot be read: {problem}", "variant_unreadable", {"problem": problem})


def copied(node: Any) -> Any:
    """A box, or a part of it, that shares no list or table with the original."""
    if isinstance(node, dict):
        return {key: copied(part) for key, part in node.items()}
    return [copied(part) for part in node] if isinstance(node, list) else node


def without_zeros(counts: dict[str, Any]) -> dict[str, Any]:
    return {kind: count for kind, count in counts.items() if count}


def row_key(row: object, place: int) -> str:
    """The name of an array's row in paths."""
    if isinstance(row, dict):
        for keys in ROW_KEYS:
            if all(key in row for key in keys):
                return "_".join([str(row[key]) for key in keys])
    return str(place + 1)


def key_in(node: Any, segment: str) -> Any:
    """The key or index of a path's segment; None if there is none."""
    if isinstance(node, dict):
        return segment if segment in node else None
    if isinstance(node, list):
        for place, row in enumerate(node):
            if row_key(row, place) == segment:
                return place
    return None


def parent_of(box: dict[str, Any], segments: list[str]) -> Any:
    node: Any = box
    for segment in segments[:-1]:
        node = node[key_in(node, segment)]
    return node


def expand(node: Any, segments: list[str], path: list[str], variable: Variable, by_path: dict[str, Variable]) -> None:
    """Adds the paths below `node` that a variable stands for. Rows without such a value are skipped."""
    if not segments:
        by_path[".".join(path)] = variable
        return
    names = [segments[0]]
    if segments[0] == "*":
        rows = isinstance(node, list)
        names = [row_key(row, place) for place, row in enumerate(node)] if rows else [str(key) for key in node]
    for name in names:
        key = key_in(node, name)
        if key is not None:
            expand(node[key], segments[1:], [*path, name], variable, by_path)
