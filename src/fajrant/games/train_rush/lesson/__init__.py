"""The guided first game: a script and its texts in each language."""
