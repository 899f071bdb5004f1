"""The findings on top of a report: what differs most from a game without faults, in plain words."""

from __future__ import annotations

from dataclasses import dataclass

from fajrant.lab.measures import Measures
from fajrant.lab.report.names import thing_name
from fajrant.texts import Texts

SURE, LIKELY, OPEN = "sure", "likely", "open"
TOO_LONG = 150.0  # minutes


@dataclass(frozen=True)
class Finding:
    key: str  # its texts are `finding-KEY`, `finding-KEY-unit` and `finding-KEY-why`
    weight: float  # the heaviest are shown
    big: str  # the number
    words: dict[str, object]
    certainty: str
    section: str
    worry: bool  # whether it is a fault


def findings(data: Measures, texts: Texts) -> list[Finding]:
    """The three heaviest."""
    found = [
        *seat_finding(data),
        *lead_finding(data),
        *use_findings(data, texts),
        *category_finding(data, texts),
        *forced_finding(data),
        *length_finding(data),
        *hole_finding(data),
    ]
    return sorted(found, key=lambda each: -each.weight)[:3]


def certain(p: float) -> str:
    return SURE if p < 0.001 else LIKELY if p < 0.05 else OPEN


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


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
    if clear == OPEN:
        return [Finding("seat-even", 0.6, percent(wins.value), words, LIKELY if off < 0.05 else OPEN, "seats", False)]
    key = "seat-helps" if wins.value > data.fair else "seat-harms"
    return [Finding(key, 1 + 20 * off, percent(wins.value), words, clear, "seats", off > 0.03)]


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
    over = wins.value - data.fair
    key = "lead-decides" if wins.value > (1 + data.fair) / 2 else "lead-open"
    weight = 1 + 2.5 * over if key == "lead-decides" else 0.8
    return [Finding(key, weight, percent(wins.value), words, certain(wins.p), "lead", key == "lead-decides")]


def use_findings(data: Measures, texts: Texts) -> list[Finding]:
    found: list[Finding] = []
    clear = [use for use in data.uses if use.sure and use.win is not None]
    for key, best in (("use-helps", 1.0), ("use-harms", -1.0)):
        ranked = sorted(clear, key=lambda use: -best * (use.win.value if use.win else 0))
        if ranked and ranked[0].win is not None and ranked[0].win.value * best > 0:
            use = ranked[0]
            words: dict[str, object] = {"thing": thing_name(use.thing, texts), "used": percent(use.used)}
            value = ranked[0].win.value
            found.append(
                Finding(key, 0.9 + 4 * abs(value), signed(100 * value), words, certain(use.corrected), "uses", best < 0)
            )
    rare = sorted([use for use in data.uses if use.used < 0.02], key=lambda use: use.used)
    if rare:
        words = {"thing": thing_name(rare[0].thing, texts), "count": len(rare), "all": len(data.uses)}
        found.append(Finding("use-dead", 0.7 + len(rare) / len(data.uses), str(len(rare)), words, LIKELY, "uses", True))
    return found


def category_finding(data: Measures, texts: Texts) -> list[Finding]:
    total = sum(abs(won.value) for _, won, *_ in data.categories)
    if not data.categories or total == 0:
        return []
    name, won, lost, more = max(data.categories, key=lambda row: row[1].value)
    words: dict[str, object] = {
        "category": texts.say(f"category-{name}"),
        "won": f"{won.value:.0f}",
        "lost": f"{lost.value:.0f}",
    }
    part = won.value / total
    return [Finding("category", 0.4 + part, percent(part), words, certain(more.p), "points", part > 0.7)]


def forced_finding(data: Measures) -> list[Finding]:
    words: dict[str, object] = {"options": f"{data.options.value:.1f}"}
    part = data.forced.value
    return [Finding("forced", 0.3 + 3 * part, percent(part), words, SURE, "choices", part > 0.3)] if part > 0.1 else []


def length_finding(data: Measures) -> list[Finding]:
    words: dict[str, object] = {"decisions": f"{data.length.value:.0f}"}
    minutes = data.minutes.value
    weight = 0.5 + max(0.0, minutes / TOO_LONG - 1)
    return [Finding("length", weight, f"{minutes:.0f}", words, LIKELY, "length", minutes > TOO_LONG)]


def hole_finding(data: Measures) -> list[Finding]:
    count = sum(data.holes.values())
    return [Finding("hole", 10.0, str(count), {"games": data.count}, SURE, "holes", True)] if count else []


def signed(value: float) -> str:
    return ("+" if value >= 0 else "−") + f"{abs(value):.1f}"
