"""Figures for the host's monitoring, at /metrics. Nothing in them names a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
REQUESTS = Counter("fajrant_requests", "HTTP requests", ["route", "method", "status"], registry=REGISTRY)
SECONDS = Histogram("fajrant_request_seconds", "Time to answer an HTTP request", ["route"], registry=REGISTRY)
DEEDS = Counter("fajrant_deeds", "Deeds written down", ["kind"], registry=REGISTRY)
SOCKETS = Gauge("fajrant_sockets", "WebSockets open now", registry=REGISTRY)
THINKING = Histogram("fajrant_bot_seconds", "Time a bot takes for a decision", registry=REGISTRY)
REFUSED = Counter("fajrant_refused_connections", "Connections beyond a limit", ["limit"], registry=REGISTRY)
