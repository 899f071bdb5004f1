"""The lesson: a guided first game and its texts in each language."""
