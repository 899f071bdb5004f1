"""The progress of a game: its round or shift, and its phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ROUND: Final = "round"
SHIFT: Final = "shift"
OPEN_END: Final = 0


class Clock:
    """The current round or shift, and the current phase of it if the rules divide it into phases.

    `now` is 0 before the first one; `last` is OPEN_END if the rules do not fix how many there are. `phase` is one of
    `phases`, or empty outside of them.
    """

    def __init__(self, kind: str, now: int, last: int, phases: Sequence[str] = (), phase: str = "") -> None:
        self.kind: Final = kind
        self.now: Final = now
        self.last: Final = last
        self.phases: Final = list(phases)
        self.phase: Final = phase
