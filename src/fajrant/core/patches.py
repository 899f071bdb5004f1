"""Patches between JSON values, themselves JSON values.

A patch is `[new]` if the value is replaced, `[]` if the key is removed, or an object of patches by key (by index for a
list of the same length) if only parts differ. The web client applies them too: `web/src/lib/api/patches.ts`.
"""

from __future__ import annotations

from typing import Any, Final

Patch = list[Any] | dict[str, Any]
SAME: Final[dict[str, Any]] = {}
ABSENT: Final = object()

# isinstance takes tuples here, because a union type would be built at every call.


def difference(before: object, after: object) -> Patch:
    """The patch that turns `before` into `after`; SAME if they are equal."""
    patch = change(before, after)
    return SAME if patch is None else patch


def change(before: object, after: object) -> Any:
    """Like `difference`, but None for equal values."""
    if before is after:
        return None
    if isinstance(after, dict):
        return between_objects(before, after) if isinstance(before, dict) else [after]
    if isinstance(after, list):
        if isinstance(before, list):
            return between_lists(before, after)
        return between_lists(list(before), after) if isinstance(before, tuple) else [after]
    if isinstance(after, tuple):
        return between_lists(list(before), list(after)) if isinstance(before, (list, tuple)) else [after]
    # compare the types too: in Python, 0 == False and 1 == True
    return None if type(before) is type(after) and before == after else [after]


def between_objects(before: dict[str, Any], after: dict[str, Any]) -> Any:
    parts: dict[str, Any] = {}
    added = 0
    for key, new in after.items():
        old = before.get(key, ABSENT)
        if old is new:  # the usual case: small integers and ids are shared objects
            continue
        if old is ABSENT:
            parts[key] = [new]
            added += 1
        else:
            part = change(old, new)
            if part is not None:
                parts[key] = part
    if len(before) + added > len(after):
        for key in before:
            if key not in after:
                parts[key] = []
    return parts or None


def between_lists(before: list[Any], after: list[Any]) -> Any:
    if len(before) != len(after):
        return [after]
    parts: dict[str, Any] = {}
    for place, new in enumerate(after):
        old = before[place]
        if old is not new:
            part = change(old, new)
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
