"""The web server: HTTP for commands and reads, one WebSocket per open table for live updates, SQLite as the store."""
