"""§4.0 Automatic effects: victory points, investment and coal."""

from __future__ import annotations

from fajrant.games.train_rush.content import Effect
from fajrant.games.train_rush.moves import GAINED_COAL, GAINED_INVESTMENT, GAINED_VP
from fajrant.games.train_rush.rules.carrying import Kind
from fajrant.games.train_rush.state import FROM_CARDS, TrainRush, replaced


def score(pos: TrainRush, seat: int, points: int, source: int) -> None:
    """Adds VP. There is no limit: the track's 50 spaces are only for display [R60]."""
    faction = pos.factions[seat]
    faction.vp = replaced(faction.vp, source, faction.vp[source] + points)


def gain_investment(pos: TrainRush, seat: int, count: int) -> None:
    """Gains investment markers. Their supply is unlimited [R35]."""
    pos.factions[seat].investment += count
    pos.tell(GAINED_INVESTMENT, seat, count)


def gain_coal(pos: TrainRush, seat: int, count: int) -> None:
    pos.factions[seat].coal += count
    pos.tell(GAINED_COAL, seat, count)


class Nothing(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return False


class GainVP(Kind):
    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        score(pos, seat, effect.n, FROM_CARDS)
        pos.tell(GAINED_VP, seat, effect.n)


class GainInvestment(Kind):
    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        gain_investment(pos, seat, effect.n)


class GainCoal(Kind):
    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        gain_coal(pos, seat, effect.n)
