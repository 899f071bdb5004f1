"""How a value looks in plain data, and how it is read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fajrant.core.plain import Reader


class Codec:
    """Both directions for one kind of value. A `Domain` is the codec of its values; `core/fields.py` has the others."""

    def encode(self, value: Any) -> object:
        """The value as plain data."""
        raise NotImplementedError(type(self).__name__)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        """The reverse; refuses what is not of the right form.

        `table` holds what is known of the position so far, by its constructor's keywords: `seats`, `options`, `dice`,
        `stack` and the fields already read.
        """
        raise NotImplementedError(type(self).__name__)
