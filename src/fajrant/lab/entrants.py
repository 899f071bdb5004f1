"""Entrants: the bots that are compared, as text `LEVEL[:TIMES][@COMMIT]`, for example `hard:2@dec5392`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fajrant.bots import LEVELS, PEERS, STYLES
from fajrant.lab.errors import LabError

KNOWN = [*LEVELS, *PEERS]
SEARCHING = [*STYLES, *PEERS]
TIMES = re.compile(r"\d{1,6}(\.\d{1,4})?")
SHORT = 7  # digits of a commit in a name


@dataclass(frozen=True)
class Entrant:
    level: str
    times: float = 1.0  # multiplies the usual number of iterations
    commit: str = ""  # the commit whose code it runs; empty for the code of this program
    without: tuple[str, ...] = ()  # patterns of moves that it avoids, see `fajrant.lab.restriction`

    @property
    def slow(self) -> bool:
        """Whether it searches, or thinks in another process."""
        return self.level in SEARCHING or bool(self.commit)

    def __str__(self) -> str:
        return self.spell(":") + (f" without {', '.join(self.without)}" if self.without else "")

    def seat_name(self) -> str:
        """The entrant's text without colons, because names in a record cannot contain them."""
        return self.spell("×") + ("-restricted" if self.without else "")

    def spell(self, sign: str) -> str:
        times = "" if self.times == 1.0 else f"{sign}{self.times}".removesuffix(".0")
        return self.level + times + (f"@{short(self.commit)}" if self.commit else "")


def short(commit: str) -> str:
    return commit[:SHORT]


def read_entrant(text: str) -> Entrant:
    """Parses an entrant, but does not resolve its commit. Raises LabError if the text is not valid."""
    name, at, commit = text.partition("@")
    level, colon, times = name.partition(":")
    if level not in KNOWN:
        raise LabError("bot", {"tried": level, "known": ", ".join(KNOWN)})
    if colon and (not TIMES.fullmatch(times) or float(times) == 0.0):
        raise LabError("times", {"tried": text, "times": times})
    if colon and level not in SEARCHING:
        raise LabError("no_search", {"level": level, "known": ", ".join(SEARCHING)})
    if at and not commit:
        raise LabError("no_commit", {"tried": text})
    return Entrant(level, float(times) if colon else 1.0, commit)
