"""Coal Baron: The Great Card Game, by Wolfgang Kramer and Michael Kiesling."""

from fajrant.games.coal_baron_cards.game import GAME

__all__ = ["GAME"]
