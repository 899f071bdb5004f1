"""Differences between two pieces of plain data, as plain data.

A patch is `[new]` where a value is replaced, `[]` where a key is gone, and an object of patches by key (or by place in
a list of the same length) where only a part differs. The web client applies patches too: `web/src/lib/api/patches.ts`.
"""

from __future__ import annotations

from typing import Any

Patch = list[Any] | dict[str, Any]
SAME: Patch = {}


def difference(before: Any, after: Any) -> Patch:
    """What to do to `before` to get `after`; SAME if they are equal."""
    if type(before) is type(after):
        if isinstance(before, dict):
            return between_objects(before, after)
        if isinstance(before, list) and len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True))
            parts = {str(place): difference(old, new) for place, (old, new) in pairs if old != new}
            # a list of which most has changed is shorter as a whole
            return [after] if len(parts) > len(after) // 2 + 1 else parts
        if before == after:
            return SAME
    return [after]


def between_objects(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    parts: dict[str, Any] = {}
    for key, new in after.items():
        if key not in before:
            parts[key] = [new]
        elif before[key] != new or type(before[key]) is not type(new):
            parts[key] = difference(before[key], new)
    for key in before:
        if key not in after:
            parts[key] = []
    return parts


def patched(before: Any, patch: Patch) -> Any:
    """The data after the patch; `before` stays as it was, and what is equal is shared."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return before
    if isinstance(before, list):
        items = list(before)
        for place, part in patch.items():
            items[int(place)] = patched(items[int(place)], part)
        return items
    found = dict(before)
    for key, part in patch.items():
        if part == []:
            del found[key]
        else:
            found[key] = patched(found.get(key), part)
    return found
