"""Reading plain data: every error names the path."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fajrant.core.errors import FajrantError, Nonsense
from fajrant.core.moves import Domain
from fajrant.core.plain import DEEPEST, LARGEST, Reader, check_plain

COLOUR = Domain("colour", ["yellow", "grey"])
DATA = {
    "name": "Ann",
    "open": True,
    "left": 3,
    "coal": ["grey", "grey"],
    "pits": [{"level": 1}, {"level": 9}],
    "nothing": None,
}


def data() -> Reader:
    return Reader(DATA, "mine")


def test_well_formed_data_is_read() -> None:
    mine = data()
    mine.expect_keys(list(DATA))
    assert mine.get("name").text() == "Ann"
    assert mine.get("open").flag() is True
    assert mine.get("left").number(0, 3) == 3
    assert mine.get("coal").values(COLOUR) == (1, 1)
    assert mine.get("coal").items()[0].value(COLOUR) == 1
    assert [pit.get("level").number(0, 9) for pit in mine.get("pits").exactly(2)] == [1, 9]
    assert Reader(("grey",), "row").values(COLOUR) == (1,)


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda mine: mine.get("shaft"), "mine: 'shaft' is missing"),
        (lambda mine: mine.get("name").get("first"), "mine.name: expected an object, got 'Ann'"),
        (lambda mine: mine.get("pits").items()[1].get("level").number(0, 8),
         "mine.pits[1].level: expected a whole number from 0 to 8, got 9"),
        (lambda mine: mine.get("open").number(0, 8), "mine.open: expected a whole number from 0 to 8, got True"),
        (lambda mine: mine.get("name").number(0, 8), "mine.name: expected a whole number from 0 to 8, got 'Ann'"),
        (lambda mine: mine.get("nothing").number(0, 8), "mine.nothing: expected a whole number from 0 to 8, got None"),
        (lambda mine: mine.get("left").flag(), "mine.left: expected true or false, got 3"),
        (lambda mine: mine.get("left").text(), "mine.left: expected a string, got 3"),
        (lambda mine: mine.get("left").items(), "mine.left: expected a list, got 3"),
        (lambda mine: mine.get("name").items(), "mine.name: expected a list, got 'Ann'"),
        (lambda mine: mine.get("coal").exactly(3), "mine.coal: expected 3 entries, got 2"),
        (lambda mine: mine.get("name").value(COLOUR), "mine.name: 'Ann' is not a valid colour; known: yellow, grey"),
        (lambda mine: mine.get("pits").values(COLOUR),
         "mine.pits[0]: {'level': 1} is not a valid colour; known: yellow, grey"),
        (lambda mine: mine.get("pits").items()[0].expect_keys(["level", "cage"]), "mine.pits[0]: 'cage' is missing"),
        (lambda mine: mine.get("pits").items()[0].expect_keys([]), "mine.pits[0]: 'level' is unknown; known: "),
        (lambda mine: mine.get("coal").expect_keys([]), "mine.coal: expected an object, got ['grey', 'grey']"),
    ],
)  # fmt: skip
def test_an_error_names_the_path(read: Callable[[Reader], object], complaint: str) -> None:
    with pytest.raises(Nonsense) as refused:
        read(data())
    assert str(refused.value) == complaint


def test_nonsense_is_a_fajrant_error_and_a_value_error() -> None:
    assert issubclass(Nonsense, FajrantError)
    assert issubclass(FajrantError, ValueError)


def test_an_error_does_not_quote_at_length() -> None:
    with pytest.raises(Nonsense) as refused:
        Reader("x" * 10_000, "mine").number(0, 1)
    assert len(str(refused.value)) < 200


def nested(levels: int) -> object:
    data: object = 1
    for _ in range(levels):
        data = [data]
    return data


def test_everything_that_json_can_express_is_accepted() -> None:
    check_plain({"a": [1, -2.5, "x", None, True, {"b": []}], "c": LARGEST, "d": -LARGEST}, "data")
    check_plain(nested(DEEPEST), "data")


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"a": [1, 2**63]}, "data.a[1]: a number is too large"),
        ([-(10**5000)], "data[0]: a number is too large"),
        ({"a": {1, 2}}, "data.a: set is not a JSON type"),
        ({"a": b"x"}, "data.a: bytes is not a JSON type"),
        ({"a": {7: 1}}, "data.a: keys must be strings, got int"),
        (nested(DEEPEST + 1), "nested too deep"),
        (nested(100_000), "nested too deep"),
    ],
    ids=["large", "huge", "set", "bytes", "key", "deep", "deepest"],
)
def test_everything_that_json_cannot_express_is_refused(wrong: object, complaint: str) -> None:
    with pytest.raises(Nonsense) as refused:
        check_plain(wrong, "data")
    assert complaint in str(refused.value)
