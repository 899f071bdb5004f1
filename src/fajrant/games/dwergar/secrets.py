"""§7 What nobody sees is dealt anew: the order of the projects, and which events will come."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.dwergar.content import BASIC
from fajrant.games.dwergar.state import Dwergar, unseen_events


def determinize(pos: Dwergar, dice: Dice) -> Dwergar:
    """A position that no seat can tell from `pos`: all know the same.

    Basic projects stay above advanced ones; events come from all that were not revealed, also from those that left the
    game unseen. Both are sorted before they are shuffled, so that where they lay says nothing.
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
