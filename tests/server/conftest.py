"""One server shared by most tests of a pytest worker, and visitors with new browsers.

Tests in the modules below run twice, on a SQLite file and on PostgreSQL, and so do all tests that ask for a database
`anywhere`. Tests that ask for a `database` get a SQLite file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, running_postgres
from tests.server.serving import Client, ClientAtSockets, Serving, generous, serving

Come = Callable[..., Client]

STORES = ["sqlite", "postgresql"]
ON_BOTH = {
    f"tests.server.{name}"
    for name in [
        "test_clock",
        "test_from_record",
        "test_leaks",
        "test_leaving",
        "test_lessons",
        "test_live",
        "test_migrations",
        "test_moves",
        "test_names",
        "test_own_data",
        "test_passwords",
        "test_openapi",
        "test_people",
        "test_play",
        "test_puzzles",
        "test_retention",
        "test_seats",
        "test_sessions",
        "test_store",
        "test_take_back",
    ]
}

BOTH_WAYS = {"tests.server.test_moves"}  # moves sent as requests, and over live sockets


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    asked = metafunc.fixturenames
    if "come" in asked and metafunc.module.__name__ in BOTH_WAYS:
        metafunc.parametrize("come", [Client, ClientAtSockets], indirect=True, ids=["requests", "sockets"])
    if "stored_in" in asked:
        both = "anywhere" in asked or (metafunc.module.__name__ in ON_BOTH and "database" not in asked)
        stores = STORES if both else STORES[:1]
        metafunc.parametrize("stored_in", stores, scope="session", ids=[name[:8] for name in stores])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def server(
    stored_in: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    where = new_database(request) if stored_in == "postgresql" else folder / "tables.sqlite3"
    with serving(generous(where)) as running:
        yield running


def new_database(request: pytest.FixtureRequest) -> str:
    postgres = request.getfixturevalue("postgres")
    assert isinstance(postgres, Postgres)
    return postgres.new_database()


@pytest.fixture
def come(server: Serving, request: pytest.FixtureRequest) -> Iterator[Come]:
    """`come("Ania")` is a new visitor with that name; `come()` is one without a name."""
    clients: list[Client] = []
    kind: type[Client] = getattr(request, "param", Client)

    def visit(name: str = "", address: str = "") -> Client:
        clients.append(kind(address or server.address, name))
        return clients[-1]

    yield visit
    for client in clients:
        client.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A SQLite file that does not exist yet."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def anywhere(stored_in: str, tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    """A new database of either kind."""
    return new_database(request) if stored_in == "postgresql" else tmp_path / "tables.sqlite3"
