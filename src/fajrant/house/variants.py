"""A table's variant, as clients see it."""

from __future__ import annotations

from functools import lru_cache

from fajrant.core.variants import variant_hash
from fajrant.games import load
from fajrant.house.wire import ChangedValue, Variant

KEPT = 64  # variants that are kept in memory in this form


@lru_cache(KEPT)
def variant_of(slug: str, text: str) -> Variant | None:
    """A variant by its text; None for the printed box."""
    if not text:
        return None
    changes = [ChangedValue(one.path, one.printed, one.value) for one in load(slug).boxes().changes(text)]
    return Variant(variant_hash(text), changes)
