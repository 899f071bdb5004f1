"""§5.8 Mining: D5, one card operation after another within the minimum and maximum of the action."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fajrant.core.moves import Domain, Move
from fajrant.core.steps import Decision
from fajrant.games.coal_baron_cards.content import DOCKS, LORRIES_ON, SEAT, STEPS
from fajrant.games.coal_baron_cards.moves import (
    LOAD_ROW,
    LOAD_STORAGE,
    LOADED,
    LOADED_FROM_STORAGE,
    STOP,
    STORE,
    STORED,
)
from fajrant.games.coal_baron_cards.state import CardGame, Mine, Train, added, takes, without


class Mining(Decision[CardGame]):
    """D5 Load from the row, store, load from storage, until you stop or nothing more can be done."""

    point: ClassVar[str] = "MINE"
    fields: ClassVar[list[Domain]] = [SEAT, STEPS, STEPS, STEPS]

    def __init__(self, seat: int, used: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.used: Final = used
        self.least: Final = least
        self.most: Final = most

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        found = operations(pos.mines[seat], self.used, self.least, self.most)
        if self.used >= self.least:
            found.append(STOP)
        return found

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        mine = pos.mines[seat]
        if move is STOP:
            pos.done()
            return
        if move is STORE:
            kind = mine.row[0]
            mine.row = mine.row[1:]
            mine.storage = added(mine.storage, kind)
            pos.tell(STORED, seat, kind)
        elif move.verb is LOAD_ROW:
            kind = mine.row[0]
            mine.row = mine.row[1:]
            mine.set_train(move.a, mine.docks[move.a].with_load(kind, move.b))
            pos.tell(LOADED, seat, kind, move.a, move.b)
        else:
            kind = move.a
            mine.storage = without(mine.storage, kind)
            mine.set_train(move.b, mine.docks[move.b].with_load(kind, move.c))
            pos.tell(LOADED_FROM_STORAGE, seat, kind, move.b, move.c)
        pos.become(Mining(seat, self.used + LORRIES_ON[kind], self.least, self.most))

    def shown(self, pos: CardGame, viewer: int) -> dict[str, Any]:
        return {"used": self.used, "least": self.least, "most": self.most}

    def data(self) -> list[int | tuple[int, ...]]:
        return [self.seat, self.used, self.least, self.most]


def operations(mine: Mine, used: int, least: int, most: int) -> list[Move]:
    """The card operations within the maximum after which the minimum is reached or can still be reached [R8]."""
    found: list[Move] = []
    row = mine.row
    docks = mine.docks
    if row:
        kind = row[0]
        steps = used + LORRIES_ON[kind]
        if steps <= most:
            for dock in DOCKS:
                train = docks[dock]
                for wagon in train.empty:
                    if takes(dock, wagon, kind) and (
                        steps >= least or row_or_storage_works(row[1:], mine.storage, loaded(docks, dock, kind, wagon))
                    ):
                        found.append(LOAD_ROW.of(dock, wagon))
            if steps >= least or row_or_storage_works(row[1:], (*mine.storage, kind), docks):
                found.append(STORE)
    last = -1
    for kind in mine.storage:
        if kind == last:  # equal cards count once [R44]; storage is sorted
            continue
        last = kind
        steps = used + LORRIES_ON[kind]
        if steps > most:
            continue
        for dock in DOCKS:
            for wagon in docks[dock].empty:
                if takes(dock, wagon, kind) and (
                    steps >= least
                    or row_or_storage_works(row, without(mine.storage, kind), loaded(docks, dock, kind, wagon))
                ):
                    found.append(LOAD_STORAGE.of(kind, dock, wagon))
    return found


def loaded(docks: tuple[Train, ...], dock: int, kind: int, wagon: int) -> tuple[Train, ...]:
    """The docks with one lorry card more."""
    after = list(docks)
    after[dock] = docks[dock].with_load(kind, wagon)
    return tuple(after)


def row_or_storage_works(row: tuple[int, ...], storage: tuple[int, ...], docks: tuple[Train, ...]) -> bool:
    """One more operation is possible. A row card can always be stored.

    Asked only with one step missing and two allowed, which any card of one or two lorries meets.
    """
    if row:
        return True
    for kind in storage:
        if can_load(docks, kind):
            return True
    return False


def can_load(docks: tuple[Train, ...], kind: int) -> bool:
    for dock in DOCKS:
        for wagon in docks[dock].empty:
            if takes(dock, wagon, kind):
                return True
    return False


def can_mine(mine: Mine, least: int, most: int) -> bool:
    """A mining action can be chosen when some sequence of operations reaches its minimum [R7] [R8] [R9]."""
    if least == 0:
        return True
    row = mine.row
    if row and (least == 1 or len(row) > 1 or LORRIES_ON[row[0]] >= least):
        return True
    if not row and not mine.storage:
        return False
    return len(operations(mine, 0, least, most)) > 0
