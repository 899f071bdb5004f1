"""Prometheus metrics, served at /metrics. They name no table and no person."""

from __future__ import annotations

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
UNPACKED = Gauge("fajrant_tables_to_pack", "Finished tables that could be packed", registry=REGISTRY)
ProcessCollector(registry=REGISTRY)  # memory, processor time and open files; on Linux only
