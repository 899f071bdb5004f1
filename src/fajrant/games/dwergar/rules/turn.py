"""§4 A turn: one action after another (D1); at its end the heat track falls."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move, Numbers
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.dwergar.content import (
    ACTIONS_PER_TURN,
    DWARFS,
    EFFECT,
    FOREMAN,
    HAPPENING,
    IRON,
    KIND,
    NONE,
    SEATS,
    SPACES,
    STONE,
    kind_of_event,
)
from fajrant.games.dwergar.moves import (
    BONUS_TURN_BEGAN,
    CONVERT_IRON,
    CONVERT_STONE,
    CONVERTED,
    END_TURN,
    KNOCK_OFF,
    PLACE,
    TURN_BEGAN,
    space_of,
    speciality_of,
    where,
)
from fajrant.games.dwergar.rules.effects.specialities import GNOMES, changes, price_of_change
from fajrant.games.dwergar.rules.effects.steam import PIPES, open_pipes, take_income
from fajrant.games.dwergar.rules.heat import cool_down, fading, push_payment
from fajrant.games.dwergar.rules.placement import Arrive, arrive, finish_action, knock_off
from fajrant.games.dwergar.rules.projects import refill_row
from fajrant.games.dwergar.state import Clan, Dwergar, dwarfs_in_pool, mask_of
from fajrant.games.dwergar.views import Acting

FEWER_ACTIONS: Final = kind_of_event("actions_per_turn")
LEFT: Final = Numbers("left", 0, 9)
BONUS_TURN: Final = Numbers("bonus_turn", 0, 1)
POOLS: Final = list(range(1 << len(DWARFS)))  # all possible sets of dwarfs in a pool, as bits
PLACEMENTS_OF: Final = [  # every dwarf of a pool on every space, including pure swaps
    [PLACE.of(dwarf, where(space)) for dwarf in DWARFS if pool >> dwarf & 1 for space in SPACES] for pool in POOLS
]
USUAL_ACTIONS_OF: Final = [[*placements, END_TURN] for placements in PLACEMENTS_OF]
MORE_ACTIONS: Final = mask_of(tuple(GNOMES + PIPES))  # projects that offer further actions


class BeginTurn(Step[Dwergar]):
    """TURN_START Refill the row and take income. A turn has three actions, with event 51 two [R2]."""

    fields: ClassVar[list[Field]] = [BY_SEAT]

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def proceed(self, pos: Dwergar) -> None:
        actions = HAPPENING[pos.event].actions if pos.in_force(FEWER_ACTIONS) else ACTIONS_PER_TURN
        pos.tell(TURN_BEGAN, self.seat, actions)
        pos.become(END_TURN_OF[self.seat])
        refill_row(pos)
        take_income(pos, self.seat)
        pos.push(CHOOSE_ACTION_OF[self.seat][actions])


class BonusTurn(Step[Dwergar]):
    """R22 A bonus turn at the end of the game. The row is refilled, but there is no income and no token."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("actions", LEFT)]

    def __init__(self, seat: int, actions: int) -> None:
        self.seat: Final = seat
        self.actions: Final = actions

    def proceed(self, pos: Dwergar) -> None:
        pos.tell(BONUS_TURN_BEGAN, self.seat, self.actions)
        pos.become(END_TURN_OF[self.seat])
        refill_row(pos)
        pos.push(BonusAction(self.seat, self.actions))


class EndTurn(Step[Dwergar]):
    """TURN_END The heat track falls."""

    fields: ClassVar[list[Field]] = [BY_SEAT]

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def proceed(self, pos: Dwergar) -> None:
        pos.done()
        cool_down(pos, self.seat)


class ChooseAction(Decision[Dwergar]):
    """D1 Place a dwarf, knock off, convert heat or end the turn [R3]. After the last action only converting is left."""

    point: ClassVar[str] = "choose_action"
    begins_turn: ClassVar[bool] = True  # each action counts as a turn here: it is planned as a whole
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("left", LEFT)]

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, pos: Dwergar, seat: int) -> list[Move]:
        clan = pos.clans[seat]
        pool = dwarfs_in_pool(clan) if self.left > 0 else 0
        if (pool or self.left == 0) and not clan.powers & MORE_ACTIONS:
            return USUAL_ACTIONS_OF[pool]
        moves: list[Move] = []
        if self.left > 0:
            if pool:
                moves += PLACEMENTS_OF[pool]
                add_changes(moves, pos, seat)
            else:
                add_knock_offs(moves, pos)
        for card in open_pipes(clan):
            moves.append(CONVERT_STONE if EFFECT[card].gives == STONE else CONVERT_IRON)
        moves.append(END_TURN)
        return moves

    def gives_up(self, pos: Dwergar, seat: int, move: Move) -> bool:
        return move is END_TURN and self.left > 0

    def resolve(self, pos: Dwergar, seat: int, move: Move) -> None:
        if move.verb is PLACE:
            speciality = speciality_of(move.b)
            pos.become(self.after_action())
            if speciality == NONE:
                arrive(pos, seat, move.a, space_of(move.b), NONE)
            else:
                pos.push(Arrive(seat, move.a, space_of(move.b), speciality))
                push_payment(pos, seat, price_of_change(pos.clans[seat]))
        elif move.verb is KNOCK_OFF:
            pos.become(self.with_left(self.left - 1))
            knock_off(pos, seat, move.a)
        elif move is END_TURN:
            pos.done()
        else:
            convert(pos, seat, move)

    def with_left(self, left: int) -> ChooseAction:
        return CHOOSE_ACTION_OF[self.seat][left]

    def after_action(self) -> AfterAction:
        return AFTER_ACTION_OF[self.seat][self.left - 1]

    def shown(self, pos: Dwergar, viewer: int) -> Acting:
        """The actions left; `empty` is 1 if the seat can only knock off, else 0."""
        clan = pos.clans[self.seat]
        knocks_off = self.left > 0 and not dwarfs_in_pool(clan)
        return {"left": self.left, "fading": fading(clan), "empty": 1 if knocks_off else 0}


class BonusAction(ChooseAction):
    """D8 The same decision in a bonus turn."""

    point: ClassVar[str] = "bonus_actions"

    def with_left(self, left: int) -> ChooseAction:
        return BonusAction(self.seat, left)

    def after_action(self) -> AfterAction:
        return AfterAction(self.seat, self.left - 1, 1)


class AfterAction(Step[Dwergar]):
    """§5.1 Cleans up and continues with the actions left, plus one if card 43 was developed in this action."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("left", LEFT), Field("bonus_turn", BONUS_TURN)]

    def __init__(self, seat: int, left: int, bonus_turn: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.bonus_turn: Final = bonus_turn

    def proceed(self, pos: Dwergar) -> None:
        finish_action(pos)
        left = self.left + pos.extra
        pos.extra = 0
        pos.become(BonusAction(self.seat, left) if self.bonus_turn else CHOOSE_ACTION_OF[self.seat][left])


BEGIN_TURN_OF: Final = [BeginTurn(seat) for seat in SEATS]
END_TURN_OF: Final = [EndTurn(seat) for seat in SEATS]
CHOOSE_ACTION_OF: Final = [[ChooseAction(seat, left) for left in range(LEFT.size())] for seat in SEATS]
AFTER_ACTION_OF: Final = [[AfterAction(seat, left, 0) for left in range(LEFT.size())] for seat in SEATS]


# ---------------------------------------------------------------- which actions are possible


def add_changes(moves: list[Move], pos: Dwergar, seat: int) -> None:
    """Adds the placements as another specialist, with card 44."""
    clan = pos.clans[seat]
    if price_of_change(clan) != NONE:
        for dwarf in DWARFS:
            if clan.pool[dwarf] > 0:
                for space in SPACES:
                    for speciality in changes(pos, seat, dwarf, space):
                        moves.append(PLACE.of(dwarf, where(space, speciality)))


def add_knock_offs(moves: list[Move], pos: Dwergar) -> None:
    """§5.12 Adds knocking off with any worker on the board, or with none if there is no worker."""
    for space in SPACES:
        if NONE < pos.standing[space] < FOREMAN:
            moves.append(KNOCK_OFF.of(space))
    if not moves:
        moves.append(KNOCK_OFF.of(NONE))


# ---------------------------------------------------------------- steam pipes


def pipe_of(clan: Clan, kind: int) -> int:
    for card in open_pipes(clan):
        if EFFECT[card].gives == kind:
            return card
    raise AssertionError("the pipe is open")


def convert(pos: Dwergar, seat: int, move: Move) -> None:
    """Converts heat with card 37 or 39: between actions, any number of times, without using an action [R26]."""
    kind = STONE if move is CONVERT_STONE else IRON
    pos.push(Convert(seat, kind))
    push_payment(pos, seat, EFFECT[pipe_of(pos.clans[seat], kind)].heat)


class Convert(Step[Dwergar]):
    """R26 Gain a piece for the heat just paid."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("kind", KIND)]

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def proceed(self, pos: Dwergar) -> None:
        pos.done()
        pos.clans[self.seat].supply[self.kind] += 1
        pos.tell(CONVERTED, self.seat, self.kind)
