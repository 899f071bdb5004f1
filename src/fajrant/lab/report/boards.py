"""Where places lie on a game's board: read from `content.toml`, or from `areas.toml` if it has no coordinates."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import cos, pi, sin, sqrt
from pathlib import Path
from typing import Any

from fajrant.core.game import Game
from fajrant.lab.uses import all_things

Point = tuple[float, float]
TENSION = 6  # of the curve through neighbouring spaces, the same as on the map in the browser
GAP = 0.35  # between two areas
HIGH = 3.0  # the height of an area
NEAR = 20.0  # millimetres: a name closer to a city would cover the city's number


@dataclass(frozen=True)
class Place:
    thing: str
    x: float
    y: float
    region: str
    outline: list[Point] = field(default_factory=list)  # empty for a dot
    large: bool = False  # a city
    label: str = ""  # what is printed on it, if that is shorter than its name


@dataclass(frozen=True)
class Board:
    places: list[Place]
    tracks: list[list[Point]] = field(default_factory=list)  # each from one place to the next, as a Bézier curve
    signs: list[tuple[str, float, float]] = field(default_factory=list)  # what is printed on the board
    names: dict[str, dict[str, str]] = field(default_factory=dict)  # of regions, by language


def board_of(game: Game[Any]) -> Board | None:
    """The game's board; None if nothing is known about it."""
    rows = list(rows_in(tomllib.loads(Path(game.folder(), "content.toml").read_text(encoding="utf-8"))))
    nodes = {str(row["id"]): row for row in rows if "id" in row and "x" in row and "y" in row}
    hexes = {str(row["label"]): row for row in rows if "label" in row and "q" in row and "r" in row}
    names = {
        str(row["id"]): {language: str(row[f"name_{language}"]) for language in ("en", "pl")}
        for row in rows
        if "id" in row and "name_en" in row and "name_pl" in row
    }
    known = set(all_things(game))
    if nodes:
        return network(nodes, rows, names, known)
    if hexes:
        return hexagons(hexes, names, known)
    areas = Path(game.folder(), "areas.toml")
    if not areas.exists():
        return None
    return Board(list(cells(tomllib.loads(areas.read_text(encoding="utf-8"))["areas"], known)))


def rows_in(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from rows_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from rows_in(value)


def thing_of(name: str, known: set[str]) -> str:
    """The place with this id together with its kind, such as `hex:A1`; empty if there is none."""
    return next((f"{kind}:{name}" for kind in ("node", "hex", "space", "zone") if f"{kind}:{name}" in known), "")


# ---------------------------------------------------------------- spaces on tracks


def network(
    nodes: dict[str, dict[str, Any]], rows: list[dict[str, Any]], names: dict[str, dict[str, str]], known: set[str]
) -> Board:
    places = [
        Place(thing_of(name, known), row["x"], row["y"], str(row.get("region", "")), large=row.get("kind") == "city")
        for name, row in nodes.items()
    ]
    straight = {(str(row["from_node"]), str(row["to_node"])) for row in rows if "from_node" in row}
    after: dict[str, list[str]] = {}
    before: dict[str, list[str]] = {}
    for name, row in nodes.items():
        for other in row.get("successors", []):
            if (name, other) not in straight:
                after.setdefault(name, []).append(other)
                before.setdefault(other, []).append(name)
    tracks = [
        track(nodes, before, after, name, other, (name, other) in straight)
        for name, row in nodes.items()
        for other in row.get("successors", [])
    ]
    signs = []
    for row in rows:
        if "plate" in row and "id" in row:
            x, y = row["plate"]
            thing = f"zone:{row['id']}"
            if thing in known:
                outline = [(x - 34, y - 11), (x + 34, y - 11), (x + 34, y + 11), (x - 34, y + 11)]
                places.append(Place(thing, x, y, str(row.get("region", "")), outline))
            else:  # a name; that of a city goes below its dot
                clear = min(abs(x - place.x) + abs(y - place.y) for place in places if place.large) > NEAR
                signs.append((str(row["id"]), float(x), y if clear else y + NEAR))
    return Board([place for place in places if place.thing], tracks, signs, names)


def track(
    nodes: dict[str, dict[str, Any]], before: dict[str, list[str]], after: dict[str, list[str]], one: str, other: str,
    straight: bool,
) -> list[Point]:  # fmt: skip
    """A Bézier curve that runs smoothly through neighbouring spaces; a tunnel or junction is straight."""
    a, b = (spot(nodes[one]), spot(nodes[other]))
    p = a if straight else spot(nodes[alike(before.get(one, []), other) or one])
    n = b if straight else spot(nodes[alike(after.get(other, []), one) or other])
    if straight:
        return [a, a, b, b]
    return [
        a,
        (a[0] + (b[0] - p[0]) / TENSION, a[1] + (b[1] - p[1]) / TENSION),
        (b[0] - (n[0] - a[0]) / TENSION, b[1] - (n[1] - a[1]) / TENSION),
        b,
    ]


def spot(row: dict[str, Any]) -> Point:
    return float(row["x"]), float(row["y"])


def alike(ids: list[str], name: str) -> str:
    """The neighbour on the same side of a siding, or the first one."""
    side = name[-1:] if name[-1:] in "ab" else ""
    same = [other for other in ids if (other[-1:] if other[-1:] in "ab" else "") == side]
    return (same or ids or [""])[0]


# ---------------------------------------------------------------- hexes and areas


def hexagons(hexes: dict[str, dict[str, Any]], names: dict[str, dict[str, str]], known: set[str]) -> Board:
    """Pointy-top hexes with axial coordinates."""
    places = []
    for name, row in hexes.items():
        x, y = sqrt(3) * (row["q"] + row["r"] / 2), 1.5 * row["r"]
        outline = [(x + cos(pi / 6 + turn * pi / 3), y + sin(pi / 6 + turn * pi / 3)) for turn in range(6)]
        places.append(Place(thing_of(name, known), x, y, str(row["region"]), outline, row["kind"] == "city", name))
    return Board(places, names=names)


def cells(areas: list[dict[str, Any]], known: set[str]) -> Iterator[Place]:
    lines: dict[int, list[dict[str, Any]]] = {}
    for area in areas:
        lines.setdefault(area.get("line", 0), []).append(area)
    total = max(sum(area["width"] + GAP for area in line) - GAP for line in lines.values())
    for number, line in lines.items():
        gaps = GAP * (len(line) - 1)
        scale = (total - gaps) / sum(area["width"] for area in line)
        left = 0.0
        for area in line:
            yield from cells_of(area, left, (HIGH + GAP) * number, area["width"] * scale, known)
            left += area["width"] * scale + GAP


def cells_of(area: dict[str, Any], left: float, top: float, width: float, known: set[str]) -> Iterator[Place]:
    rows = [str(row).split() for row in area["rows"]]
    rects: dict[str, list[float]] = {}
    for number, row in enumerate(rows):
        for column, name in enumerate(row):
            x, y = left + width * column / len(row), top + HIGH * number / len(rows)
            far_x, far_y = x + width / len(row), y + HIGH / len(rows)
            rect = rects.setdefault(name, [x, y, far_x, far_y])
            rect[:] = [min(rect[0], x), min(rect[1], y), max(rect[2], far_x), max(rect[3], far_y)]
    for name, (x, y, far_x, far_y) in rects.items():
        outline = [(x, y), (far_x, y), (far_x, far_y), (x, far_y)]
        yield Place(thing_of(name, known), (x + far_x) / 2, (y + far_y) / 2, str(area["id"]), outline)
