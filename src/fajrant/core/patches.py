"""Patches between JSON values, themselves JSON values.

A patch is `[new]` if the value is replaced, `[]` if the key is removed, or an object of patches by key (by index for a
list of the same length) if only parts differ. The web client applies them too: `web/src/lib/api/patches.ts`.
"""

from __future__ import annotations

from typing import Any, Final

Patch = list[Any] | dict[str, Any]
SAME: Final[dict[str, Any]] = {}

# isinstance gets tuples here: a union would be built at every call


def difference(before: object, after: object) -> Patch:
    """The patch that turns `before` into `after`; SAME if they are equal."""
    patch = change(before, after)
    return SAME if patch is None else patch


def change(before: object, after: object) -> Any:
    """The same, but None for equal values."""
    if before is after:
        return None
    if isinstance(after, dict):
        return between_objects(before, after) if isinstance(before, dict) else [after]
    if isinstance(after, (list, tuple)):
        if isinstance(before, (list, tuple)) and len(before) == len(after):
            return between_lists(before, after)
        return [after]
    # Python alone would take 0 for false, and 1 for true
    return None if type(before) is type(after) and before == after else [after]


def between_objects(before: dict[str, Any], after: dict[str, Any]) -> Any:
    parts: dict[str, Any] = {}
    for key, new in after.items():
        if key in before:
            part = change(before[key], new)
            if part is not None:
                parts[key] = part
        else:
            parts[key] = [new]
    for key in before:
        if key not in after:
            parts[key] = []
    return parts or None


def between_lists(before: Any, after: Any) -> Any:
    parts: dict[str, Any] = {}
    for place, new in enumerate(after):
        part = change(before[place], new)
        if part is not None:
            parts[str(place)] = part
    # if most items differ, the whole list is shorter
    if len(parts) > len(after) // 2 + 1:
        return [after]
    return parts or None


def patched(before: Any, patch: Patch) -> Any:
    """`before` with the patch applied. `before` itself is not changed; unchanged parts are shared."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return before
    if isinstance(before, (list, tuple)):
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
