"""§4.2 A round: the token, a turn for each seat, the event, the fire."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Numbers
from fajrant.core.steps import Step
from fajrant.games.dwergar.content import NONE, SEAT
from fajrant.games.dwergar.moves import DECKS_IN_PLAY, PROJECTS_LAID, ROUND_BEGAN
from fajrant.games.dwergar.rules.ending import EndGame
from fajrant.games.dwergar.rules.happenings import reveal_event, spread_fire
from fajrant.games.dwergar.rules.silverbeard import award_token
from fajrant.games.dwergar.rules.turn import BEGIN_TURN_OF
from fajrant.games.dwergar.state import Dwergar

TURNS: Final = Numbers("turns", 0, SEAT.size())


class BeginRound(Step[Dwergar]):
    """ROUND_START Award Silverbeard's token for this round."""

    def proceed(self, pos: Dwergar) -> None:
        if pos.round == 1:
            pos.tell_to(EVERYBODY, DECKS_IN_PLAY, (pos.decks,))
            pos.tell_to(EVERYBODY, PROJECTS_LAID, (pos.row,))
        pos.tell(ROUND_BEGAN, pos.round)
        award_token(pos)
        pos.become(ROUND_OF[0])


class Round(Step[Dwergar]):
    """§4.2 Every seat takes one turn, in seat order. The starting player never changes."""

    fields: ClassVar[list[Field]] = [Field("turns", TURNS)]

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns  # how many have begun

    def proceed(self, pos: Dwergar) -> None:
        if self.turns == pos.seats:
            pos.become(EndOfRound())
        else:
            pos.become(ROUND_OF[self.turns + 1])
            pos.push(BEGIN_TURN_OF[(pos.starter + self.turns) % pos.seats])


ROUND_OF: Final = [Round(turns) for turns in range(TURNS.size())]


class EndOfRound(Step[Dwergar]):
    """§6.1 The old event ends, the next one is revealed, and fire spreads. Without a next event the game ends [R19]."""

    def proceed(self, pos: Dwergar) -> None:
        pos.event = NONE
        if not pos.events:
            spread_fire(pos)
            pos.become(EndGame())
            return
        reveal_event(pos)
        spread_fire(pos)
        pos.round += 1
        pos.become(BeginRound())
