"""§5.7 Wagons: loading, exchanging and drawing them; D-LOAD, D-LOAD-GOOD, D-EXCH, D-DRAWWAGON."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move, Verb
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.train_rush.content import (
    ANY,
    DEALT_SIZE,
    DEALT_SIZES,
    EFFECT,
    EFFECTS,
    FIRST_SPECIAL,
    GOODS,
    NONE,
    SLOTS,
    WAGON,
    WAGON_LIMIT,
    WAGON_SIZE,
    Effect,
)
from fajrant.games.train_rush.moves import (
    CHOOSE_EXCHANGE,
    CHOOSE_GOOD,
    CHOOSE_NEW_WAGON,
    CHOOSE_WAGON,
    EXCHANGED,
    FILLED,
    TOOK_WAGON,
    WAGON_LAID,
    swap,
)
from fajrant.games.train_rush.rules.carrying import CHOSEN, ChosenOffer, Kind
from fajrant.games.train_rush.state import (
    NEW_WAGONS,
    Faction,
    TrainRush,
    Wagon,
    loaded,
    mixed,
    replaced,
    value_on,
    wagon_place,
    with_wagon,
)
from fajrant.games.train_rush.views import Exchanging, LoadingWagon, WithSize

# ---------------------------------------------------------------- loading


def loadable_wagons(faction: Faction) -> list[int]:
    """The goods wagons with an empty slot; of equivalent ones only the first."""
    kinds: list[int] = []
    signs: list[int] = []
    for wagon in faction.wagons:
        if wagon.loadable and wagon.sign not in signs:
            kinds.append(wagon.kind)
            signs.append(wagon.sign)
    return kinds


def can_load(faction: Faction) -> bool:
    for wagon in faction.wagons:
        if wagon.loadable:
            return True
    return False


def fill(pos: TrainRush, seat: int, kind: int) -> None:
    """Fills all empty slots [R59]: named slots with their good; for `any` slots the player chooses."""
    faction = pos.factions[seat]
    place = wagon_place(faction, kind)
    wagon = faction.wagons[place]
    slots = SLOTS[kind]
    for slot, good in enumerate(slots):
        if wagon.load[slot] == NONE and good != ANY:
            wagon = loaded(wagon, slot, good)
    faction.wagons = with_wagon(faction, place, wagon)
    if NONE in wagon.load:
        pos.push(ChooseGood(seat, kind))
    else:
        pos.tell_to(EVERYBODY, FILLED, (seat, kind, wagon.load))


class ChooseGood(Decision[TrainRush]):
    """D-LOAD-GOOD Choose a good for each empty `any` slot in turn."""

    point: ClassVar[str] = "choose_good"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("wagon", WAGON)]

    def __init__(self, seat: int, wagon: int) -> None:
        super().__init__(seat)
        self.wagon: Final = wagon

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [CHOOSE_GOOD.of(good) for good in GOODS]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        faction = pos.factions[seat]
        place = wagon_place(faction, self.wagon)
        wagon = faction.wagons[place]
        wagon = loaded(wagon, wagon.load.index(NONE), move.a)
        faction.wagons = with_wagon(faction, place, wagon)
        if NONE not in wagon.load:
            pos.done()
            pos.tell_to(EVERYBODY, FILLED, (seat, self.wagon, wagon.load))

    def shown(self, pos: TrainRush, viewer: int) -> LoadingWagon:
        return {"wagon": WAGON.text(self.wagon)}


class ChooseWagon(ChosenOffer):
    """D-LOAD Choose a wagon to fill."""

    point: ClassVar[str] = "choose_wagon"

    def verb(self) -> Verb:
        return CHOOSE_WAGON

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        return loadable_wagons(pos.factions[seat])

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        fill(pos, seat, choice)


class LoadWagon(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_load(pos.factions[seat])

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseWagon(seat, chosen))


# ---------------------------------------------------------------- the display


def goods_wagons_on_offer(pos: TrainRush, size: int) -> list[int]:
    """The face-up goods wagons of a size; of those with the same slots only the first."""
    kinds: list[int] = []
    signs: list[int] = []
    for kind in pos.offers_of_wagons[size - DEALT_SIZES[0]]:
        if kind != NONE and NEW_WAGONS[kind].sign not in signs:
            kinds.append(kind)
            signs.append(NEW_WAGONS[kind].sign)
    return kinds


def has_goods_wagon_on_offer(pos: TrainRush, size: int) -> bool:
    for kind in pos.offers_of_wagons[size - DEALT_SIZES[0]]:
        if kind != NONE:
            return True
    return False


def special_on_offer(pos: TrainRush, size: int) -> int:
    """The top special wagon of a size, or NONE."""
    stack = pos.special_stacks[size - DEALT_SIZES[0]]
    return stack[-1] if stack else NONE


def take_from_offer(pos: TrainRush, kind: int) -> None:
    """Takes a wagon. A goods wagon leaves a gap in the display until `refill_offer`."""
    row = WAGON_SIZE[kind] - DEALT_SIZES[0]
    if kind >= FIRST_SPECIAL:
        pos.special_stacks = replaced(pos.special_stacks, row, pos.special_stacks[row][:-1])
        return
    offer = pos.offers_of_wagons[row]
    pos.offers_of_wagons[row] = tuple([NONE if lying == kind else lying for lying in offer])


def refill_offer(pos: TrainRush, size: int) -> None:
    """Fills gaps from the stack, and an empty stack from its discards; if both are empty, the gap remains."""
    row = size - DEALT_SIZES[0]
    offer = list(pos.offers_of_wagons[row])
    for place, lying in enumerate(offer):
        if lying != NONE:
            continue
        if not pos.wagon_stacks[row]:
            pos.wagon_stacks = replaced(pos.wagon_stacks, row, mixed(pos, pos.wagon_discards[row]))
            pos.wagon_discards = replaced(pos.wagon_discards, row, ())
        stack = pos.wagon_stacks[row]
        if stack:
            offer[place] = stack[-1]
            pos.wagon_stacks = replaced(pos.wagon_stacks, row, stack[:-1])
            pos.reveal()
            pos.tell(WAGON_LAID, offer[place])
    pos.offers_of_wagons[row] = tuple(offer)


# ---------------------------------------------------------------- exchanging


def add_exchanges(swaps: list[int], pos: TrainRush, seat: int, own_size: int, new_size: int) -> None:
    """§5.7 Adds all exchanges of goods or special wagons, but never special for special [R39]."""
    goods = goods_wagons_on_offer(pos, new_size)
    special = special_on_offer(pos, new_size)
    signs: list[int] = []
    for wagon in pos.factions[seat].wagons:
        if wagon.size != own_size or wagon.sign in signs:
            continue
        signs.append(wagon.sign)
        for kind in goods:
            swaps.append(swap(wagon.kind, kind))
        if special != NONE and not wagon.special():
            swaps.append(swap(wagon.kind, special))


def can_exchange(pos: TrainRush, seat: int, own_size: int, new_size: int) -> bool:
    goods = has_goods_wagon_on_offer(pos, new_size)
    special = special_on_offer(pos, new_size) != NONE
    for wagon in pos.factions[seat].wagons:
        if wagon.size == own_size and (goods or (special and not wagon.special())):
            return True
    return False


def give_back(pos: TrainRush, wagon: Wagon) -> None:
    """Gives a wagon back, its load to the supply. A special wagon returns to its stack, a one-slot wagon leaves the
    game, and any other goes to the discard pile of its size."""
    row = wagon.size - DEALT_SIZES[0]
    if wagon.special():
        pos.special_stacks = replaced(pos.special_stacks, row, (*pos.special_stacks[row], wagon.kind))
    elif row >= 0:
        pos.wagon_discards = replaced(pos.wagon_discards, row, (*pos.wagon_discards[row], wagon.kind))


def exchange(pos: TrainRush, seat: int, own: int, new: int) -> None:
    faction = pos.factions[seat]
    place = wagon_place(faction, own)
    take_from_offer(pos, new)
    give_back(pos, faction.wagons[place])
    faction.wagons = with_wagon(faction, place, NEW_WAGONS[new])
    pos.tell(EXCHANGED, seat, own, new)
    refill_offer(pos, WAGON_SIZE[new])


class ChooseExchange(ChosenOffer):
    """D-EXCH Choose a wagon to give up and the one to take for it."""

    point: ClassVar[str] = "choose_exchange"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("chosen", CHOSEN), Field("effect", EFFECT)]

    def __init__(self, seat: int, chosen: int, effect: int) -> None:
        super().__init__(seat, chosen)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return CHOOSE_EXCHANGE

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        swaps: list[int] = []
        for own_size, new_size in EFFECTS[self.effect].exchanges:
            add_exchanges(swaps, pos, seat, own_size, new_size)
        return swaps

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        exchange(pos, seat, choice // WAGON.size(), choice % WAGON.size())

    def shown(self, pos: TrainRush, viewer: int) -> Exchanging:
        return {"exchanges": [f"{own}-{new}" for own, new in EFFECTS[self.effect].exchanges]}


class Exchange(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        for own_size, new_size in effect.exchanges:
            if can_exchange(pos, seat, own_size, new_size):
                return True
        return False

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseExchange(seat, chosen, effect.number))


# ---------------------------------------------------------------- drawing


def room_for_wagon(faction: Faction) -> bool:
    """Whether the train is below its limit, special wagons included [R41]."""
    return len(faction.wagons) < value_on(faction, WAGON_LIMIT)


class ChooseNewWagon(ChosenOffer):
    """D-DRAWWAGON Choose a face-up wagon of that size, or the special one."""

    point: ClassVar[str] = "choose_new_wagon"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("chosen", CHOSEN), Field("size", DEALT_SIZE)]

    def __init__(self, seat: int, chosen: int, size: int) -> None:
        super().__init__(seat, chosen)
        self.size: Final = size

    def verb(self) -> Verb:
        return CHOOSE_NEW_WAGON

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        kinds = list(goods_wagons_on_offer(pos, self.size))
        special = special_on_offer(pos, self.size)
        if special != NONE:
            kinds.append(special)
        return kinds

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        take_from_offer(pos, choice)
        pos.factions[seat].wagons += (NEW_WAGONS[choice],)
        pos.tell(TOOK_WAGON, seat, choice)
        refill_offer(pos, self.size)

    def shown(self, pos: TrainRush, viewer: int) -> WithSize:
        return {"size": self.size}


class DrawWagon(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        if not room_for_wagon(pos.factions[seat]):
            return False
        return special_on_offer(pos, effect.size) != NONE or has_goods_wagon_on_offer(pos, effect.size)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseNewWagon(seat, chosen, effect.size))
