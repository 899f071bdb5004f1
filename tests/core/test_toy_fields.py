"""Fields of positions and steps, with codecs and steps made for these tests."""

from __future__ import annotations

import math
import sys
from typing import Any, ClassVar, Final

from fajrant.core.codec import Codec
from fajrant.core.fields import Field, Object
from fajrant.core.moves import Domain, Numbers
from fajrant.core.plain import Reader
from fajrant.core.position import Position
from fajrant.core.steps import BY_SEAT, Decision, Step, plain_steps, read_steps, steps_in

COLOUR: Final = Domain("colour", ["yellow", "brown", "grey"])
COUNT: Final = Numbers("count", 1, 6)


def test_a_field_can_depend_on_the_fields_before_it() -> None:
    class AsMany(Codec):
        def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
            return reader.exactly(table["count"])

    table = Object(dict, [Field("count", COUNT), Field("things", AsMany())])
    values = table.decode_table(Reader({"count": 2, "things": [0, 0]}, "table"), {"seats": 2})
    assert (values["seats"], values["count"], len(values["things"])) == (2, 2, 2)


class Base(Decision[Position]):
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("colour", COLOUR)]

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour


class Paint(Base):
    point: ClassVar[str] = "PAINT"


class Dry(Step[Position]):
    pass


def test_the_steps_of_a_module_exclude_base_classes() -> None:
    assert steps_in([sys.modules[__name__]]) == {"Paint": Paint, "Dry": Dry}
    assert steps_in([math]) == {}


def test_a_step_is_created_from_its_named_fields() -> None:
    data = plain_steps([Dry(), Paint(2, 1)])
    assert data == [["Dry"], ["Paint", 2, "brown"]]
    dry, paint = read_steps(Reader(data, "stack"), steps_in([sys.modules[__name__]]), {})
    assert isinstance(dry, Dry)
    assert isinstance(paint, Paint)
    assert (paint.seat, paint.colour) == (2, 1)
