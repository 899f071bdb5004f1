"""Coal Baron, by Wolfgang Kramer and Michael Kiesling."""

from fajrant.games.coal_baron.game import GAME

__all__ = ["GAME"]
