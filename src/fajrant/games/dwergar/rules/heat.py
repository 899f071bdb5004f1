"""§5.13 Heat: the track, the furnaces, paying with both (D2), and the loss at the end of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.dwergar.content import EASTERN_QUARTER, HEAT, HEAT_KEPT, MOST_HEAT
from fajrant.games.dwergar.moves import COOLED, HEATED, LIT_FURNACES, PAID_HEAT, PAY_HEAT
from fajrant.games.dwergar.state import Clan, Dwergar, owned_of, room_for_heat
from fajrant.games.dwergar.views import PayingHeat


class PayHeat(Decision[Dwergar]):
    """D2 Choose how much heat comes from lit furnaces, which go out [R11]; the rest comes from the track."""

    point: ClassVar[str] = "pay_heat"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("heat", HEAT)]

    def __init__(self, seat: int, heat: int) -> None:
        super().__init__(seat)
        self.heat: Final = heat

    def options(self, pos: Dwergar, seat: int) -> list[Move]:
        clan = pos.clans[seat]
        least = max(0, self.heat - clan.heat)
        return [PAY_HEAT.of(furnaces) for furnaces in range(least, min(clan.lit, self.heat) + 1)]

    def resolve(self, pos: Dwergar, seat: int, move: Move) -> None:
        pos.done()
        clan = pos.clans[seat]
        clan.lit -= move.a
        clan.unlit += move.a
        clan.heat -= self.heat - move.a
        pos.tell(PAID_HEAT, seat, self.heat, move.a)
        warm_up(pos)

    def shown(self, pos: Dwergar, viewer: int) -> PayingHeat:
        clan = pos.clans[self.seat]
        return {"heat": self.heat, "track": clan.heat, "lit": clan.lit}


def push_payment(pos: Dwergar, seat: int, heat: int) -> None:
    """Asks for the payment before the step below on the stack proceeds. Zero heat is not asked for."""
    if heat > 0:
        pos.push(PayHeat(seat, heat))


def heat_up(pos: Dwergar, seat: int, heat: int) -> None:
    """Adds heat to the track; heat beyond its end is lost."""
    clan = pos.clans[seat]
    gained = min(heat, MOST_HEAT - clan.heat)
    if gained > 0:
        clan.heat += gained
        pos.tell(HEATED, seat, gained)


def warm_up(pos: Dwergar) -> None:
    """D3 Adds the smelter's heat at the Forge after a payment, if the track had no room for it before."""
    action = pos.action
    if action is not None and action.warming and room_for_heat(pos.clans[action.seat]):
        action.warming = False
        heat_up(pos, action.seat, 1)


def light(pos: Dwergar, seat: int, most: int) -> None:
    """Lights up to `most` unlit furnaces on the player board."""
    clan = pos.clans[seat]
    count = min(most, clan.unlit)
    if count > 0:
        clan.unlit -= count
        clan.lit += count
        pos.tell(LIT_FURNACES, seat, count)


def light_all(pos: Dwergar, seat: int) -> None:
    light(pos, seat, pos.clans[seat].unlit)


def fading(clan: Clan) -> int:
    """TURN_END The heat that the track loses: all but 2 for each Eastern Quarter project, developed or not (§5.10)."""
    return max(0, clan.heat - HEAT_KEPT * owned_of(clan, EASTERN_QUARTER))


def cool_down(pos: Dwergar, seat: int) -> None:
    """Takes the fading heat off the track."""
    clan = pos.clans[seat]
    lost = fading(clan)
    if lost > 0:
        pos.tell(COOLED, seat, lost)
        clan.heat -= lost
