"""Codecs: they turn values into plain data (JSON) and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fajrant.core.plain import Reader


class Codec:
    """Encodes and decodes one kind of value. A `Domain` is the codec of its values; `core/fields.py` has the others."""

    def encode(self, value: Any) -> object:
        """The value as plain data."""
        raise NotImplementedError(type(self).__name__)

    def encode_all(self, values: Any) -> list[object]:
        """`encode` for each of several values."""
        return [self.encode(value) for value in values]

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        """The reverse of `encode`. Raises Nonsense if the data has the wrong form.

        `table` has the fields of the position that are already decoded, as keyword arguments of its constructor:
        `seats`, `options`, `dice`, `stack` and the game's own fields so far.
        """
        raise NotImplementedError(type(self).__name__)
