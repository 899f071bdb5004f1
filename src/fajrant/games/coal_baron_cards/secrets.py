"""§7 Redeals what a seat cannot see, to make a world for that seat."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.coal_baron_cards.content import (
    CREST_OF,
    DECKS,
    DELIVERY,
    ENGINE,
    INNOVATION,
    LORRIES_ON,
    LORRY,
    NONE,
    ORDER,
    STACKS_OF,
    WAGON,
)
from fajrant.games.coal_baron_cards.crew import payable
from fajrant.games.coal_baron_cards.rules.delivery import Deliver, can_deliver
from fajrant.games.coal_baron_cards.rules.placement import Pay
from fajrant.games.coal_baron_cards.rules.wild import WildRest, looked_at, looks_at, sees_place
from fajrant.games.coal_baron_cards.state import CardGame, Delivery, Train, crew, hides_history, stacked


def determinize(pos: CardGame, seat: int, dice: Dice) -> CardGame:
    """A position that the seat cannot distinguish from `pos`.

    For each deck, the unseen cards are collected, sorted (so that their real places do not matter), shuffled and dealt
    to the unseen places. This is repeated until the pending decision is possible.
    """
    world = pos.clone()
    world.dice = dice.clone()
    for deck in range(len(DECKS)):
        unseen = unseen_cards(pos, seat, deck)
        unseen.sort()
        while True:
            cards = unseen.copy()
            world.dice.shuffle(cards)
            deal(pos, world, seat, deck, cards)
            if pending_makes_sense(world, deck):
                break
    world.ask_again()
    return world


# ---------------------------------------------------------------- unseen places and cards


def unseen_places(pos: CardGame, seat: int, stack: int) -> list[int]:
    """The places of a stack that the seat cannot see, from the bottom up."""
    here = pos.stacks[stack]
    return [place for place in range(here.size) if not sees_place(pos, seat, stack, place)]


def sees_only_top(pos: CardGame, seat: int, stack: int) -> bool:
    """Whether the seat sees only the top card of a stack, which is the usual case."""
    return not pos.stacks[stack].known and not looks_at(pos, seat, stack)


def unseen_cards(pos: CardGame, seat: int, deck: int) -> list[int]:
    """The cards of a deck that the seat cannot see."""
    unseen: list[int] = []
    for stack in STACKS_OF[deck]:
        here = pos.stacks[stack]
        if sees_only_top(pos, seat, stack):
            unseen.extend(here.below_top())
        else:
            for place in unseen_places(pos, seat, stack):
                unseen.append(here.pile[place])
    hidden = hides_history(pos)
    if hidden or (deck in (ORDER, INNOVATION) and not pos.over()):
        for owner, mine in enumerate(pos.mines):
            if owner != seat:
                if deck == ORDER:
                    unseen.extend(mine.secret_orders)
                elif deck == INNOVATION:
                    unseen.extend(mine.secret_innovations)
                if hidden:
                    unseen.extend(unseen_at_table(pos, owner, deck))
    return unseen


def unseen_at_table(pos: CardGame, owner: int, deck: int) -> list[int]:
    """R53 With `history = "table"`: hand cards that others have seen, and the cards of departed trains."""
    mine = pos.mines[owner]
    departed = [delivery for number, delivery in enumerate(mine.delivered) if not just_sent(pos, owner, number)]
    if deck == ORDER:
        return list(mine.orders) + [delivery.order for delivery in departed]
    if deck == INNOVATION:
        return list(mine.innovations)
    if deck == ENGINE:
        return [delivery.train.engine for delivery in departed]
    if deck == LORRY:
        return [load for delivery in departed for load in delivery.train.loads if load != NONE]
    return []


# ---------------------------------------------------------------- dealing


def deal(pos: CardGame, world: CardGame, seat: int, deck: int, cards: list[int]) -> None:
    """Puts shuffled cards in all places that the seat cannot see. Places that only some cards fit come first."""
    others = [] if pos.over() else [owner for owner in range(pos.seats) if owner != seat]
    hidden = hides_history(pos)
    if hidden:
        deal_departed(pos, world, others, deck, cards)
    if deck in (ORDER, INNOVATION):
        for owner in others:
            mine = pos.mines[owner]
            other = world.mines[owner]
            if deck == ORDER:
                other.secret_orders = drawn(cards, len(mine.secret_orders))
                if hidden:
                    other.orders = drawn(cards, len(mine.orders))
            else:
                other.secret_innovations = drawn(cards, len(mine.secret_innovations))
                if hidden:
                    other.innovations = drawn(cards, len(mine.innovations))
    for stack in STACKS_OF[deck]:
        here = pos.stacks[stack]
        if sees_only_top(pos, seat, stack):
            if here.size > 1:
                first = len(cards) - here.size + 1
                below = cards[first:]
                below.reverse()
                del cards[first:]
                below.append(here.top())
                world.stacks[stack] = stacked(tuple(below), here.known)
        else:
            laid = list(here.cards)
            for place in unseen_places(pos, seat, stack):
                laid[place] = cards.pop()
            world.stacks[stack] = stacked(tuple(laid), here.known)


def drawn(cards: list[int], count: int) -> tuple[int, ...]:
    """Takes this many cards as a sorted hand."""
    return tuple(sorted([cards.pop() for _ in range(count)]))


def deal_departed(pos: CardGame, world: CardGame, others: list[int], deck: int, cards: list[int]) -> None:
    """Redeals the engine, order and lorry values of departed trains, which keep their shape [R55]."""
    if deck not in (LORRY, ENGINE, ORDER):
        return
    # the shortest trains first, so that the orders left over fit the longer ones
    trains = [
        (delivery.train.lorries, owner, number)
        for owner in others
        for number, delivery in enumerate(pos.mines[owner].delivered)
        if not just_sent(pos, owner, number)
    ]
    for lorries, owner, number in sorted(trains):
        dealt = list(world.mines[owner].delivered)
        train = dealt[number].train
        if deck == ORDER:
            dealt[number] = Delivery(train, draw_order(cards, lorries))
        elif deck == ENGINE:
            dealt[number] = Delivery(train.with_engine(cards.pop()), dealt[number].order)
        else:
            loads = tuple([NONE if load == NONE else draw_like(cards, load) for load in train.loads])
            dealt[number] = Delivery(Train(train.engine, train.wagons, loads), dealt[number].order)
        world.mines[owner].delivered = tuple(dealt)


def just_sent(pos: CardGame, owner: int, number: int) -> bool:
    """Whether this is the latest train of a delivery in progress, whose engine type everybody sees."""
    step = pos.stack[-1]
    if not isinstance(step, Deliver) or step.seat != owner or step.engine_type == NONE:
        return False
    return number == len(pos.mines[owner].delivered) - 1


def draw_order(cards: list[int], lorries: int) -> int:
    """Takes the first order that a train with this many lorries can serve."""
    for place, kind in enumerate(cards):
        if LORRIES_ON[kind] <= lorries:
            return cards.pop(place)
    raise AssertionError("no order fits, but the real orders are among the cards")


def draw_like(cards: list[int], load: int) -> int:
    """Takes the first lorry card of the same crest and size."""
    for place, kind in enumerate(cards):
        if CREST_OF[kind] == CREST_OF[load] and LORRIES_ON[kind] == LORRIES_ON[load]:
            return cards.pop(place)
    raise AssertionError("no lorry fits, but the real lorries are among the cards")


# ---------------------------------------------------------------- what the pending decision reveals


def pending_makes_sense(world: CardGame, deck: int) -> bool:
    """Whether the pending decision is possible. D2: some payment is legal and, at `delivery`, a train can leave [R54].
    D6: a first train can leave. D3 or D4 in a wild action: the card laid down is among those looked at."""
    if not world.stack:
        return True
    step = world.stack[-1]
    if deck == INNOVATION and isinstance(step, Pay):
        return payable(crew(world.mines[step.seat])) >> world.required(step.zone) & 1 == 1
    if deck == ORDER and isinstance(step, Pay) and step.zone == DELIVERY:
        return can_deliver(world.mines[step.seat])
    if deck == ORDER and isinstance(step, Deliver) and step.engine_type == NONE:
        return can_deliver(world.mines[step.seat])
    if deck in (WAGON, ENGINE) and len(world.stack) > 1:
        below = world.stack[-2]
        if isinstance(below, WildRest) and below.stack in STACKS_OF[deck]:
            return below.kind in looked_at(world.stacks[below.stack])
    return True
