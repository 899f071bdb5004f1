"""The position. Stacks, trains and zones are immutable and shared by clones; a change replaces them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fajrant.core.dice import Dice
from fajrant.core.hands import added as added
from fajrant.core.hands import without as without
from fajrant.core.journal import all_but
from fajrant.core.position import Position
from fajrant.core.steps import Step
from fajrant.games.coal_baron_cards.content import (
    CREST_OF,
    DECK_OF_STACK,
    DOCK_CRESTS,
    DOCKS,
    ENGINE_STACK,
    LORRIES_ON,
    NONE,
    PARTY_OF,
    PRINTED_WORKERS,
    WAGON_CRESTS,
    Party,
)
from fajrant.games.coal_baron_cards.crew import UNIT_OF

if TYPE_CHECKING:
    from mypy_extensions import i64


class Stack:
    """A face-up stack: the last card is on top, and only that one is visible to all.

    `known` has a bit mask per card: the seats that know its place from a wild action. It is empty if nobody knows any.
    """

    def __init__(self, pile: tuple[int, ...], size: int, known: tuple[int, ...]) -> None:
        self.pile: Final = pile  # the original cards, shared by all stacks made from it by taking cards
        self.size: Final = size  # the number of its lowest cards that are left
        self.known: Final = known
        self.sorted_below: list[int] | None = None  # all cards but the top one, sorted; made when first needed

    @property
    def cards(self) -> tuple[int, ...]:
        return self.pile[: self.size]

    def top(self) -> int:
        return self.pile[self.size - 1] if self.size else NONE

    def below_top(self) -> list[int]:
        """All cards but the top one, sorted. Callers must not change the list."""
        below = self.sorted_below
        if below is None:
            below = sorted(self.pile[: max(0, self.size - 1)])
            self.sorted_below = below
        return below

    def without_top(self) -> Stack:
        return self.lower(self.size - 1)

    def lower(self, count: int) -> Stack:
        """A stack of the lowest `count` cards."""
        return Stack(self.pile, count, trimmed(self.known[:count]) if self.known else NOTHING_KNOWN)

    def upper(self, count: int) -> Stack:
        """The stack without its lowest `count` cards."""
        return stacked(self.cards[count:], trimmed(self.known[count:]))

    def known_to(self, place: int) -> int:
        """The seats that know the card at this place (0 is the bottom) from a wild action, as a bit mask."""
        return self.known[place] if self.known else 0


NOTHING_KNOWN: Final[tuple[int, ...]] = ()


def stacked(cards: tuple[int, ...], known: tuple[int, ...]) -> Stack:
    """A stack of exactly these cards."""
    return Stack(cards, len(cards), known)


def trimmed(known: tuple[int, ...]) -> tuple[int, ...]:
    """The knowledge, or an empty tuple if nobody knows anything."""
    for seats in known:
        if seats:
            return known
    return ()


class Train:
    """All cards at one dock. Wagons in order of arrival; `loads` holds the lorry card in each wagon, or NONE."""

    def __init__(self, engine: int, wagons: tuple[int, ...], loads: tuple[int, ...]) -> None:
        self.engine: Final = engine
        self.wagons: Final = wagons
        self.loads: Final = loads
        lorries = 0
        empty: list[int] = []
        for place, load in enumerate(loads):
            if load != NONE:
                lorries += LORRIES_ON[load]
            elif wagons[place] not in empty:
                empty.append(wagons[place])
        if len(empty) > 1:
            empty.sort()
        self.lorries: Final = lorries  # loaded so far
        self.empty: Final = empty  # the different kinds of empty wagons

    def with_wagon(self, wagon: int) -> Train:
        return Train(self.engine, self.wagons + (wagon,), self.loads + (NONE,))

    def with_engine(self, engine: int) -> Train:
        return Train(engine, self.wagons, self.loads)

    def with_load(self, lorry: int, wagon: int) -> Train:
        """The train with the lorry card in the first empty wagon of that kind."""
        loads = list(self.loads)
        for place, kind in enumerate(self.wagons):
            if kind == wagon and loads[place] == NONE:
                loads[place] = lorry
                break
        return Train(self.engine, self.wagons, tuple(loads))

    def ready(self) -> bool:
        """Whether the train has an engine and a load, so that it might be delivered."""
        return self.engine != NONE and self.lorries > 0


NO_TRAIN: Final = Train(NONE, (), ())


def takes(dock: int, wagon: int, lorry: int) -> bool:
    """§5.8 A wagon takes a lorry card if both the wagon and the dock show its crest."""
    crest = CREST_OF[lorry]
    return (WAGON_CRESTS[wagon] & DOCK_CRESTS[dock]) >> crest & 1 == 1


class Delivery:
    """A departed train and the order it fulfilled."""

    def __init__(self, train: Train, order: int) -> None:
        self.train: Final = train
        self.order: Final = order


class Zone:
    """A place for workers: the number paid in the latest use, its user, and all payments with their owners."""

    def __init__(self, workers: int, last: int, laid: tuple[tuple[int, int], ...]) -> None:
        self.workers: Final = workers
        self.last: Final = last
        self.laid: Final = laid  # (seat, payment), oldest first
        self.required: i64 = workers + 1  # for the next use

    def paid(self, seat: int, payment: int) -> Zone:
        return Zone(self.workers + 1, seat, self.laid + ((seat, payment),))


UNUSED: Final = [Zone(printed, NONE, ()) for printed in PRINTED_WORKERS]


class Mine:
    """Everything that a seat owns. Hands are sorted; cards that others know are kept apart from secret ones."""

    def __init__(
        self,
        *,
        workers: int,
        passed: bool,
        orders: tuple[int, ...],
        secret_orders: tuple[int, ...],
        innovations: tuple[int, ...],
        secret_innovations: tuple[int, ...],
        row: tuple[int, ...],
        storage: tuple[int, ...],
        docks: list[Train],
        shares: tuple[int, ...],
        objectives: tuple[int, ...],
        tokens: tuple[int, ...],
        delivered: tuple[Delivery, ...],
    ) -> None:
        self.workers = workers  # worker cards in hand, as a crew
        self.passed = passed
        self.orders = orders  # in hand, known to all
        self.secret_orders = secret_orders  # in hand, known only to the owner
        self.innovations = innovations
        self.secret_innovations = secret_innovations
        self.row = row  # mining row; the first card is the oldest, at the right end
        self.storage = storage
        self.docks = docks
        self.shares = shares
        self.objectives = objectives
        self.tokens = tokens
        self.delivered = delivered

    def clone(self) -> Mine:
        return Mine(
            workers=self.workers,
            passed=self.passed,
            orders=self.orders,
            secret_orders=self.secret_orders,
            innovations=self.innovations,
            secret_innovations=self.secret_innovations,
            row=self.row,
            storage=self.storage,
            docks=self.docks.copy(),
            shares=self.shares,
            objectives=self.objectives,
            tokens=self.tokens,
            delivered=self.delivered,
        )


def new_mine(workers: int) -> Mine:
    """§3 An empty mine: only worker cards."""
    return Mine(
        workers=workers,
        passed=False,
        orders=(),
        secret_orders=(),
        innovations=(),
        secret_innovations=(),
        row=(),
        storage=(),
        docks=[NO_TRAIN for _ in DOCKS],
        shares=(),
        objectives=(),
        tokens=(),
        delivered=(),
    )


class CardGame(Position):
    """A position of Coal Baron: The Great Card Game."""

    def __init__(
        self,
        *,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        stack: list[Step[Any]],
        mines: list[Mine],
        stacks: list[Stack],
        zones: list[Zone],
        shift: int,
        starter: int,
        removed: tuple[int, ...],
    ) -> None:
        super().__init__(seats, options, dice, stack)
        self.mines = mines
        self.stacks = stacks
        self.zones = zones
        self.shift = shift  # also the number of its shift token
        self.starter = starter  # start player of this shift
        self.removed = removed  # innovations out of the game, sorted

    def clone(self) -> CardGame:
        twin = CardGame(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
            mines=[mine.clone() for mine in self.mines],
            stacks=self.stacks.copy(),
            zones=self.zones.copy(),
            shift=self.shift,
            starter=self.starter,
            removed=self.removed,
        )
        twin.settled_as(self)
        return twin

    def party(self) -> Party:
        return PARTY_OF[self.seats]

    def required(self, zone: int) -> int:
        """The number R of a zone: one worker more than at its latest use in this shift [R4]."""
        return self.zones[zone].required

    def stack_empty(self, stack: int) -> bool:
        return self.stacks[stack].size == 0


# ---------------------------------------------------------------- small questions


def hides_history(pos: CardGame) -> bool:
    """R53 With `history = "table"`, the hands and departed trains of others are hidden until the game is over."""
    return pos.options["history"] == "table" and not pos.over()


def crew(mine: Mine) -> int:
    """Everything a seat can pay with: worker cards and worker innovations in hand."""
    paying = mine.workers
    for kind in mine.innovations:
        paying += UNIT_OF[kind]
    for kind in mine.secret_innovations:
        paying += UNIT_OF[kind]
    return paying


def has_innovations(mine: Mine) -> bool:
    return bool(mine.innovations) or bool(mine.secret_innovations)


def spend_innovation(pos: CardGame, seat: int, kind: int) -> None:
    """Removes an innovation from the hand: a known copy first [R51]; a secret one is revealed [R58]."""
    mine = pos.mines[seat]
    if kind in mine.innovations:
        mine.innovations = without(mine.innovations, kind)
    else:
        mine.secret_innovations = without(mine.secret_innovations, kind)
        pos.reveal_to(all_but(seat))


def spend_order(pos: CardGame, seat: int, kind: int) -> None:
    """Removes an order from the hand: a known copy first [R51]; a secret one is revealed [R58]."""
    mine = pos.mines[seat]
    if kind in mine.orders:
        mine.orders = without(mine.orders, kind)
    else:
        mine.secret_orders = without(mine.secret_orders, kind)
        pos.reveal_to(all_but(seat))


def can_take_from(pos: CardGame, mine: Mine, stack: int) -> bool:
    """Whether there is a card to take and a place for it: no engine if all three docks have one [R7] [R18]."""
    return not pos.stack_empty(stack) and (stack != ENGINE_STACK or has_free_dock(mine))


def has_free_dock(mine: Mine) -> bool:
    for train in mine.docks:
        if train.engine == NONE:
            return True
    return False


def deck_of(stack: int) -> int:
    return DECK_OF_STACK[stack]
