"""Connections that break: requests written by hand, sent in part, without waiting for an answer."""

from __future__ import annotations

import json
import socket
import struct
from contextlib import suppress

from tests.server.serving import PATIENCE, Client, Json


def send(client: Client, table: str, move: Json, parts: int = 1) -> socket.socket:
    """Sends a move, or the first of several parts of it, on a connection of its own, and waits for no answer."""
    body = json.dumps(move)
    head = (
        f"POST /api/tables/{table}/moves HTTP/1.1\r\nHost: {client.address}\r\nCookie: {cookies(client)}\r\n"
        f"X-Fajrant: 1\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return send_bytes(client, (head + body[: len(body) // parts]).encode())


def upgrade(client: Client, table: str) -> bytes:
    """The request for a live connection."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {client.address}\r\nCookie: {cookies(client)}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def send_bytes(client: Client, data: bytes) -> socket.socket:
    host, _, port = client.address.rpartition(":")
    connection = socket.create_connection((host, int(port)), PATIENCE)
    connection.sendall(data)
    return connection


def cookies(client: Client) -> str:
    return "; ".join([f"{name}={value}" for name, value in client.http.cookies.items()])


def reset(connection: socket.socket) -> None:
    """Ends a connection without the usual farewell."""
    with suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.close()
