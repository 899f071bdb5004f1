"""Paying with workers (§4.3). A crew is what a seat can pay with: worker cards and worker innovations.

A crew, and a payment, is one number in octal: a digit per worker value from 1 up, then a digit per worker innovation.
So a payment is taken out of a crew by subtraction, and equal payments are the same number [R44].
"""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.errors import Nonsense
from fajrant.core.moves import Domain
from fajrant.games.coal_baron_cards.content import CARD, WORKER_INNOVATIONS, WORKER_MOST, WORKER_VALUES

VALUES: Final = len(WORKER_VALUES)
DIGITS: Final = VALUES + len(WORKER_INNOVATIONS)
ALL_WORKERS: Final = (1 << 3 * VALUES) - 1  # the digits of worker cards
LEAST: Final = WORKER_VALUES + [1 for _ in WORKER_INNOVATIONS]  # workers a card counts for, at least
MOST: Final = WORKER_VALUES + [WORKER_MOST[kind] for kind in WORKER_INNOVATIONS]  # and at most
NAMES: Final = [str(value) for value in WORKER_VALUES] + [CARD.ids[kind] for kind in WORKER_INNOVATIONS]
UNIT_OF: Final = [0] * len(CARD.ids)  # a worker innovation as a crew of its own
for _number, _kind in enumerate(WORKER_INNOVATIONS):
    UNIT_OF[_kind] = 1 << 3 * (VALUES + _number)


def copies(crew: int, digit: int) -> int:
    return crew >> 3 * digit & 7


def worker_unit(value: int) -> int:
    """A worker card as a crew of its own."""
    return 1 << 3 * WORKER_VALUES.index(value)


def crew_of(values: list[int]) -> int:
    return sum([worker_unit(value) for value in values])


def workers_in(crew: int) -> list[int]:
    """The worker cards of a crew, ascending."""
    return [WORKER_VALUES[digit] for digit in range(VALUES) for _ in range(copies(crew, digit))]


def only_workers(crew: int) -> int:
    return crew & ALL_WORKERS


def pays_with_innovations(crew: int) -> bool:
    return crew > ALL_WORKERS


def innovations_in(crew: int) -> list[int]:
    """The worker innovations of a crew."""
    return [kind for number, kind in enumerate(WORKER_INNOVATIONS) for _ in range(copies(crew, VALUES + number))]


_payable: Final = [-1] * (ALL_WORKERS + 1)  # of crews without innovations, filled at need


def payable(crew: int) -> int:
    """The required numbers that a crew can pay exactly, as bits."""
    if crew > ALL_WORKERS:
        return sums_of(crew)
    if _payable[crew] < 0:
        _payable[crew] = sums_of(crew)
    return _payable[crew]


def sums_of(crew: int) -> int:
    """All that some, but not no, cards of a crew can count for together."""
    sums = 1
    for digit in range(DIGITS):
        for _ in range(copies(crew, digit)):
            more = sums
            for workers in range(LEAST[digit], MOST[digit] + 1):
                more |= sums << workers
            sums = more
    return sums & ~1


def payments(crew: int, required: int) -> list[int]:
    """Every legal payment: s + k ≤ required ≤ s + m1 + … + mk. Fewest cards first, then the larger cards."""
    found = [payment for payment in parts(crew, 0, required) if payment and most(payment) >= required]
    found.sort(key=simplicity)
    return found


def parts(crew: int, digit: int, room: int) -> list[int]:
    """The selections from this digit up that need not count for more than `room` workers."""
    if digit == DIGITS:
        return [0]
    found: list[int] = []
    for count in range(copies(crew, digit) + 1):
        if count * LEAST[digit] > room:
            break
        for rest in parts(crew, digit + 1, room - count * LEAST[digit]):
            found.append(rest + (count << 3 * digit))
    return found


def least(payment: int) -> int:
    """The fewest workers these cards can count for."""
    return sum([copies(payment, digit) * LEAST[digit] for digit in range(DIGITS)])


def most(payment: int) -> int:
    return sum([copies(payment, digit) * MOST[digit] for digit in range(DIGITS)])


def simplicity(payment: int) -> int:
    """Payments in the order of offering: without innovations, then few cards, then large cards."""
    innovations = payment >> 3 * VALUES
    cards = sum([copies(payment, digit) for digit in range(DIGITS)])
    large = sum([copies(payment, digit) << 3 * (VALUES - 1 - digit) for digit in range(VALUES)])
    return (innovations * 64 + cards) * (1 << 3 * VALUES) + large


def plain_payment(payment: int) -> list[int | str]:
    found: list[int | str] = [*workers_in(payment)]
    return found + [CARD.ids[kind] for kind in innovations_in(payment)]


class Payments(Domain):
    """The payments as an argument of a move: worker values ascending, then innovations in content order."""

    def names(self, payment: int) -> list[str]:
        return [NAMES[digit] for digit in range(DIGITS) for _ in range(copies(payment, digit))]

    def text(self, value: int) -> str:
        return " ".join(self.names(value))

    def targets(self, value: int) -> list[str]:
        workers = [f"worker:{worker}" for worker in workers_in(value)]
        return workers + [f"card:{CARD.ids[kind]}" for kind in innovations_in(value)]

    def plain(self, value: int) -> object:
        return plain_payment(value)

    def plain_type(self) -> Any:
        return list[int | str]

    def read(self, data: object) -> int:
        if not isinstance(data, list):
            raise Nonsense(f"a payment is a list of workers and innovations, not {data!r:.60}")
        payment = 0
        for item in data:
            if str(item) not in NAMES or (isinstance(item, int) == (item in CARD.index)) or isinstance(item, bool):
                raise Nonsense(f"{item!r:.60} cannot pay; known: {', '.join(NAMES)}")
            digit = NAMES.index(str(item))
            if copies(payment, digit) == 7:
                raise Nonsense(f"no box has that many cards: {data!r:.60}")
            payment += 1 << 3 * digit
        return payment


PAYMENT: Final = Payments("payment", [])
