"""What the command line says when something is wrong."""

from __future__ import annotations

import sys


class Wrong(Exception):
    """A request that cannot be met. The message is one line that says what was wrong and what would be right."""


class Terminated(BaseException):
    """SIGTERM: like Ctrl-C, but nobody is there to answer."""


def complain(message: str) -> None:
    """One line, whatever the message was made of."""
    print("fajrant: " + " ".join(message.split()), file=sys.stderr)
