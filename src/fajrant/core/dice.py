"""The only source of randomness in a game: a small counter generator with one integer of state.

The counter runs through a full period; a four-round Feistel mix turns it into 31 random bits. Every number stays below
2**63, so the compiled build (64-bit integers) and the interpreted one (unbounded integers) draw the same numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

MASK62: Final = (1 << 62) - 1


class Dice:
    def __init__(self, state: int) -> None:
        self.state: i64 = state

    def clone(self) -> Dice:
        return Dice(self.state)

    def bits(self) -> int:
        """The next 31 random bits."""
        state: i64 = (self.state + 0x1E3779B97F4A7C15) & 0x3FFFFFFFFFFFFFFF
        self.state = state
        low: i64 = state & 0x7FFFFFFF
        high: i64 = state >> 31
        product: i64 = (high + 0x3C6EF372) * 0x2545F491
        low = low ^ (product >> 31 ^ product) & 0x7FFFFFFF
        product = (low + 0x1B873593) * 0x27D4EB2F
        high = high ^ (product >> 31 ^ product) & 0x7FFFFFFF
        product = (high + 0x2C1B3C6D) * 0x297A2D39
        low = low ^ (product >> 31 ^ product) & 0x7FFFFFFF
        product = (low + 0x165667B1) * 0x21F0AAAD
        high = high ^ (product >> 31 ^ product) & 0x7FFFFFFF
        return low ^ high

    def below(self, count: int) -> int:
        """A uniform random number from 0 to count - 1."""
        n: i64 = count
        if not 0 < n <= 0x80000000:
            raise ValueError(f"cannot draw a number below {count}")
        drawn: i64 = self.bits()
        # rejection sampling keeps the result uniform; the first comparison avoids most divisions
        while drawn > 0x80000000 - n and drawn >= 0x80000000 - 0x80000000 % n:
            drawn = self.bits()
        return drawn % n

    def roll(self, sides: int = 6) -> int:
        """Rolls a die: 1 to `sides`."""
        return self.below(sides) + 1

    def shuffle(self, cards: list[T]) -> None:
        """Fisher-Yates shuffle, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def seeded(seed: int) -> Dice:
    """Dice for a seed of any size. Nearby seeds give unrelated games."""
    digest = blake2b(str(seed).encode(), digest_size=8, person=b"fajrant").digest()
    return Dice(int.from_bytes(digest, "big") & MASK62)
