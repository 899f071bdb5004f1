"""A report as one HTML page that opens offline and can be printed."""

from __future__ import annotations

import base64
import re
from html import escape
from importlib.resources import files
from typing import Any

import numpy as np

from fajrant.core.variants import VARIANT
from fajrant.lab.estimates import Estimate, share
from fajrant.lab.examples import record_of
from fajrant.lab.measures import DOUBLING, GLANCE, Measures, paired
from fajrant.lab.report import charts
from fajrant.lab.report.boards import SPACES, hex_positions, positions
from fajrant.lab.report.figures import chosen_options, described, leads, scaled, shaded, short, unchanged
from fajrant.lab.report.findings import findings
from fajrant.lab.report.names import dotted, report_texts, thing_name, thing_names
from fajrant.lab.runs import Folder

SHOWN = 24  # things in the chart of uses; all are in the table below it
CERTAINTY = {"sure": 3, "likely": 2, "open": 1}


def write_report(folder: Folder, language: str, against: Folder | None = None) -> str:
    """The page of the run in a folder, compared with another run of the same deals if there is one."""
    with charts.apply_style():
        return Page(folder, language, against).html()


class Page:
    def __init__(self, folder: Folder, language: str, against: Folder | None) -> None:
        self.folder = folder
        self.data = Measures(folder)
        self.other = None if against is None else Measures(against)
        self.texts = report_texts(language, self.data.game)
        self.records: dict[int, str] = {}
        self.number = 0

    def say(self, key: str, /, **args: object) -> str:
        return self.texts.say(f"report-{key}", **args)

    def html(self) -> str:
        data = self.data
        title = self.say("title", game=data.game.title(self.texts.language))
        options = ", ".join(f"{name}={value}" for name, value in self.chosen().items()) or "–"
        lead = self.say(
            "intro",
            games=data.count,
            players=data.players,
            bots=data.bot_names(),
            deals=data.deals,
            rules=data.run.rules,
            options=options,
        )
        self.decisions = folder_decisions(self.folder, [number for _, number in data.examples()])
        sections = [
            self.seats(),
            self.points(),
            self.length(),
            self.lead(),
            self.choices(),
            self.uses(),
            self.map(),
            self.worth(),
            self.skill(),
            self.luck(),
            self.endings(),
            self.holes(),
            self.change(),
            self.examples(),
            self.method(),
        ]
        style = files("fajrant.lab.report").joinpath("page.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{style}</style></head><body><main><header><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>"
            f"{self.findings()}{''.join(sections)}</main></body></html>\n"
        )

    def chosen(self) -> dict[str, str]:
        """The options that differ from their defaults."""
        return chosen_options(self.data)

    # ------------------------------------------------------------ parts of a page

    def section(self, anchor: str, body: str, note: str = "") -> str:
        if not body:
            return ""
        self.number += 1
        note = note or self.say("games", games=self.data.count, bots=self.data.bot_names())
        return (
            f'<section id="{anchor}"><h2><i>{self.number}</i>{escape(self.say(anchor))}'
            f"<small>{escape(note)}</small></h2>{body}</section>"
        )

    def meaning(self, key: str, /, **args: object) -> str:
        return f"<p>{escape(self.local(self.say(key, **args)))}</p>"

    def local(self, text: str) -> str:
        """Numbers as the language writes them."""
        return re.sub(r"(\d)\.(\d)", r"\1,\2", text) if self.texts.language == "pl" else text

    def percent(self, each: Estimate) -> str:
        return f"{100 * each.value:.1f} % ({100 * max(0, each.low):.1f} … {100 * min(1, each.high):.1f})"

    def plain(self, each: Estimate, digits: int = 1) -> str:
        return f"{each.value:.{digits}f} ({each.low:.{digits}f} … {each.high:.{digits}f})".replace("-", "−")

    def table(self, heads: list[str], rows: list[list[str]], more: str = "") -> str:
        head = "".join(f"<th>{escape(text)}</th>" for text in heads)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(self.local(cell))}</td>" for cell in row) + "</tr>" for row in rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f"<details><summary>{escape(more)}</summary>{table}</details>" if more else table

    def two(self, left: str, right: str) -> str:
        return f'<div class="two"><div>{left}</div><div>{right}</div></div>'

    # ------------------------------------------------------------ sections

    def findings(self) -> str:
        cards = []
        for number, each in enumerate(findings(self.data, self.texts), 1):
            full = CERTAINTY[each.certainty]
            lamps = "".join(f'<i class="{"on" if lamp < full else ""}"></i>' for lamp in range(3))
            say = self.texts.say
            cards.append(
                f'<article class="{"worry" if each.worry else ""}"><h3>{number}. '
                f"{escape(say(f'finding-{each.key}', **each.words))}</h3>"
                f'<p class="big">{escape(self.local(each.big))}'
                f"<small>{escape(say(f'finding-{each.key}-unit', **each.words))}</small></p>"
                f"<p>{escape(self.local(say(f'finding-{each.key}-why', **each.words)))}</p>"
                f'<footer><span class="lamps" aria-hidden="true">{lamps}</span>{escape(self.say(each.certainty))}'
                f'<a href="#{each.section}">{escape(self.say(each.section))}</a></footer></article>'
            )
        return f'<div class="findings">{"".join(cards)}</div>'

    def seat(self, number: int) -> str:
        return self.say("seat", seat=number + 1)

    def seats(self) -> str:
        data = self.data
        if data.players == 1:
            return ""
        names = [self.seat(seat) for seat in range(data.players)]
        chart = charts.intervals(
            names,
            data.seat_wins,
            data.fair,
            (self.say("win-rate"), self.say("fair", fair=f"{100 * data.fair:.0f} %")),
            self.say("seats"),
        )
        rows = [
            [name, self.percent(wins), self.plain(points)]
            for name, wins, points in zip(names, data.seat_wins, data.seat_points, strict=True)
        ]
        side = self.meaning("seats-mean") + self.table(["", self.say("win-rate"), self.say("seat-points")], rows)
        return self.section("seats", self.two(chart, side))

    def points(self) -> str:
        data = self.data
        words = (self.say("winners"), self.say("others"))
        left = charts.distributions(data.winners, data.others, (*words, self.say("points-axis")), self.say("points"))
        body = self.meaning("points-mean")
        if data.margin is not None:
            body += self.meaning(
                "spread",
                margin=self.plain(data.margin),
                tied=self.percent(data.tied),
                shared=self.percent(data.shared),
                winner=f"{data.winners.mean():.1f}",
                deviation=f"{data.winners.std():.1f}",
            )
        if not data.categories:
            return self.section("points", left + body)
        named = [(self.texts.say(f"category-{name}"), won, lost) for name, won, lost, _ in data.categories]
        right = charts.pairs(named, words, self.say("categories"))
        rows = [
            [name, self.plain(won), self.plain(lost), self.plain(more[3])]
            for (name, won, lost), more in zip(named, data.categories, strict=True)
        ]
        table = self.table([self.say("category"), *words, self.say("difference")], rows, self.say("all-numbers"))
        return self.section("points", self.two(left + body, right + table))

    def length(self) -> str:
        data = self.data
        text = self.meaning(
            "length-mean",
            decisions=self.plain(data.length, 0),
            median=f"{np.median(data.lengths):.0f}",
            tenth=f"{np.quantile(data.lengths, 0.9):.0f}",
            minutes=self.plain(data.minutes, 0),
            glance=f"{GLANCE:.0f}",
            doubling=f"{DOUBLING:.0f}",
        )
        left = charts.histogram(data.lengths, self.say("decisions-axis"), self.say("length"))
        right = charts.bars(data.by_round, self.say("by-round", kind=data.clock_kind), self.say("length"))
        return self.section("length", text + self.two(left, right))

    def lead(self) -> str:
        data = self.data
        if data.players == 1 or not data.leader_wins:
            return ""
        axis = (
            self.say("after-round", kind=data.clock_kind)
            if data.fixed_rounds
            else self.say("after-part", parts=data.parts)
        )
        left = charts.line(data.leader_wins, data.fair, (axis, self.say("leader-wins")), self.say("lead"))
        right = charts.histogram(data.changes, self.say("changes-axis"), self.say("lead"), whole=True)
        ran = "–" if data.runaway is None else self.percent(data.runaway)
        text = self.meaning("lead-mean", changes=self.plain(data.lead_changes), runaway=ran)
        return self.section("lead", text + self.two(left, right))

    def choices(self) -> str:
        data = self.data
        text = self.meaning("choices-mean", options=self.plain(data.options), forced=self.percent(data.forced))
        total = sum(count for _, count in data.branching)
        few = [(options, 100 * count / total) for options, count in data.branching if options <= 30]
        chart = charts.bars(few, self.say("options-axis"), self.say("choices"))
        rows = [
            [
                short(dotted(f"prompt-{point}", self.texts)),
                f"{asked / data.count:.1f}",
                f"{options:.1f}",
                f"{100 * forced:.0f} %",
            ]
            for point, asked, options, forced in data.questions.head(12).iter_rows()
        ]
        heads = [self.say("question"), self.say("per-game"), self.say("options-axis"), self.say("forced")]
        return self.section("choices", text + self.two(chart, self.table(heads, rows)))

    def uses(self) -> str:
        data = self.data
        compared = [use for use in data.uses if use.win is not None]
        names = thing_names([use.thing for use in data.uses], self.texts)
        text = self.meaning("uses-mean", compared=data.compared, shown=min(SHOWN, len(compared)))
        ranked = sorted(compared, key=lambda use: -abs(use.win.value / max(use.win.half, 1e-9)) if use.win else 0)
        shown = sorted(ranked[:SHOWN], key=lambda use: -(use.win.value if use.win else 0))
        chart = ""
        if shown:
            rows = [(short(names[use.thing]), use.used, shaded(use.win, use.sure)) for use in shown if use.win]
            chart = charts.uses(rows, (self.say("used-in"), self.say("win-difference")), self.say("uses"))
        listed = [
            [
                names[use.thing],
                f"{100 * use.used:.1f} %",
                self.plain(use.times, 2),
                "–" if use.win is None else self.plain(scaled(use.win)),
                "–" if use.win is None else f"{use.corrected:.3f}",
            ]
            for use in sorted(data.uses, key=lambda use: -use.used)
        ]
        heads = [self.say(key) for key in ("thing", "used-in", "times", "win-difference", "corrected")]
        return self.section(
            "uses", text + chart + self.table(heads, listed, self.say("all-things", count=len(data.uses)))
        )

    def map(self) -> str:
        """A map where the box has coordinates or hexes, otherwise the spaces as cells."""
        data = self.data
        times = {use.thing: use.times.value for use in data.uses}
        places, ways = positions(data.game)
        kind = next((thing.partition(":")[0] for thing in times if thing.partition(":")[2] in places), "")
        ids = [thing.partition(":")[2] for thing in times if thing.startswith("hex:")]
        if not places and ids:
            places, kind = hex_positions(ids), "hex"
        word = self.say("times")
        if places and kind:
            spots = [
                (short(thing_name(f"{kind}:{name}", self.texts)), x, y, times.get(f"{kind}:{name}", 0.0))
                for name, (x, y) in places.items()
            ]
            roads = [(*places[one], *places[other]) for one, other in ways]
            chart = charts.board(spots, roads, word, self.say("map"))
            note = self.say("map-hexes" if kind == "hex" else "map-real")
        else:
            cells = [(use, use.thing.partition(":")[0]) for use in data.uses]
            order = {name: place for place, name in enumerate(self.texts.names)}
            found = sorted(
                [use for use, kind in cells if kind in SPACES],
                key=lambda use: order.get(use.thing.partition(":")[2], 999),
            )
            if not found:
                return ""
            chart = charts.tiles(
                [(thing_name(use.thing, self.texts), use.times.value) for use in found], word, self.say("map")
            )
            note = self.say("map-cells")
        return self.section("map", f"<p>{escape(note)} {escape(self.say('map-mean'))}</p>{chart}")

    def worth(self) -> str:
        """Restricted play: what a seat loses without something."""
        kept = [row for row in self.folder.comparisons() if row["without"]]
        rows = [(", ".join(row["without"]), leads(row), row) for row in kept]
        rows.sort(key=lambda row: -row[1].value)
        return self.compared("worth", [(name, each, row) for name, each, row in rows], "lost-points")

    def skill(self) -> str:
        """Comparisons of bots, for example of one with the same that thinks twice as long."""
        kept = [row for row in self.folder.comparisons() if not row["without"]]
        return self.compared("skill", [(f"{row['a']} – {row['b']}", leads(row, 1), row) for row in kept], "lead-points")

    def compared(self, anchor: str, rows: list[tuple[str, Estimate, dict[str, Any]]], word: str) -> str:
        if not rows:
            return ""
        names = [name for name, *_ in rows]
        chart = charts.leads(names, [each for _, each, _ in rows], self.say(word), self.say(anchor))
        heads = [self.say(key) for key in ("what", word, "win-rate", "method-games")]
        listed = [
            [name, self.plain(each), self.percent(Estimate(row["rate"], row["low"], row["high"])), str(row["games"])]
            for name, each, row in rows
        ]
        bots = ", ".join(dict.fromkeys(row["b"] for *_, row in rows))
        games = self.say("games", games=sum(row["games"] for *_, row in rows), bots=bots)
        return self.section(anchor, self.meaning(f"{anchor}-mean") + self.two(chart, self.table(heads, listed)), games)

    def luck(self) -> str:
        data = self.data
        body = ""
        if len(data.bots) > 1:
            names = [bot for bot, *_ in data.bots]
            body += charts.intervals(
                names,
                [wins for *_, wins, _ in data.bots],
                data.fair,
                (self.say("win-rate"), self.say("fair", fair=f"{100 * data.fair:.0f} %")),
                self.say("luck"),
            )
            rows = [[bot, self.percent(wins), self.plain(points)] for bot, _, wins, points in data.bots]
            body += self.meaning("bots-mean") + self.table(
                [self.say("bot"), self.say("win-rate"), self.say("points-axis")], rows
            )
        if data.luck is not None:
            low = f"{100 * max(0, data.luck.low):.0f}"
            high = f"{100 * max(0, data.luck.high):.0f}"
            part = f"{100 * max(0, data.luck.value):.0f} % ({low} … {high})"
            body += self.meaning("luck-mean", part=part)
        return self.section("luck", body)

    def endings(self) -> str:
        data = self.data
        rounds = data.games["rounds"].to_numpy()
        if len(np.unique(rounds)) == 1:
            return self.section("endings", self.meaning("endings-fixed", kind=data.clock_kind, count=int(rounds[0])))
        chart = charts.histogram(
            rounds, self.say("endings-axis", kind=data.clock_kind), self.say("endings"), whole=True
        )
        text = self.meaning(
            "endings-open",
            kind=data.clock_kind,
            low=int(rounds.min()),
            high=int(rounds.max()),
            median=f"{np.median(rounds):.0f}",
        )
        return self.section("endings", text + chart)

    def holes(self) -> str:
        data = self.data
        rows = []
        for kind, count in [*data.holes.items(), ("tie", round(data.shared.value * data.count))]:
            high = f"{100 * share(count, data.count).high:.2f} %"
            rows.append([self.say(f"hole-{kind}"), self.say("of", count=count, games=data.count), high])
        heads = [self.say("hole"), self.say("how-often"), self.say("at-most")]
        return self.section("holes", self.meaning("holes-mean") + self.table(heads, rows))

    def change(self) -> str:
        """The same deals in two runs, for example with two values of an option."""
        if self.other is None:
            return ""
        names = {f"seat-{seat + 1}": f"{self.seat(seat)}: {self.say('win-rate')}" for seat in range(self.data.players)}
        rows = []
        for key, one, other, change in paired(self.data, self.other):
            scale = scaled if key in names else unchanged
            clear = change.low > 0 or change.high < 0
            verdict = self.say("unclear" if not clear else "more" if change.value > 0 else "less")
            name = names.get(key) or self.say(f"change-{key}")
            rows.append([name, *[self.plain(scale(each)) for each in (one, other, change)], verdict])
        heads = [self.say("measure"), "A", "B", self.say("change-ab"), self.say("verdict")]
        text = self.meaning("change-mean", a=described(self.data), b=described(self.other))
        return self.section("change", text + self.table(heads, rows))

    def examples(self) -> str:
        rows = []
        for kind, number in self.data.examples():
            record = record_of(self.data.run, number, self.decisions)
            link = base64.b64encode(record.encode()).decode()
            name = f"{self.data.game.slug}-{number}.txt"
            mine = self.data.seats.filter(self.data.seats["game"] == number)["points"].to_list()
            score = " : ".join(str(points) for points in mine)
            rows.append(
                f"<tr><td>{escape(self.say(f'example-{kind}'))}</td><td>{score}</td>"
                f'<td><a download="{name}" href="data:text/plain;charset=utf-8;base64,{link}">'
                f"{escape(self.say('download', number=number))}</a></td></tr>"
            )
        return self.section("examples", f"{self.meaning('examples-mean')}<table><tbody>{''.join(rows)}</tbody></table>")

    def method(self) -> str:
        data = self.data
        plan = data.run.plan
        bots = ",".join(str(bot) for bot in plan.bots)
        cost = f"{1000 * data.cost[1] / data.cost[0]:.1f} ms"
        rows = {
            "games": str(data.count),
            "deals": str(data.deals),
            "bots": data.bot_names(),
            "seeds": f"{plan.seed}–{plan.seed + data.deals - 1}",
            "intervals": self.say("by-deal"),
            "comparisons": "Benjamini–Hochberg, 5 %",
            "version": f"{data.run.engine}, {plan.game} {data.run.rules}",
            "cost": cost,
        }
        listed = "".join(
            f"<div><dt>{escape(self.say(f'method-{key}'))}</dt><dd>{escape(value)}</dd></div>"
            for key, value in rows.items()
        )
        chosen = self.chosen().items()
        options = "".join(
            " --variant FILE" if name == VARIANT else f" --option {name}={value}" for name, value in chosen
        )
        command = (
            f"fajrant lab run {plan.game} --players {data.players} --bots {bots} --games {plan.games} "
            f"--seed {plan.seed}{options} --out DIR"
        )
        body = f"<dl>{listed}</dl><code>{escape(command)}</code>{self.meaning('limits')}"
        return self.section("method", body, " ")


def folder_decisions(folder: Folder, numbers: list[int]) -> Any:
    import polars as pl

    return folder.scan("decisions").filter(pl.col("game").is_in(numbers)).collect()
