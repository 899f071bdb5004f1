"""Dwergar, by Jan Madejski."""

from fajrant.games.dwergar.game import GAME

__all__ = ["GAME"]
