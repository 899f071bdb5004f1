"""All settings and limits of the server. The defaults suit a club: one process and one file.

They can be set in a file (`fajrant serve --config FILE`) or in the environment (`FAJRANT_CACHED_TABLES=5000`). The
command line overrides the environment, and the environment overrides the file. `docs/hosting.md` lists them all.
"""

from __future__ import annotations

import ipaddress
import math
import tomllib
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

STATIC = Path(__file__).parent / "static"  # the built web client
BOT_PAUSE = 0.6  # so that people can follow the game and undo
HERE = "127.0.0.1"
PREFIX = "FAJRANT_"
# variables of the build and the tests
NOT_OURS = {"FAJRANT_BUILD", "FAJRANT_COMPILE", "FAJRANT_PYTHON", "FAJRANT_PEERS_PYTHON", "FAJRANT_SERVER"}
MANY = 1_000_000_000

T = TypeVar("T")


def setting(default: T, about: str, least: float = 0, most: float = MANY) -> T:
    """A field that a host can set. Numbers have a range."""
    described: T = field(default=default, metadata={"about": about, "least": least, "most": most})
    return described


@dataclass(frozen=True)
class Settings:
    database: Path | str = field(
        metadata={"about": "the SQLite file, or the URL of a PostgreSQL database (`postgresql://…`)"}
    )
    static: Path = STATIC
    bots_awake: bool = False  # start the bots' processes with the server, not with the first bot
    # the address
    host: str = setting(HERE, "address to listen on; `0.0.0.0` for all addresses of this computer")
    port: int = setting(8765, "port to listen on; 0 for any free port", 0, 65535)
    allowed_hosts: tuple[str, ...] = setting((), "host names that the server answers to (`Host`); empty for any")
    trusted_proxies: tuple[str, ...] = setting(
        (HERE, "::1"), "addresses or networks of proxies whose `X-Forwarded-…` headers are trusted"
    )
    # connections
    connections: int = setting(10_000, "open connections in total; when full, the longest idle one is dropped", 10)
    connections_per_address: int = setting(300, "open connections per address; does not apply to trusted proxies", 1)
    sockets_per_address: int = setting(100, "WebSockets per address", 1)
    header_seconds: float = setting(10, "seconds for a request's headers to arrive", 0.1, 3600)
    body_seconds: float = setting(30, "seconds for a request's body to arrive", 0.1, 3600)
    idle_seconds: float = setting(
        15, "seconds without a request, or without reading, before a connection is closed", 0.1, 3600
    )
    stop_seconds: int = setting(3, "seconds for open requests to finish when the server stops", 0, 3600)
    # sizes
    body_bytes: int = setting(16_384, "bytes in the body of a command", 1000)
    record_bytes: int = setting(262_144, "bytes in a record that is opened", 1000)
    message_bytes: int = setting(1000, "bytes in a WebSocket message from a client", 100)
    # rates: a burst, then per second in the long run
    look_rate: float = setting(60, "reads (GET) per second and address", 1e-6)
    look_burst: float = setting(300, "reads in a burst", 1)
    command_rate: float = setting(
        20, "commands per second and address; at each table also per player, and for all guests together", 1e-6
    )
    command_burst: float = setting(100, "commands in a burst", 1)
    page_rate: float = setting(60, "pages and files of the web client per second and address", 1e-6)
    page_burst: float = setting(600, "pages and files in a burst", 1)
    probe_rate: float = setting(5, "`/healthz` and `/metrics` per second and address", 1e-6)
    probe_burst: float = setting(30, "`/healthz` and `/metrics` in a burst", 1)
    replay_rate: float = setting(15, "earlier moments of a game shown per second and address", 1e-6)
    replay_burst: float = setting(150, "earlier moments in a burst; a game that is not in memory counts as ten", 10)
    identity_rate: float = setting(0.1, "new identities (cookies) per second and address", 1e-6)
    identity_burst: float = setting(300, "new identities in a burst", 1)
    table_rate: float = setting(0.1, "tables opened per second and address", 1e-6)
    table_burst: float = setting(100, "tables opened in a burst", 1)
    record_rate: float = setting(0.2, "records opened per second and address", 1e-6)
    record_burst: float = setting(10, "records opened in a burst", 1)
    hint_rate: float = setting(0.5, "hints per second and person; each takes seconds of computing", 1e-6)
    hint_burst: float = setting(10, "hints in a burst", 1)
    review_rate: float = setting(0.01, "reviews begun per second and address; each takes a minute of computing", 1e-6)
    review_burst: float = setting(5, "reviews begun in a burst", 1)
    password_rate: float = setting(0.1, "passwords tried per second and address", 1e-6)
    password_burst: float = setting(10, "passwords tried in a burst", 1)
    name_rate: float = setting(
        0.5, "passwords tried per second and name, from addresses that have never logged in with it", 1e-6
    )
    name_burst: float = setting(300, "passwords tried for a name in a burst", 1)
    rate_keys: int = setting(10_000, "addresses, people and tables whose rates are tracked", 100)
    # tables
    open_tables: int = setting(10_000, "unfinished tables in total", 1)
    open_tables_each: int = setting(50, "unfinished tables per host", 1)
    expire_days: float = setting(
        90, "days without any activity after which an unfinished table is deleted; 0 for never", 0, 36_500
    )
    warn_days: float = setting(14, "days of warning that the players of such a table get first", 0, 36_500)
    away_seconds: float = setting(300, "seconds of absence after which others can seat a bot", 0)
    absences: int = setting(20_000, "absent people whose time of leaving is remembered", 100)
    any_seed: bool = setting(
        False, "let hosts choose the seed of tables with open seats, and make bots repeatable; for tests"
    )
    # memory
    cached_tables: int = setting(2000, "tables kept in memory; others are read from the database when needed", 1)
    cached_replays: int = setting(20, "replays kept in memory", 1)
    password_threads: int = setting(2, "passwords checked at the same time; each needs 64 MiB", 1, 64)
    # bots
    bot_workers: int = setting(2, "processes for bots to think in", 1, 256)
    cluster: str = setting("", "`HOST:PORT` of a Ray cluster for bots to think on; empty for this computer")
    bot_seconds: float = setting(20, "seconds for a bot's decision; after that its process is replaced", 0, 3600)
    bot_wait: float = setting(
        2,
        "seconds that a bot waits for a process before it plays one level lower, down to `greedy`",
        0.1,
        3600,
    )
    bot_tries: int = setting(2, "attempts at one decision; after that a quick bot makes it", 1, 10)
    bot_pause: float = setting(BOT_PAUSE, "seconds before a bot's turn", 0, 60)
    reviews: int = setting(20, "reviews that are made at the same time", 1, 10_000)
    # log and health
    log_rate: float = setting(20, "equal log lines per second", 1e-6)
    log_burst: float = setting(200, "equal log lines in a burst; dropped lines are counted", 1)
    health_seconds: float = setting(5, "seconds for which `/healthz` reuses its last test of writing to disk", 0, 3600)


SETTABLE: dict[str, Field[Any]] = {setting.name: setting for setting in fields(Settings) if setting.metadata}


class BadSetting(Exception):
    """A setting that is unknown or has an invalid value. `source` says where it was set."""

    def __init__(self, source: str, key: str, tried: object = None) -> None:
        super().__init__(f"{source}: {key}")
        self.source = source
        self.key = key
        self.tried = tried

    @property
    def known(self) -> bool:
        return self.key in SETTABLE

    def meant(self) -> str:
        """The setting with the most similar name; empty if none is similar."""
        return next(iter(get_close_matches(self.key, SETTABLE, 1)), "")


class BadFile(Exception):
    """A settings file that is not valid TOML. `line` is 0 if unknown."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def read_file(file: Path) -> dict[str, Any]:
    """The settings in a TOML file. Raises BadFile, BadSetting or OSError if it cannot be used."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadFile(0) from None
    except tomllib.TOMLDecodeError as wrong:
        digits = "".join([mark for mark in str(wrong).partition("at line ")[2].partition(",")[0] if mark.isdigit()])
        raise BadFile(int(digits or 0)) from None
    return {key: checked(str(file), key, value) for key, value in values.items()}


def read_environment(variables: Mapping[str, str]) -> dict[str, Any]:
    """The settings in the environment."""
    values: dict[str, Any] = {}
    for name, text in sorted(variables.items()):
        if name.startswith(PREFIX) and name not in NOT_OURS:
            key = name.removeprefix(PREFIX).lower()
            values[key] = checked(name, key, typed(key, text))
    return values


def typed(key: str, text: str) -> object:
    """A text from the environment in the type that a file would have; unchanged if it cannot be converted."""
    text = text.strip()
    kind = kind_of(key)
    if kind in ("list", "networks"):
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind == "flag":
        return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}.get(text.lower(), text)
    if kind in ("whole", "number"):
        for read in (int, float):
            try:
                return read(text)
            except ValueError:
                continue
    return text


def kind_of(key: str) -> str:
    """What a setting holds: flag, whole, number, text, list or networks."""
    if key == "trusted_proxies":
        return "networks"
    kind = str(SETTABLE[key].type) if key in SETTABLE else "str"
    return {"bool": "flag", "int": "whole", "float": "number", "str": "text", "Path | str": "text"}.get(kind, "list")


def checked(source: str, key: str, value: object) -> object:
    """The value in the setting's type. Raises BadSetting if it is not valid."""
    if key not in SETTABLE:
        raise BadSetting(source, key)
    kind = kind_of(key)
    if kind == "flag" and isinstance(value, bool):
        return value
    if kind == "text" and (is_text(value) or value == SETTABLE[key].default):
        return value
    fits = {"list": is_text, "networks": is_network}.get(kind)
    if fits is not None and isinstance(value, list) and all(fits(item) for item in value):
        return tuple(value)
    numeric = isinstance(value, int) if kind == "whole" else isinstance(value, int | float)
    if kind in ("whole", "number") and numeric and not isinstance(value, bool):
        assert isinstance(value, int | float)
        least, most = range_of(key)
        if math.isfinite(value) and least <= value <= most:
            return value
    raise BadSetting(source, key, value)


def is_text(value: object) -> bool:
    return isinstance(value, str) and value != ""


def is_network(value: object) -> bool:
    """An address, a network, or `*` for everything."""
    try:
        ipaddress.ip_network(str(value), strict=False)
    except ValueError:
        return value == "*"
    return isinstance(value, str)


def range_of(key: str) -> tuple[float, float]:
    return SETTABLE[key].metadata.get("least", 0), SETTABLE[key].metadata.get("most", MANY)
