"""Patches between JSON values."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from fajrant.core.patches import SAME, difference, patched

PLAIN = some.recursive(
    some.none() | some.booleans() | some.integers(-3, 3) | some.text("ab", max_size=2),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text("abc", max_size=1), inner, max_size=4),
    max_leaves=12,
)


@given(PLAIN, PLAIN)
def test_a_patch_turns_one_value_into_the_other_and_survives_json(before: Any, after: Any) -> None:
    untouched = json.dumps(before)
    patch = json.loads(json.dumps(difference(before, after)))
    assert json.dumps(patched(before, patch), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == untouched


@given(PLAIN)
def test_equal_values_give_an_empty_patch(data: Any) -> None:
    assert difference(data, json.loads(json.dumps(data))) == SAME
    assert patched(data, SAME) is data


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": None}, {"a": []}, {"a": [[]]}),
        ({"a": [0, 0, 0, 0]}, {"a": [0, 0, 7, 0]}, {"a": {"2": [7]}}),
        ({"a": [1]}, {"a": [1, 2]}, {"a": [[1, 2]]}),
        ({"a": 1}, {"a": True}, {"a": [True]}),
        (
            {"a": [[0]], "b": {"c": 1}},
            {"a": [[False]], "b": {"c": True}},
            {"a": {"0": {"0": [False]}}, "b": {"c": [True]}},
        ),
        ((1, 2, 3), [1, 2, 4], {"2": [4]}),
        ([1], {"0": 1}, [{"0": 1}]),
    ],
)
def test_the_format_of_patches(before: Any, after: Any, patch: Any) -> None:
    assert difference(before, after) == patch
    assert patched(before, patch) == after
