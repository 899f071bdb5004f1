"""What can be wrong with what comes from outside, and apart from it what can be wrong with a game's rules.

Every message about what comes from outside says what was tried and what would be right.
"""


class FajrantError(ValueError):
    """A request that cannot be met; the position is as it was before."""


class IllegalMove(FajrantError):
    """A seat tried something that the rules do not allow now."""

    def __init__(self, seat: int, tried: str, legal: list[str]) -> None:
        if legal:
            offer = "legal now: " + "; ".join(legal)
        else:
            offer = f"seat {seat} has nothing to decide now"
        super().__init__(f"seat {seat} cannot play {tried!r}; {offer}")
        self.seat = seat
        self.tried = tried
        self.legal = legal


class Nonsense(FajrantError):
    """Data that no game can have produced: a position, record or option that makes no sense."""


class DeadEnd(Exception):
    """The rules leave nobody a way on though the game is not over: a bug of the game, never of who plays it.

    So it is no `FajrantError`, and nobody who answers those with a polite refusal catches it.
    """
