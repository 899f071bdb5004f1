"""Connecting to a Ray cluster, where there is none. Tests of work on a real one are beside that work."""

from __future__ import annotations

import socket

import pytest

from fajrant.cluster import NoCluster, connect

pytest.importorskip("ray")
pytestmark = pytest.mark.once


def test_where_nobody_listens_that_is_said_at_once_in_one_line() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(NoCluster) as refused:
        connect(address)
    assert str(refused.value).startswith(f"no Ray cluster at {address}: ")
    assert "\n" not in str(refused.value)


def test_a_wrong_address_is_refused() -> None:
    with pytest.raises(NoCluster, match="no Ray cluster at nonsense: "):
        connect("nonsense")
