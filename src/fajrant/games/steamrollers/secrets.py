"""§7 Nothing on the table is hidden; what a seat cannot know is how the dice will fall."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.steamrollers.state import SteamRollers


def determinize(pos: SteamRollers, dice: Dice) -> SteamRollers:
    """The same table, whoever looks, with a future of its own. What the bag holds can be worked out by everybody."""
    world = pos.clone()
    world.dice = dice.clone()
    return world
