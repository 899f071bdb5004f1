"""§6.2 The end of the game: bonus turns (D8), free developments (D9) and end bonuses."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.dwergar.content import BONUS_ACTIONS, GOLDEN_TERRACES, NONE, WESTERN_QUARTER
from fajrant.games.dwergar.moves import ACCOUNTED, FREE_DEVELOPMENT, GAME_OVER
from fajrant.games.dwergar.rules.effects.end_game import END_CARDS, end_bonus
from fajrant.games.dwergar.rules.projects import FREE, begin_developing
from fajrant.games.dwergar.rules.turn import BonusTurn
from fajrant.games.dwergar.state import Dwergar, owned_of


def leaders(pos: Dwergar, deck: int) -> list[int]:
    """R21 All seats with the most projects of a deck, at least one; in seat order."""
    most = max([owned_of(clan, deck) for clan in pos.clans])
    return [seat for seat in pos.in_order() if most > 0 and owned_of(pos.clans[seat], deck) == most]


class EndGame(Step[Dwergar]):
    """D8 Each leader of the Western Quarter takes a bonus turn. Leaders are counted once, before the first [R45]."""

    def proceed(self, pos: Dwergar) -> None:
        pos.become(FreeDevelopments())
        for seat in reversed(leaders(pos, WESTERN_QUARTER)):
            pos.push(BonusTurn(seat, BONUS_ACTIONS))


class FreeDevelopments(Step[Dwergar]):
    """D9 Each leader of the Golden Terraces develops a project for free. Leaders are counted now [R45]."""

    def proceed(self, pos: Dwergar) -> None:
        pos.become(FinalScoring())
        for seat in reversed(leaders(pos, GOLDEN_TERRACES)):
            pos.push(FreeDevelopment(seat))


class FreeDevelopment(Decision[Dwergar]):
    """D9 Develop any realised project for free, or none. A seat without one is skipped."""

    point: ClassVar[str] = "free_development"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: Dwergar, seat: int) -> list[Move]:
        moves = [FREE_DEVELOPMENT.of(card) for card in sorted(pos.clans[seat].realised)]
        moves.append(FREE_DEVELOPMENT.of(NONE))
        return moves

    def resolve(self, pos: Dwergar, seat: int, move: Move) -> None:
        if move.a == NONE:
            pos.done()
            return
        pos.become(AfterFreeDevelopment(seat))
        begin_developing(pos, seat, move.a, 0, FREE)


class AfterFreeDevelopment(Step[Dwergar]):
    """R44 If card 43 is developed for free, a bonus turn of one action follows at once."""

    fields: ClassVar[list[Field]] = [BY_SEAT]

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def proceed(self, pos: Dwergar) -> None:
        actions = pos.extra
        pos.extra = 0
        pos.done()
        if actions > 0:
            pos.push(BonusTurn(self.seat, actions))


class FinalScoring(Step[Dwergar]):
    """§6.2 Announces the end bonuses; `scoring.points` adds them up."""

    def proceed(self, pos: Dwergar) -> None:
        for seat in pos.in_order():
            for card in END_CARDS:
                points = end_bonus(pos, seat, card)
                if points > 0:
                    pos.tell(ACCOUNTED, seat, card, points)
        pos.tell(GAME_OVER)
        pos.done()
