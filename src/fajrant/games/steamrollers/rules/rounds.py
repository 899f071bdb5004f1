"""§4.1 and §6: rounds, turns and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Numbers
from fajrant.core.steps import Step
from fajrant.games.steamrollers.content import (
    BY_CITIES,
    BY_STALEMATE,
    EMPTY_CITIES_TO_END,
    FACES,
    IDLE_ROUNDS_TO_END,
    MISSING,
    NONE,
    NUMBERS,
    SEAT,
    SHOWN_WITHOUT,
    SIDEWAYS,
    UPRIGHT,
    WHITE_DICE,
)
from fajrant.games.steamrollers.moves import ROLLED
from fajrant.games.steamrollers.rules.dice import CHOOSE_DIE_OF, use_die
from fajrant.games.steamrollers.rules.ending import end_game
from fajrant.games.steamrollers.rules.ewa import EwasTurn
from fajrant.games.steamrollers.rules.orders import CLAIM_ORDER_OF
from fajrant.games.steamrollers.state import SteamRollers, empty_cities

BEGUN: Final = Numbers("turns", 0, SEAT.size())


class BeginRound(Step[SteamRollers]):
    """§4.1 The first player rolls all white dice and the black one."""

    def proceed(self, pos: SteamRollers) -> None:
        pos.rounds += 1
        pos.progress = False
        white = [pos.dice.roll() for _ in range(WHITE_DICE[pos.seats])]
        white.sort()
        pos.white = tuple(white)
        pos.black = MISSING[pos.dice.below(len(FACES))]
        for seat in range(pos.seats):
            pos.front[seat] = ()
        pos.reveal()
        pos.tell_to(EVERYBODY, ROLLED, (pos.rounds, pos.first, pos.white, SHOWN_WITHOUT[pos.black]))
        pos.become(TURNS_AFTER[0])


class Turns(Step[SteamRollers]):
    """Seats take one turn each, clockwise from the first player. `begun` seats have begun theirs."""

    fields: ClassVar[list[Field]] = [Field("begun", BEGUN)]

    def __init__(self, begun: int) -> None:
        self.begun: Final = begun

    def proceed(self, pos: SteamRollers) -> None:
        if self.begun < pos.seats:
            pos.become(TURNS_AFTER[self.begun + 1])
            begin_turn(pos, (pos.first + self.begun) % pos.seats)
        elif pos.solo():
            pos.become(END_OF_ROUND)
            pos.push(EwasTurn())
        else:
            pos.become(END_OF_ROUND)


def begin_turn(pos: SteamRollers, seat: int) -> None:
    """Straightens the seat's tiles [R1]; then the seat chooses a die, unless it must use a stolen one [R15]."""
    for number in NUMBERS:
        if pos.owner[number] == seat and pos.facing[number] == SIDEWAYS:
            pos.facing[number] = UPRIGHT
    pos.worn = 0
    if pos.orders:
        pos.push(CLAIM_ORDER_OF[seat])
    if pos.front[seat]:
        use_die(pos, seat, pos.front[seat][0])
    else:
        pos.push(CHOOSE_DIE_OF[seat])


class EndOfRound(Step[SteamRollers]):
    """§6 Three empty cities or ten rounds without progress [R40] end the game. Otherwise the first player changes."""

    def proceed(self, pos: SteamRollers) -> None:
        pos.idle = 0 if pos.progress else pos.idle + 1
        if empty_cities(pos) >= EMPTY_CITIES_TO_END:
            end_game(pos, BY_CITIES)
        elif pos.idle >= IDLE_ROUNDS_TO_END:
            end_game(pos, BY_STALEMATE)
        else:
            pos.first = (pos.first + 1) % pos.seats
            pos.become(BEGIN_ROUND)


# steps are immutable, so those of every round are made once
TURNS_AFTER: Final = [Turns(begun) for begun in range(SEAT.size() + 1)]
END_OF_ROUND: Final = EndOfRound()
BEGIN_ROUND: Final = BeginRound()


def turn_of(pos: SteamRollers) -> int:
    """The seat whose turn it is; NONE before the first round, between rounds and in Ewa's turn."""
    for step in pos.stack:
        if isinstance(step, Turns) and step.begun > 0:
            return (pos.first + step.begun - 1) % pos.seats
    return NONE
