"""§5.13 Action cards: drawing, planning, the hand limit, and special actions; D-PLAN, D-DISC, D-SPEC."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.hands import added, without
from fajrant.core.journal import EVERYBODY, all_but, only
from fajrant.core.moves import Move, Numbers, Verb
from fajrant.core.seen import ids_of
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.train_rush.content import CARD, HAND_LIMIT, NONE, PAIR, PLAN_DRAWS, SPECIAL, Effect
from fajrant.games.train_rush.moves import (
    CARDS_LAID,
    CHOOSE_FREE_SPECIAL,
    DECK_SHUFFLED,
    DISCARD_EXCESS,
    DISCARDED,
    KEPT_CARDS,
    PLAN_KEEP,
    PLANNED,
    SAW,
    SPECIAL_USED,
    cards_in,
    kept,
)
from fajrant.games.train_rush.rules.carrying import DELIBERATE, Kind, Offer, begin, can_carry_out
from fajrant.games.train_rush.state import Faction, TrainRush, mixed
from fajrant.games.train_rush.views import Planning, WithLimit

KEEP: Final = Numbers("keep", 1, 2)

# ---------------------------------------------------------------- the deck


def can_draw(pos: TrainRush) -> bool:
    return bool(pos.deck) or bool(pos.discard)


def draw(pos: TrainRush, audience: int) -> int:
    """Draws the top card, which the audience sees. NONE if deck and discard pile are empty.

    The shuffled discard pile refills an empty deck.
    """
    if not pos.deck:
        if not pos.discard:
            return NONE
        pos.deck = list(mixed(pos, pos.discard))
        pos.discard = ()
        pos.tell(DECK_SHUFFLED)
    card = pos.deck.pop()
    if PAIR * len(pos.under) > len(pos.deck):
        pos.under = pos.under[: len(pos.deck) // PAIR]
    pos.reveal_to(audience)
    return card


def fill_display(pos: TrainRush, size: int) -> None:
    """Fills the display with face-up cards, as long as there are cards to draw."""
    lying = len(pos.display)
    while len(pos.display) < size and can_draw(pos):
        pos.display += (draw(pos, EVERYBODY),)
    if len(pos.display) > lying:
        pos.tell_to(EVERYBODY, CARDS_LAID, (pos.display[lying:],))


def take_into_hand(pos: TrainRush, seat: int, card: int, seen: bool) -> None:
    """Adds a card to the hand. A card that everybody has seen stays known while it is there (§7)."""
    faction = pos.factions[seat]
    faction.hand = added(faction.hand, card)
    if seen:
        faction.known |= 1 << card


def take_from_hand(faction: Faction, card: int) -> None:
    faction.hand = without(faction.hand, card)
    faction.known &= ~(1 << card)


# ---------------------------------------------------------------- the hand limit


def check_hand(pos: TrainRush, seat: int) -> None:
    """Pushes D-DISC if the hand is over its limit."""
    if len(pos.factions[seat].hand) > HAND_LIMIT:
        pos.push(DiscardExcess(seat))


class DiscardExcess(Decision[TrainRush]):
    """D-DISC Discard cards one by one, new ones included [R34], until the hand is within its limit."""

    point: ClassVar[str] = "discard_excess"

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [DISCARD_EXCESS.of(card) for card in pos.factions[seat].hand]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        take_from_hand(pos.factions[seat], move.a)
        pos.discard += (move.a,)
        pos.reveal_to(all_but(seat))
        pos.tell_to(EVERYBODY, DISCARDED, (seat, (move.a,)))
        check_hand(pos, seat)

    def shown(self, pos: TrainRush, viewer: int) -> WithLimit:
        return {"limit": HAND_LIMIT}


# ---------------------------------------------------------------- planning


class PlanKeep(Decision[TrainRush]):
    """D-PLAN Keep up to `keep` of the drawn cards, or none; the others are discarded face up."""

    point: ClassVar[str] = "plan_keep"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("keep", KEEP)]

    def __init__(self, seat: int, keep: int) -> None:
        super().__init__(seat)
        self.keep: Final = keep

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        cards = pos.drawn
        moves = [PLAN_KEEP.of(kept(card, NONE)) for card in cards]
        if self.keep > 1:
            for place, card in enumerate(cards):
                for other in cards[place + 1 :]:
                    moves.append(PLAN_KEEP.of(kept(card, other)))
        moves.append(PLAN_KEEP.of(kept(NONE, NONE)))
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        chosen = cards_in(move.a)
        discarded = pos.drawn
        for card in chosen:
            discarded = without(discarded, card)
            take_into_hand(pos, seat, card, False)
        pos.drawn = ()
        pos.discard += discarded
        pos.reveal_to(all_but(seat))
        pos.tell(KEPT_CARDS, seat, len(chosen))
        if discarded:
            pos.tell_to(EVERYBODY, DISCARDED, (seat, discarded))
        check_hand(pos, seat)

    def shown(self, pos: TrainRush, viewer: int) -> Planning:
        """The number of drawn cards is public. Only the planning seat sees them."""
        shown: Planning = {"keep": self.keep, "limit": HAND_LIMIT, "count": len(pos.drawn)}
        if viewer == self.seat:
            shown["drawn"] = ids_of(CARD, pos.drawn)
        return shown


class Plan(Kind):
    """Cards are drawn without asking; to decline, the seat keeps none."""

    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_draw(pos)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        cards: tuple[int, ...] = ()
        while len(cards) < PLAN_DRAWS and can_draw(pos):
            cards = added(cards, draw(pos, only(seat)))
        pos.drawn = cards
        pos.tell(PLANNED, seat, len(cards))
        pos.tell_to(only(seat), SAW, (seat, cards))
        pos.push(PlanKeep(seat, effect.n))


# ---------------------------------------------------------------- special actions


class PutAway(Step[TrainRush]):
    """§4.0 A card stays on the table until its effect is finished, then joins the discard pile."""

    fields: ClassVar[list[Field]] = [Field("card", CARD)]

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def proceed(self, pos: TrainRush) -> None:
        pos.done()
        put_away(pos, self.card)


def put_away(pos: TrainRush, card: int) -> None:
    pos.in_use = without(pos.in_use, card)
    pos.discard += (card,)


def use_from_hand(pos: TrainRush, seat: int, card: int) -> None:
    """Uses the special action of a card in hand; the card is discarded when the action is finished."""
    take_from_hand(pos.factions[seat], card)
    pos.in_use += (card,)
    pos.reveal_to(all_but(seat))
    pos.tell(SPECIAL_USED, seat, card)
    pos.push(PutAway(card))
    begin(pos, seat, SPECIAL[card], DELIBERATE)


def usable_cards(pos: TrainRush, seat: int) -> list[int]:
    """The cards in hand whose special action can be carried out."""
    return [card for card in pos.factions[seat].hand if can_carry_out(pos, seat, SPECIAL[card])]


class ChooseFreeSpecial(Offer):
    """D-SPEC Use the special action of a card in hand for free; the card is not replaced [R31]."""

    point: ClassVar[str] = "choose_free_special"

    def verb(self) -> Verb:
        return CHOOSE_FREE_SPECIAL

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        return usable_cards(pos, seat)

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        use_from_hand(pos, seat, choice)

    def ask_anyway(self, pos: TrainRush, seat: int) -> bool:
        return True  # not asking would reveal that no card in hand is usable [R69]


class FreeSpecial(Kind):
    """This effect is always offered to a seat with cards in hand [R69], and may be declined."""

    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return bool(pos.factions[seat].hand)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseFreeSpecial(seat))
