"""The review of a game as one HTML page, which needs nothing from the network."""

from __future__ import annotations

from html import escape
from typing import Any

from fajrant.core.match import Match
from fajrant.core.record import parse_record
from fajrant.core.sheet import Sheet
from fajrant.review.marks import MARKS, UNSOUND
from fajrant.texts import Texts

WIDTH, HEIGHT = 960, 260
COLOURS = ["#c4342a", "#1c66ad", "#b8860b", "#23784b", "#7446a3"]
LUCKY = 0.02  # a change by luck of at least this is listed
LUCKIEST = 12  # events listed on the page
DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4"]  # line styles, so that seats do not differ by colour alone
STYLE = """
:root { color-scheme: light dark; --bg: #f0f0e8; --plate: #fcfbf6; --ink: #1b2224; --ink-2: #4a5654; --line: #c4cbc1; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #14191b; --plate: #1f272a; --ink: #eef1ea; --ink-2: #b5c0ba; --line: #3b474a; }
}
body { background: var(--bg); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 1160px; padding: 24px 16px; }
section { background: var(--plate); border: 1px solid var(--line); border-radius: 10px; margin: 16px 0;
  overflow-x: auto; padding: 16px; }
h1, h2 { line-height: 1.2; margin: 0 0 8px; } h2 { font-size: 20px; } p { color: var(--ink-2); margin: 8px 0 0; }
table { border-collapse: collapse; width: 100%; } th, td { padding: 4px 8px; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr > * { border-top: 1px solid var(--line); }
ol { list-style: none; margin: 0; padding: 0; } li { padding: 8px 0; } li + li { border-top: 1px solid var(--line); }
svg { display: block; height: auto; width: 100%; } svg text { fill: var(--ink-2); font-size: 13px; }
details { margin-top: 6px; } summary { cursor: pointer; } h3 { font-size: 15px; margin: 12px 0 4px; }
details td, details th { font-size: 14px; text-align: left; vertical-align: top; } pre { font-size: 13px; margin: 0; }
.key { display: inline-block; margin-right: 16px; } .key svg { display: inline; height: 12px; width: 32px; }
"""


def review_page(match: Match, data: dict[str, Any], texts: Texts) -> str:
    title = texts.say("review-title", game=match.game.title(texts.language))
    made = texts.say("review-made", decisions=len(data["decisions"]), budget=data["budget"], seed=str(data["seed"]))
    return "\n".join(
        [
            f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1><p>{escape(', '.join(match.names))}. {escape(made)}</p>",
            f"<section><h2>{escape(texts.say('review-line'))}</h2>{chart(match.names, data, texts)}</section>",
            f"<section><h2>{escape(texts.say('review-seats'))}</h2>{seats(match, data, texts)}",
            f"<p>{escape(texts.say('review-explained'))}</p></section>",
            f"<section><h2>{escape(texts.say('review-turning'))}</h2>{telling(match, data, texts)}</section>",
            f"<section><h2>{escape(texts.say('review-luck_did'))}</h2>{luck(data, texts)}</section></html>",
            "",
        ]
    )


def chart(names: list[str], data: dict[str, Any], texts: Texts) -> str:
    """A line for every seat, with a dot where it lost a good part of its chance."""
    line = [data["start"], *data["line"], data["end"]]
    step = WIDTH / max(1, len(line) - 1)

    def point(place: int, seat: int) -> tuple[float, float]:
        return round(place * step, 1), round(HEIGHT * (1 - line[place][seat]), 1)

    parts = []
    for share in (0, 50, 100):
        height = HEIGHT * (1 - share / 100)
        parts.append(f'<line x1="0" x2="{WIDTH}" y1="{height}" y2="{height}" stroke="var(--line)"/>')
        parts.append(f'<text x="{WIDTH + 6}" y="{height + 4}">{share}%</text>')
    for seat, name in enumerate(names):
        path = " ".join(f"{x},{y}" for x, y in [point(place, seat) for place in range(len(line))])
        look = f'stroke="{COLOURS[seat]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline fill="none" points="{path}" {look}><title>{escape(name)}</title></polyline>')
    for row in data["decisions"]:
        if row["mark"] in UNSOUND:
            x, y = point(row["number"], row["seat"])
            said = escape(f"{row['number']}. {texts.say('review-mark', mark=row['mark'])}")
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="5" fill="{COLOURS[row["seat"]]}"><title>{said}</title></circle>'
            )
    keys = "".join(
        f'<span class="key"><svg viewBox="0 0 32 12" aria-hidden="true"><line x1="0" x2="32" y1="6" y2="6" '
        f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg> {escape(name)}</span>'
        for seat, name in enumerate(names)
    )
    label = escape(texts.say("review-line"))
    return (
        f'<svg viewBox="-4 -8 {WIDTH + 52} {HEIGHT + 16}" role="img" aria-label="{label}">{"".join(parts)}</svg>{keys}'
    )


def seats(match: Match, data: dict[str, Any], texts: Texts) -> str:
    heads = [texts.say(f"review-{head}") for head in ("player", "result", "decisions", "loss", "points_lost")]
    heads += [texts.say("review-luck"), texts.say("review-uncertainty")]
    heads += [texts.say("review-mark", mark=mark) for mark in MARKS]
    rows = [
        [row["name"], str(points), str(row["decisions"]), percent(-row["loss"]), f"{row['points_lost']:.1f}",
         percent(row["luck"], change=True), percent(row["uncertainty"], change=True),
         *[str(row["marks"][mark]) for mark in MARKS]]
        for row, points in zip(data["seats"], match.scores(), strict=True)
    ]  # fmt: skip
    return table(heads, rows)


def table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{f'<tr>{head}</tr>' if heads else ''}{body}</table>"


def telling(match: Match, data: dict[str, Any], texts: Texts) -> str:
    """The decisions that were not sound, each with its position as its player saw it."""
    items = []
    again = parse_record(match.record(), lambda _: match.game).begin()
    for row, entry in zip(data["decisions"], match.entries(), strict=True):
        if row["mark"] in UNSOUND:
            said = escape(better(row, data["seats"][row["seat"]]["name"], texts))
            items.append(f"<li>{said}{alternatives(row, texts)}{position(again, entry.seat, texts)}</li>")
        again.play(entry.seat, entry.move.text)
    return "<ol>" + "".join(items) + "</ol>" if items else f"<p>{escape(texts.say('review-none'))}</p>"


def alternatives(row: dict[str, Any], texts: Texts) -> str:
    """The moves that were compared, with what speaks for each of them, as a collapsible table."""
    heads = [texts.say(f"review-{head}") for head in ("move", "line", "points", "gains")]
    rows = [
        [
            texts.move(one["move"]),
            percent(one["chance"]) + (f" ± {percent(one['margin'])}" if one["margin"] else ""),
            f"{one['points']:.1f}",
            ", ".join(texts.gain(gain["term"], gain["gain"]) for gain in one["gains"]),
        ]
        for one in row["compared"]
    ]
    return f"<details><summary>{escape(texts.say('review-compared'))}</summary>{table(heads, rows)}</details>"


def luck(data: dict[str, Any], texts: Texts) -> str:
    """The decisions with most luck, in the order of the game, with the events that brought it."""
    names = [row["name"] for row in data["seats"]]
    lucky = [row for row in data["decisions"] if max(abs(by) for by in row["luck"]) >= LUCKY]
    most = sorted(lucky, key=lambda row: -max(abs(by) for by in row["luck"]))[:LUCKIEST]
    items = []
    if max(abs(by) for by in data["deal"]) >= LUCKY:
        items.append(escape(texts.say("review-luck_deal", changes=changes(names, data["deal"], texts))))
    for row in sorted(most, key=lambda row: row["number"]):
        said = texts.say(
            "review-luck_after",
            number=row["number"],
            name=names[row["seat"]],
            move=texts.move(row["move"]),
            changes=changes(names, row["luck"], texts),
        )
        why = "; ".join(texts.say("review-cause", cause=cause) for cause in row["causes"])
        events = "".join(f"<p>{escape(texts.event(event))}</p>" for event in row["events"])
        items.append(f"{escape(said)} {escape(why)}.{events}")
    none = texts.say("review-luck_none", least=round(100 * LUCKY))
    return "<ol>" + "".join(f"<li>{item}</li>" for item in items) + "</ol>" if items else f"<p>{escape(none)}</p>"


def changes(names: list[str], shares: list[float], texts: Texts) -> str:
    return ", ".join(
        texts.say("review-change", name=name, by=percent(by, change=True))
        for name, by in zip(names, shares, strict=True)
    )


def position(match: Match, seat: int, texts: Texts) -> str:
    """What a seat sees, as collapsible tables."""
    sheets = match.game.draw(match.view(seat), match.names, texts.drawn(), True, match.position.options)
    drawn = "".join(sheet_table(sheet) for sheet in sheets)
    return f"<details><summary>{escape(texts.say('review-position'))}</summary>{drawn}</details>"


def sheet_table(sheet: Sheet) -> str:
    if sheet.picture:
        lines = [" ".join(cells) for cells in ([sheet.heads] if sheet.heads else []) + sheet.rows]
        return f"<h3>{escape(sheet.title)}</h3><pre>{escape(chr(10).join(lines))}</pre>"
    drawn = table(sheet.heads, sheet.rows) if sheet.rows or sheet.heads else ""
    return f"<h3>{escape(sheet.title)}</h3>{drawn}"


def better(row: dict[str, Any], name: str, texts: Texts) -> str:
    """What would have been better, as a sentence."""
    return texts.say(
        "review-better",
        number=row["number"],
        name=name,
        move=texts.move(row["move"]),
        best=texts.move(row["best"]),
        mark=row["mark"],
        chance=round(100 * row["chance"]),
        best_chance=round(100 * row["best_chance"]),
        points=max(0.0, round(row["best_points"] - row["points"], 1)),
    )


def percent(share: float, change: bool = False) -> str:
    """A share as a percentage, with a plus sign if it is a gain."""
    sign = "−" if share < -0.0005 else "+" if change and share >= 0.0005 else ""
    return f"{sign}{abs(100 * share):.1f}%"
