"""Fields and codecs: encoding and decoding from one declaration, and errors that name the path."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fajrant.core.codec import Codec
from fajrant.core.errors import Nonsense
from fajrant.core.fields import (
    FLAG,
    PER_SEAT,
    SEATED,
    SEATED_OR_NONE,
    Bits,
    ByName,
    BySeats,
    Checked,
    Field,
    ListOf,
    Number,
    Object,
    OrNull,
    Row,
    SeatMask,
    SortedTupleOf,
    SparseByName,
    TupleOf,
    bits_in,
)
from fajrant.core.moves import Domain, Numbers
from fajrant.core.plain import Reader

COLOUR: Final = Domain("colour", ["yellow", "brown", "grey"])
BOX: Final = Numbers("box", 1, 6)


class Cage:
    def __init__(self, *, level: int, cubes: tuple[int, ...]) -> None:
        self.level = level
        self.cubes = cubes


CAGE: Final = Object(Cage, [Field("at", Number(0, 4), "level"), Field("cubes", TupleOf(COLOUR))])


def full(cubes: list[int]) -> str:
    return "the cage is full" if len(cubes) > 2 else ""


def read(codec: Codec, data: object, seats: int = 3) -> Any:
    return codec.decode(Reader(data, "mine"), {"seats": seats})


@pytest.mark.parametrize(
    ("codec", "value", "data"),
    [
        (COLOUR, 2, "grey"),
        (Number(0, 8), 8, 8),
        (FLAG, True, True),
        (SEATED, 2, 2),
        (SEATED_OR_NONE, -1, None),
        (SEATED_OR_NONE, 0, 0),
        (SeatMask(), 7, 7),
        (OrNull(COLOUR), -1, None),
        (OrNull(TupleOf([COLOUR, BOX]), (-1, -1)), (-1, -1), None),
        (OrNull(TupleOf([COLOUR, BOX]), (-1, -1)), (1, 6), ["brown", 6]),
        (BySeats([Number(0, most) for most in range(4)]), 3, 3),
        (ListOf(COLOUR), [2, 0], ["grey", "yellow"]),
        (ListOf(COLOUR, 2, or_empty=True), [], []),
        (ListOf(SEATED, PER_SEAT), [2, 1, 0], [2, 1, 0]),
        (ListOf([COLOUR, BOX]), [1, 1], ["brown", 1]),
        (TupleOf(TupleOf(BOX)), ((1, 2), ()), [[1, 2], []]),
        (SortedTupleOf(COLOUR), (0, 1, 2), ["yellow", "brown", "grey"]),
        (ByName(["left", "right"], COLOUR), [2, 1], {"left": "grey", "right": "brown"}),
        (ByName(["left", "right"], [COLOUR, BOX]), [2, 1], {"left": "grey", "right": 1}),
        (SparseByName(COLOUR.ids, Number(1, 9), 0), (0, 4, 0), {"brown": 4}),
        (Bits(COLOUR), 0b101, ["yellow", "grey"]),
        (Bits(BOX, 1), 0b100001, [1, 6]),
        (Row([Field("of", COLOUR, "colour")]), {"colour": 1}, {"of": "brown"}),
        (Checked(ListOf(COLOUR), full), [1, 1], ["brown", "brown"]),
    ],
)  # fmt: skip
def test_encoded_values_are_decoded_again(codec: Codec, value: object, data: object) -> None:
    assert codec.encode(value) == data
    assert read(codec, data) == value


def test_an_object_is_encoded_by_key_and_created_by_keyword() -> None:
    data = CAGE.encode(Cage(level=3, cubes=(0, 0)))
    assert (list(data), data) == (["at", "cubes"], {"at": 3, "cubes": ["yellow", "yellow"]})
    cage = read(CAGE, data)
    assert isinstance(cage, Cage)
    assert (cage.level, cage.cubes) == (3, (0, 0))


def test_values_whose_order_has_no_meaning_are_sorted() -> None:
    assert read(SortedTupleOf(COLOUR), ["grey", "yellow"]) == (0, 2)


@pytest.mark.parametrize(
    ("codec", "data", "complaint"),
    [
        (CAGE, [], "mine: expected an object, got []"),
        (CAGE, {"at": 1}, "mine: 'cubes' is missing"),
        (CAGE, {"at": 1, "cubes": [], "rope": 1}, "mine: 'rope' is unknown; known: at, cubes"),
        (CAGE, {"at": 5, "cubes": []}, "mine.at: expected a whole number from 0 to 4, got 5"),
        (CAGE, {"at": 0, "cubes": ["pink"]}, "mine.cubes[0]: 'pink' is not a valid colour; known: yellow, brown, grey"),
        (FLAG, 1, "mine: expected true or false, got 1"),
        (SEATED, 3, "mine: expected a whole number from 0 to 2, got 3"),
        (SEATED_OR_NONE, -1, "mine: expected a whole number from 0 to 2, got -1"),
        (SeatMask(), 8, "mine: expected a whole number from 0 to 7, got 8"),
        (BySeats([Number(0, most) for most in range(4)]), 4, "mine: expected a whole number from 0 to 3, got 4"),
        (ListOf(COLOUR), "grey", "mine: expected a list, got 'grey'"),
        (ListOf(COLOUR, 2), ["grey"], "mine: expected 2 entries, got 1"),
        (ListOf(COLOUR, 2, or_empty=True), ["grey"], "mine: expected 2 entries, got 1"),
        (ListOf(COLOUR, PER_SEAT), [], "mine: expected 3 entries, got 0"),
        (ListOf([COLOUR, BOX]), ["grey"], "mine: expected 2 entries, got 1"),
        (ListOf([COLOUR, BOX]), ["grey", 7], "mine[1]: 7 is not a valid box; expected a whole number from 1 to 6"),
        (ByName(["left"], COLOUR), {}, "mine: 'left' is missing"),
        (ByName(["left"], COLOUR), {"left": 1}, "mine.left: 1 is not a valid colour"),
        (SparseByName(COLOUR.ids, Number(1, 9), 0), [], "mine: expected an object, got []"),
        (SparseByName(COLOUR.ids, Number(1, 9), 0), {"pink": 1}, "mine: 'pink' is unknown; known: yellow, brown, grey"),
        (SparseByName(COLOUR.ids, Number(1, 9), 0), {"grey": 0}, "mine.grey: expected a whole number from 1 to 9"),
        (Bits(COLOUR), ["grey", "grey"], "mine[1]: 'grey' appears twice"),
        (Checked(ListOf(COLOUR), full), ["grey"] * 3, "mine: the cage is full"),
    ],
)  # fmt: skip
def test_data_of_the_wrong_form_is_refused(codec: Codec, data: object, complaint: str) -> None:
    with pytest.raises(Nonsense) as refused:
        read(codec, data)
    assert complaint in str(refused.value)


def test_the_members_of_a_bit_mask() -> None:
    assert (bits_in(0), bits_in(0b1011), bits_in(1 << 70)) == ([], [0, 1, 3], [70])
