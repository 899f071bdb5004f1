"""A report as one HTML page that opens offline and can be printed."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from dataclasses import replace
from html import escape
from importlib.resources import files
from typing import Any

from fajrant.core.variants import VARIANT
from fajrant.lab.estimates import Estimate, quantile, share
from fajrant.lab.examples import link_of, record_of
from fajrant.lab.measures import DOUBLING, GLANCE, RARE, Measures, paired
from fajrant.lab.report import charts, maps
from fajrant.lab.report.boards import Board, board_of
from fajrant.lab.report.figures import chosen_options, described, leads, scaled, shaded, short, unchanged
from fajrant.lab.report.findings import findings
from fajrant.lab.report.names import dotted, report_texts, thing_name, thing_names, upper
from fajrant.lab.runs import Folder
from fajrant.lab.sweeps import doubling

SHOWN = 24  # things in the chart of uses; all are in the table below it
CERTAINTY = {"sure": 3, "likely": 2, "open": 1}


def write_report(folder: Folder, language: str, against: Folder | None = None, site: str = "") -> str:
    """The page of the run in a folder, compared with another run of the same deals if there is one.

    Its example games open as replays at `site`, the address of a Fajrant server or static build. Without a site, they
    are downloads.
    """
    with charts.apply_style():
        return Page(folder, language, against, site).html()


class Page:
    def __init__(self, folder: Folder, language: str, against: Folder | None, site: str) -> None:
        self.folder = folder
        self.site = site
        self.data = Measures(folder)
        self.other = None if against is None else Measures(against)
        self.texts = report_texts(language, self.data.game)
        self.examples_of = dict(self.data.examples())
        self.records: dict[int, str] = {}  # cache, by the number of the game
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

    def figure(self, chart: str, key: str, /, *examples: str, **args: object) -> str:
        """A chart with a sentence that says what it means, what it is based on, and games that show it."""
        base = self.say("base", games=args.pop("games", self.data.count), bots=args.pop("bots", self.data.bot_names()))
        sentence = self.local(self.say(f"{key}-says", **args))
        links = "".join(
            f" {self.link(self.examples_of[kind], self.say(f'example-{kind}'))}"
            for kind in examples
            if kind in self.examples_of
        )
        caption = f"{escape(sentence)} <small>{escape(base)}</small>{links}"
        return f"<figure>{chart}<figcaption>{caption}</figcaption></figure>"

    def record(self, number: int) -> str:
        if number not in self.records:
            self.records[number] = record_of(self.data.run, number, folder_decisions(self.folder, [number]))
        return self.records[number]

    def link(self, number: int, words: str) -> str:
        """A link to the replay of a game, or to a download if there is no site or the link would be too long."""
        address = link_of(self.record(number), self.site) if self.site else None
        return f'<a href="{escape(address)}">{escape(words)}</a>' if address else self.download(number, words)

    def download(self, number: int, words: str) -> str:
        data = base64.b64encode(self.record(number).encode()).decode()
        name = f"{self.data.game.slug}-{number}.txt"
        link = f"data:text/plain;charset=utf-8;base64,{data}"
        return f'<a download="{name}" href="{link}">{escape(words)}</a>'

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
            low, high = each.interval
            cards.append(
                f'<article class="{"worry" if each.worry else ""}"><h3>{number}. '
                f"{escape(say(f'finding-{each.key}', **each.words))}</h3>"
                f'<p class="big">{escape(self.local(each.big))}'
                f"<small>{escape(say(f'finding-{each.key}-unit', **each.words))}</small></p>"
                f"<p>{escape(self.local(say(f'finding-{each.key}-why', **each.words)))}</p>"
                f'<p class="interval">{escape(self.local(self.say("interval", low=low, high=high)))}<br>'
                f"{escape(self.say('games', games=self.data.count, bots=self.data.bot_names()))}</p>"
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
        widest = max(range(data.players), key=lambda seat: abs(data.seat_wins[seat].value - data.fair))
        says = self.figure(chart, "seats", seat=widest + 1, wins=self.percent(data.seat_wins[widest]))
        rows = [
            [name, self.percent(wins), self.plain(points)]
            for name, wins, points in zip(names, data.seat_wins, data.seat_points, strict=True)
        ]
        side = self.meaning("seats-mean") + self.table(["", self.say("win-rate"), self.say("seat-points")], rows)
        return self.section("seats", self.two(says, side))

    def points(self) -> str:
        data = self.data
        words = (self.say("winners"), self.say("others"))
        chart = charts.distributions(data.winners, data.others, (*words, self.say("points-axis")), self.say("points"))
        left = self.figure(
            chart, "points", "close", "clear", winner=self.plain(data.winner), deviation=f"{data.winners.std():.1f}"
        )
        body = self.meaning("points-mean")
        if data.margin is not None and data.tied is not None:
            body += self.meaning(
                "spread",
                margin=self.plain(data.margin),
                tied=self.percent(data.tied),
                shared=self.percent(data.shared),
            )
        if not data.categories or data.main is None:
            return self.section("points", left + body)
        named = [(self.texts.say(f"category-{name}"), won, lost) for name, won, lost, _ in data.categories]
        main, part = data.main
        right = self.figure(
            charts.pairs(named, words, self.say("categories")),
            "categories",
            category=self.texts.say(f"category-{main}"),
            part=self.percent(part),
        )
        rows = [
            [name, self.plain(won), self.plain(lost), self.plain(more[3])]
            for (name, won, lost), more in zip(named, data.categories, strict=True)
        ]
        table = self.table([self.say("category"), *words, self.say("difference")], rows, self.say("all-numbers"))
        return self.section("points", self.two(left + body, right + table))

    def length(self) -> str:
        data = self.data
        middle, tenth = data.length_quantiles
        text = self.meaning(
            "length-mean",
            minutes=self.plain(data.minutes, 0),
            glance=f"{GLANCE:.0f}",
            doubling=f"{DOUBLING:.0f}",
        )
        left = self.figure(
            charts.histogram(data.length_bins, middle, self.say("decisions-axis"), self.say("length")),
            "length",
            "long",
            "short",
            decisions=self.plain(data.length, 0),
            median=self.plain(middle, 0),
            tenth=self.plain(tenth, 0),
        )
        axis = self.say("by-round", kind=data.clock_kind)
        longest, most = max(data.by_round, key=lambda row: row[1].value)
        right = self.figure(
            charts.bars(data.by_round, axis, axis),
            "by-round",
            kind=data.clock_kind,
            number=longest,
            decisions=self.plain(most),
        )
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
        middle = min(data.leader_wins, key=lambda row: abs(row[0] - data.half))[1]
        left = self.figure(
            charts.line(data.leader_wins, data.fair, (axis, self.say("leader-wins")), self.say("lead")),
            "lead",
            wins=self.percent(middle),
            fair=f"{100 * data.fair:.0f} %",
        )
        changes = quantile(data.changes, 0.5, data.deal_of_game)
        right = self.figure(
            charts.histogram(data.change_bins, changes, self.say("changes-axis"), self.say("changes-axis")),
            "changes",
            "changes",
            changes=self.plain(data.lead_changes),
            median=self.plain(changes, 0),
        )
        ran = "–" if data.runaway is None else self.percent(data.runaway)
        return self.section("lead", self.meaning("lead-mean", runaway=ran) + self.two(left, right))

    def choices(self) -> str:
        data = self.data
        text = self.meaning("choices-mean", forced=self.percent(data.forced))
        often, most = max(data.branching, key=lambda row: row[1].value)
        chart = self.figure(
            charts.bars(data.branching, self.say("options-axis"), self.say("choices"), 100),
            "branching",
            options=self.plain(data.options),
            often=often,
            part=self.percent(most),
        )
        rows = [
            [
                short(dotted(f"prompt-{each.point}", self.texts)),
                self.plain(each.asked),
                self.plain(each.options),
                self.percent(each.forced),
            ]
            for each in data.questions[:12]
        ]
        heads = [self.say(key) for key in ("question", "per-game", "options-mean", "forced")]
        first = short(dotted(f"prompt-{data.questions[0].point}", self.texts))
        table = self.figure(self.table(heads, rows), "questions", question=first, often=rows[0][1])
        return self.section("choices", text + self.two(chart, table))

    def uses(self) -> str:
        data = self.data
        compared = [use for use in data.uses if use.win is not None]
        names = thing_names([use.thing for use in data.uses], self.texts)
        text = self.meaning("uses-mean", compared=data.compared, shown=min(SHOWN, len(compared)))
        ranked = sorted(compared, key=lambda use: -abs(use.win.value / max(use.win.half, 1e-9)) if use.win else 0)
        shown = sorted(ranked[:SHOWN], key=lambda use: -(use.win.value if use.win else 0))
        chart = ""
        if shown and ranked[0].win:
            rows = [(short(names[use.thing]), use.used, shaded(use.win, use.sure)) for use in shown if use.win]
            words = self.say("used-in"), self.say("win-difference")
            chart = self.figure(
                charts.uses(rows, words, self.say("uses")),
                "uses",
                sure=sum(use.sure for use in compared),
                compared=data.compared,
                thing=names[ranked[0].thing],
                win=self.plain(scaled(ranked[0].win)),
            )
        dead = [use for use in data.uses if use.dead]
        listed = [
            [
                names[use.thing],
                "–" if use.offered is None else f"{100 * use.offered.value:.0f} %",
                self.percent(use.used),
                self.plain(use.times, 2),
                "–" if use.win is None else self.plain(scaled(use.win)),
                "–" if use.win is None else f"{use.corrected:.3f}",
            ]
            for use in sorted(data.uses, key=lambda use: -use.used.value)
        ]
        heads = [self.say(key) for key in ("thing", "offered", "used-in", "times", "win-difference", "corrected")]
        never = ""
        if dead:
            ranked_dead = sorted(dead, key=lambda use: (use.used.value, names[use.thing]))
            rows_dead = [
                [names[use.thing], "–" if use.offered is None else self.percent(use.offered), self.percent(use.used)]
                for use in ranked_dead
            ]
            heads_dead = [self.say(key) for key in ("thing", "offered", "used-in")]
            absent = sum(use.offered is not None and use.offered.value == 0 for use in data.uses)
            rare = f"{100 * RARE:.0f} %"
            never = self.meaning("dead-mean", count=len(dead), all=len(data.uses), rare=rare, absent=absent)
            never += self.table(heads_dead, rows_dead, self.say("dead-things", count=len(dead)))
        table = self.table(heads, listed, self.say("all-things", count=len(data.uses)))
        return self.section("uses", text + chart + never + table)

    def map(self) -> str:
        """The board with the uses of its places, and the same numbers as a table."""
        data = self.data
        board = board_of(data.game)
        uses = {use.thing: use for use in data.uses}
        if board is None:
            return ""
        places = [place for place in board.places if place.thing in uses]
        names = {place.thing: thing_name(place.thing, self.texts) for place in places}
        ranked = sorted(places, key=lambda place: -uses[place.thing].times.value)
        dead = {place.thing for place in places if uses[place.thing].dead}
        top = ", ".join(f"{names[place.thing]} {uses[place.thing].times.value:.2f}" for place in ranked[:3])
        rare = [names[place.thing] for place in ranked if place.thing in dead]
        spoken = self.local(self.say("map-label", top=top, dead=len(rare)))
        times = {thing: use.times.value for thing, use in uses.items()}
        words = {**self.texts.names, **names}
        chart = maps.draw(replace(board, places=places), times, dead, words, self.say("times"), spoken)
        says = self.figure(chart, "map", top=names[ranked[0].thing], times=self.plain(uses[ranked[0].thing].times, 2))
        note = self.meaning("map-mean", dead=len(rare), names=", ".join(rare[:8]) or "–", rare=f"{100 * RARE:.0f} %")
        regions = data.region_shares(self.folder, {place.thing: place.region for place in places})
        parts = Counter(place.region for place in places)
        listed = [
            [self.region(name, board), self.percent(part), self.say("of", count=parts[name], games=len(places))]
            for name, part in regions
        ]
        heads = [self.say(key) for key in ("region", "region-share", "region-places")]
        shares = self.table(heads, listed) if listed[1:] else ""
        rows = [
            [names[place.thing], self.region(place.region, board), self.plain(uses[place.thing].times, 2),
             self.percent(uses[place.thing].used)]
            for place in ranked
        ]  # fmt: skip
        heads = [self.say(key) for key in ("thing", "region", "times", "used-in")]
        table = self.table(heads, rows, self.say("map-table", count=len(rows)))
        return self.section("map", note + says + shares + table)

    def region(self, name: str, board: Board) -> str:
        """A region's name: as the box calls it, or that of an area of the board."""
        if name in board.names:
            return upper(board.names[name][self.texts.language])
        return self.say(f"area-{name}") if self.texts.bundle.has_message(f"report-area-{name}") else "–"

    def worth(self) -> str:
        """Restricted play: how many points a seat loses without an action, a space or a card."""
        kept = [row for row in self.folder.comparisons() if row["without"]]
        rows = [(", ".join(row["without"]), leads(row), row) for row in kept]
        rows.sort(key=lambda row: -row[1].value)
        return self.compared("worth", [(name, each, row) for name, each, row in rows], "lost-points")

    def skill(self) -> str:
        """Comparisons of bots: the ladder, with a rung per doubling of thinking time, and all others."""
        kept = [row for row in self.folder.comparisons() if not row["without"]]
        rungs = sorted([(step, row) for row in kept if (step := doubling(row)) is not None], key=lambda rung: rung[0])
        others = [row for row in kept if doubling(row) is None]
        listed = self.compared(
            "skill", [(f"{row['a']} – {row['b']}", leads(row, 1), row) for row in others], "lead-points"
        )
        return self.ladder(rungs) + listed

    def ladder(self, rungs: list[tuple[int, dict[str, Any]]]) -> str:
        if not rungs:
            return ""
        bots = list(dict.fromkeys(row["b"].partition(":")[0] for _, row in rungs))
        body = self.meaning("ladder-mean")
        for bot in bots:
            mine = [(step, row) for step, row in rungs if row["b"].partition(":")[0] == bot]
            points = [(step, leads(row, 1)) for step, row in mine]
            wins = [(step, Estimate(row["rate"], row["low"], row["high"])) for step, row in mine]
            words = self.say("doublings", bot=bot), self.say("lead-points"), self.say("win-rate")
            chart = charts.ladder(points, wins, self.data.fair, words, self.say("ladder"))
            games = sum(row["games"] for _, row in mine)
            last = self.plain(points[-1][1]), self.percent(wins[-1][1])
            body += self.figure(
                chart, "ladder", games=games, bots=bot, step=points[-1][0], points=last[0], wins=last[1]
            )
            rows = [
                [f"{row['a']} – {row['b']}", self.plain(lead), self.percent(won), str(row["games"])]
                for (_, row), (_, lead), (_, won) in zip(mine, points, wins, strict=True)
            ]
            body += self.table([self.say(key) for key in ("what", "lead-points", "win-rate", "method-games")], rows)
        return self.section(
            "ladder", body, self.say("games", games=sum(row["games"] for _, row in rungs), bots=", ".join(bots))
        )

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
        largest = max(rows, key=lambda row: abs(row[1].value))
        says = self.figure(
            chart, anchor, games=largest[2]["games"], bots=largest[2]["b"], name=largest[0],
            points=self.plain(largest[1]),
        )  # fmt: skip
        return self.section(anchor, self.meaning(f"{anchor}-mean") + self.two(says, self.table(heads, listed)), games)

    def luck(self) -> str:
        data = self.data
        body = ""
        if len(data.bots) > 1:
            names = [bot for bot, *_ in data.bots]
            chart = charts.intervals(
                names,
                [wins for *_, wins, _ in data.bots],
                data.fair,
                (self.say("win-rate"), self.say("fair", fair=f"{100 * data.fair:.0f} %")),
                self.say("luck"),
            )
            best = max(data.bots, key=lambda row: row[2].value)
            body += self.figure(chart, "bots", bot=best[0], wins=self.percent(best[2]))
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
        kind = data.clock_kind
        low, middle, high = data.rounds_quantiles
        if low.value == high.value:
            body = self.meaning("endings-fixed", kind=kind, count=int(low.value))
        else:
            axis = self.say("endings-axis", kind=kind)
            chart = charts.histogram(data.round_bins, middle, axis, self.say("endings"))
            body = self.figure(
                chart,
                "endings",
                "short",
                kind=kind,
                low=int(low.value),
                high=int(high.value),
                median=self.plain(middle, 0),
            )
        rows = []
        if data.early is not None:
            rows.append([self.say("ending-early", kind=kind), self.percent(data.early)])
        for reason, part in data.reasons:
            event = json.loads(reason)
            if len(event) > 1:  # games without fields in their last event end in one way only
                rows.append([self.texts.event(event), self.percent(part)])
        if rows:
            body += self.table([self.say("ending"), self.say("of-games")], rows)
        return self.section("endings", body)

    def holes(self) -> str:
        data = self.data
        ties = int(data.games["shared"].sum())
        counted = [*data.holes.items(), ("tie", ties)]
        rows = []
        for kind, count, games in [
            *[(kind, count, data.count) for kind, count in counted],
            ("repeat", data.repeated, data.watched),
        ]:
            high = f"{100 * share(count, games).high:.2f} %" if games else "–"
            rows.append([self.say(f"hole-{kind}"), self.say("of", count=count, games=games), high])
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
        for kind, number in self.examples_of.items():
            mine = self.data.seats.filter(self.data.seats["game"] == number)["points"].to_list()
            score = " : ".join(str(points) for points in mine)
            replay = self.link(number, self.say("replay")) if self.site else ""
            download = self.download(number, self.say("download", number=number))
            rows.append(
                f"<tr><td>{escape(self.say(f'example-{kind}'))}</td><td>{score}</td><td>{replay}</td>"
                f"<td>{download}</td></tr>"
            )
        note = self.meaning("examples-site", site=self.site) if self.site else self.meaning("examples-mean")
        return self.section("examples", f"{note}<table><tbody>{''.join(rows)}</tbody></table>")

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
