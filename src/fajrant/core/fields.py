"""Fields: a name and a codec for each attribute, declared once per class. They define a class's plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fajrant.core.codec import Codec
from fajrant.core.plain import Reader

ANY: Final = -1  # any number of items
PER_SEAT: Final = -2  # as many items as there are seats


class Field:
    """An attribute: its key in plain data and its codec. `keyword` is the attribute's name if it differs from the key.

    The constructor takes the attribute as a keyword argument. A game can subclass Field if one key holds several
    attributes.
    """

    def __init__(self, name: str, codec: Codec, keyword: str = "") -> None:
        self.name: Final = name
        self.codec: Final = codec
        self.keyword: Final = keyword or name

    def encode(self, holder: Any) -> object:
        return self.codec.encode(getattr(holder, self.keyword))

    def decode(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        """Adds the decoded value to `values`, the constructor's keyword arguments."""
        values[self.keyword] = self.codec.decode(reader, table)


class Object(Codec):
    """An instance of a class: each field under its key. Unknown and missing keys are refused."""

    def __init__(self, kind: Any, fields: list[Field], shared: list[str] | None = None) -> None:
        self.kind: Final = kind
        self.fields: Final = fields
        self.shared: Final = shared or []  # attributes that are copied from the position; not in plain data
        self.keys: Final = [field.name for field in fields]

    def encode(self, value: Any) -> dict[str, Any]:
        return {field.name: field.encode(value) for field in self.fields}

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        values: dict[str, Any] = {name: table[name] for name in self.shared}
        self.fill(reader, values, table)
        return self.kind(**values)

    def decode_table(self, reader: Reader, table: dict[str, Any]) -> Any:
        """Decodes a position. Each field is added to `table`, so that later fields can depend on it."""
        self.fill(reader, table, table)
        return self.kind(**table)

    def fill(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        reader.expect_keys(self.keys)
        for field in self.fields:
            field.decode(reader.get(field.name), values, table)


class Row(Object):
    """Like `Object`, but decodes to a dict by keyword, for objects that have no class of their own."""

    def __init__(self, fields: list[Field]) -> None:
        super().__init__(dict, fields)

    def encode(self, value: Any) -> dict[str, Any]:
        return {field.name: field.codec.encode(value[field.keyword]) for field in self.fields}


# ---------------------------------------------------------------- single values


class Unchanged(Codec):
    """The base of codecs whose values are their own plain data."""

    def encode(self, value: Any) -> object:
        return value

    def encode_all(self, values: Any) -> list[object]:
        return list(values)


class Number(Unchanged):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return reader.number(self.low, self.high)


class Flag(Unchanged):
    """True or false."""

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return reader.flag()


class Seat(Unchanged):
    """A seat of this table."""

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return reader.number(0, table["seats"] - 1)


class SeatMask(Unchanged):
    """A set of seats as a bit mask."""

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return reader.number(0, (1 << table["seats"]) - 1)


class OrNull(Codec):
    """A value that may be missing: null in plain data."""

    def __init__(self, codec: Codec, missing: Any = -1) -> None:
        self.codec: Final = codec
        self.missing: Final = missing

    def encode(self, value: Any) -> object:
        return None if value == self.missing else self.codec.encode(value)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return self.missing if reader.data is None else self.codec.decode(reader, table)


class BySeats(Codec):
    """One codec for each number of seats, starting at 0. All of them must encode alike."""

    def __init__(self, codecs: Sequence[Codec]) -> None:
        self.codecs: Final = list(codecs)

    def encode(self, value: Any) -> object:
        return self.codecs[-1].encode(value)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return self.codecs[table["seats"]].decode(reader, table)


class Checked(Codec):
    """A codec with a condition: `complaint` returns what is wrong with a value, or an empty string."""

    def __init__(self, codec: Codec, complaint: Callable[[Any], str]) -> None:
        self.codec: Final = codec
        self.complaint: Final = complaint

    def encode(self, value: Any) -> object:
        return self.codec.encode(value)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        value = self.codec.decode(reader, table)
        wrong = self.complaint(value)
        if wrong:
            raise reader.refuse(wrong)
        return value


FLAG: Final = Flag()
SEATED: Final = Seat()
SEATED_OR_NONE: Final = OrNull(SEATED)

# ---------------------------------------------------------------- several values


class ListOf(Codec):
    """A list with one codec for all items, or a codec for each. `or_empty` also allows an empty list."""

    def __init__(self, item: Codec | list[Codec], count: int = ANY, or_empty: bool = False) -> None:
        self.items: Final = item if isinstance(item, list) else [item]
        self.each: Final = isinstance(item, list)
        self.count: Final = len(item) if isinstance(item, list) else count
        self.or_empty: Final = or_empty

    def encode(self, value: Any) -> object:
        if self.each:
            return [codec.encode(item) for codec, item in zip(self.items, value, strict=False)]
        return self.items[0].encode_all(value)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return self.decode_list(reader, table)

    def decode_list(self, reader: Reader, table: dict[str, Any]) -> list[Any]:
        count = table["seats"] if self.count == PER_SEAT else self.count
        rows = reader.items()
        if count != ANY and len(rows) != count and (rows or not self.or_empty):
            raise reader.wrong_length(count)
        if self.each:
            return [codec.decode(row, table) for codec, row in zip(self.items, rows, strict=False)]
        codec = self.items[0]
        return [codec.decode(row, table) for row in rows]


class TupleOf(ListOf):
    """Like `ListOf`, as a tuple."""

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return tuple(self.decode_list(reader, table))


class SortedTupleOf(ListOf):
    """A tuple whose order has no meaning: it is sorted when read."""

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return tuple(sorted(self.decode_list(reader, table)))


class ByName(Codec):
    """A list with one item per name: an object with exactly these keys. One codec for all, or a codec for each."""

    def __init__(self, names: list[str], item: Codec | list[Codec]) -> None:
        self.names: Final = names
        self.items: Final = item if isinstance(item, list) else [item for _ in names]

    def encode(self, value: Any) -> object:
        return {name: codec.encode(item) for name, codec, item in zip(self.names, self.items, value, strict=True)}

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        reader.expect_keys(self.names)
        return [codec.decode(reader.get(name), table) for name, codec in zip(self.names, self.items, strict=True)]


class SparseByName(Codec):
    """A tuple with one item per name: an object that leaves out the items equal to `missing`."""

    def __init__(self, names: list[str], item: Codec, missing: int) -> None:
        self.names: Final = names
        self.places: Final = {name: place for place, name in enumerate(names)}
        self.item: Final = item
        self.missing: Final = missing

    def encode(self, value: Any) -> object:
        return {
            name: self.item.encode(item) for name, item in zip(self.names, value, strict=True) if item != self.missing
        }

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        items = [self.missing] * len(self.names)
        present = reader.keys()
        for key in present:
            if key not in self.places:
                raise reader.refuse(f"{key!r:.60} is unknown; known: {', '.join(self.names)}")
            items[self.places[key]] = self.item.decode(reader.get(key), table)
        return tuple(items)


class Bits(Codec):
    """A set of values as a bit mask: a list in plain data. Bit 0 stands for the value `first`."""

    def __init__(self, item: Codec, first: int = 0) -> None:
        self.item: Final = item
        self.first: Final = first

    def encode(self, value: Any) -> object:
        return [self.item.encode(bit + self.first) for bit in bits_in(value)]

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        mask = 0
        for row in reader.items():
            bit = 1 << self.item.decode(row, table) - self.first
            if mask & bit:
                raise row.refuse(f"{row.data!r:.60} appears twice")
            mask |= bit
        return mask


def bits_in(mask: int) -> list[int]:
    """The numbers of the bits that are set, in ascending order."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
