"""Prometheus metrics, served at /metrics. They name no table and no person."""

from __future__ import annotations

import asyncio
from collections.abc import Sized

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
REQUESTS = Counter("fajrant_requests", "HTTP requests", ["route", "method", "status"], registry=REGISTRY)
SECONDS = Histogram("fajrant_request_seconds", "Time to answer an HTTP request", ["route"], registry=REGISTRY)
DEEDS = Counter("fajrant_deeds", "Deeds stored", ["kind"], registry=REGISTRY)
SOCKETS = Gauge("fajrant_sockets", "WebSockets open now", registry=REGISTRY)
THINKING = Histogram("fajrant_bot_seconds", "Time a bot takes for a decision", registry=REGISTRY)
REFUSED = Counter("fajrant_refused_connections", "Connections refused because of a limit", ["limit"], registry=REGISTRY)
WAITING = Gauge("fajrant_bots_waiting", "Decisions, hints and judgements that wait for a worker", registry=REGISTRY)
WAITED = Histogram("fajrant_bot_wait_seconds", "Time a bot or hint waits for a worker", registry=REGISTRY)
LOWERED = Counter("fajrant_bots_lowered", "Decisions of bots at a lower level than theirs", ["to"], registry=REGISTRY)
REPLACED = Counter("fajrant_workers_replaced", "Workers that failed or took too long", registry=REGISTRY)
TABLES = Gauge("fajrant_tables_in_memory", "Tables in memory", registry=REGISTRY)
STORE = Histogram("fajrant_store_seconds", "Time of a transaction, with the wait for a free thread", registry=REGISTRY)
LAG = Histogram(
    "fajrant_loop_lag_seconds",
    "Lag of the event loop, measured every second",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    registry=REGISTRY,
)
UNPACKED = Gauge("fajrant_tables_to_pack", "Finished tables that could be packed", registry=REGISTRY)
ProcessCollector(registry=REGISTRY)  # memory, processor time and open files; on Linux only

LOOK_SECONDS = 1.0


async def measure(tables: Sized) -> None:
    """Measures what no event reports, until it is cancelled: the event loop's lag, and the tables in memory."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
        LAG.observe(max(0.0, loop.time() - due))
        TABLES.set(len(tables))
