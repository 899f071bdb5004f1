"""§7 Hidden cards are reshuffled for each simulated world: the order of the projects, and the events to come."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.dwergar.content import BASIC
from fajrant.games.dwergar.state import Dwergar, unseen_events


def determinize(pos: Dwergar, dice: Dice) -> Dwergar:
    """A world that no seat can distinguish from `pos`: all seats know the same.

    Basic projects stay above advanced ones. Events are drawn from all that were not revealed, including those that left
    the game unseen. Both are sorted before the shuffle, so that their real order has no influence.
    """
    world = pos.clone()
    world.dice = dice.clone()
    advanced = sorted([card for card in pos.pile if not BASIC[card]])
    basic = sorted([card for card in pos.pile if BASIC[card]])
    world.dice.shuffle(advanced)
    world.dice.shuffle(basic)
    world.pile = tuple(advanced + basic)
    events = unseen_events(pos)
    world.dice.shuffle(events)
    world.events = tuple(events[: len(pos.events)])
    world.ask_again()
    return world
