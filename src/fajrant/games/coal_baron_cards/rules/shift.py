"""§4.1 and §6.1: the course of a shift, D1 and D9 of a turn, and the end of a shift."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import Decision, Step
from fajrant.games.coal_baron_cards.content import MINING_01, NONE, SEAT
from fajrant.games.coal_baron_cards.crew import crew_of, innovations_in, pays_with_innovations, workers_in
from fajrant.games.coal_baron_cards.moves import (
    END_TURN,
    GAME_OVER,
    INNOVATE,
    PASS,
    PASSED,
    SHIFT_BEGAN,
    TOKEN_TAKEN,
)
from fajrant.games.coal_baron_cards.rules.innovations import innovate, innovation_moves, might_innovate
from fajrant.games.coal_baron_cards.rules.placement import Pay, might_place, place_or_pass
from fajrant.games.coal_baron_cards.state import UNUSED, CardGame, added, has_innovations
from fajrant.games.coal_baron_cards.views import WithWorkers


class BeginShift(Step[CardGame]):
    """All zones are empty and all players active; the start player begins."""

    def proceed(self, pos: CardGame) -> None:
        pos.tell(SHIFT_BEGAN, pos.shift, pos.starter)
        pos.become(Shift(pos.starter))


class Shift(Step[CardGame]):
    """§4.1 Seats take turns clockwise, but those that have passed are skipped [R46]. It ends when all have passed."""

    fields: ClassVar[list[Field]] = [Field("turn", SEAT)]

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def proceed(self, pos: CardGame) -> None:
        mines = pos.mines
        seat = self.turn
        for _ in mines:
            next_seat = seat + 1 if seat + 1 < pos.seats else 0
            if not mines[seat].passed:
                pos.become(SHIFT_OF[next_seat])
                pos.push(MAIN_OF[seat])
                return
            seat = next_seat
        pos.become(EndOfShift())


ONLY_END_TURN: Final = [END_TURN]


class Main(Decision[CardGame]):
    """D1 Play action innovations, then place workers or pass."""

    point: ClassVar[str] = "MAIN"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        mine = pos.mines[seat]
        if not has_innovations(mine):
            return place_or_pass(pos, mine)
        return innovation_moves(pos, mine) + place_or_pass(pos, mine)

    def ask_anyway(self, pos: CardGame, seat: int) -> bool:
        mine = pos.mines[seat]
        return might_innovate(mine) or might_place(pos, mine)

    def gives_up(self, pos: CardGame, seat: int, move: Move) -> bool:
        return move is PASS

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        if move is PASS:
            pos.mines[seat].passed = True
            pos.tell(PASSED, seat)
            pos.done()
        elif move.verb is INNOVATE:
            innovate(pos, seat, move.a)
        else:
            pos.become(AFTER_OF[seat])
            pos.push(Pay(seat, move.a))

    def shown(self, pos: CardGame, viewer: int) -> WithWorkers:
        return {"workers": sum(workers_in(pos.mines[self.seat].workers))}


class After(Decision[CardGame]):
    """D9 After the action: play more action innovations, even those gained this turn [R23], or end the turn."""

    point: ClassVar[str] = "AFTER"

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        mine = pos.mines[seat]
        if not has_innovations(mine):
            return ONLY_END_TURN
        return innovation_moves(pos, mine) + ONLY_END_TURN

    def winds_up(self) -> bool:
        return True

    def ask_anyway(self, pos: CardGame, seat: int) -> bool:
        return might_innovate(pos.mines[seat])

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        if move is END_TURN:
            pos.done()
        else:
            innovate(pos, seat, move.a)


# steps are immutable, so those of every turn are created once, by seat
SHIFT_OF: Final = [Shift(seat) for seat in range(SEAT.size())]
MAIN_OF: Final = [Main(seat) for seat in range(SEAT.size())]
AFTER_OF: Final = [After(seat) for seat in range(SEAT.size())]


class EndOfShift(Step[CardGame]):
    """§6.1 The token goes to the last user of `mining_01`, or else to the start player [R28]; workers return."""

    def proceed(self, pos: CardGame) -> None:
        last = pos.zones[MINING_01].last
        taker = pos.starter if last == NONE else last
        pos.mines[taker].tokens += (pos.shift,)
        pos.tell(TOKEN_TAKEN, taker, pos.shift)
        if pos.shift == pos.party().shifts:
            pos.tell(GAME_OVER)
            pos.reveal()  # hands are open at the end of the game (§7)
            pos.done()
            return
        clear_zones(pos)
        for mine in pos.mines:
            mine.passed = False
        pos.shift += 1
        pos.starter = taker
        pos.become(BeginShift())


def clear_zones(pos: CardGame) -> None:
    """Returns worker cards to their owners and removes worker innovations from the game [R26]."""
    for zone in pos.zones:
        for _, payment in zone.laid:
            if pays_with_innovations(payment):
                for kind in innovations_in(payment):
                    pos.removed = added(pos.removed, kind)
    pos.zones = UNUSED.copy()
    workers = crew_of(pos.party().workers)
    for mine in pos.mines:
        mine.workers = workers
