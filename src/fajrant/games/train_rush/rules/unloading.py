"""R23 Goods leave wagons one after another; the owner says from which slot."""

from __future__ import annotations

from fajrant.core.moves import Move, Verb
from fajrant.games.train_rush.content import ANY, NONE, SLOT, SLOTS
from fajrant.games.train_rush.moves import UNLOADED, slot_of
from fajrant.games.train_rush.state import Faction, TrainRush, loaded, wagon_place, with_wagon


def add_goods(found: list[Move], verb: Verb, faction: Faction, wanted: int) -> None:
    """Loaded goods of one kind, or with ANY of all; equal ones once: the same good on the same kind of slot of the
    same wagon or of an equal one."""
    seen: list[int] = []
    for wagon in faction.wagons:
        if wagon.special():
            continue
        for slot, good in enumerate(wagon.load):
            if good == NONE or (wanted not in (ANY, good)):
                continue
            sign = (wagon.sign * 8 + SLOTS[wagon.kind][slot]) * 8 + good
            if sign not in seen:
                seen.append(sign)
                found.append(verb.of(slot_of(wagon.kind, slot)))


def good_in(faction: Faction, value: int) -> int:
    """What lies in a slot that a move names."""
    return faction.wagons[wagon_place(faction, value // SLOT.size())].load[value % SLOT.size()]


def unload(pos: TrainRush, seat: int, value: int) -> int:
    """The good goes to the supply; which one it was."""
    faction = pos.factions[seat]
    place = wagon_place(faction, value // SLOT.size())
    wagon = faction.wagons[place]
    slot = value % SLOT.size()
    good = wagon.load[slot]
    faction.wagons = with_wagon(faction, place, loaded(wagon, slot, NONE))
    pos.tell(UNLOADED, seat, wagon.kind, good)
    return good
