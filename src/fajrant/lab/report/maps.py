"""A board with the uses of its places, drawn by matplotlib."""

from __future__ import annotations

from textwrap import fill

from matplotlib.patches import PathPatch, Polygon
from matplotlib.path import Path

from fajrant.lab.report.boards import Board, Place
from fajrant.lab.report.charts import GREY, HEAT, INK, INK_2, ORANGE, canvas, svg

DARK = 0.55  # text is white on places with more than this part of the uses of the most used place
NAMED = 16  # how many dots have their number beside them


def draw(board: Board, times: dict[str, float], dead: set[str], names: dict[str, str], word: str, label: str) -> str:
    """Draws the board. Darker places are used more; dashed frames mark places that hardly anybody uses."""
    xs = [point[0] for place in board.places for point in (place.outline or [(place.x, place.y)])]
    ys = [point[1] for place in board.places for point in (place.outline or [(place.x, place.y)])]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    figure, axes = canvas(13.5, min(9.0, max(3.2, 13.5 * high / wide)))
    for points in board.tracks:
        codes = [Path.MOVETO, Path.CURVE4, Path.CURVE4, Path.CURVE4]
        axes.add_patch(PathPatch(Path(points, codes), fill=False, edgecolor=GREY, lw=2.2, zorder=1))
    most = max(times.get(place.thing, 0.0) for place in board.places) or 1.0
    shapes = [place for place in board.places if place.outline]
    for place in shapes:
        value = times.get(place.thing, 0.0)
        axes.add_patch(
            Polygon(place.outline, closed=True, facecolor=HEAT(value / most), edgecolor="white", lw=2, zorder=2)
        )
        if place.large:
            axes.add_patch(Polygon(inset(place, 0.06), fill=False, edgecolor=INK, lw=1.6, zorder=3))
        if place.thing in dead:
            axes.add_patch(
                Polygon(
                    inset(place, 0.12 if place.large else 0.06),
                    fill=False,
                    edgecolor=ORANGE,
                    lw=2,
                    ls=(0, (3, 2)),
                    zorder=3,
                )
            )
        write(axes, place, value, names, most)
    dots(axes, [place for place in board.places if not place.outline], times, dead, most)
    for name, x, y in board.signs:
        axes.text(x, y, names.get(name, name), ha="center", va="center", fontsize=8, color=INK_2, zorder=6)
    axes.set_xlim(min(xs) - 0.02 * wide, max(xs) + 0.02 * wide)
    axes.set_ylim(max(ys) + 0.03 * high, min(ys) - 0.03 * high)
    if board.tracks or shapes[0].label:  # a map, not a table of cells
        axes.set_aspect("equal")
    axes.axis("off")
    scale = axes.scatter([], [], c=[], cmap=HEAT, vmin=0, vmax=most)
    figure.colorbar(scale, ax=axes, shrink=0.6, label=word, location="bottom", aspect=50, pad=0.02)
    return svg(figure, label)


def inset(place: Place, part: float) -> list[tuple[float, float]]:
    """The outline of a place, moved towards its middle."""
    return [(x + (place.x - x) * part, y + (place.y - y) * part) for x, y in place.outline]


def write(axes: object, place: Place, value: float, names: dict[str, str], most: float) -> None:
    """The name and number of a shape."""
    wide = max(x for x, _ in place.outline) - min(x for x, _ in place.outline)
    lines = fill(place.label or names.get(place.thing, ""), 12 if wide < 3 else 40)
    colour = "white" if value > DARK * most else INK
    axes.text(  # type: ignore[attr-defined]
        place.x, place.y, f"{lines}\n{value:.2f}", ha="center", va="center", fontsize=8, color=colour, zorder=5,
        linespacing=1.15,
    )  # fmt: skip


def dots(axes: object, places: list[Place], times: dict[str, float], dead: set[str], most: float) -> None:
    """Spaces on tracks as dots, with the numbers of the most used."""
    if not places:
        return
    values = [times.get(place.thing, 0.0) for place in places]
    plain = {"x": [place.x for place in places], "y": [place.y for place in places]}
    sizes = [430 if place.large else 120 for place in places]
    edges = [ORANGE if place.thing in dead else INK_2 for place in places]
    styles = [(0, (2, 1)) if place.thing in dead else "-" for place in places]
    axes.scatter(  # type: ignore[attr-defined]
        **plain, s=sizes, c=values, cmap=HEAT, vmin=0, vmax=most, edgecolors=edges, linestyles=styles,
        linewidths=[2.2 if place.thing in dead else 0.8 for place in places], zorder=3,
    )  # fmt: skip
    ranked = sorted(zip(values, places, strict=True), key=lambda pair: -pair[0])
    shown = {place.thing for _, place in ranked[:NAMED]} | {place.thing for place in places if place.large}
    for value, place in ranked:
        if place.thing in shown and value > 0:
            colour = "white" if value > DARK * most else INK
            inside = place.large
            axes.annotate(  # type: ignore[attr-defined]
                f"{value:.1f}" if inside else f"{value:.2f}", (place.x, place.y), (0, 0 if inside else 10),
                textcoords="offset points", ha="center", va="center" if inside else "bottom", fontsize=7.5,
                color=colour if inside else INK, zorder=7,
            )  # fmt: skip
