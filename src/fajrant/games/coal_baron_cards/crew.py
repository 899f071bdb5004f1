"""Paying with workers (§4.3). A crew is everything a seat can pay with: worker cards and worker innovations.

Crews and payments are octal numbers: a digit for each worker value, starting at 1, then one for each worker innovation.
So a payment is subtracted from a crew, and equal payments are the same number [R44].
"""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.errors import Nonsense
from fajrant.core.moves import Domain
from fajrant.games.coal_baron_cards.content import CARD, WORKER_INNOVATIONS, WORKER_MOST, WORKER_VALUES

VALUES: Final = len(WORKER_VALUES)
DIGITS: Final = VALUES + len(WORKER_INNOVATIONS)
ALL_WORKERS: Final = (1 << 3 * VALUES) - 1  # the digits of worker cards
LEAST: Final = WORKER_VALUES + [1 for _ in WORKER_INNOVATIONS]  # the fewest workers a card counts for
MOST: Final = WORKER_VALUES + [WORKER_MOST[kind] for kind in WORKER_INNOVATIONS]  # the most
NAMES: Final = [str(value) for value in WORKER_VALUES] + [CARD.ids[kind] for kind in WORKER_INNOVATIONS]
UNIT_OF: Final = [0] * len(CARD.ids)  # the crew of one worker innovation, by kind of card
for _number, _kind in enumerate(WORKER_INNOVATIONS):
    UNIT_OF[_kind] = 1 << 3 * (VALUES + _number)


def copies(crew: int, digit: int) -> int:
    return crew >> 3 * digit & 7


def worker_unit(value: int) -> int:
    """The crew of one worker card."""
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


_payable: Final = [-1] * (ALL_WORKERS + 1)  # a cache for crews without innovations


def payable(crew: int) -> int:
    """The numbers that a crew can pay exactly, as a bit mask."""
    if crew > ALL_WORKERS:
        return sums_of(crew)
    if _payable[crew] < 0:
        _payable[crew] = sums_of(crew)
    return _payable[crew]


def sums_of(crew: int) -> int:
    """The sums that one or more cards of a crew can make, as a bit mask."""
    sums = 1
    for digit in range(DIGITS):
        for _ in range(copies(crew, digit)):
            more = sums
            for workers in range(LEAST[digit], MOST[digit] + 1):
                more |= sums << workers
            sums = more
    return sums & ~1


def payments(crew: int, required: int) -> list[int]:
    """Every legal payment: s + k ≤ required ≤ s + m1 + … + mk, in the order of `simplicity`."""
    legal = [payment for payment in parts(crew, 0, required) if payment and most(payment) >= required]
    legal.sort(key=simplicity)
    return legal


def parts(crew: int, digit: int, room: int) -> list[int]:
    """The selections of cards from this digit up that can count for `room` workers or fewer."""
    if digit == DIGITS:
        return [0]
    selections: list[int] = []
    for count in range(copies(crew, digit) + 1):
        if count * LEAST[digit] > room:
            break
        for others in parts(crew, digit + 1, room - count * LEAST[digit]):
            selections.append(others + (count << 3 * digit))
    return selections


def least(payment: int) -> int:
    """The fewest workers that these cards can count for."""
    return sum([copies(payment, digit) * LEAST[digit] for digit in range(DIGITS)])


def most(payment: int) -> int:
    return sum([copies(payment, digit) * MOST[digit] for digit in range(DIGITS)])


def simplicity(payment: int) -> int:
    """A sort key for payments: first without innovations, then with few cards, then with large cards."""
    innovations = payment >> 3 * VALUES
    cards = sum([copies(payment, digit) for digit in range(DIGITS)])
    large = sum([copies(payment, digit) << 3 * (VALUES - 1 - digit) for digit in range(VALUES)])
    return (innovations * 64 + cards) * (1 << 3 * VALUES) + large


def plain_payment(payment: int) -> list[int | str]:
    cards: list[int | str] = [*workers_in(payment)]
    return cards + [CARD.ids[kind] for kind in innovations_in(payment)]


class Payments(Domain):
    """Payments as the argument of a move: worker values ascending, then innovations in content order."""

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
                raise Nonsense(f"the box does not have that many cards: {data!r:.60}")
            payment += 1 << 3 * digit
        return payment


PAYMENT: Final = Payments("payment", [])
