"""§5.4 and §5.9, D4 and D5: look at five, keep one or none, put the rest back."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.hands import different, without
from fajrant.core.journal import all_but, only
from fajrant.core.moves import Move
from fajrant.core.seen import ids_of
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.coal_baron.content import (
    DECK,
    DECK_OF_SPACE,
    END,
    ITEM_OF,
    LOOK_COUNT,
    NONE,
    ORDER_DECK,
    PRICE,
    TILE_DECK,
    TOP,
)
from fajrant.games.coal_baron.moves import (
    FIRST_ITEM,
    KEEP_ORDER,
    KEEP_TILE,
    KEPT_NOTHING,
    LOOKED,
    RETURN_END,
    RETURN_ORDER,
    RETURNED,
    SAW,
)
from fajrant.games.coal_baron.rules.factory import buy
from fajrant.games.coal_baron.rules.orders import gain_order
from fajrant.games.coal_baron.state import CoalBaron
from fajrant.games.coal_baron.views import KeepingTile, Look, Returning


def look(pos: CoalBaron, seat: int, space: int) -> None:
    """Takes up to five items from the top of the stack [R7]; only the acting seat sees them."""
    deck = DECK_OF_SPACE[space]
    stack = pos.stacks[deck]
    count = min(LOOK_COUNT[space], stack.size())
    pos.looked = stack.from_top(count)
    pos.stacks[deck] = stack.without_top(count)
    pos.tell(LOOKED, seat, deck, count)
    pos.tell_to(only(seat), SAW, (seat, tuple([FIRST_ITEM[deck] + item for item in pos.looked])))
    pos.reveal_to(only(seat))
    pos.push(KeepTile(seat) if deck == TILE_DECK else KeepOrder(seat))


def shown_look(pos: CoalBaron, deck: int, seat: int, viewer: int) -> Look:
    """The number of items is public [R28]; only the looking seat sees which they are."""
    shown: Look = {"deck": DECK.text(deck), "count": len(pos.looked)}
    if viewer == seat:
        shown["items"] = ids_of(ITEM_OF[deck], pos.looked)
        shown["returned"] = ids_of(ITEM_OF[deck], pos.returned)
    return shown


def put_away(pos: CoalBaron, seat: int, deck: int) -> None:
    """Continues after D4a or D5a. Without items left, the look is over; an empty stack leaves no choice of an end."""
    if not pos.looked:
        pos.done()
    elif pos.stacks[deck].size() == 0:
        pos.become(ReturnOrder(seat, deck, TOP))
    else:
        pos.become(ReturnEnd(seat, deck))


class KeepTile(Decision[CoalBaron]):
    """D4a Keep and buy a tile that you can pay for, or none. Always asked [R38]."""

    point: ClassVar[str] = "keep_tile"

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        marks = pos.pits[seat].marks
        moves = [KEEP_TILE.of(kind) for kind in different(pos.looked) if PRICE[kind] <= marks]
        moves.append(KEEP_TILE.of(NONE))
        return moves

    def ask_anyway(self, pos: CoalBaron, seat: int) -> bool:
        return True

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        if move.a == NONE:
            pos.tell(KEPT_NOTHING, seat, TILE_DECK)
            put_away(pos, seat, TILE_DECK)
            return
        pos.looked = without(pos.looked, move.a)
        pos.reveal_to(all_but(seat))
        put_away(pos, seat, TILE_DECK)
        buy(pos, seat, move.a)  # a shortage of cubes (D6) is resolved before the other tiles are put back [R34]

    def shown(self, pos: CoalBaron, viewer: int) -> KeepingTile:
        return {"marks": pos.pits[self.seat].marks, **shown_look(pos, TILE_DECK, self.seat, viewer)}


class KeepOrder(Decision[CoalBaron]):
    """D5a Keep one of the orders for free, or none. Always asked [R38]."""

    point: ClassVar[str] = "keep_order"

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        moves = [KEEP_ORDER.of(kind) for kind in different(pos.looked)]
        moves.append(KEEP_ORDER.of(NONE))
        return moves

    def ask_anyway(self, pos: CoalBaron, seat: int) -> bool:
        return True

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        if move.a == NONE:
            pos.tell(KEPT_NOTHING, seat, ORDER_DECK)
        else:
            pos.looked = without(pos.looked, move.a)
            gain_order(pos, seat, move.a)
            pos.reveal_to(all_but(seat))
        put_away(pos, seat, ORDER_DECK)

    def shown(self, pos: CoalBaron, viewer: int) -> Look:
        return shown_look(pos, ORDER_DECK, self.seat, viewer)


class ReturnEnd(Decision[CoalBaron]):
    """D4b, D5b All remaining items go to the same end of the stack."""

    point: ClassVar[str] = "return_end"
    trifling: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("deck", DECK)]

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        return [RETURN_END.of(end) for end in range(END.size())]

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        pos.become(ReturnOrder(seat, self.deck, move.a))
        pos.tell(RETURNED, seat, self.deck, move.a, len(pos.looked))

    def shown(self, pos: CoalBaron, viewer: int) -> Look:
        return shown_look(pos, self.deck, self.seat, viewer)


class ReturnOrder(Decision[CoalBaron]):
    """D4c, D5c Put items back one by one, nearest the top first [R29]. The last one is not asked for."""

    point: ClassVar[str] = "return_order"
    trifling: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("deck", DECK), Field("end", END)]

    def __init__(self, seat: int, deck: int, end: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck
        self.end: Final = end

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        return [RETURN_ORDER.of(FIRST_ITEM[self.deck] + item) for item in different(pos.looked)]

    def ask_anyway(self, pos: CoalBaron, seat: int) -> bool:
        return len(pos.looked) > 1  # not asking would reveal that the remaining items are equal [R38]

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        item = move.a - FIRST_ITEM[self.deck]
        pos.looked = without(pos.looked, item)
        pos.returned += (item,)
        if pos.looked:
            return
        pos.done()
        stack = pos.stacks[self.deck]
        items = pos.returned[::-1]
        pos.stacks[self.deck] = stack.topped(items, 1 << seat) if self.end == TOP else stack.bottomed(items, 1 << seat)
        pos.returned = ()
        pos.reveal_to(only(seat))  # the items have left the hand, so there is no undo

    def shown(self, pos: CoalBaron, viewer: int) -> Returning:
        return {"end": END.text(self.end), **shown_look(pos, self.deck, self.seat, viewer)}
