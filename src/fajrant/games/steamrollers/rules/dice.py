"""DP-1 to DP-3: choosing, stealing and changing a die."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.hands import different, without
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.steamrollers.content import (
    DIE,
    IN_USE,
    NUMBER_OF,
    SEAT,
    TILE_1A,
    TILE_1B,
    TILE_2A,
    TILE_2B,
    TILE_5A,
    TILE_5B,
)
from fajrant.games.steamrollers.moves import (
    CHOOSE_DIE,
    CHOOSE_TWO,
    DECLINE,
    DIE_CHANGED,
    DIE_CHOSEN,
    FLIP,
    KEEP,
    NOT_STOLEN,
    REROLL,
    SET,
    STEAL,
    STEP,
    STOLEN,
    TILE_USED,
    TWO_CHOSEN,
    USE_FIRST,
)
from fajrant.games.steamrollers.rules.action import CHOOSE_ACTION_OF
from fajrant.games.steamrollers.state import SteamRollers, can_use, owns, put_back, use_tile
from fajrant.games.steamrollers.views import Stealing, TakingDice, WithDie

TWO: Final = NUMBER_OF[TILE_2A]

# ---------------------------------------------------------------- choosing


class ChooseDie(Decision[SteamRollers]):
    """DP-1 Take a white die from the middle, or two with tile 2a. In a solo game (DP-1s) two; the last is Ewa's."""

    point: ClassVar[str] = "choose_die"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        values = different(pos.white)
        if pos.seats == 1:
            return pairs(pos.white)
        moves = [CHOOSE_DIE.of(value) for value in values]
        if self.may_take_two(pos):
            moves.extend(pairs(pos.white))
        return moves

    def may_take_two(self, pos: SteamRollers) -> bool:
        """Whether the seat owns tile 2a and a die is left for everybody [R14]."""
        return owns(pos, self.seat, TILE_2A) and len(pos.white) >= 2 + still_without_die(pos, self.seat)

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        if move.verb is CHOOSE_DIE:
            pos.white = without(pos.white, move.a)
            pos.front[seat] = (move.a,)
            pos.tell(DIE_CHOSEN, seat, move.a)
            if not offer_theft(pos, seat, move.a):
                use_die(pos, seat, move.a)
            return
        pos.white = without(without(pos.white, move.a), move.b)
        pos.front[seat] = (move.a, move.b)
        pos.tell(TWO_CHOSEN, seat, move.a, move.b)
        if pos.seats > 1:
            pos.tell(TILE_USED, seat, TILE_2A)
            pos.facing[TWO] = IN_USE
            pos.push(EndOfTwoActions())
        if move.a == move.b:
            pos.push(UseDie(seat, move.b))
            use_die(pos, seat, move.a)
        else:
            pos.push(NextDie(seat, move.a, move.b))

    def shown(self, pos: SteamRollers, viewer: int) -> TakingDice:
        """The number of dice to take: one, with tile 2a one or two, in a solo game two."""
        return {"dice": "two" if pos.seats == 1 else "one_or_two" if self.may_take_two(pos) else "one"}


CHOOSE_DIE_OF: Final = [ChooseDie(seat) for seat in range(SEAT.size())]


def pairs(white: tuple[int, ...]) -> list[Move]:
    """Each different pair of dice once, the lower one first."""
    moves: list[Move] = []
    for place, value in enumerate(white):
        for other in white[place + 1 :]:
            move = CHOOSE_TWO.of(value, other)
            if move not in moves:
                moves.append(move)
    return moves


def still_without_die(pos: SteamRollers, seat: int) -> int:
    """The number of seats that act after this one in the round and have no die yet."""
    count = 0
    other = (seat + 1) % pos.seats
    while other != pos.first:
        if not pos.front[other]:
            count += 1
        other = (other + 1) % pos.seats
    return count


class NextDie(Decision[SteamRollers]):
    """DP-1c Choose which of two different dice is used first."""

    point: ClassVar[str] = "next_die"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("low", DIE), Field("high", DIE)]

    def __init__(self, seat: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.low: Final = low
        self.high: Final = high

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [USE_FIRST.of(self.low), USE_FIRST.of(self.high)]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.become(UseDie(seat, self.low + self.high - move.a))
        use_die(pos, seat, move.a)


class UseDie(Step[SteamRollers]):
    """Uses the second of two dice."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("die", DIE)]

    def __init__(self, seat: int, die: int) -> None:
        self.seat: Final = seat
        self.die: Final = die

    def proceed(self, pos: SteamRollers) -> None:
        pos.done()
        use_die(pos, self.seat, self.die)


class EndOfTwoActions(Step[SteamRollers]):
    """Tile 2a goes back to the pool after the second action; until then it cannot be taken [R14]."""

    def proceed(self, pos: SteamRollers) -> None:
        pos.done()
        put_back(pos, TWO)


# ---------------------------------------------------------------- stealing


def offer_theft(pos: SteamRollers, victim: int, die: int) -> bool:
    """DP-2 The owner of tile 2b may interrupt if their turn is still to come in this round."""
    if pos.tiles[TWO] != TILE_2B:
        return False
    thief = pos.owner[TWO]
    if thief < 0 or thief == victim or not acts_after(pos, thief, victim):
        return False
    pos.push(StealInterrupt(thief, victim, die))
    return True


def acts_after(pos: SteamRollers, seat: int, other: int) -> bool:
    """Whether a seat acts after another in this round."""
    return (seat - pos.first) % pos.seats > (other - pos.first) % pos.seats


class StealInterrupt(Decision[SteamRollers]):
    """DP-2 With tile 2b, steal the die that another player has just chosen, for your own turn; or decline [R15]."""

    point: ClassVar[str] = "steal_interrupt"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("victim", SEAT), Field("die", DIE)]

    def __init__(self, seat: int, victim: int, die: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.die: Final = die

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [STEAL, DECLINE]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        if move is DECLINE:
            pos.tell(NOT_STOLEN, seat)
            use_die(pos, self.victim, self.die)
            return
        pos.front[seat] = (self.die,)
        pos.front[self.victim] = ()
        pos.tell(STOLEN, seat, self.victim, self.die)
        use_tile(pos, seat, TILE_2B)
        pos.push(CHOOSE_DIE_OF[self.victim])

    def shown(self, pos: SteamRollers, viewer: int) -> Stealing:
        return {"victim": self.victim, "die": self.die}


# ---------------------------------------------------------------- changing


def use_die(pos: SteamRollers, seat: int, die: int) -> None:
    """Asks DP-3 if a tile can change the die, then DP-4."""
    if (
        can_use(pos, seat, TILE_1A)
        or can_use(pos, seat, TILE_1B)
        or can_use(pos, seat, TILE_5A)
        or can_use(pos, seat, TILE_5B)
    ):
        pos.push(ModifyDie(seat, die))
    else:
        pos.push(CHOOSE_ACTION_OF[seat][die])


class ModifyDie(Decision[SteamRollers]):
    """DP-3 Change the die with tile 1 or 5, at most once, or keep it."""

    point: ClassVar[str] = "modify_die"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("die", DIE)]

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        die = self.die
        moves = [KEEP]
        if can_use(pos, seat, TILE_1A) or can_use(pos, seat, TILE_1B):
            moves.extend([SET.of(value) for value in range(DIE.low, DIE.high + 1) if value != die])
        if can_use(pos, seat, TILE_5A):
            if die > DIE.low:
                moves.append(STEP.of(-1))
            if die < DIE.high:
                moves.append(STEP.of(1))
        if can_use(pos, seat, TILE_5B):
            moves.append(REROLL)
            moves.append(FLIP)
        return moves

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        die = self.die
        if move.verb is SET:
            use_tile(pos, seat, pos.tiles[NUMBER_OF[TILE_1A]])  # 1a returns to the pool before the action [R41]
            die = move.a
        elif move.verb is STEP:
            use_tile(pos, seat, TILE_5A)
            die += move.a
        elif move is REROLL:
            use_tile(pos, seat, TILE_5B)
            die = pos.dice.roll()
            pos.reveal()
        elif move is FLIP:
            use_tile(pos, seat, TILE_5B)
            die = 7 - die
        if move is not KEEP:
            turn_die(pos, seat, self.die, die)
        pos.push(CHOOSE_ACTION_OF[seat][die])

    def shown(self, pos: SteamRollers, viewer: int) -> WithDie:
        return {"die": self.die}


def turn_die(pos: SteamRollers, seat: int, before: int, after: int) -> None:
    """Gives a die in front of the seat another value."""
    front = list(pos.front[seat])
    front[front.index(before)] = after
    pos.front[seat] = tuple(front)
    pos.tell(DIE_CHANGED, seat, before, after)
