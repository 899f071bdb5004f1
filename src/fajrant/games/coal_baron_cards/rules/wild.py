"""§5.11 The wild action: D7 choose a stack, D8 look at its top cards and take one; the others go under the stack."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY, all_but, only
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.coal_baron_cards.content import (
    CARD,
    INNOVATION,
    LOOK,
    ORDER,
    STACK,
    STACKS,
)
from fajrant.games.coal_baron_cards.moves import (
    LOOKED,
    SAW,
    TOOK_LOOKED,
    TOOK_SECRETLY,
    WILD_CARD,
    WILD_STACK,
)
from fajrant.games.coal_baron_cards.rules.taking import lay_down, split_if_due
from fajrant.games.coal_baron_cards.state import CardGame, Mine, Stack, added, can_take_from, deck_of, stacked, trimmed
from fajrant.games.coal_baron_cards.views import Looking


class WildStack(Decision[CardGame]):
    """D7 Choose a stack, publicly and finally, before looking. It cannot be engines if all docks have one [R18]."""

    point: ClassVar[str] = "WILD_STACK"

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        mine = pos.mines[seat]
        return [WILD_STACK.of(stack) for stack in STACKS if can_take_from(pos, mine, stack)]

    def routine(self) -> bool:
        return True

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        looked = looked_at(pos.stacks[move.a])
        pos.become(WildCard(seat, move.a))
        pos.reveal_to(only(seat))
        pos.tell(LOOKED, seat, move.a, len(looked))
        pos.tell_to(only(seat), SAW, (seat, move.a, looked))


class WildCard(Decision[CardGame]):
    """D8 Take one of the cards looked at; of equal cards, the upper [R49]. Always asked if there are several [R45]."""

    point: ClassVar[str] = "WILD_CARD"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("stack", STACK)]

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        moves: list[Move] = []
        seen: list[int] = []
        for kind in looked_at(pos.stacks[self.stack]):
            if kind not in seen:
                seen.append(kind)
                moves.append(WILD_CARD.of(kind))
        return moves

    def ask_anyway(self, pos: CardGame, seat: int) -> bool:
        return pos.stacks[self.stack].size > 1

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        kind = move.a
        mine = pos.mines[seat]
        secret = taken_secretly(pos.stacks[self.stack], self.stack)
        pos.become(WildRest(seat, self.stack, kind))
        audience = only(seat) if secret else EVERYBODY
        pos.tell_to(audience, TOOK_LOOKED, (seat, self.stack, kind))
        if not secret:
            pos.reveal_to(all_but(seat))
            lay_down(pos, seat, kind)
            return
        pos.tell_to(all_but(seat), TOOK_SECRETLY, (seat, self.stack))
        if deck_of(self.stack) == ORDER:
            mine.secret_orders = added(mine.secret_orders, kind)
        else:
            mine.secret_innovations = added(mine.secret_innovations, kind)

    def shown(self, pos: CardGame, viewer: int) -> Looking:
        looked = looked_at(pos.stacks[self.stack])
        shown: Looking = {"stack": STACK.text(self.stack), "count": len(looked)}
        if viewer == self.seat:
            shown["cards"] = [CARD.text(kind) for kind in looked]
        return shown


class WildRest(Step[CardGame]):
    """R18 The cards not taken go under the same stack in their old order; the stack changes last [R50]."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("stack", STACK), Field("kind", CARD)]

    def __init__(self, seat: int, stack: int, kind: int) -> None:
        self.seat: Final = seat
        self.stack: Final = stack
        self.kind: Final = kind  # the card that was taken

    def proceed(self, pos: CardGame) -> None:
        pos.done()
        pos.stacks[self.stack] = put_back(pos.stacks[self.stack], self.stack, self.seat, self.kind, pos.seats)
        split_if_due(pos, self.stack)
        pos.reveal()


def looked_at(stack: Stack) -> tuple[int, ...]:
    """The top four cards, or all if there are fewer, from the top down [R49]."""
    return stack.pile[max(0, stack.size - LOOK) : stack.size][::-1]


def taken_secretly(stack: Stack, number: int) -> bool:
    """An order or innovation goes to hand unseen, unless it was the only card and so visible on top [R39]."""
    return deck_of(number) in (ORDER, INNOVATION) and stack.size > 1


def put_back(stack: Stack, number: int, seat: int, taken: int, seats: int) -> Stack:
    """§7 The stack after a wild action, with what each seat still knows about the cards that went under it."""
    looked = looked_at(stack)
    knowledge = [1 << seat for _ in looked]
    if not taken_secretly(stack, number):  # otherwise only the looking seat knows which card was taken
        for other in range(seats):
            if other != seat:
                keep_knowing(stack, looked, taken, other, knowledge)
    returned: list[int] = []
    known: list[int] = []
    still_here = True  # of equal cards, the upper one was taken
    for depth, kind in enumerate(looked):
        if still_here and kind == taken:
            still_here = False
        else:
            returned.append(kind)
            known.append(knowledge[depth])
    returned.reverse()  # the cards keep their order: the first one looked at was uppermost
    known.reverse()
    left = stack.size - len(looked)
    below = stack.known[:left] if stack.known else (0,) * left
    return stacked(tuple(returned) + stack.pile[:left], trimmed(tuple(known) + below))


def keep_knowing(stack: Stack, looked: tuple[int, ...], taken: int, seat: int, knowledge: list[int]) -> None:
    """A seat that did not look keeps its knowledge of the cards whose new places it can work out."""
    came_from = possible_places(stack, looked, taken, seat)
    for depth in range(len(looked)):
        if (depth < came_from[0] or depth > came_from[-1]) and knows(stack, seat, depth):
            knowledge[depth] |= 1 << seat


def knows(stack: Stack, seat: int, depth: int) -> bool:
    """Whether a seat knows the card at a depth: the top card, or from a wild action."""
    return depth == 0 or stack.known_to(stack.size - 1 - depth) >> seat & 1 == 1


def possible_places(stack: Stack, looked: tuple[int, ...], taken: int, seat: int) -> list[int]:
    """The depths where, for the seat, the taken card may have been: unknown ones, down to a known equal card."""
    places: list[int] = []
    for depth, kind in enumerate(looked):
        if not knows(stack, seat, depth):
            places.append(depth)
        elif kind == taken:
            places.append(depth)
            break
    return places


def sees_place(pos: CardGame, seat: int, stack: int, place: int) -> bool:
    """Whether a seat sees a place: the top, a card known from a wild action, or one it is looking at now."""
    here = pos.stacks[stack]
    depth = here.size - 1 - place
    if depth == 0 or here.known_to(place) >> seat & 1 == 1:
        return True
    return depth < LOOK and looks_at(pos, seat, stack)


def looks_at(pos: CardGame, seat: int, stack: int) -> bool:
    for step in pos.stack:
        if isinstance(step, WildCard):  # separate checks: isinstance with two classes is slow when compiled
            if step.seat == seat and step.stack == stack:
                return True
        elif isinstance(step, WildRest) and step.seat == seat and step.stack == stack:
            return True
    return False


def can_go_wild(pos: CardGame, mine: Mine) -> bool:
    """Whether any stack can be chosen in D7."""
    for stack in STACKS:
        if can_take_from(pos, mine, stack):
            return True
    return False
