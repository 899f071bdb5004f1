"""§4 and §6: the course of a shift, D2, scoring, the next start player, the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move
from fajrant.core.steps import Decision, Step
from fajrant.games.coal_baron.content import CATEGORIES, FACTORY_SPACES, NONE, SCORED_FROM, SEAT, SHIFT, SPACES
from fajrant.games.coal_baron.moves import ACCOUNTED, FACTORY_COUNTED, GAME_OVER, SCORED, SHIFT_BEGAN
from fajrant.games.coal_baron.rules.placement import choosable, place
from fajrant.games.coal_baron.scoring import SOURCE_OF, award, count, points
from fajrant.games.coal_baron.state import CoalBaron
from fajrant.games.coal_baron.views import Placing


class BeginShift(Step[CoalBaron]):
    """All workers are with their owners; the start player begins."""

    def proceed(self, pos: CoalBaron) -> None:
        pos.tell(SHIFT_BEGAN, pos.shift, pos.starter)
        pos.become(SHIFT_OF[pos.starter])


class Shift(Step[CoalBaron]):
    """§4 Seats take turns clockwise, one placement each [R33]. Seats without workers are skipped [R4].

    The shift ends when nobody has a worker left.
    """

    fields: ClassVar[list[Field]] = [Field("turn", SEAT)]

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def proceed(self, pos: CoalBaron) -> None:
        for distance in range(pos.seats):
            seat = (self.turn + distance) % pos.seats
            if pos.pits[seat].workers > 0:
                pos.become(SHIFT_OF[(seat + 1) % pos.seats])
                pos.push(CHOOSE_SPACE_OF[seat])
                return
        pos.become(EndOfShift())


class ChooseSpace(Decision[CoalBaron]):
    """D2 Choose a worker space; the number of workers is fixed [R6]."""

    point: ClassVar[str] = "choose_space"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        return choosable(pos, seat)

    def takes(self, pos: CoalBaron, moves: list[Move]) -> list[int]:
        """The tile or card on each space."""
        return [pos.lying[move.a] for move in moves]

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        pos.done()
        place(pos, seat, move.a)

    def shown(self, pos: CoalBaron, viewer: int) -> Placing:
        pit = pos.pits[self.seat]
        return {"workers": pit.workers, "marks": pit.marks}


# steps are immutable, so those of every turn are created once, by seat
SHIFT_OF: Final = [Shift(seat) for seat in range(SEAT.size())]
CHOOSE_SPACE_OF: Final = [ChooseSpace(seat) for seat in range(SEAT.size())]


class EndOfShift(Step[CoalBaron]):
    """§6.1 and §6.2: score, pass on the start player token, return all workers. After the last shift comes §6.3."""

    def proceed(self, pos: CoalBaron) -> None:
        pos.reveal()  # the delivered piles are counted
        score_shift(pos)
        if pos.shift == SHIFT.high:
            account(pos)
            pos.tell(GAME_OVER)
            pos.done()
            return
        pos.starter = next_starter(pos)
        take_workers_home(pos)
        pos.shift += 1
        pos.become(BeginShift())


def score_shift(pos: CoalBaron) -> None:
    """§6.1 Scores four categories after the first shift, eight after the second, twelve after the third [R20]."""
    for category in CATEGORIES:
        if SCORED_FROM[category] <= pos.shift:
            counts = [count(pit, category) for pit in pos.pits]
            given = award(category, counts)
            for seat, pit in enumerate(pos.pits):
                pit.vp[SOURCE_OF[category]] += given[seat]
            if pos.sink is not None:
                pos.tell_to(EVERYBODY, SCORED, (pos.shift, category, tuple(counts), tuple(given)))


def account(pos: CoalBaron) -> None:
    """§6.3 Announces the final accounting; `scoring.points` adds it up."""
    if pos.sink is None:
        return
    for seat, pit in enumerate(pos.pits):
        money, coal, orders, balance = points(pit)[-4:]
        pos.tell_to(EVERYBODY, ACCOUNTED, (seat, money, coal, orders, balance))


def factory_workers(pos: CoalBaron, seat: int) -> int:
    """A seat's workers in the factory, including its draw space [R22] but not bumped ones [R35]."""
    return sum([pos.crowd[space] for space in FACTORY_SPACES if pos.owner[space] == seat])


def next_starter(pos: CoalBaron) -> int:
    """§6.2 The seat with most workers in the factory; if tied, the first clockwise after the previous start player."""
    workers = [factory_workers(pos, seat) for seat in range(pos.seats)]
    pos.tell_to(EVERYBODY, FACTORY_COUNTED, (tuple(workers),))
    most = max(workers)
    tied = [seat for seat in range(pos.seats) if workers[seat] == most]
    if len(tied) == 1:
        return tied[0]
    seat = (pos.starter + 1) % pos.seats
    while seat not in tied:
        seat = (seat + 1) % pos.seats
    return seat


def take_workers_home(pos: CoalBaron) -> None:
    """Returns all workers from spaces, canteen and bank."""
    for space in SPACES:
        pos.owner[space] = NONE
        pos.crowd[space] = 0
    for pit in pos.pits:
        pit.workers = pos.party().workers
        pit.canteen = 0
        pit.bank = 0
