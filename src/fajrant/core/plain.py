"""Reads plain data (JSON): every access is checked, and every error names the path."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from fajrant.core.errors import Nonsense
from fajrant.core.moves import Domain

DEEPEST: Final = 20  # levels of nesting; positions need fewer than ten
LARGEST: Final = (1 << 63) - 1
SMALL: Final = (1 << 60) - 1  # compiled code compares integers up to here faster


def canonical(data: object) -> str:
    """Plain data as text, the same for equal data."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


# isinstance takes tuples here, because a union type would be built at every call. dict comes before Mapping, being
# faster to check.


def check_plain(data: object, path: str) -> None:
    """Refuses data that JSON cannot express, and data that is too deep or too large to be quoted in an error."""
    if not is_usual(data, 0):
        check_each(data, path, 0)


def is_usual(data: object, depth: int) -> bool:
    """A fast check that accepts most valid data. `check_each` is much slower, because it keeps track of the path."""
    if isinstance(data, str) or data is None:
        return True
    if isinstance(data, int):
        return -SMALL <= data <= SMALL
    if depth == DEEPEST:
        return False
    if isinstance(data, list):
        for item in data:
            if not is_usual(item, depth + 1):
                return False
        return True
    if isinstance(data, dict):
        for key, value in data.items():
            if not isinstance(key, str) or not is_usual(value, depth + 1):
                return False
        return True
    return False


def check_each(data: object, path: str, depth: int) -> None:
    if isinstance(data, int):
        if not -LARGEST <= data <= LARGEST:
            raise misplaced(path, "a number is too large")
    elif isinstance(data, (list, tuple, dict, Mapping)):
        if depth == DEEPEST:
            raise misplaced(path, "nested too deep")
        if isinstance(data, (dict, Mapping)):
            for key, value in data.items():
                if not isinstance(key, str):
                    raise misplaced(path, f"keys must be strings, got {type(key).__name__}")
                check_each(value, f"{path}.{key:.60}", depth + 1)
        else:
            for number, item in enumerate(data):
                check_each(item, f"{path}[{number}]", depth + 1)
    elif data is not None and not isinstance(data, (str, float)):
        raise misplaced(path, f"{type(data).__name__} is not a JSON type")


def misplaced(path: str, reason: str) -> Nonsense:
    return Nonsense(f"{path}: {reason}", "position", {"place": path})


class Reader:
    """A value and its place: its key or index in `within`, or the name of the whole document."""

    def __init__(self, data: object, place: str | int, within: Reader | None = None) -> None:
        self.data: Final = data
        self.place: Final = place
        self.within: Final = within

    @property
    def path(self) -> str:
        """The path to the value. Built only for errors."""
        if self.within is None:
            return str(self.place)
        parent = self.within.path
        return f"{parent}[{self.place}]" if isinstance(self.place, int) else f"{parent}.{self.place}"

    def refuse(self, reason: str) -> Nonsense:
        return misplaced(self.path, reason)

    def keys(self) -> list[str]:
        """The keys of an object."""
        if not isinstance(self.data, (dict, Mapping)):
            raise self.refuse(f"expected an object, got {self.data!r:.60}")
        return list(self.data)

    def get(self, key: str) -> Reader:
        """The value under a key, which must exist."""
        if not isinstance(self.data, (dict, Mapping)):
            raise self.refuse(f"expected an object, got {self.data!r:.60}")
        if key not in self.data:
            raise self.refuse(f"{key!r} is missing")
        return Reader(self.data[key], key, self)

    def expect_keys(self, keys: list[str]) -> None:
        """Refuses missing and unknown keys."""
        if not isinstance(self.data, (dict, Mapping)):
            raise self.refuse(f"expected an object, got {self.data!r:.60}")
        for key in keys:
            if key not in self.data:
                raise self.refuse(f"{key!r} is missing")
        if len(self.data) > len(keys):
            for key in self.data:
                if key not in keys:
                    raise self.refuse(f"{key!r} is unknown; known: {', '.join(keys)}")

    def items(self) -> list[Reader]:
        if not isinstance(self.data, (list, tuple)):
            raise self.refuse(f"expected a list, got {self.data!r:.60}")
        return [Reader(item, number, self) for number, item in enumerate(self.data)]

    def exactly(self, count: int) -> list[Reader]:
        """The items of a list, which must have this length."""
        items = self.items()
        if len(items) != count:
            raise self.wrong_length(count)
        return items

    def wrong_length(self, count: int) -> Nonsense:
        return self.refuse(f"expected {count} entries, got {len(self.items())}")

    def number(self, low: int, high: int) -> int:
        data = self.data
        if not isinstance(data, int) or isinstance(data, bool) or not low <= data <= high:
            raise self.refuse(f"expected a whole number from {low} to {high}, got {data!r:.60}")
        return data

    def text(self) -> str:
        if not isinstance(self.data, str):
            raise self.refuse(f"expected a string, got {self.data!r:.60}")
        return self.data

    def flag(self) -> bool:
        if not isinstance(self.data, bool):
            raise self.refuse(f"expected true or false, got {self.data!r:.60}")
        return self.data

    def value(self, domain: Domain) -> int:
        try:
            return domain.read(self.data)
        except Nonsense as wrong:
            raise self.refuse(str(wrong)) from None

    def values(self, domain: Domain) -> tuple[int, ...]:
        return tuple([item.value(domain) for item in self.items()])
