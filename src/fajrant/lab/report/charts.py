"""Charts of a report, drawn by matplotlib and embedded in the page as SVG."""

from __future__ import annotations

import io
import re
from contextlib import AbstractContextManager
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from fajrant.lab.estimates import Estimate
from fajrant.lab.measures import Bin

BLUE, ORANGE, PALE, GREY, LINE, INK, INK_2 = (
    "#1b5688", "#c25e00", "#fbeedd", "#8b968f", "#c4cbc1", "#1b2224", "#4a5654",
)  # fmt: skip
HEAT = mpl.colors.LinearSegmentedColormap.from_list("heat", ["#f0f0e8", "#a9c4dc", "#5e8fb8", "#1b5688", "#0f3354"])
STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: it can be read aloud, searched and selected
    "svg.hashsalt": "fajrant",
    "font.family": ["DejaVu Sans"],
    "font.size": 10,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK_2,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": INK_2,
    "ytick.color": INK,
    "hatch.linewidth": 0.8,
}


def canvas(width: float = 7.6, height: float = 3.2) -> tuple[Figure, Any]:
    figure = Figure((width, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.subplots()
    axes.patch.set_alpha(0)
    return figure, axes


def svg(figure: Figure, label: str) -> str:
    """The figure as an element of the page. `label` says what it shows."""
    file = io.StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    head = re.sub(r' (width|height)="[^"]*"', "", text[: text.index(">")])
    safe = label.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return f'{head} class="ch" role="img" aria-label="{safe}"{text[text.index(">") :]}'


def marks(axes: Any, places: Any, estimates: list[Estimate], null: float, scale: float = 1.0) -> None:
    """Estimates with their intervals. Colour, shape and fill show which intervals exclude `null`, and on which side."""
    for place, each in zip(places, estimates, strict=True):
        clear = each.low > null or each.high < null
        colour = (BLUE if each.value > null else ORANGE) if clear else GREY
        shape = ("o" if each.value > null else "D") if clear else "s"
        axes.errorbar(
            each.value * scale, place, xerr=[[(each.value - each.low) * scale], [(each.high - each.value) * scale]],
            fmt=shape, color=colour, ms=7, capsize=4, lw=1.6, markerfacecolor=colour if clear else "white",
        )  # fmt: skip


def intervals(names: list[str], estimates: list[Estimate], null: float, words: tuple[str, str], label: str) -> str:
    """Shares in percent, one row each, and the fair share as a dashed line."""
    figure, axes = canvas(height=0.9 + 0.5 * len(names))
    places = np.arange(len(names))[::-1]
    marks(axes, places, estimates, null, 100)
    axes.axvline(100 * null, color=INK, ls="--", lw=1.2)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(axis="x", color=LINE, lw=0.6)
    axes.set_xlabel(words[0])
    axes.set_title(words[1], fontsize=10, loc="left", color=INK_2)
    return svg(figure, label)


def leads(names: list[str], estimates: list[Estimate], word: str, label: str) -> str:
    """Differences in points, one row each."""
    figure, axes = canvas(height=0.9 + 0.5 * len(names))
    places = np.arange(len(names))[::-1]
    marks(axes, places, estimates, 0.0)
    axes.axvline(0, color=INK, lw=1.4)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(axis="x", color=LINE, lw=0.6)
    axes.set_xlabel(word)
    return svg(figure, label)


def distributions(winners: Any, others: Any, words: tuple[str, str, str], label: str) -> str:
    figure, axes = canvas()
    both = np.concatenate([winners, others])
    bins = np.histogram_bin_edges(both, bins=min(40, max(8, int(np.sqrt(len(both))))))
    if len(others):
        axes.hist(others, bins, density=True, color=PALE, edgecolor=ORANGE, hatch="////", label=words[1], lw=0.8)
    axes.hist(winners, bins, density=True, color=BLUE, alpha=0.65, label=words[0])
    axes.set_yticks([])
    axes.set_xlabel(words[2])
    axes.legend(frameon=False)
    return svg(figure, label)


def pairs(rows: list[tuple[str, Estimate, Estimate]], words: tuple[str, str], label: str) -> str:
    """Two bars for each name, with intervals: the winner's and the others'."""
    figure, axes = canvas(height=1 + 0.5 * len(rows))
    places = np.arange(len(rows))[::-1]
    for shift, which, colour, hatch in ((0.19, 1, BLUE, ""), (-0.19, 2, PALE, "////")):
        values = [won if which == 1 else lost for _, won, lost in rows]
        axes.barh(
            places + shift, [each.value for each in values], 0.36, color=colour, hatch=hatch, label=words[which - 1],
            edgecolor=BLUE if which == 1 else ORANGE, xerr=[each.half for each in values],
            error_kw={"ecolor": INK, "lw": 1},
        )  # fmt: skip
    axes.set_yticks(places, [row[0] for row in rows])
    axes.legend(frameon=False, loc="lower right")
    axes.grid(axis="x", color=LINE, lw=0.6)
    axes.set_axisbelow(True)
    return svg(figure, label)


WHISKERS: Any = {"ecolor": INK, "lw": 1, "capsize": 2}


def whiskers(estimates: list[Estimate], scale: float = 1.0) -> Any:
    """How far the intervals reach below and above their values."""
    below = [scale * (each.value - max(each.low, 0.0)) for each in estimates]
    return [np.maximum(below, 0.0), [scale * (each.high - each.value) for each in estimates]]


def histogram(bins: list[Bin], middle: Estimate, word: str, label: str) -> str:
    """Bars in percent with intervals. The line with a band is the median and its interval."""
    figure, axes = canvas(height=2.5)
    shares = [each.share for each in bins]
    width = bins[0].end - bins[0].start
    axes.bar(
        [(each.start + each.end) / 2 for each in bins], [100 * each.value for each in shares], 0.9 * width, color=BLUE,
        yerr=whiskers(shares, 100), error_kw=WHISKERS,
    )  # fmt: skip
    axes.axvspan(middle.low, middle.high, color=ORANGE, alpha=0.25, lw=0)
    axes.axvline(middle.value, color=ORANGE, lw=2)
    axes.set_ylabel("%")
    axes.set_xlabel(word)
    return svg(figure, label)


def bars(rows: list[tuple[int, Estimate]], word: str, label: str, scale: float = 1.0) -> str:
    figure, axes = canvas(height=2.2)
    most = max(each.value for _, each in rows)
    colours = [ORANGE if each.value == most else BLUE for _, each in rows]
    values = [each for _, each in rows]
    axes.bar(
        [place for place, _ in rows], [scale * each.value for each in values], color=colours, width=0.8,
        yerr=whiskers(values, scale), error_kw=WHISKERS,
    )  # fmt: skip
    axes.set_xlabel(word)
    return svg(figure, label)


def line(rows: list[tuple[int, Estimate]], fair: float, words: tuple[str, str], label: str) -> str:
    figure, axes = canvas(height=2.8)
    places = [place for place, _ in rows]
    axes.fill_between(
        places,
        [100 * max(0, each.low) for _, each in rows],
        [100 * min(1, each.high) for _, each in rows],
        color=BLUE,
        alpha=0.2,
    )
    axes.plot(places, [100 * each.value for _, each in rows], "o-", color=BLUE)
    axes.axhline(100 * fair, color=INK, ls="--", lw=1)
    axes.set_ylim(0, 103)
    axes.set_xlabel(words[0])
    axes.set_ylabel(words[1])
    axes.grid(axis="y", color=LINE, lw=0.6)
    return svg(figure, label)


def ladder(
    points: list[tuple[int, Estimate]], wins: list[tuple[int, Estimate]], fair: float, words: tuple[str, str, str],
    label: str,
) -> str:  # fmt: skip
    """Two charts of what each doubling of thinking time gains: points and wins."""
    figure = Figure((15.6, 3.4), layout="constrained")
    figure.patch.set_alpha(0)
    for axes, rows, null, scale, word in zip(
        figure.subplots(1, 2), (points, wins), (0.0, fair), (1, 100), words[1:], strict=True
    ):
        values = [each for _, each in rows]
        axes.errorbar(
            [step for step, _ in rows], [scale * each.value for each in values], fmt="o-", color=BLUE, ms=7, capsize=4,
            yerr=np.transpose([(scale * (each.value - each.low), scale * (each.high - each.value)) for each in values]),
        )  # fmt: skip
        axes.axhline(scale * null, color=INK, ls="--", lw=1)
        axes.set_xticks([step for step, _ in rows], [f"{2 ** (step - 1)} → {2**step}×" for step, _ in rows])
        axes.set_xlabel(words[0])
        axes.set_ylabel(word)
        axes.grid(axis="y", color=LINE, lw=0.6)
        axes.patch.set_alpha(0)
    return svg(figure, label)


def uses(rows: list[tuple[str, Estimate, Estimate]], words: tuple[str, str], label: str) -> str:
    """For each thing, the share of seats that used it, and the difference in win rate."""
    figure = Figure((15.6, 1 + 0.32 * len(rows)), layout="constrained")
    figure.patch.set_alpha(0)
    left, right = figure.subplots(1, 2, sharey=True, width_ratios=[1, 2])
    places = np.arange(len(rows))[::-1]
    used = [row[1] for row in rows]
    left.barh(places, [100 * each.value for each in used], 0.5, color=GREY, xerr=whiskers(used, 100), error_kw=WHISKERS)
    for place, each in zip(places, used, strict=True):
        left.text(100 * each.high + 2, place, f"{100 * each.value:.0f} %", va="center", fontsize=9)
    left.set_xlim(0, 115)
    left.set_yticks(places, [row[0] for row in rows])
    left.set_xlabel(words[0])
    marks(right, places, [row[2] for row in rows], 0.0, 100)
    right.axvline(0, color=INK, lw=1.4)
    right.grid(axis="x", color=LINE, lw=0.6)
    right.set_xlabel(words[1])
    for axes in (left, right):
        axes.patch.set_alpha(0)
        axes.set_ylim(-0.6, len(rows) - 0.4)
    return svg(figure, label)


def apply_style() -> AbstractContextManager[None]:
    """A context in which matplotlib draws in the report's style."""
    return mpl.rc_context(STYLE)
