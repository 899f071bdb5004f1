"""§5.8 Mining: D5, one operation after another, within the action's minimum and maximum of steps."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.coal_baron_cards.content import DOCKS, LORRIES_ON, NONE, STEPS
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
from fajrant.games.coal_baron_cards.views import MiningSteps


class Mining(Decision[CardGame]):
    """D5 Load from the row, store, load from storage, until you stop or nothing more can be done."""

    point: ClassVar[str] = "MINE"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("used", STEPS), Field("least", STEPS), Field("most", STEPS)]

    def __init__(self, seat: int, used: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.used: Final = used
        self.least: Final = least
        self.most: Final = most

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        moves = operations(pos.mines[seat], self.used, self.least, self.most)
        if self.used >= self.least:
            moves.append(STOP)
        return moves

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
            mine.docks[move.a] = mine.docks[move.a].with_load(kind, move.b)
            pos.tell(LOADED, seat, kind, move.a, move.b)
        else:
            kind = move.a
            mine.storage = without(mine.storage, kind)
            mine.docks[move.b] = mine.docks[move.b].with_load(kind, move.c)
            pos.tell(LOADED_FROM_STORAGE, seat, kind, move.b, move.c)
        pos.become(Mining(seat, self.used + LORRIES_ON[kind], self.least, self.most))

    def shown(self, pos: CardGame, viewer: int) -> MiningSteps:
        return {"used": self.used, "min": self.least, "max": self.most}


def operations(mine: Mine, used: int, least: int, most: int) -> list[Move]:
    """The operations within the maximum that leave the minimum reached or reachable [R8]."""
    moves: list[Move] = []
    row = mine.row
    storage = mine.storage
    docks = mine.docks
    if row:
        kind = row[0]
        steps = used + LORRIES_ON[kind]
        need = least - steps
        room = most - steps
        if room >= 0:
            for dock in DOCKS:
                for wagon in docks[dock].empty:
                    if takes(dock, wagon, kind) and (
                        need <= 0 or can_reach(row[1:], storage, loaded(docks, dock, kind, wagon), need, room)
                    ):
                        moves.append(LOAD_ROW.of(dock, wagon))
            if need <= 0 or can_reach(row[1:], storage + (kind,), docks, need, room):
                moves.append(STORE)
    last = NONE
    for kind in storage:
        if kind == last:  # equal cards count once [R44]; storage is sorted
            continue
        last = kind
        steps = used + LORRIES_ON[kind]
        need = least - steps
        room = most - steps
        if room < 0:
            continue
        for dock in DOCKS:
            for wagon in docks[dock].empty:
                if takes(dock, wagon, kind) and (
                    need <= 0 or can_reach(row, without(storage, kind), loaded(docks, dock, kind, wagon), need, room)
                ):
                    moves.append(LOAD_STORAGE.of(kind, dock, wagon))
    return moves


def can_mine(mine: Mine, least: int, most: int) -> bool:
    """Whether some sequence of operations reaches the minimum, so that the action can be chosen [R7] [R8] [R9]."""
    if not mine.row and not mine.storage:
        return least == 0
    return can_reach(mine.row, mine.storage, mine.docks, least, most)


def can_reach(row: tuple[int, ...], storage: tuple[int, ...], docks: list[Train], need: int, room: int) -> bool:
    """Whether some sequence of operations takes at least `need` and at most `room` steps."""
    if need <= 0:
        return True
    if room > need:  # row cards can be stored one by one, and the last exceeds `need` by one at most
        steps = 0
        for kind in row:
            steps += LORRIES_ON[kind]
            if steps >= need:
                return True
    if row:
        kind = row[0]
        cost = LORRIES_ON[kind]
        if cost <= room and can_reach(row[1:], storage + (kind,), docks, need - cost, room - cost):
            return True
        if can_reach_by_loading(kind, row[1:], storage, docks, need, room):
            return True
    for kind in storage:
        if can_reach_by_loading(kind, row, without(storage, kind), docks, need, room):
            return True
    return False


def can_reach_by_loading(
    kind: int, row: tuple[int, ...], storage: tuple[int, ...], docks: list[Train], need: int, room: int
) -> bool:
    """Like `can_reach`, but the first operation loads this lorry card, which is no longer in `row` or `storage`."""
    cost = LORRIES_ON[kind]
    if cost > room:
        return False
    for dock in DOCKS:
        for wagon in docks[dock].empty:
            if takes(dock, wagon, kind) and (
                cost >= need or can_reach(row, storage, loaded(docks, dock, kind, wagon), need - cost, room - cost)
            ):
                return True
    return False


def loaded(docks: list[Train], dock: int, kind: int, wagon: int) -> list[Train]:
    """The docks with this lorry card loaded."""
    result = docks.copy()
    result[dock] = docks[dock].with_load(kind, wagon)
    return result
