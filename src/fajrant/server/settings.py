"""What a host may set. The defaults suit a club: one process and one file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"  # the built web client
BOT_PAUSE = 0.6  # so that people can follow and take back


@dataclass(frozen=True)
class Settings:
    database: Path
    static: Path = STATIC
    # what is kept in memory
    cached_tables: int = 200
    # limits
    body_bytes: int = 16_384
    record_bytes: int = 262_144  # of a record that is opened
    record_rate: float = 0.2  # records opened per second and address
    record_burst: float = 10
    command_rate: float = 20  # commands per second and address, and per table, in the long run
    command_burst: float = 100
    look_rate: float = 60  # questions per second and address
    look_burst: float = 300
    hint_rate: float = 0.5  # hints per second and person: each costs seconds of thinking
    hint_burst: float = 10
    password_rate: float = 0.1  # passwords tried per second and address, and per name
    password_burst: float = 10
    sockets_per_address: int = 100
    open_tables: int = 10_000  # unfinished tables in all
    open_tables_each: int = 50  # unfinished tables of one host
    away_seconds: float = 300  # after that the others may put a bot on the chair
    # bots
    bot_workers: int = 2
    bots_awake: bool = False  # their processes start with the server, not with the first bot
    bot_seconds: float = 20  # to think about one decision
    bot_pause: float = BOT_PAUSE  # seconds before a bot's turn
    # a host who chose the deal knows it: only at tables without open seats, unless this is set
    any_seed: bool = False
