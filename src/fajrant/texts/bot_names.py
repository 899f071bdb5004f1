"""The names of bots: first names from Silesia and its neighbours. Nothing in any game has one of these names."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

BOT_NAMES = [
    "Achim", "Alfred", "Alojz", "Berta", "Bohumil", "Bożena", "Danuta", "Edyta", "Elza", "Erwin",
    "Francek", "Gerda", "Gustlik", "Hanka", "Helga", "Hubert", "Ignac", "Irena", "Jitka", "Jorg", "Klara", "Konrad",
    "Lenka", "Leon", "Ludwik", "Łucja", "Magda", "Marika", "Monika", "Ondra", "Paulina", "Renata", "Roman", "Ryszard",
    "Tekla", "Teofil", "Truda", "Walter", "Wiktor", "Wilhelm", "Zdeněk", "Zeflik",
]  # fmt: skip


def bot_names(key: str, count: int, taken: Iterable[str]) -> list[str]:
    """Names for bots, all different, and none of them part of a name that is already taken.

    They depend only on the key, for example the table's id, and on the taken names.
    """
    words = {word for name in taken for word in name.casefold().split()}
    free = [name for name in BOT_NAMES if name.casefold() not in words]
    free.sort(key=lambda name: sha256(f"{key} {name}".encode()).digest())
    return free[:count]
