"""§5.1–5.7 Taking a card, §5.12 splitting stacks; D3 and D4: where a wagon or an engine goes."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.coal_baron_cards.content import (
    CARD,
    DECK_OF,
    DOCKS,
    ENGINE,
    INNOVATION,
    LORRY,
    NONE,
    OBJECTIVE,
    ORDER,
    SHARE,
    TWIN,
    WAGON,
    WAGON_2,
    WAGON_DOCKS,
)
from fajrant.games.coal_baron_cards.moves import (
    ENGINE_DOCK,
    ENGINE_STANDS,
    SPLIT,
    TOOK,
    WAGON_DOCK,
    WAGON_STANDS,
)
from fajrant.games.coal_baron_cards.state import CardGame, added
from fajrant.games.coal_baron_cards.views import Docking


def take_top(pos: CardGame, seat: int, stack: int) -> None:
    """Takes the top card of a stack; the next one is revealed at once [R50]."""
    kind = pos.stacks[stack].top()
    pos.stacks[stack] = pos.stacks[stack].without_top()
    pos.tell(TOOK, seat, stack, kind)
    pos.reveal()
    split_if_due(pos, stack)
    lay_down(pos, seat, kind)


def lay_down(pos: CardGame, seat: int, kind: int) -> None:
    """Puts a public card in its place in the seat's mine or hand, depending on its deck."""
    mine = pos.mines[seat]
    deck = DECK_OF[kind]
    if deck == LORRY:
        mine.row += (kind,)
    elif deck == WAGON:
        pos.push(WagonDock(seat, kind))
    elif deck == ENGINE:
        pos.push(EngineDock(seat, kind))
    elif deck == ORDER:
        mine.orders = added(mine.orders, kind)
    elif deck == SHARE:
        mine.shares = added(mine.shares, kind)
    elif deck == OBJECTIVE:
        mine.objectives = added(mine.objectives, kind)
    else:
        assert deck == INNOVATION
        mine.innovations = added(mine.innovations, kind)


def split_if_due(pos: CardGame, stack: int) -> None:
    """§5.12 An emptied lorry or wagon stack gets the lower half of its twin, which keeps the odd card [R20]."""
    if stack > WAGON_2 or not pos.stack_empty(stack):
        return
    twin = pos.stacks[TWIN[stack]]
    moved = twin.size // 2
    if moved > 0:
        pos.stacks[stack] = twin.lower(moved)
        pos.stacks[TWIN[stack]] = twin.upper(moved)
        pos.tell(SPLIT, TWIN[stack], moved)


class WagonDock(Decision[CardGame]):
    """D3 A taken wagon goes to a dock that its crest allows; this is final [R16]."""

    point: ClassVar[str] = "WAGON_DOCK"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("kind", CARD)]

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        return [WAGON_DOCK.of(dock) for dock in DOCKS if WAGON_DOCKS[self.kind] >> dock & 1]

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        pos.done()
        mine = pos.mines[seat]
        mine.docks[move.a] = mine.docks[move.a].with_wagon(self.kind)
        pos.tell(WAGON_STANDS, seat, self.kind, move.a)

    def shown(self, pos: CardGame, viewer: int) -> Docking:
        return {"card": CARD.text(self.kind)}


class EngineDock(Decision[CardGame]):
    """D4 A taken engine goes to a dock without one, with or without wagons [R17]; this is final."""

    point: ClassVar[str] = "ENGINE_DOCK"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("kind", CARD)]

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        docks = pos.mines[seat].docks
        return [ENGINE_DOCK.of(dock) for dock in DOCKS if docks[dock].engine == NONE]

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        pos.done()
        mine = pos.mines[seat]
        mine.docks[move.a] = mine.docks[move.a].with_engine(self.kind)
        pos.tell(ENGINE_STANDS, seat, self.kind, move.a)

    def shown(self, pos: CardGame, viewer: int) -> Docking:
        return {"card": CARD.text(self.kind)}
