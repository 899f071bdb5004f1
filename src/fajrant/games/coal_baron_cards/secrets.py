"""§7 What a seat cannot see is dealt anew: the world as it may be for that seat."""

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
from fajrant.games.coal_baron_cards.state import CardGame, Delivery, Train, crew, stacked


def determinize(pos: CardGame, seat: int, dice: Dice) -> CardGame:
    """A position that the seat cannot tell from `pos`.

    Deck by deck the unseen cards are gathered, sorted (so that where they lay says nothing), shuffled and dealt to the
    unseen places, until the decision that is pending makes sense.
    """
    world = pos.clone()
    world.dice = dice.clone()
    for deck in range(len(DECKS)):
        unseen = sorted(unseen_cards(pos, seat, deck))
        while True:
            cards = unseen.copy()
            world.dice.shuffle(cards)
            deal(pos, world, seat, deck, cards)
            if pending_makes_sense(world, deck):
                break
    world.ask_again()
    return world


# ---------------------------------------------------------------- which places are unseen


def hides_history(pos: CardGame) -> bool:
    """R53 As at a table: others' hands and departed trains are out of sight until the game is over."""
    return pos.options["history"] == "table" and not pos.over()


def unseen_places(pos: CardGame, seat: int, stack: int) -> list[int]:
    """The places of a stack that the seat does not see, from below."""
    here = pos.stacks[stack]
    if not here.known and not looks_at(pos, seat, stack):
        return list(range(here.size - 1))  # as nearly always: all but the top
    return [place for place in range(here.size) if not sees_place(pos, seat, stack, place)]


def unseen_cards(pos: CardGame, seat: int, deck: int) -> list[int]:
    """The cards of a deck that lie where the seat cannot see them."""
    found: list[int] = []
    for stack in STACKS_OF[deck]:
        cards = pos.stacks[stack].cards
        for place in unseen_places(pos, seat, stack):
            found.append(cards[place])
    for owner, mine in enumerate(pos.mines):
        if owner != seat and not pos.over():
            if deck == ORDER:
                found.extend(mine.secret_orders)
            elif deck == INNOVATION:
                found.extend(mine.secret_innovations)
            if hides_history(pos):
                found.extend(unseen_at_table(pos, owner, deck))
    return found


def unseen_at_table(pos: CardGame, owner: int, deck: int) -> list[int]:
    """R53 With `history = "table"`: the hand cards others once saw, and what departed trains consisted of."""
    mine = pos.mines[owner]
    departed = [one for number, one in enumerate(mine.delivered) if not just_sent(pos, owner, number)]
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
    """Lays shuffled cards on all places of a deck that the seat cannot see; those with a condition first."""
    others = [owner for owner in range(pos.seats) if owner != seat and not pos.over()]
    if hides_history(pos):
        deal_departed(pos, world, others, deck, cards)
    for owner in others:
        mine = pos.mines[owner]
        other = world.mines[owner]
        if deck == ORDER:
            other.secret_orders = drawn(cards, len(mine.secret_orders))
            if hides_history(pos):
                other.orders = drawn(cards, len(mine.orders))
        elif deck == INNOVATION:
            other.secret_innovations = drawn(cards, len(mine.secret_innovations))
            if hides_history(pos):
                other.innovations = drawn(cards, len(mine.innovations))
    for stack in STACKS_OF[deck]:
        here = pos.stacks[stack]
        laid = list(here.cards)
        for place in unseen_places(pos, seat, stack):
            laid[place] = cards.pop()
        world.stacks[stack] = stacked(tuple(laid), here.known)


def drawn(cards: list[int], count: int) -> tuple[int, ...]:
    """That many cards as a sorted hand."""
    return tuple(sorted([cards.pop() for _ in range(count)]))


def deal_departed(pos: CardGame, world: CardGame, others: list[int], deck: int, cards: list[int]) -> None:
    """Departed trains keep their shape [R55]: their engines, their orders and the values of their lorries are open."""
    if deck not in (LORRY, ENGINE, ORDER):
        return
    # the shortest trains first: whatever order they serve, enough is left for the longer ones
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
    """The latest train of a delivery that is still going on stands before all eyes, with its engine's type."""
    step = pos.stack[-1]
    if not isinstance(step, Deliver) or step.seat != owner or step.engine_type == NONE:
        return False
    return number == len(pos.mines[owner].delivered) - 1


def draw_order(cards: list[int], lorries: int) -> int:
    """The first order that a train of that many lorries can serve."""
    for place, kind in enumerate(cards):
        if LORRIES_ON[kind] <= lorries:
            return cards.pop(place)
    raise AssertionError("the real orders are among the cards")


def draw_like(cards: list[int], load: int) -> int:
    """The first lorry card of the same crest and size."""
    for place, kind in enumerate(cards):
        if CREST_OF[kind] == CREST_OF[load] and LORRIES_ON[kind] == LORRIES_ON[load]:
            return cards.pop(place)
    raise AssertionError("the real lorries are among the cards")


# ---------------------------------------------------------------- what the pending decision tells


def pending_makes_sense(world: CardGame, deck: int) -> bool:
    """D2: some payment is legal, at `delivery` some train can leave too (R54); D6: a first train can leave;
    D3 or D4 in a wild action: the card laid down is among those looked at."""
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
