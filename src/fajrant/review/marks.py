"""Marks of decisions. docs/review.md says how the limits were chosen, and how often each mark is given."""

from __future__ import annotations

from typing import Final

from fajrant.review.judge import Verdict

SOUND: Final = ["great", "only"]
UNSOUND: Final = ["inaccuracy", "mistake", "blunder"]
MARKS: Final = [*SOUND, *UNSOUND]

INACCURACY: Final = 0.04  # of the chance of winning
MISTAKE: Final = 0.08
BLUNDER: Final = 0.15


def mark_of(verdict: Verdict | None) -> str:
    """The mark of a decision; empty for a usual move."""
    if verdict is None:
        return ""
    if verdict.best is not verdict.played:
        return unsound(verdict.loss)
    if verdict.best.chance - verdict.obvious.chance >= MISTAKE:
        return "great"
    if len(verdict.ranked) > 1 and verdict.best.chance - verdict.ranked[1].chance >= MISTAKE:
        return "only"
    return ""


def unsound(loss: float) -> str:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else ""
