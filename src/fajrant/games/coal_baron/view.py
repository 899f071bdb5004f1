"""§7 The view of one seat. Stacks are shown as sizes, and the delivered piles of others as counts."""

from __future__ import annotations

from fajrant.core.journal import SPECTATOR
from fajrant.core.seen import id_or_none, ids_of, ids_or_none, seat_or_none
from fajrant.games.coal_baron.content import (
    CARTS_ON,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    DARK,
    DECK_OF_SPACE,
    EMPTY_CARTS,
    FIRST,
    GROUP_OF_CATEGORY,
    HOLDS,
    ITEM_OF,
    LIGHT,
    NONE,
    ORDER,
    ORDER_DECK,
    SCORED_FROM,
    SHIFT,
    SPACE,
    SPACES,
    TILE,
    TILE_DECK,
)
from fajrant.games.coal_baron.rules.placement import WORKER_SPACES, action_possible
from fajrant.games.coal_baron.scoring import KINDS_OF_POINTS, PER_UNBALANCED_TILE, award, count, points, second_points
from fajrant.games.coal_baron.state import CoalBaron, Order, Pit, cubes_on, tiles_on
from fajrant.games.coal_baron.views import (
    CategoryView,
    Cubes,
    LevelView,
    OrderView,
    PitView,
    SpaceView,
    StackView,
    TileView,
    View,
)


def view(pos: CoalBaron, seat: int) -> View:
    return {
        "shift": pos.shift,
        "shifts": SHIFT.high,
        "starter": pos.starter,
        "draft": ids_of(ORDER, pos.draft),
        "spaces": {SPACE.text(space): see_space(pos, space, seat) for space in SPACES},
        "stacks": {"tile": see_stack(pos, TILE_DECK, seat), "order": see_stack(pos, ORDER_DECK, seat)},
        "looked": len(pos.looked) + len(pos.returned),
        "supply": see_cubes(pos.supply),
        "clock": [see_category(pos, category, seat) for category in CATEGORIES],
        "pits": [see_pit(pos, owner, seat) for owner in range(pos.seats)],
    }


def see_cubes(counts: list[int]) -> Cubes:
    return {COLOUR.text(colour): counts[colour] for colour in COLOURS}


def see_space(pos: CoalBaron, space: int, seat: int) -> SpaceView:
    """The workers on a space, its tile or card, its price in workers and, for a seat, why it cannot be chosen."""
    item = pos.lying[space]
    seen: SpaceView = {
        "locked": space in pos.party().locked,
        "owner": seat_or_none(pos.owner[space]),
        "workers": pos.crowd[space],
        "need": pos.need(space),
    }
    if HOLDS[space]:
        seen["item"] = id_or_none(ITEM_OF[DECK_OF_SPACE[space]], item)
    if seat != SPECTATOR:
        seen["closed"] = why_closed(pos, pos.pits[seat], space)
    return seen


def why_closed(pos: CoalBaron, pit: Pit, space: int) -> str | None:
    """Why this seat cannot choose the space; None if it can (§5.11)."""
    if space in pos.party().locked:
        return "locked"
    if not action_possible(pos, pit, WORKER_SPACES[space]):
        if HOLDS[space]:
            return "place_empty" if pos.lying[space] == NONE else "too_few_marks"
        return "stack_empty" if DECK_OF_SPACE[space] != NONE else "nothing_complete"
    return "too_few_workers" if pit.workers < pos.need(space) else None


def see_stack(pos: CoalBaron, deck: int, seat: int) -> StackView:
    """The size [R28], and the places (counted from the top) that this seat knows from its own looks [R39]."""
    stack = pos.stacks[deck]
    size = stack.size()
    known: list[tuple[int, str]] = []
    if seat != SPECTATOR:
        for depth in range(size):
            if stack.known_to(seat, size - 1 - depth):
                known.append((depth, ITEM_OF[deck].text(stack.items[size - 1 - depth])))
    return {"size": size, "known": known}


def see_category(pos: CoalBaron, category: int, seat: int) -> CategoryView:
    """A category's points, and what each seat would get now; None while a count is hidden from this seat [R27]."""
    counts = [count(pit, category) for pit in pos.pits]
    hidden = [owner for owner in range(pos.seats) if not counted(pos, category, owner, seat)]
    return {
        "category": CATEGORY.text(category),
        "first": FIRST[category],
        "second": second_points(category, pos.seats),
        "from_shift": SCORED_FROM[category],
        "award": None if hidden else award(category, counts),
    }


def opened(pos: CoalBaron, owner: int, seat: int) -> bool:
    """Whether this seat may look through the delivered pile of another [R27]."""
    return owner == seat or pos.over() or pos.options["delivered"] == "open"


def counted(pos: CoalBaron, category: int, owner: int, seat: int) -> bool:
    """Whether this seat can count what another has in a category. Empty carts are in everybody's sight."""
    return GROUP_OF_CATEGORY[category] == EMPTY_CARTS or opened(pos, owner, seat)


def see_pit(pos: CoalBaron, owner: int, seat: int) -> PitView:
    pit = pos.pits[owner]
    seen: PitView = {
        "vp": sum(pit.vp),
        "marks": pit.marks,
        "workers": pit.workers,
        "canteen": pit.canteen,
        "bank": pit.bank,
        "levels": [see_level(pit, colour) for colour in COLOURS],
        "cage_level": pit.cage_level,
        "cage": see_cubes(pit.cage),
        "storage": see_cubes(pit.storage),
        "orders": [see_order(order) for order in pit.orders],
        "light": tiles_on(pit, LIGHT),
        "dark": tiles_on(pit, DARK),
        "balance": PER_UNBALANCED_TILE * abs(tiles_on(pit, LIGHT) - tiles_on(pit, DARK)),
        "deliveries": len(pit.delivered.orders),
        "counts": {
            CATEGORY.text(category): count(pit, category) if counted(pos, category, owner, seat) else None
            for category in CATEGORIES
        },
        "points": dict(zip(KINDS_OF_POINTS, points(pit), strict=True)),
    }
    if opened(pos, owner, seat):
        seen["delivered"] = ids_of(ORDER, pit.delivered.orders)
    return seen


def see_level(pit: Pit, colour: int) -> LevelView:
    """The cube on the printed cart, and the tiles with their cubes in order of arrival."""
    carts = pit.carts[colour]
    tiles: list[TileView] = []
    place = 1
    for kind in pit.tiles[colour]:
        end = place + CARTS_ON[kind]
        tiles.append({"tile": TILE.text(kind), "carts": ids_or_none(COLOUR, carts[place:end])})
        place = end
    return {"printed": id_or_none(COLOUR, carts[0]), "tiles": tiles}


def see_order(order: Order) -> OrderView:
    """The cubes on each spot: none, one or a stack of two."""
    return {
        "order": ORDER.text(order.kind),
        "spots": [[COLOUR.text(cube) for cube in cubes_on(spot)] for spot in order.spots],
        "complete": order.complete,
    }
