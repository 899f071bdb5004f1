"""Texts without variables, which are sent to the client in all languages: those of lessons and puzzles.

They are Fluent messages in their simplest form, read here without Fluent.
"""

from __future__ import annotations

from pathlib import Path


def plain_texts(file: Path) -> dict[str, str]:
    """The texts of a file by key, each on one line."""
    texts: dict[str, str] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        assert "{" not in line, f"{file}: these texts have no variables: {line}"
        if line[:1] == "#":
            key = ""
        elif line[:1].isalpha():
            key, equals, line = line.partition("=")
            key = key.strip()
            assert equals, f"{file}: {key}"
            assert key not in texts, f"{file}: {key} is defined twice"
            texts[key] = " ".join(line.split())
        elif line.strip():
            assert key, f"{file}: this belongs to no text: {line}"
            texts[key] = " ".join([texts[key], *line.split()]).strip()
    assert all(texts.values()), f"{file}: {[key for key, text in texts.items() if not text]}"
    return texts


def plain_text(file: Path, key: str) -> str:
    """One text without variables from a file that may have others with them."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(line.partition("=")[2].strip() for line in lines if line.partition("=")[0].strip() == key)
