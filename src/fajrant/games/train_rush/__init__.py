"""Train Rush, by Sebastian Szponar."""

from fajrant.games.train_rush.game import GAME

__all__ = ["GAME"]
