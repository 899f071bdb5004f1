"""§5.1 and §5.2 Movement: legal targets, and the stop that ends it; D-MOVE."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move, Numbers
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.train_rush.content import (
    CITY_AT,
    CITY_NODE,
    CROWDED,
    LONGEST,
    MARKET_NODE,
    NODE_KIND,
    REACH,
    SIDING_NODE,
    Effect,
)
from fajrant.games.train_rush.moves import CHOOSE_TARGET, MOVED
from fajrant.games.train_rush.rules.carrying import Kind
from fajrant.games.train_rush.rules.city import CityStep
from fajrant.games.train_rush.rules.market import BlackMarket
from fajrant.games.train_rush.rules.outlook import outlook, way_to
from fajrant.games.train_rush.rules.sidings import stop_at_siding
from fajrant.games.train_rush.state import TrainRush
from fajrant.games.train_rush.views import Riding

STEPS: Final = Numbers("points", 1, LONGEST)


def legal_targets(pos: TrainRush, seat: int, points: int) -> list[int]:
    """§5.1 Where a movement can end. It may pass occupied spaces but not end on one [R10, R12]."""
    return [node for node in REACH[pos.factions[seat].location][points] if is_free(pos, seat, node)]


def is_free(pos: TrainRush, seat: int, node: int) -> bool:
    """Whether a locomotive can stop here. Cities and black markets hold any number of them."""
    if CROWDED[node]:
        return True
    for other, faction in enumerate(pos.factions):
        if faction.location == node and other != seat:
            return False
    return True


def has_target(pos: TrainRush, seat: int, points: int) -> bool:
    nodes = REACH[pos.factions[seat].location][points]
    if len(nodes) >= pos.seats:
        return True  # the others cannot occupy them all
    for node in nodes:
        if is_free(pos, seat, node):
            return True
    return False


def move_to(pos: TrainRush, seat: int, node: int, points: int) -> None:
    """Moves the locomotive and resolves its stop. Every movement ends with it, whatever its source [R53]."""
    if pos.sink is not None:
        pos.tell_to(EVERYBODY, MOVED, (seat, node, tuple(way_to(pos, seat, node, points))))
    pos.factions[seat].location = node
    kind = NODE_KIND[node]
    if kind == CITY_NODE:
        pos.push(CityStep(seat, CITY_AT[node], 0))
    elif kind == MARKET_NODE:
        pos.push(BlackMarket(seat))
    elif kind == SIDING_NODE:
        stop_at_siding(pos, seat, node)


class ChooseTarget(Decision[TrainRush]):
    """D-MOVE Choose the target of a movement without tokens and coal."""

    point: ClassVar[str] = "choose_target"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("points", STEPS)]

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [CHOOSE_TARGET.of(node) for node in legal_targets(pos, seat, self.points)]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        move_to(pos, seat, move.a, self.points)

    def shown(self, pos: TrainRush, viewer: int) -> Riding:
        rides = outlook(pos, self.seat, self.points, 0, legal_targets(pos, self.seat, self.points))
        return {"points": self.points, "rides": rides if viewer == self.seat else []}


class Travel(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return has_target(pos, seat, effect.n)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseTarget(seat, effect.n))
