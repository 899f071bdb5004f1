"""Of all tests."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# A shell's background job ignores Ctrl-C, and so would every program that the tests start and then interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Server and command line are interpreted in every build: it is enough to ask them once."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in ("cli", "server"):
            item.add_marker(pytest.mark.once)
