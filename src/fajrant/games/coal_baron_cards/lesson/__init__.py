"""The guided first game: its script and its texts."""
