"""§6.1 Events: their immediate effects when they are revealed, and the fire that spreads afterwards."""

from __future__ import annotations

from fajrant.core.hands import without
from fajrant.core.journal import EVERYBODY
from fajrant.games.dwergar.content import HAPPENING
from fajrant.games.dwergar.moves import EVENT_REVEALED, FIRE_SPREAD, PROJECTS_DISCARDED
from fajrant.games.dwergar.rules.heat import heat_up
from fajrant.games.dwergar.rules.lift import drop_stone, lift_once
from fajrant.games.dwergar.rules.projects import refill_row
from fajrant.games.dwergar.state import Dwergar


def reveal_event(pos: Dwergar) -> None:
    """Reveals the top event. Lasting effects are checked by the rules that they change, in the next round [R20]."""
    event = pos.events[-1]
    pos.events = pos.events[:-1]
    pos.seen += (event,)
    pos.event = event
    pos.reveal()
    pos.tell(EVENT_REVEALED, event)
    happening = HAPPENING[event]
    if not happening.instant:
        return
    for _ in range(happening.levels):
        lift_once(pos)
    for position in happening.positions:
        drop_stone(pos, position, happening.stone)
    for seat in pos.in_order():
        heat_up(pos, seat, happening.heat)
    if happening.discard:
        change_plans(pos, happening.discard)


def change_plans(pos: Dwergar, most: int) -> None:
    """Event 52: removes random face-up projects from the game and refills the row [R33]."""
    shuffled = list(pos.row)
    pos.dice.shuffle(shuffled)
    gone = tuple(sorted(shuffled[:most]))
    for card in gone:
        pos.row = without(pos.row, card)
    pos.discarded += gone
    pos.tell_to(EVERYBODY, PROJECTS_DISCARDED, (gone,))
    refill_row(pos)


def spread_fire(pos: Dwergar) -> None:
    """R19 A seat with a lit and an unlit furnace lights one more."""
    for seat in pos.in_order():
        clan = pos.clans[seat]
        if clan.lit > 0 and clan.unlit > 0:
            clan.unlit -= 1
            clan.lit += 1
            pos.tell(FIRE_SPREAD, seat)
