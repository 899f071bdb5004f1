"""§3.3 Set-up decisions: the first good, the first cards, the heroes; D-S1 to D-S4."""

from __future__ import annotations

from typing import ClassVar

from fajrant.core.fields import Field
from fajrant.core.hands import added, without
from fajrant.core.journal import only
from fajrant.core.moves import Move
from fajrant.core.seen import id_or_none, ids_of
from fajrant.core.steps import Decision, Step
from fajrant.games.train_rush.content import ANY, DISPLAY_SIZE, GOODS, HERO, NONE, PARTIES, SLOTS
from fajrant.games.train_rush.moves import (
    CARDS_DEALT,
    CARDS_RETURNED,
    CHOOSE_START_GOOD,
    HERO_ASIDE,
    HERO_DRAFT_PICK,
    HERO_PICKED,
    HERO_PREKEEP,
    HEROES_DEALT,
    KEEP_ACTION_CARDS,
    PACK_RECEIVED,
    START_GOOD,
)
from fajrant.games.train_rush.rules.cards import draw, fill_display
from fajrant.games.train_rush.rules.turns import InTurn
from fajrant.games.train_rush.state import TrainRush, loaded, mask_of, replaced, with_wagon
from fajrant.games.train_rush.views import Drafting

# ---------------------------------------------------------------- the first good


class StartGoods(InTurn):
    """§3.1 Seats choose their first good in turn order, before they see any cards [R64]."""

    def with_turns(self, turns: int) -> StartGoods:
        return StartGoods(turns)

    def turn(self, pos: TrainRush, seat: int) -> None:
        pos.push(ChooseStartGood(seat))

    def ended(self, pos: TrainRush) -> None:
        pos.become(DealHeroes())
        deal_cards(pos)
        pos.push(KeepActionCards())


class ChooseStartGood(Decision[TrainRush]):
    """D-S1 Choose a good for the one-slot wagon that takes any good."""

    point: ClassVar[str] = "choose_start_good"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [CHOOSE_START_GOOD.of(good) for good in GOODS]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        faction = pos.factions[seat]
        for place, wagon in enumerate(faction.wagons):
            if SLOTS[wagon.kind][0] == ANY:
                faction.wagons = with_wagon(faction, place, loaded(wagon, 0, move.a))
        pos.tell(START_GOOD, seat, move.a)


# ---------------------------------------------------------------- the first cards


def deal_cards(pos: TrainRush) -> None:
    """§3.1 Deals three cards face up, then five to each seat."""
    fill_display(pos, DISPLAY_SIZE)
    for seat in pos.order:
        faction = pos.factions[seat]
        for _ in range(pos.party().cards_dealt):
            faction.hand = added(faction.hand, draw(pos, only(seat)))
        pos.tell_to(only(seat), CARDS_DEALT, (seat, faction.hand))


assert {party.cards_kept for party in PARTIES} == {len(KEEP_ACTION_CARDS.domains)}  # a move names all of them


class KeepActionCards(Decision[TrainRush]):
    """D-S2 Choose which of the dealt cards to keep; all seats at once, in secret."""

    point: ClassVar[str] = "keep_action_cards"
    begins_turn: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = []

    def __init__(self) -> None:
        super().__init__(NONE)

    def acting(self, pos: TrainRush) -> tuple[int, ...]:
        return tuple([seat for seat in range(pos.seats) if not pos.returned[seat]])

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        """Every combination of three of the dealt cards."""
        hand = pos.factions[seat].hand
        moves: list[Move] = []
        for first in range(len(hand)):
            for second in range(first + 1, len(hand)):
                for third in range(second + 1, len(hand)):
                    moves.append(KEEP_ACTION_CARDS.of(hand[first], hand[second], hand[third]))
        return moves

    def has_choice(self, pos: TrainRush, seat: int) -> bool:
        return True

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        faction = pos.factions[seat]
        kept = (move.a, move.b, move.c)
        returned = tuple([card for card in faction.hand if card not in kept])
        pos.returned = replaced(pos.returned, seat, returned)
        faction.hand = kept
        pos.tell_to(only(seat), CARDS_RETURNED, (seat, returned))
        if not self.acting(pos):
            pos.done()
            return_cards(pos)


def return_cards(pos: TrainRush) -> None:
    """The returned cards go under the deck in turn order, each pair shuffled. A seat knows its own pair."""
    for seat in pos.order:
        returned = list(pos.returned[seat])
        pos.dice.shuffle(returned)
        pos.deck = returned + pos.deck
    pos.returned = ((),) * pos.seats
    pos.under = pos.order[::-1]
    pos.reveal()


# ---------------------------------------------------------------- the heroes


class DealHeroes(Step[TrainRush]):
    """§3.1 Deals packs for the draft, or whole hands with `heroes = random`."""

    def proceed(self, pos: TrainRush) -> None:
        party = pos.party()
        drafting = pos.options["heroes"] == "draft"
        pos.done()
        for seat in range(pos.seats):
            pack: tuple[int, ...] = ()
            for _ in range(party.heroes_dealt if drafting else party.hero_hand):
                pack = added(pack, pos.hero_pile[-1])
                pos.hero_pile = pos.hero_pile[:-1]
            if drafting:
                pos.packs = replaced(pos.packs, seat, pack)
                see_pack(pos, seat)
            else:
                pos.factions[seat].heroes = pack
            pos.tell_to(only(seat), HEROES_DEALT, (seat, pack))
        pos.reveal()
        if drafting:
            pos.push(HeroDraftPick())
            if party.heroes_kept < party.heroes_dealt:
                pos.push(HeroPrekeep())


def see_pack(pos: TrainRush, seat: int) -> None:
    """R70 Notes that a seat has seen all heroes of its pack."""
    pos.seen = replaced(pos.seen, seat, pos.seen[seat] | mask_of(pos.packs[seat]))


class HeroPrekeep(Decision[TrainRush]):
    """D-S3 Choose a hero that leaves the game face down; all seats at once, in secret."""

    point: ClassVar[str] = "hero_prekeep"
    begins_turn: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = []

    def __init__(self) -> None:
        super().__init__(NONE)

    def acting(self, pos: TrainRush) -> tuple[int, ...]:
        return tuple([seat for seat in range(pos.seats) if pos.aside[seat] == NONE])

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [HERO_PREKEEP.of(hero) for hero in pos.packs[seat]]

    def has_choice(self, pos: TrainRush, seat: int) -> bool:
        return len(pos.packs[seat]) > 1

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.packs = replaced(pos.packs, seat, without(pos.packs[seat], move.a))
        pos.aside = replaced(pos.aside, seat, move.a)
        pos.tell_to(only(seat), HERO_ASIDE, (seat, move.a))
        if not self.acting(pos):
            pos.done()

    def shown(self, pos: TrainRush, viewer: int) -> Drafting:
        return shown_pack(pos, viewer)


class HeroDraftPick(Decision[TrainRush]):
    """D-S4 Pick a hero from the pack; all seats at once, in secret. Then each pack goes one seat to the left."""

    point: ClassVar[str] = "hero_draft_pick"
    begins_turn: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = []

    def __init__(self) -> None:
        super().__init__(NONE)

    def acting(self, pos: TrainRush) -> tuple[int, ...]:
        fewest = len(pos.factions[0].heroes)
        for faction in pos.factions:
            fewest = min(fewest, len(faction.heroes))
        return tuple([seat for seat in range(pos.seats) if len(pos.factions[seat].heroes) == fewest])

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [HERO_DRAFT_PICK.of(hero) for hero in pos.packs[seat]]

    def has_choice(self, pos: TrainRush, seat: int) -> bool:
        return len(pos.packs[seat]) > 1

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        faction = pos.factions[seat]
        pos.packs = replaced(pos.packs, seat, without(pos.packs[seat], move.a))
        faction.heroes = added(faction.heroes, move.a)
        pos.tell_to(only(seat), HERO_PICKED, (seat, move.a))
        if len(self.acting(pos)) < pos.seats:
            return
        if not pos.packs[seat]:
            pos.done()
            return
        pos.packs = pos.packs[-1:] + pos.packs[:-1]
        pos.reveal()
        for other in range(pos.seats):
            see_pack(pos, other)
            pos.tell_to(only(other), PACK_RECEIVED, (other, pos.packs[other]))

    def shown(self, pos: TrainRush, viewer: int) -> Drafting:
        return shown_pack(pos, viewer)


def shown_pack(pos: TrainRush, viewer: int) -> Drafting:
    """The viewer's own pack, and the hero it put aside."""
    if viewer >= pos.seats:
        return {}
    return {"pack": ids_of(HERO, pos.packs[viewer]), "aside": id_or_none(HERO, pos.aside[viewer])}
