"""§4.5 Phase V: a card with three movements and a special action; D5a to D5d."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.hands import different, without
from fajrant.core.journal import all_but
from fajrant.core.moves import Move, Numbers
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.train_rush.content import (
    CARD,
    CARD_OR_NONE,
    DISPLAY_SIZE,
    HAND_LIMIT,
    MOVEMENTS,
    MOVES,
    NODES,
    NONE,
    SPECIAL,
)
from fajrant.games.train_rush.moves import (
    COAL_PAID,
    MOVEMENT_STEP,
    PLAY_CARD,
    PLAYED,
    SPECIAL_STEP,
    SPECIAL_USED,
    TAKE_DISPLAY_CARD,
    TOKEN_USED,
    TOOK_CARD,
    ride,
)
from fajrant.games.train_rush.rules.cards import (
    check_hand,
    fill_display,
    put_away,
    take_from_hand,
    take_into_hand,
    usable_cards,
    use_from_hand,
)
from fajrant.games.train_rush.rules.carrying import DELIBERATE, begin, can_carry_out
from fajrant.games.train_rush.rules.outlook import outlook
from fajrant.games.train_rush.rules.travel import has_target, legal_targets, move_to
from fajrant.games.train_rush.rules.turns import EACH_SEAT, EACH_TURN, InTurn
from fajrant.games.train_rush.state import TrainRush
from fajrant.games.train_rush.views import Moving, RideView, TakingCard, UsingSpecial, WithCoal

MOVEMENT: Final = Numbers("movement", 0, MOVEMENTS)


class Movement(InTurn):
    """§4.5 Every seat has one turn, in turn order."""

    def with_turns(self, turns: int) -> Movement:
        return MOVEMENT_AFTER[turns]

    def turn(self, pos: TrainRush, seat: int) -> None:
        if pos.factions[seat].hand:
            pos.push(PLAY_CARD_OF[seat])
        else:
            pos.push(CleanUp(seat, NONE))  # without cards a seat cannot move, but takes a display card [R33]


class PlayCard(Decision[TrainRush]):
    """D5a Play a card; this is compulsory. It stays face up until the clean-up."""

    point: ClassVar[str] = "play_card"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [PLAY_CARD.of(card) for card in pos.factions[seat].hand]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        take_from_hand(pos.factions[seat], move.a)
        pos.in_use += (move.a,)
        pos.reveal_to(all_but(seat))
        pos.tell(PLAYED, seat, move.a)
        pos.become(NextMovement(seat, move.a, 0))

    def shown(self, pos: TrainRush, viewer: int) -> WithCoal:
        return {"have": pos.factions[self.seat].coal}


# steps are immutable, so those of every turn are created once
MOVEMENT_AFTER: Final = [Movement(turns) for turns in EACH_TURN]
PLAY_CARD_OF: Final = [PlayCard(seat) for seat in EACH_SEAT]


class NextMovement(Step[TrainRush]):
    """D5b Offers a movement if its coal can be paid and it has a target, with or without a token; else moving ends."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", CARD), Field("movement", MOVEMENT)]

    def __init__(self, seat: int, card: int, movement: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.movement: Final = movement  # 0, 1, 2 for I, II, III; then the special action

    def proceed(self, pos: TrainRush) -> None:
        if self.movement == MOVEMENTS:
            if can_use_special(pos, self.seat, self.card):
                pos.become(SpecialStep(self.seat, self.card))
            else:
                pos.become(CleanUp(self.seat, self.card))
        elif can_move(pos, self.seat, self.card, self.movement):
            pos.become(MovementStep(self.seat, self.card, self.movement))
        else:
            pos.become(CleanUp(self.seat, self.card))


def can_move(pos: TrainRush, seat: int, card: int, movement: int) -> bool:
    values = pos.values
    faction = pos.factions[seat]
    if faction.coal < values.coal_cost[card][movement]:
        return False
    points = MOVES[card][movement]
    if has_target(pos, seat, points):
        return True
    for token in faction.tokens:
        if has_target(pos, seat, points + token):
            return True
    return False


class MovementStep(Decision[TrainRush]):
    """D5b Choose a target, with or without one movement token, which adds its full value [R26]; or stop [R32]."""

    point: ClassVar[str] = "movement_step"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", CARD), Field("movement", MOVEMENT)]

    def __init__(self, seat: int, card: int, movement: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.movement: Final = movement

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        points = MOVES[self.card][self.movement]
        moves = [MOVEMENT_STEP.of(ride(0, node)) for node in legal_targets(pos, seat, points)]
        for token in different(pos.factions[seat].tokens):
            for node in legal_targets(pos, seat, points + token):
                moves.append(MOVEMENT_STEP.of(ride(token, node)))
        moves.append(MOVEMENT_STEP.of(NONE))
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        values = pos.values
        if move.a == NONE:
            pos.become(CleanUp(seat, self.card))
            return
        faction = pos.factions[seat]
        cost = values.coal_cost[self.card][self.movement]
        token = move.a // len(NODES)
        if cost > 0:
            faction.coal -= cost
            pos.tell(COAL_PAID, seat, cost)
        if token > 0:
            faction.tokens = without(faction.tokens, token)
            pos.used_tokens += (token,)
            pos.tell(TOKEN_USED, seat, token)
        pos.become(NextMovement(seat, self.card, self.movement + 1))
        move_to(pos, seat, move.a % len(NODES), MOVES[self.card][self.movement] + token)

    def shown(self, pos: TrainRush, viewer: int) -> Moving:
        values = pos.values
        return {
            "card": CARD.text(self.card),
            "movement": self.movement + 1,
            "points": MOVES[self.card][self.movement],
            "coal": values.coal_cost[self.card][self.movement],
            "have": pos.factions[self.seat].coal,
            "rides": self.rides(pos) if viewer == self.seat else [],
        }

    def rides(self, pos: TrainRush) -> list[RideView]:
        points = MOVES[self.card][self.movement]
        rides: list[RideView] = []
        for token in [0, *different(pos.factions[self.seat].tokens)]:
            rides += outlook(pos, self.seat, points, token, legal_targets(pos, self.seat, points + token))
        return rides


# ---------------------------------------------------------------- the special action


def can_use_special(pos: TrainRush, seat: int, card: int) -> bool:
    """Whether D5c is asked. Any hand with enough coal is asked: a closer check would reveal usable cards [R69]."""
    values = pos.values
    faction = pos.factions[seat]
    if faction.hand and faction.coal >= values.cheapest_special:
        return True
    return faction.coal >= values.special_cost[card] and can_carry_out(pos, seat, SPECIAL[card])


class SpecialStep(Decision[TrainRush]):
    """D5c Use the special action of the played card, or of a card in hand, which is then discarded too [R30]."""

    point: ClassVar[str] = "special_step"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", CARD)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        values = pos.values
        coal = pos.factions[seat].coal
        moves: list[Move] = []
        if coal >= values.special_cost[self.card] and can_carry_out(pos, seat, SPECIAL[self.card]):
            moves.append(SPECIAL_STEP.of(self.card))
        moves += [SPECIAL_STEP.of(card) for card in usable_cards(pos, seat) if coal >= values.special_cost[card]]
        moves.append(SPECIAL_STEP.of(NONE))
        return moves

    def ask_anyway(self, pos: TrainRush, seat: int) -> bool:
        return True

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        values = pos.values
        pos.become(CleanUp(seat, self.card))
        if move.a == NONE:
            return
        pos.factions[seat].coal -= values.special_cost[move.a]
        pos.tell(COAL_PAID, seat, values.special_cost[move.a])
        if move.a == self.card:
            pos.tell(SPECIAL_USED, seat, move.a)
            begin(pos, seat, SPECIAL[move.a], DELIBERATE)
        else:
            use_from_hand(pos, seat, move.a)

    def shown(self, pos: TrainRush, viewer: int) -> UsingSpecial:
        coal = pos.values.special_cost[self.card]
        return {"card": CARD.text(self.card), "coal": coal, "have": pos.factions[self.seat].coal}


# ---------------------------------------------------------------- the end of a turn


class CleanUp(Step[TrainRush]):
    """§4.5 The played card is discarded; then the seat takes a card from the display."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", CARD_OR_NONE)]

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def proceed(self, pos: TrainRush) -> None:
        if self.card != NONE:
            put_away(pos, self.card)
        if pos.display:
            pos.become(TakeDisplayCard(self.seat))
        else:
            pos.done()


class TakeDisplayCard(Decision[TrainRush]):
    """D5d Take a card from the display, which is then refilled; the hand limit applies."""

    point: ClassVar[str] = "take_display_card"

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [TAKE_DISPLAY_CARD.of(card) for card in pos.display]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        pos.display = without(pos.display, move.a)
        take_into_hand(pos, seat, move.a, True)
        pos.tell(TOOK_CARD, seat, move.a)
        fill_display(pos, DISPLAY_SIZE)
        check_hand(pos, seat)

    def shown(self, pos: TrainRush, viewer: int) -> TakingCard:
        return {"limit": HAND_LIMIT, "cards": len(pos.factions[self.seat].hand)}
