"""One server shared by most tests of a pytest worker, and visitors with new browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.serving import Client, Serving, generous, serving

Come = Callable[..., Client]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(generous(tmp_path_factory.mktemp("server") / "tables.sqlite3")) as running:
        yield running


@pytest.fixture
def come(server: Serving) -> Iterator[Come]:
    """`come("Ania")` is a new visitor with that name; `come()` is one without a name."""
    clients: list[Client] = []

    def visit(name: str = "", address: str = "") -> Client:
        clients.append(Client(address or server.address, name))
        return clients[-1]

    yield visit
    for client in clients:
        client.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"
