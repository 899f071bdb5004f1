"""The program with a clock that is wrong, and with short waits and leases, so that tests need not wait for them.

    python skewed.py FILE serve …

FILE has the number of days by which the clock is ahead. It is read again and again.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from fajrant.__main__ import main
from fajrant.house import house, retention
from fajrant.server import sharing
from fajrant.server.surroundings import SystemClock

AHEAD: list[Path] = []  # the file


def now(self: SystemClock) -> str:
    ahead = timedelta(days=float(AHEAD[0].read_text() or 0))
    return (datetime.now(UTC) + ahead).isoformat(timespec="milliseconds")


if __name__ == "__main__":
    AHEAD.append(Path(sys.argv.pop(1)))
    SystemClock.now = now  # type: ignore[method-assign]
    house.BOTS_SECONDS = 1.0
    retention.TIDY_SECONDS = 0.25
    sharing.LOOK_SECONDS = 2.0
    main()
