"""Tables for people far apart, around one screen, or alone: HTTP for commands, one WebSocket per table for news."""
