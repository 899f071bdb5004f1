"""Structured logs on stderr. They say what happened, but contain no deal, chat, name or signature."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import structlog

# lines that differ only in other fields count as equal
ALIKE = ("event", "level", "route", "status", "library", "said", "problem", "reason", "too_many")
MOST_KINDS = 1000

log: Any = structlog.get_logger("fajrant")


def set_up_logs(level: int = logging.INFO, rate: float = 20, burst: float = 200) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            FloodFilter(rate, burst),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Libraries()], force=True)


class FloodFilter:
    """Drops equal log lines beyond a burst and a rate per second. The next one says how many were dropped."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.kinds: dict[tuple[str, ...], Kind] = {}

    def __call__(self, logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        now = self.clock()
        key = tuple([str(line.get(field, "")) for field in ALIKE])
        kind = self.kinds.get(key)
        if kind is None:
            self.forget(logger, now)
            kind = self.kinds[key] = Kind(self.burst, now)
        kind.left = min(self.burst, kind.left + (now - kind.when) * self.per_second)
        kind.when = now
        if kind.left < 1:
            kind.dropped += 1
            raise structlog.DropEvent
        kind.left -= 1
        if kind.dropped:
            line["dropped"] = kind.dropped
            kind.dropped = 0
        return line

    def forget(self, logger: Any, now: float) -> None:
        """Forgets kinds of lines that have not occurred for long, and logs how many of them were dropped."""
        seconds_to_refill = self.burst / self.per_second
        for key, kind in list(self.kinds.items()):
            if now - kind.when > seconds_to_refill or len(self.kinds) >= MOST_KINDS:
                del self.kinds[key]
                if kind.dropped:
                    line = dict(zip(ALIKE, key, strict=True))
                    logger.msg(json.dumps({**line, "dropped": kind.dropped}, ensure_ascii=False))


@dataclass
class Kind:
    """A kind of equal log lines."""

    left: float
    when: float
    dropped: int = 0


class Libraries(logging.Handler):
    """Logs of libraries in our format: the message template without its values, and the traceback of an exception."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = None if record.exc_info is None else record.exc_info[1]
        more = {} if problem is None else {"problem": type(problem).__name__, "where": where(problem)}
        log.log(record.levelno, "library", library=record.name, said=str(record.msg).strip()[:200], **more)


def where(problem: BaseException) -> list[str]:
    """A traceback of places only. Exception messages are left out: they may quote a move or a row."""
    frames = traceback.extract_tb(problem.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames[-12:]]


def short(table: str) -> str:
    """The first characters of a table's id: enough to follow it through the log, too few to open it."""
    return table[:4]
