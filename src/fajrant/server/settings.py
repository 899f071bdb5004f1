"""Every limit of the server, in one place. The defaults suit a club: one process and one file.

A host sets them in a file (`fajrant serve --config FILE`) or in the environment (`FAJRANT_CACHED_TABLES=1000`); what is
said on the command line counts most, then the environment, then the file. `docs/hosting.md` lists them all.
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
BOT_PAUSE = 0.6  # so that people can follow and take back
HERE = "127.0.0.1"
PREFIX = "FAJRANT_"
# of build and tests
NOT_OURS = {"FAJRANT_BUILD", "FAJRANT_COMPILE", "FAJRANT_PYTHON", "FAJRANT_PEERS_PYTHON", "FAJRANT_SERVER"}
MANY = 1_000_000_000

T = TypeVar("T")


def setting(default: T, about: str, least: float = 0, most: float = MANY) -> T:
    """A field that a host can set. Numbers have a range."""
    found: T = field(default=default, metadata={"about": about, "least": least, "most": most})
    return found


@dataclass(frozen=True)
class Settings:
    database: Path = field(metadata={"about": "the file that the tables are kept in"})
    static: Path = STATIC
    bots_awake: bool = False  # their processes start with the server, not with the first bot
    # the address
    host: str = setting(HERE, "address to listen at; `0.0.0.0` for all of this computer's")
    port: int = setting(8765, "port to listen at; 0 for any free one", 0, 65535)
    allowed_hosts: tuple[str, ...] = setting((), "names that the server answers to (`Host`); empty for any")
    trusted_proxies: tuple[str, ...] = setting(
        (HERE, "::1"), "addresses or networks of proxies whose `X-Forwarded-…` headers count"
    )
    # connections
    connections: int = setting(10_000, "open connections in all; the longest idle one makes way", 10)
    connections_per_address: int = setting(300, "open connections per address; trusted proxies have no such limit", 1)
    sockets_per_address: int = setting(100, "WebSockets per address", 1)
    header_seconds: float = setting(10, "time for a request's headers to arrive", 0.1, 3600)
    body_seconds: float = setting(30, "time for a request's body to arrive", 0.1, 3600)
    idle_seconds: float = setting(15, "time without a request or without reading, until a connection ends", 0.1, 3600)
    stop_seconds: int = setting(3, "time for open requests to finish when the server stops", 0, 3600)
    # sizes
    body_bytes: int = setting(16_384, "bytes in the body of a command", 1000)
    record_bytes: int = setting(262_144, "bytes in a record that is opened", 1000)
    message_bytes: int = setting(1000, "bytes in a WebSocket message from a client", 100)
    # rates: a burst, then per second in the long run
    look_rate: float = setting(60, "reads (GET) per second and address", 1e-6)
    look_burst: float = setting(300, "reads in a burst", 1)
    command_rate: float = setting(
        20, "commands per second and address; at one table per player, and for all guests together", 1e-6
    )
    command_burst: float = setting(100, "commands in a burst", 1)
    page_rate: float = setting(60, "pages and files of the web client per second and address", 1e-6)
    page_burst: float = setting(600, "pages and files in a burst", 1)
    probe_rate: float = setting(5, "`/healthz` and `/metrics` per second and address", 1e-6)
    probe_burst: float = setting(30, "`/healthz` and `/metrics` in a burst", 1)
    replay_rate: float = setting(15, "earlier moments of a game per second and address", 1e-6)
    replay_burst: float = setting(150, "earlier moments in a burst; a game not in memory counts ten", 10)
    record_rate: float = setting(0.2, "records opened per second and address", 1e-6)
    record_burst: float = setting(10, "records opened in a burst", 1)
    hint_rate: float = setting(0.5, "hints per second and person; each costs seconds of thinking", 1e-6)
    hint_burst: float = setting(10, "hints in a burst", 1)
    password_rate: float = setting(0.1, "passwords tried per second and address", 1e-6)
    password_burst: float = setting(10, "passwords tried in a burst", 1)
    name_rate: float = setting(0.5, "passwords tried per second and name, from addresses that never knew it", 1e-6)
    name_burst: float = setting(300, "passwords tried for a name in a burst", 1)
    rate_keys: int = setting(10_000, "addresses, people and tables whose rates are remembered", 100)
    # tables
    open_tables: int = setting(10_000, "unfinished tables in all", 1)
    open_tables_each: int = setting(50, "unfinished tables per host", 1)
    away_seconds: float = setting(300, "absence after which the others may let a bot play", 0)
    absences: int = setting(20_000, "absent people remembered with their time", 100)
    any_seed: bool = setting(False, "hosts may choose the deal of tables with open seats; for tests")
    # memory
    cached_tables: int = setting(200, "positions kept in memory; others are rebuilt from their moves", 1)
    cached_replays: int = setting(20, "replays kept in memory", 1)
    password_threads: int = setting(2, "passwords checked at once; each takes 64 MiB", 1, 64)
    # bots
    bot_workers: int = setting(2, "processes in which bots think", 1, 256)
    bot_seconds: float = setting(20, "time for a bot's decision, then its process is replaced", 0, 3600)
    bot_tries: int = setting(2, "tries at one decision, then a simpler bot makes that one", 1, 10)
    bot_pause: float = setting(BOT_PAUSE, "seconds before a bot's turn", 0, 60)
    # log and health
    log_rate: float = setting(20, "equal log lines per second", 1e-6)
    log_burst: float = setting(200, "equal log lines in a burst; what is dropped is counted", 1)
    health_seconds: float = setting(5, "how long a test of writing to disk stands for `/healthz`", 0, 3600)


SETTABLE: dict[str, Field[Any]] = {one.name: one for one in fields(Settings) if one.metadata}


class BadSetting(Exception):
    """A setting that is unknown or has a value that it cannot have; `source` says where it was found."""

    def __init__(self, source: str, key: str, tried: object = None) -> None:
        super().__init__(f"{source}: {key}")
        self.source = source
        self.key = key
        self.tried = tried

    @property
    def known(self) -> bool:
        return self.key in SETTABLE

    def meant(self) -> str:
        """The setting of the most similar name, if any is similar."""
        return next(iter(get_close_matches(self.key, SETTABLE, 1)), "")


class BadFile(Exception):
    """A file of settings that is no TOML; `line` is 0 if that is not known."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def read_file(file: Path) -> dict[str, Any]:
    """The settings in a TOML file; BadFile, BadSetting or OSError if it cannot be used."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadFile(0) from None
    except tomllib.TOMLDecodeError as wrong:
        digits = "".join([mark for mark in str(wrong).partition("at line ")[2].partition(",")[0] if mark.isdigit()])
        raise BadFile(int(digits or 0)) from None
    return {key: checked(str(file), key, value) for key, value in found.items()}


def read_environment(variables: Mapping[str, str]) -> dict[str, Any]:
    """The settings in the environment."""
    found: dict[str, Any] = {}
    for name, text in sorted(variables.items()):
        if name.startswith(PREFIX) and name not in NOT_OURS:
            key = name.removeprefix(PREFIX).lower()
            found[key] = checked(name, key, typed(key, text))
    return found


def typed(key: str, text: str) -> object:
    """A text of the environment as the value that a file would have; as it is if it makes no sense."""
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
    return {"bool": "flag", "int": "whole", "float": "number", "str": "text", "Path": "text"}.get(kind, "list")


def checked(source: str, key: str, value: object) -> object:
    """The value as the setting holds it; BadSetting if it cannot."""
    if key not in SETTABLE:
        raise BadSetting(source, key)
    kind = kind_of(key)
    if kind == "flag" and isinstance(value, bool):
        return value
    if kind == "text" and is_text(value):
        return value
    fits = {"list": is_text, "networks": is_network}.get(kind)
    if fits is not None and isinstance(value, list) and all(fits(one) for one in value):
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
