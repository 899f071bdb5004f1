"""Structured logs on stderr. They name what happened, never what was dealt, said or signed."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path
from typing import Any

import structlog

log: Any = structlog.get_logger("fajrant")


def set_up_logs(level: int = logging.INFO) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Libraries()], force=True)


class Libraries(logging.Handler):
    """What libraries have to say, in our form: their message before its values are filled in, and where it broke."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = None if record.exc_info is None else record.exc_info[1]
        more = {} if problem is None else {"problem": type(problem).__name__, "where": where(problem)}
        log.log(record.levelno, "library", library=record.name, said=str(record.msg).strip()[:200], **more)


def where(problem: BaseException) -> list[str]:
    """A traceback without any value in it: messages of exceptions may quote a move or a row, places cannot."""
    frames = traceback.extract_tb(problem.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames[-12:]]


def short(table: str) -> str:
    """Enough of a table's id to follow it through a log, too little to open it."""
    return table[:4]
