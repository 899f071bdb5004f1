"""Figures: measured values, the best round, the ratio to the peer, and our goals."""

from __future__ import annotations

from dataclasses import dataclass, field

PEER = "catanatron"
RATIO_GOALS = {("random_play", "compiled"): 40.0, ("random_play", "interpreted"): 4.0}  # times the peer
VALUE_GOALS = {("clones", "compiled"): 800_000, ("tree_search", "compiled"): 3_000}  # per second
MESSAGES_GOAL = 0.1  # bytes of live messages divided by the bytes that whole tables would need
GOAL_TABLES = {"tree_search": ("coal_baron_cards", 4)}  # the game and number of players that a goal applies to


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
        """The best round counts, because other load on the machine can only slow a program down."""
        return round(max(self.values))

    def noise(self) -> int:
        """How much slower the slowest round was than the best, in percent."""
        return round(100 * (1 - min(self.values) / max(self.values)))


class Board:
    """All figures of a run, in order of arrival."""

    def __init__(self) -> None:
        self.figures: dict[tuple[str, str, int, str], Figure] = {}

    def add(self, line: dict[str, object]) -> None:
        """Adds a line of a benchmark's output: figure, game, players, build, value, unit."""
        figure, game, build, unit = (str(line[key]) for key in ("figure", "game", "build", "unit"))
        players = int(str(line["players"]))
        key = (figure, game, players, build)
        self.figures.setdefault(key, Figure(*key, unit)).values.append(float(str(line["value"])))

    def all(self) -> list[Figure]:
        """Ours first, compiled before interpreted; then the peers."""
        builds = ["compiled", "interpreted", PEER]
        rank = {build: number for number, build in enumerate(builds)}
        return sorted(self.figures.values(), key=lambda row: (row.figure != "random_play", rank.get(row.build, 9)))

    def ratio(self, figure: Figure) -> float | None:
        """The value divided by the peer's in the same run; None if the peer has no such figure."""
        for other in self.figures.values():
            if (other.figure, other.build) == (figure.figure, PEER):
                return round(figure.value() / other.value(), 2)
        return None

    def line(self, figure: Figure) -> dict[str, object]:
        return {
            "figure": figure.figure,
            "game": figure.game,
            "players": figure.players,
            "build": figure.build,
            "value": figure.value(),
            "unit": figure.unit,
            "peer": PEER,
            "ratio": self.ratio(figure),
        }

    def goal(self, figure: Figure) -> str:
        """The goal and whether it is met; empty if there is none."""
        kind = (figure.figure, figure.build)
        if (figure.game, figure.players) != GOAL_TABLES.get(figure.figure, (figure.game, figure.players)):
            return ""
        if kind in RATIO_GOALS:
            return f"{RATIO_GOALS[kind]:g} x: {'met' if (self.ratio(figure) or 0.0) >= RATIO_GOALS[kind] else 'MISSED'}"
        if kind in VALUE_GOALS:
            return f"{VALUE_GOALS[kind]} /s: {'met' if figure.value() >= VALUE_GOALS[kind] else 'MISSED'}"
        return ""
