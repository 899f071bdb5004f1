"""Luck: changes of the chance of winning that no decision causes.

They happen when dice are rolled, when something is shuffled, dealt or revealed, and when the next seat to decide knows
other things than the last one. Any other change is only the uncertainty of the searches.
"""

from __future__ import annotations

from typing import Any, Final

from fajrant.bots.base import fresh_dice
from fajrant.core.dice import Dice, seeded
from fajrant.core.game import Game
from fajrant.core.journal import CHANCE, EVERYBODY
from fajrant.core.position import Position

DICE: Final = "dice"  # dice were rolled, or something was shuffled or dealt
REVEALED: Final = "revealed"  # something hidden was revealed
KNOWLEDGE: Final = "knowledge"  # the next seat knew other things than the last one
WORLDS: Final = 4  # number of worlds in which the knowledge of two seats is compared


def causes_of(revealed: int, knowledge: bool) -> list[str]:
    """The causes of luck between two decisions; none if there was no luck. `revealed` is as in `Entry`."""
    causes: list[str] = []
    if revealed & CHANCE:
        causes.append(DICE)
    elif revealed & EVERYBODY:
        causes.append(REVEALED)
    if knowledge:
        causes.append(KNOWLEDGE)
    return causes


def seats_apart(game: Game[Any], pos: Position, seat: int) -> list[int]:
    """The seats that know something that this seat does not know, or do not know something that it knows."""
    dice = seeded(0)
    others = [other for other in range(pos.seats) if other != seat]
    apart = [other for other in others if knows_less(game, pos, other, seat, dice)]
    return apart + [other for other in others if other not in apart and knows_less(game, pos, seat, other, dice)]


def knows_less(game: Game[Any], pos: Position, seat: int, other: int, dice: Dice) -> bool:
    """Does the other seat see something that this seat cannot know, because it differs between this seat's worlds?"""
    truth = seen(game, pos, other)
    for _ in range(WORLDS):
        world: Position = game.determinize(pos, seat, fresh_dice(dice))
        if seen(game, world, other) != truth:
            return True
    return False


def seen(game: Game[Any], pos: Position, seat: int) -> list[object]:
    return [game.view(pos, seat), dict(pos.decision().shown(pos, seat))]
