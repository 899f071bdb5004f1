"""The findings at the top of a report: in plain words, what differs most from a game without faults."""

from __future__ import annotations

from dataclasses import dataclass

from fajrant.lab.estimates import Estimate, share
from fajrant.lab.measures import RARE, Measures
from fajrant.lab.report.names import thing_name
from fajrant.texts import Texts

SURE, LIKELY, OPEN = "sure", "likely", "open"
TOO_LONG = 150.0  # minutes
TOO_FORCED = 0.1  # a greater share of questions with only one answer is worth a finding
EVEN = 0.05  # seats are equal if the win rate of each is closer than this to its fair share


@dataclass(frozen=True)
class Finding:
    key: str  # its texts are `finding-KEY`, `finding-KEY-unit` and `finding-KEY-why`
    weight: float  # the report shows the findings with the greatest weights
    big: str  # the number
    interval: tuple[str, str]  # of that number
    words: dict[str, object]
    certainty: str
    section: str
    worry: bool  # whether it is a fault


def findings(data: Measures, texts: Texts) -> list[Finding]:
    """The three findings with the greatest weights."""
    candidates = [
        *seat_finding(data),
        *lead_finding(data),
        *use_findings(data, texts),
        *dead_finding(data, texts),
        *category_finding(data, texts),
        *forced_finding(data),
        *length_finding(data),
        *hole_finding(data),
    ]
    return sorted(candidates, key=lambda each: -each.weight)[:3]


def certain(p: float) -> str:
    return SURE if p < 0.001 else LIKELY if p < 0.05 else OPEN


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def shares(each: Estimate) -> tuple[str, str]:
    return percent(max(0.0, each.low)), percent(min(1.0, each.high))


def seat_finding(data: Measures) -> list[Finding]:
    if data.players == 1:
        return []
    best = max(range(data.players), key=lambda seat: abs(data.seat_wins[seat].value - data.fair))
    wins = data.seat_wins[best]
    clear = certain(min(1.0, wins.p * data.players))  # it is the most extreme of several seats
    words: dict[str, object] = {
        "seat": best + 1,
        "fair": percent(data.fair),
        "points": signed(data.seat_points[best].value),
    }
    off = abs(wins.value - data.fair)
    big, interval = percent(wins.value), shares(wins)
    if clear == OPEN:
        even = certain(max(each.beyond(data.fair, EVEN) for each in data.seat_wins))
        return [Finding("seat-even", 0.6, big, interval, words, even, "seats", False)]
    key = "seat-helps" if wins.value > data.fair else "seat-harms"
    return [Finding(key, 1 + 20 * off, big, interval, words, clear, "seats", off > 0.03)]


def lead_finding(data: Measures) -> list[Finding]:
    middle = [(part, wins) for part, wins in data.leader_wins if part == data.half]
    if data.players == 1 or not middle:
        return []
    part, wins = middle[0]
    words: dict[str, object] = {
        "part": part if data.fixed_rounds else f"{100 * part // data.parts} %",
        "fair": percent(data.fair),
        "changes": f"{data.lead_changes.value:.1f}",
    }
    most = (1 + data.fair) / 2  # the greatest win rate of leaders in an open game
    key = "lead-decides" if wins.value > most else "lead-open"
    weight = 1 + 2.5 * (wins.value - data.fair) if key == "lead-decides" else 0.8
    clear = certain(wins.against(most))
    return [Finding(key, weight, percent(wins.value), shares(wins), words, clear, "lead", key == "lead-decides")]


def use_findings(data: Measures, texts: Texts) -> list[Finding]:
    """The thing whose use goes with the greatest gain in win rate, and the one that goes with the greatest loss."""
    found: list[Finding] = []
    clear = [use for use in data.uses if use.sure and use.win is not None]
    for key, best in (("use-helps", 1.0), ("use-harms", -1.0)):
        ranked = sorted(clear, key=lambda use: -best * (use.win.value if use.win else 0))
        if ranked and ranked[0].win is not None and ranked[0].win.value * best > 0:
            use = ranked[0]
            win = ranked[0].win
            words: dict[str, object] = {"thing": thing_name(use.thing, texts), "used": percent(use.used.value)}
            interval = signed(100 * win.low), signed(100 * win.high)
            weight = 0.9 + 4 * abs(win.value)
            found.append(
                Finding(key, weight, signed(100 * win.value), interval, words, certain(use.corrected), "uses", best < 0)
            )
    return found


def dead_finding(data: Measures, texts: Texts) -> list[Finding]:
    """The number of things that seats could choose but hardly ever did.

    Its interval runs from the number of things surely used too little to the number of those possibly used too little.
    """
    dead = sorted([use for use in data.uses if use.dead], key=lambda use: use.used.value)
    if not dead:
        return []
    never = [use for use in dead if use.used.value == 0]
    sure = sum(use.used.high < RARE for use in dead)
    perhaps = sum(use.used.low < RARE and (use.offered is None or use.offered.value > 0) for use in data.uses)
    words: dict[str, object] = {
        "thing": thing_name(dead[0].thing, texts),
        "never": len(never),
        "all": len(data.uses),
        "high": f"{100 * dead[0].used.high:.1f} %",
    }
    clear = certain(min(1.0, min(use.used.p for use in dead) * len(data.uses)))
    weight = 0.7 + len(dead) / len(data.uses)
    return [Finding("use-dead", weight, str(len(dead)), (str(sure), str(perhaps)), words, clear, "uses", True)]


def category_finding(data: Measures, texts: Texts) -> list[Finding]:
    if data.main is None:
        return []
    name, part = data.main
    _, won, lost, _ = next(row for row in data.categories if row[0] == name)
    words: dict[str, object] = {
        "category": texts.say(f"category-{name}"),
        "won": f"{won.value:.0f}",
        "lost": f"{lost.value:.0f}",
    }
    weight = 0.4 + part.value
    big = percent(part.value)
    return [Finding("category", weight, big, shares(part), words, certain(part.p), "points", part.value > 0.7)]


def forced_finding(data: Measures) -> list[Finding]:
    words: dict[str, object] = {"options": f"{data.options.value:.1f}"}
    part = data.forced
    if part.value <= TOO_FORCED:
        return []
    clear = certain(part.against(TOO_FORCED))
    weight = 0.3 + 3 * part.value
    return [Finding("forced", weight, percent(part.value), shares(part), words, clear, "choices", part.value > 0.3)]


def length_finding(data: Measures) -> list[Finding]:
    each = data.minutes
    words: dict[str, object] = {"decisions": f"{data.length.value:.0f}", "most": f"{TOO_LONG:.0f}"}
    key = "length-long" if each.value > TOO_LONG else "length"
    weight = 0.5 + max(0.0, each.value / TOO_LONG - 1)
    interval = f"{each.low:.0f}", f"{each.high:.0f}"
    clear = certain(each.against(TOO_LONG))
    return [Finding(key, weight, f"{each.value:.0f}", interval, words, clear, "length", each.value > TOO_LONG)]


def hole_finding(data: Measures) -> list[Finding]:
    """Games that could not be finished. One is enough to be sure that there is a hole."""
    count = sum(data.holes.values())
    if not count:
        return []
    each = share(count, data.count)
    interval = f"{each.low * data.count:.0f}", f"{each.high * data.count:.0f}"
    return [Finding("hole", 10.0, str(count), interval, {"games": data.count}, SURE, "holes", True)]


def signed(value: float) -> str:
    return ("+" if value >= 0 else "−") + f"{abs(value):.1f}"
