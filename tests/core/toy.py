"""A toy game for tests: small, but it uses everything the core can do.

Sealed Bids. The start player picks a pack, which is then shuffled; each seat gets two cards and three chips.
In each round a ghost rolls a die and takes chips, then all seats bid at once and in secret. The highest bidder pays,
looks at the top cards of the pack, keeps one or none, and may melt cards from its hand into chips. A seat that gets a
toll card collects from all others: each pays, owes, or gives a card. A card that is given takes effect at once, before
the collecting goes on. Points: chips and cards won.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from fajrant.core.dice import Dice
from fajrant.core.errors import Nonsense
from fajrant.core.fields import PER_SEAT, Field, ListOf, Number, Object, TupleOf
from fajrant.core.game import Game, Option
from fajrant.core.journal import EVERYBODY, EventKind, only
from fajrant.core.moves import Domain, Move, Numbers, Verb
from fajrant.core.position import Position
from fajrant.core.seen import ids_of
from fajrant.core.steps import BY_SEAT, Decision, Step, steps_in

NOBODY: Final = -1
LOOK: Final = 2
ROUNDS: Final = {"short": 1, "usual": 2, "long": 3}

COALS: Final = [f"coal_{number}" for number in range(1, 13)]
TOLLS: Final = ["toll_1", "toll_2", "toll_3"]
CARD: Final = Domain("card", COALS + TOLLS)
FIRST_TOLL: Final = len(COALS)
PACK: Final = Domain("pack", ["calm", "wild"])
CARDS_IN: Final = [[*range(13)], [*range(10), 12, 13, 14]]  # by pack
SEAT: Final = Numbers("seat", 0, 3)
BID: Final = Numbers("bid", -1, 3)
NOT_YET: Final = -2
SEALED: Final = Numbers("sealed", NOT_YET, 3)
CHIPS: Final = Numbers("chips", -99, 99)
DIE: Final = Numbers("die", 1, 6)
ROUND: Final = Numbers("round", 0, 3)


class CardSet(Domain):
    """Any number of cards as one argument, a bit per card: its text has several words."""

    def cards(self, value: int) -> list[int]:
        return [card for card in range(len(CARD.ids)) if value >> card & 1]

    def text(self, value: int) -> str:
        return " ".join([CARD.text(card) for card in self.cards(value)])

    def targets(self, value: int) -> list[str]:
        return [target for card in self.cards(value) for target in CARD.targets(card)]


USE: Final = Verb("use", [PACK])  # use wild
BIDS: Final = Verb("bid", [BID])  # bid -1
KEEP: Final = Verb("keep", [CARD])  # keep coal_3
KEEP_NONE: Final = Verb("keep", []).of()  # keep
MELT: Final = Verb("melt", [CardSet("cards", [])])  # melt coal_1 toll_2
DONE: Final = Verb("done", []).of()
PAY: Final = Verb("pay", []).of()
OWE: Final = Verb("owe", []).of()
GIVE: Final = Verb("give", [CARD])  # give coal_4

USED: Final = EventKind("used", [("pack", PACK)])
DEALT: Final = EventKind("dealt", [("seat", SEAT), ("cards", CARD)])  # to its seat only
HAUNTED: Final = EventKind("haunted", [("die", DIE)])
SEALED_ONE: Final = EventKind("sealed", [("seat", SEAT)])
MY_BID: Final = EventKind("my_bid", [("bid", BID)])  # to its seat only
OPENED: Final = EventKind("opened", [("bids", BID)])
LOOKED: Final = EventKind("looked", [("seat", SEAT), ("count", CHIPS)])
KEPT: Final = EventKind("kept", [("seat", SEAT), ("card", CARD)])
PAID: Final = EventKind("paid", [("seat", SEAT), ("to", SEAT)])
GAVE: Final = EventKind("gave", [("seat", SEAT), ("to", SEAT), ("card", CARD)])


class Table(Position):
    def __init__(
        self,
        *,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        stack: list[Step[Any]],
        chips: list[int],
        hands: list[tuple[int, ...]],
        won: list[tuple[int, ...]],
        deck: tuple[int, ...],
        ghost: int,
    ) -> None:
        super().__init__(seats, options, dice, stack)
        self.chips = chips
        self.hands = hands
        self.won = won
        self.deck = deck  # the last card is on top
        self.ghost = ghost

    def clone(self) -> Table:
        twin = Table(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
            chips=self.chips.copy(),
            hands=self.hands.copy(),
            won=self.won.copy(),
            deck=self.deck,
            ghost=self.ghost,
        )
        twin.settled_as(self)
        return twin


# ---------------------------------------------------------------- set-up: a decision, then chance


class ChoosePack(Decision[Table]):
    """Before anything is shuffled, the start player picks the pack."""

    point: ClassVar[str] = "PACK"

    def options(self, pos: Table, seat: int) -> list[Move]:
        return [USE.of(pack) for pack in range(len(PACK.ids))]

    def resolve(self, pos: Table, seat: int, move: Move) -> None:
        pos.tell(USED, move.a)
        pos.become(Deal(move.a))


class Deal(Step[Table]):
    """Shuffle the pack; two cards and three chips for everybody."""

    fields: ClassVar[list[Field]] = [Field("pack", PACK)]

    def __init__(self, pack: int) -> None:
        self.pack: Final = pack

    def proceed(self, pos: Table) -> None:
        cards = CARDS_IN[self.pack].copy()
        pos.dice.shuffle(cards)
        for seat in range(pos.seats):
            pos.hands[seat] = (cards.pop(), cards.pop())
            pos.chips[seat] = 3
            pos.tell_to(only(seat), DEALT, (seat, pos.hands[seat]))
        pos.deck = tuple(cards)
        pos.become(Round(1))


# ---------------------------------------------------------------- the rounds


class Round(Step[Table]):
    """The ghost, then the bids. The option says how many rounds there are."""

    fields: ClassVar[list[Field]] = [Field("number", ROUND)]

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def proceed(self, pos: Table) -> None:
        if self.number < ROUNDS[pos.options["pace"]]:
            pos.become(Round(self.number + 1))
        else:
            pos.done()
        pos.push(Bidding((NOT_YET,) * pos.seats))
        pos.push(Ghost())


class Ghost(Step[Table]):
    """An automa: rolls a die and takes that many chips from the bank; with a six, also one from each seat."""

    def proceed(self, pos: Table) -> None:
        pos.done()
        die = pos.dice.roll()
        pos.ghost += die
        pos.tell(HAUNTED, die)
        if die == 6:
            pos.chips = [chips - 1 for chips in pos.chips]


class Bidding(Decision[Table]):
    """All bid at once and in secret; a seat in debt can only beg. The bids stay here until all have bid."""

    point: ClassVar[str] = "BID"
    fields: ClassVar[list[Field]] = [Field("sealed", TupleOf(SEALED))]

    def __init__(self, sealed: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.sealed: Final = sealed

    def acting(self, pos: Table) -> tuple[int, ...]:
        return tuple([seat for seat, bid in enumerate(self.sealed) if bid == NOT_YET])

    def options(self, pos: Table, seat: int) -> list[Move]:
        return [BIDS.of(bid) for bid in range(-1, highest_bid(pos, seat) + 1)]

    def resolve(self, pos: Table, seat: int, move: Move) -> None:
        sealed = (*self.sealed[:seat], move.a, *self.sealed[seat + 1 :])
        pos.tell(SEALED_ONE, seat)
        pos.tell_to(only(seat), MY_BID, (move.a,))
        if NOT_YET in sealed:
            pos.become(Bidding(sealed))
            return
        pos.done()
        pos.reveal()
        open_bids(pos, sealed)

    def shown(self, pos: Table, viewer: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"sealed": [bid != NOT_YET for bid in self.sealed]}
        if viewer < pos.seats and self.sealed[viewer] != NOT_YET:
            shown["bid"] = self.sealed[viewer]
        return shown


def highest_bid(pos: Table, seat: int) -> int:
    return max(-1, min(pos.chips[seat], 3))


def open_bids(pos: Table, bids: tuple[int, ...]) -> None:
    """All pay their bids (a beggar gets a chip). The highest bidder, or the first of several, looks at the pack."""
    pos.tell_to(EVERYBODY, OPENED, (bids,))
    for seat, bid in enumerate(bids):
        pos.chips[seat] -= bid
    best = max(bids)
    if best >= 0:
        winner = bids.index(best)
        pos.push(Melting(winner))
        pos.push(Looking(winner))
        pos.tell(LOOKED, winner, len(looked_at(pos)))


def looked_at(pos: Table) -> tuple[int, ...]:
    return pos.deck[: -LOOK - 1 : -1]


class Looking(Decision[Table]):
    """Look at the top cards; keep one, or none. The pack is shuffled afterwards, so nobody knows its order."""

    point: ClassVar[str] = "LOOK"

    def options(self, pos: Table, seat: int) -> list[Move]:
        return [*[KEEP.of(card) for card in sorted(looked_at(pos))], KEEP_NONE]

    def resolve(self, pos: Table, seat: int, move: Move) -> None:
        pos.done()
        deck = list(pos.deck)
        if move is not KEEP_NONE:
            deck.remove(move.a)
        pos.dice.shuffle(deck)
        pos.deck = tuple(deck)
        if move is not KEEP_NONE:
            pos.tell(KEPT, seat, move.a)
            win(pos, seat, move.a)

    def shown(self, pos: Table, viewer: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"count": len(looked_at(pos))}
        if viewer == self.seat:
            shown["cards"] = ids_of(CARD, looked_at(pos))
        return shown


class Melting(Decision[Table]):
    """Melt any cards from hand for a chip each, as often as you like."""

    point: ClassVar[str] = "MELT"

    def options(self, pos: Table, seat: int) -> list[Move]:
        sets = [0]
        for card in sorted(pos.hands[seat]):
            sets += [chosen | 1 << card for chosen in sets]
        return [*[MELT.of(chosen) for chosen in sets[1:]], DONE]

    def resolve(self, pos: Table, seat: int, move: Move) -> None:
        if move is DONE:
            pos.done()
            return
        before = pos.hands[seat]
        pos.hands[seat] = tuple([card for card in before if not move.a >> card & 1])
        pos.chips[seat] += len(before) - len(pos.hands[seat])


# ---------------------------------------------------------------- nested effects


def win(pos: Table, seat: int, card: int) -> None:
    """A card that is won takes effect at once, before anything else goes on."""
    pos.won[seat] = (*pos.won[seat], card)
    if card >= FIRST_TOLL:
        pos.push(Collecting(seat, tuple([(seat + after) % pos.seats for after in range(1, pos.seats)])))


class Collecting(Step[Table]):
    """Asks the debtors one after another, out of turn."""

    fields: ClassVar[list[Field]] = [Field("to", SEAT), Field("debtors", TupleOf(SEAT))]

    def __init__(self, to: int, debtors: tuple[int, ...]) -> None:
        self.to: Final = to
        self.debtors: Final = debtors

    def proceed(self, pos: Table) -> None:
        if not self.debtors:
            pos.done()
            return
        pos.become(Collecting(self.to, self.debtors[1:]))
        pos.push(Toll(self.debtors[0], self.to))


class Toll(Decision[Table]):
    """Pay a chip, or owe one if you have none; or give a card, which takes effect at once."""

    point: ClassVar[str] = "TOLL"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("to", SEAT)]

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    def options(self, pos: Table, seat: int) -> list[Move]:
        first = PAY if pos.chips[seat] > 0 else OWE
        return [first, *[GIVE.of(card) for card in sorted(pos.hands[seat])]]

    def resolve(self, pos: Table, seat: int, move: Move) -> None:
        pos.done()
        if move.verb is GIVE:
            pos.hands[seat] = tuple([card for card in pos.hands[seat] if card != move.a])
            pos.tell(GAVE, seat, self.to, move.a)
            pos.reveal()
            win(pos, self.to, move.a)
        else:
            pos.chips[seat] -= 1
            pos.chips[self.to] += 1
            pos.tell(PAID, seat, self.to)

    def shown(self, pos: Table, viewer: int) -> dict[str, Any]:
        return {"to": self.to}


STEP_KINDS: Final = steps_in([sys.modules[__name__]])
TABLE: Final = Object(
    Table,
    [
        Field("chips", ListOf(CHIPS, PER_SEAT)),
        Field("hands", ListOf(TupleOf(CARD), PER_SEAT)),
        Field("won", ListOf(TupleOf(CARD), PER_SEAT)),
        Field("deck", TupleOf(CARD)),
        Field("ghost", Number(0, 18)),
    ],
)


# ---------------------------------------------------------------- the box


class SealedBids(Game[Table]):
    def __init__(self) -> None:
        paces = Option("pace", list(ROUNDS), "usual")
        super().__init__("sealed_bids", 2, [2, 3, 4], [paces], ["chips", "cards"], ["cards"], ["chips"])

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> Table:
        nothing: list[tuple[int, ...]] = [()] * seats
        return Table(
            seats=seats,
            options=options,
            dice=dice,
            stack=[ChoosePack(0)],
            chips=[0] * seats,
            hands=nothing,
            won=nothing.copy(),
            deck=(),
            ghost=0,
        )

    def points(self, pos: Table, seat: int) -> list[int]:
        return [pos.chips[seat], len(pos.won[seat])]

    def tie_values(self, pos: Table, seat: int) -> list[int]:
        return [pos.chips[seat]]

    def view(self, pos: Table, seat: int) -> dict[str, Any]:
        return {
            "chips": pos.chips.copy(),
            "hands": [ids_of(CARD, hand) if owner == seat else len(hand) for owner, hand in enumerate(pos.hands)],
            "won": [ids_of(CARD, cards) for cards in pos.won],
            "deck": len(pos.deck),
            "ghost": pos.ghost,
        }

    def determinize(self, pos: Table, seat: int, dice: Dice) -> Table:
        """Redeals the hands, the pack and the bids that the seat cannot see."""
        world = pos.clone()
        world.dice = dice.clone()
        step = pos.stack[-1] if pos.stack else None
        seen = looked_at(pos) if isinstance(step, Looking) and step.seat == seat else ()
        hidden = [card for owner, hand in enumerate(pos.hands) if owner != seat for card in hand]
        hidden = sorted(hidden + list(pos.deck[: len(pos.deck) - len(seen)]))
        world.dice.shuffle(hidden)
        for owner, hand in enumerate(pos.hands):
            if owner != seat:
                world.hands[owner] = tuple([hidden.pop() for _ in hand])
        world.deck = (*hidden, *reversed(seen))
        if isinstance(step, Bidding):
            world.stack[-1] = Bidding(
                tuple(
                    [
                        bid if bid == NOT_YET or owner == seat else world.dice.below(highest_bid(pos, owner) + 2) - 1
                        for owner, bid in enumerate(step.sealed)
                    ]
                )
            )
        world.ask_again()
        return world

    def table(self) -> Object:
        return TABLE

    def step_kinds(self) -> Mapping[str, Any]:
        return STEP_KINDS

    def audit(self, pos: Table) -> None:
        cards = list(pos.deck)
        for seat in range(pos.seats):
            cards.extend(pos.hands[seat] + pos.won[seat])
        if len(set(cards)) != len(cards):
            raise Nonsense("a card appears twice")


SEALED_BIDS: Final = SealedBids()
