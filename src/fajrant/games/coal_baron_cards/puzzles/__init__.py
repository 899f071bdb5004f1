"""Puzzles: positions with one best move, and what they are about in each language."""
