"""Figures: what was measured, the best of all rounds, its ratio to the peer's, and our goals."""

from __future__ import annotations

from dataclasses import dataclass, field

PEER = "catanatron"
RATIO_GOALS = {("random_play", "compiled"): 25.0, ("random_play", "interpreted"): 2.0}  # times the peer
VALUE_GOALS = {("clones", "compiled"): 200_000, ("tree_search", "compiled"): 3_000}  # per second
GOAL_TABLES = {"tree_search": ("coal_baron_cards", 4)}  # the goal is set for that game with that many players


@dataclass
class Figure:
    """One measured quantity of one game in one build, with a value per round."""

    figure: str
    game: str
    players: int
    build: str
    unit: str
    values: list[float] = field(default_factory=list)

    def value(self) -> int:
        """The best round: anything else the machine does can only slow a program down."""
        return round(max(self.values))

    def noise(self) -> int:
        """By how many percent the slowest round was slower than the best."""
        return round(100 * (1 - min(self.values) / max(self.values)))


class Board:
    """All figures of a run, in order of arrival."""

    def __init__(self) -> None:
        self.figures: dict[tuple[str, str, int, str], Figure] = {}

    def add(self, line: dict[str, object]) -> None:
        """Adds a line of a measuring program: figure, game, players, build, value, unit."""
        figure, game, build, unit = (str(line[key]) for key in ("figure", "game", "build", "unit"))
        players = int(str(line["players"]))
        found = self.figures.setdefault(
            (figure, game, players, build), Figure(figure, game, players, build, unit)
        )  # fmt: skip
        found.values.append(float(str(line["value"])))

    def all(self) -> list[Figure]:
        """Ours first, compiled before interpreted; then the peers."""
        builds = ["compiled", "interpreted", PEER]
        rank = {build: number for number, build in enumerate(builds)}
        return sorted(self.figures.values(), key=lambda one: (one.figure != "random_play", rank.get(one.build, 9)))

    def ratio(self, one: Figure) -> float | None:
        """The value divided by the peer's in the same run; None if the peer has no such figure."""
        for other in self.figures.values():
            if (other.figure, other.build) == (one.figure, PEER):
                return round(one.value() / other.value(), 2)
        return None

    def line(self, one: Figure) -> dict[str, object]:
        return {
            "figure": one.figure,
            "game": one.game,
            "players": one.players,
            "build": one.build,
            "value": one.value(),
            "unit": one.unit,
            "peer": PEER,
            "ratio": self.ratio(one),
        }

    def goal(self, one: Figure) -> str:
        """The goal and whether it is met; empty if there is none."""
        kind = (one.figure, one.build)
        if (one.game, one.players) != GOAL_TABLES.get(one.figure, (one.game, one.players)):
            return ""
        if kind in RATIO_GOALS:
            return f"{RATIO_GOALS[kind]:g} x: {'met' if (self.ratio(one) or 0.0) >= RATIO_GOALS[kind] else 'MISSED'}"
        if kind in VALUE_GOALS:
            return f"{VALUE_GOALS[kind]} /s: {'met' if one.value() >= VALUE_GOALS[kind] else 'MISSED'}"
        return ""
