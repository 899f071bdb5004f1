"""R23 Goods are unloaded one by one; the owner chooses the slots."""

from __future__ import annotations

from fajrant.core.moves import Move, Verb
from fajrant.games.train_rush.content import ANY, NONE, SLOT, SLOTS
from fajrant.games.train_rush.moves import UNLOADED, slot_of
from fajrant.games.train_rush.state import Faction, TrainRush, loaded, wagon_place, with_wagon


def add_goods(moves: list[Move], verb: Verb, faction: Faction, wanted: int) -> None:
    """Adds a move for each loaded good of the wanted kind (ANY for all kinds), leaving out equivalent ones: the same
    good in the same kind of slot of an equivalent wagon."""
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
                moves.append(verb.of(slot_of(wagon.kind, slot)))


def good_in(faction: Faction, value: int) -> int:
    """The good in the slot that a move names."""
    return faction.wagons[wagon_place(faction, value // SLOT.size())].load[value % SLOT.size()]


def unload(pos: TrainRush, seat: int, value: int) -> int:
    """Moves a good to the supply and returns it."""
    faction = pos.factions[seat]
    place = wagon_place(faction, value // SLOT.size())
    wagon = faction.wagons[place]
    slot = value % SLOT.size()
    good = wagon.load[slot]
    faction.wagons = with_wagon(faction, place, loaded(wagon, slot, NONE))
    pos.tell(UNLOADED, seat, wagon.kind, good)
    return good
