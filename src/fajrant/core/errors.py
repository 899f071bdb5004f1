"""What can be wrong with what comes from outside, and apart from it what can be wrong with a game's rules.

Every message about what comes from outside says what was tried and what would be right. The message is for those who
program. For players, `code` and `details` are said in their language: see `Texts.problem`.
"""

Details = dict[str, str | int]


class FajrantError(ValueError):
    """A request that cannot be met; the position is as it was before.

    Without a code it is about a position that was set up by hand; `place` says where in it, as far as that is known.
    """

    def __init__(self, message: str, code: str = "position", details: Details | None = None) -> None:
        super().__init__(message)
        no_place: Details = {"place": ""}
        self.code = code
        self.details = no_place if details is None else details
        self.line = 0  # of a record, if it is known


class IllegalMove(FajrantError):
    """A seat tried something that the rules do not allow now."""

    def __init__(self, seat: int, tried: str, legal: list[str]) -> None:
        if legal:
            offer = "legal now: " + "; ".join(legal)
        else:
            offer = f"seat {seat} has nothing to decide now"
        details: Details = {"tried": tried, "legal": "; ".join(legal)}
        super().__init__(f"seat {seat} cannot play {tried!r}; {offer}", "illegal", details)
        self.seat = seat
        self.tried = tried
        self.legal = legal


class Nonsense(FajrantError):
    """Data that no game can have produced: a position, record or option that makes no sense."""


def at_line(line: int, wrong: FajrantError) -> Nonsense:
    """The same, found in a line of a record."""
    found = Nonsense(f"line {line}: {wrong}", wrong.code, wrong.details)
    found.line = line
    return found


class DeadEnd(Exception):
    """The rules leave nobody a way on though the game is not over: a bug of the game, never of who plays it.

    So it is no `FajrantError`, and nobody who answers those with a polite refusal catches it.
    """
