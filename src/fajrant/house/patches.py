"""Patches: the difference between two JSON values, itself a JSON value.

A patch is `[new]` if the value is replaced, `[]` if the key is removed, or an object of patches by key (by index for a
list of the same length) if only parts differ. The web client applies them too: `web/src/lib/api/patches.ts`.
"""

from __future__ import annotations

from typing import Any

from msgspec.json import encode

Patch = list[Any] | dict[str, Any]
SAME: Patch = {}
LISTS = (list, tuple)


def difference(before: Any, after: Any) -> Patch:
    """The patch that turns `before` into `after`; SAME if they are equal."""
    if isinstance(before, dict) and isinstance(after, dict):
        return between_objects(before, after)
    if isinstance(before, LISTS) and isinstance(after, LISTS) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        parts = {str(place): difference(old, new) for place, (old, new) in pairs if not same(old, new)}
        # if most items differ, the whole list is shorter
        return [after] if len(parts) > len(after) // 2 + 1 else parts
    return SAME if same(before, after) else [after]


def between_objects(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    parts: dict[str, Any] = {}
    for key, new in after.items():
        if key not in before:
            parts[key] = [new]
        elif not same(before[key], new):
            parts[key] = difference(before[key], new)
    for key in before:
        if key not in after:
            parts[key] = []
    return parts


def same(before: Any, after: Any) -> bool:
    """Whether both are the same JSON. Python alone would take 0 for false, and 1 for true."""
    if before is after:
        return True
    if before != after:
        return False
    if isinstance(before, str | int | float):
        return type(before) is type(after)
    return bool(encode(before) == encode(after))


def patched(before: Any, patch: Patch) -> Any:
    """`before` with the patch applied. `before` itself is not changed; unchanged parts are shared."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return before
    if isinstance(before, LISTS):
        items = list(before)
        for place, part in patch.items():
            items[int(place)] = patched(items[int(place)], part)
        return items
    result = dict(before)
    for key, part in patch.items():
        if part == []:
            del result[key]
        else:
            result[key] = patched(result.get(key), part)
    return result
