"""The vocabulary: the verbs of all moves (§11), and the kinds of events."""

from __future__ import annotations

from typing import Final

from fajrant.core.journal import EachSeat, EventKind, Several
from fajrant.core.moves import Domain, OrNone, Phrases, Verb
from fajrant.games.coal_baron.content import (
    CATEGORY,
    COLOUR,
    COLOUR_OR_EMPTY,
    COUNT,
    CUBE,
    DECK,
    END,
    LEVEL,
    ORDER,
    ORDER_OF_SPOT,
    PLACE_OF_SPOT,
    POINTS,
    SEAT,
    SHIFT,
    SPACE,
    SPOT,
    TILE,
    TILES,
)


class Stored(Domain):
    """A colour in the cage that goes to storage: click the cube, then the storage."""

    def targets(self, value: int) -> list[str]:
        return [f"cube:cage_{self.text(value)}", "storage:own"]


class Doubled(Phrases):
    """A spot that is to get two cubes: click the two-for-one toggle, then the spot."""

    def targets(self, value: int) -> list[str]:
        return ["toggle:two_for_one", f"spot:{self.ids[value]}"]


class Item(Domain):
    """A tile or an order being looked at. Its target is that of the tile or the order."""

    def targets(self, value: int) -> list[str]:
        return TILE.targets(value) if value < len(TILES) else ORDER.targets(value - len(TILES))


CART: Final = Domain("cart", COLOUR.ids)  # some cart at the cage's level with a cube of that colour [R30]
STORED: Final = Stored("colour", COLOUR.ids)
DOUBLED: Final = Doubled(
    "spot", [[ORDER.ids[ORDER_OF_SPOT[spot]], str(PLACE_OF_SPOT[spot])] for spot in range(SPOT.size())]
)
ITEM: Final = Item("item", TILE.ids + ORDER.ids)
FIRST_ITEM: Final = [0, len(TILES)]  # by deck

DRAFT_ORDER: Final = Verb("draft_order", [ORDER])  # D1  draft_order H08
CHOOSE_SPACE: Final = Verb("choose_space", [SPACE])  # D2  choose_space money_4
CAGE: Final = Verb("cage", [LEVEL])  # D3  cage 3
LOAD: Final = Verb("load", [CART])  # D3  load grey
FILL: Final = Verb("fill", [CUBE, SPOT])  # D3  fill cage grey H08 0
TWO_FOR_ONE: Final = Verb("two_for_one", [DOUBLED])  # D3  two_for_one H04 0
STORE: Final = Verb("store", [STORED])  # D3  store yellow
DONE: Final = Verb("done", [], closes=True).of()  # D3
FILL_TWO: Final = Verb("fill_two", [CUBE, CUBE, SPOT])  # D3b  fill_two cage yellow storage black H04 0
KEEP_TILE: Final = Verb("keep_tile", [OrNone(TILE, "none")])  # D4a  keep_tile G2L
KEEP_ORDER: Final = Verb("keep_order", [OrNone(ORDER, "none")])  # D5a  keep_order none
RETURN_END: Final = Verb("return_end", [END])  # D4b, D5b  return_end top
RETURN_ORDER: Final = Verb("return_order", [ITEM])  # D4c, D5c  return_order K1D
SUBSTITUTE_CUBE: Final = Verb("substitute_cube", [COLOUR_OR_EMPTY])  # D6  substitute_cube leave_empty

DRAFTED: Final = EventKind("drafted", [("seat", SEAT), ("order", ORDER)])
ORDER_LAID: Final = EventKind("order_laid", [("space", SPACE), ("order", ORDER)])
TILE_LAID: Final = EventKind("tile_laid", [("space", SPACE), ("tile", TILE)])
SHIFT_BEGAN: Final = EventKind("shift_began", [("shift", SHIFT), ("seat", SEAT)], heading=True, befalls=True)
PLACED: Final = EventKind("placed", [("seat", SEAT), ("space", SPACE), ("workers", COUNT)])
BUMPED: Final = EventKind("bumped", [("seat", SEAT), ("space", SPACE), ("workers", COUNT)], befalls=True)
BOUGHT: Final = EventKind("bought", [("seat", SEAT), ("tile", TILE), ("marks", COUNT)])
SUBSTITUTED: Final = EventKind("substituted", [("seat", SEAT), ("colour", COLOUR)])
LEFT_EMPTY: Final = EventKind("left_empty", [("seat", SEAT)])
CAGE_MOVED: Final = EventKind("cage_moved", [("seat", SEAT), ("level", LEVEL)])
LOADED: Final = EventKind("loaded", [("seat", SEAT), ("colour", COLOUR)])
FILLED: Final = EventKind("filled", [("seat", SEAT), ("cube", CUBE), ("order", ORDER)])
FILLED_TWO: Final = EventKind("filled_two", [("seat", SEAT), ("cubes", Several(CUBE)), ("order", ORDER)])
STORED_CUBE: Final = EventKind("stored", [("seat", SEAT), ("colour", COLOUR)])
DELIVERED: Final = EventKind("delivered", [("seat", SEAT), ("order", ORDER), ("points", POINTS)])
EARNED: Final = EventKind("earned", [("seat", SEAT), ("marks", COUNT)])
TOOK_ORDER: Final = EventKind("took_order", [("seat", SEAT), ("order", ORDER)])
LOOKED: Final = EventKind("looked", [("seat", SEAT), ("deck", DECK), ("count", COUNT)])
SAW: Final = EventKind("saw", [("seat", SEAT), ("items", Several(ITEM))])  # to the looking seat only
KEPT_NOTHING: Final = EventKind("kept_nothing", [("seat", SEAT), ("deck", DECK)])
RETURNED: Final = EventKind("returned", [("seat", SEAT), ("deck", DECK), ("end", END), ("count", COUNT)])
SCORED: Final = EventKind(
    "scored", [("shift", SHIFT), ("category", CATEGORY), ("counts", EachSeat(COUNT)), ("points", EachSeat(POINTS))]
)
FACTORY_COUNTED: Final = EventKind("factory_counted", [("workers", EachSeat(COUNT))])
ACCOUNTED: Final = EventKind(
    "accounted",
    [("seat", SEAT), ("money", POINTS), ("coal", POINTS), ("orders", POINTS), ("balance", POINTS)],
    befalls=True,
)
GAME_OVER: Final = EventKind("game_over", [], heading=True)

VERBS: Final = [
    DRAFT_ORDER,
    CHOOSE_SPACE,
    CAGE,
    LOAD,
    FILL,
    TWO_FOR_ONE,
    STORE,
    DONE.verb,
    FILL_TWO,
    KEEP_TILE,
    KEEP_ORDER,
    RETURN_END,
    RETURN_ORDER,
    SUBSTITUTE_CUBE,
]
EVENT_KINDS: Final = [
    DRAFTED,
    ORDER_LAID,
    TILE_LAID,
    SHIFT_BEGAN,
    PLACED,
    BUMPED,
    BOUGHT,
    SUBSTITUTED,
    LEFT_EMPTY,
    CAGE_MOVED,
    LOADED,
    FILLED,
    FILLED_TWO,
    STORED_CUBE,
    DELIVERED,
    EARNED,
    TOOK_ORDER,
    LOOKED,
    SAW,
    KEPT_NOTHING,
    RETURNED,
    SCORED,
    FACTORY_COUNTED,
    ACCOUNTED,
    GAME_OVER,
]
