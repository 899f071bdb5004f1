"""SteamRollers, by Mark Gerrits."""

from fajrant.games.steamrollers.game import GAME

__all__ = ["GAME"]
