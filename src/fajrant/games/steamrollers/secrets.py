"""§7 Nothing on the table is hidden. Only future rolls of the dice are unknown."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.steamrollers.state import SteamRollers


def determinize(pos: SteamRollers, dice: Dice) -> SteamRollers:
    """The same position with other dice. Even the bag is public: its contents follow from the rest of the table."""
    world = pos.clone()
    world.dice = dice.clone()
    return world
