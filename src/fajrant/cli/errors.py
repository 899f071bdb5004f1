"""Errors of the command line."""

from __future__ import annotations

import sys
from typing import NoReturn

INTERRUPTED = 130  # the usual exit code after Ctrl-C


class Wrong(Exception):
    """A bad request. The message is one line that says what was wrong and what would be valid."""


class Terminated(BaseException):
    """SIGTERM was received. Like Ctrl-C, but nobody is there to answer questions."""


def terminate(*_: object) -> NoReturn:
    """A signal handler."""
    raise Terminated


def complain(message: str) -> None:
    """Prints the message to stderr as one line."""
    print("fajrant: " + " ".join(message.split()), file=sys.stderr)
