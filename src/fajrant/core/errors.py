"""Errors: bad input (`FajrantError`) and bugs in a game's rules (`DeadEnd`).

The message of a FajrantError says what was tried and what would be valid. It is meant for programmers. Players see
`code` and `details`, translated by `Texts.problem`.
"""

Details = dict[str, str | int]


class FajrantError(ValueError):
    """A request that was refused. The position has not changed.

    The default code, `position`, is for positions that were set up by hand; `place` is the path to the bad value.
    """

    def __init__(self, message: str, code: str = "position", details: Details | None = None) -> None:
        super().__init__(message)
        no_place: Details = {"place": ""}
        self.code = code
        self.details = no_place if details is None else details
        self.line = 0  # of a record; 0 if unknown


class IllegalMove(FajrantError):
    """A seat tried a move that is not legal now."""

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
    """The same error, with its line in the record."""
    located = Nonsense(f"line {line}: {wrong}", wrong.code, wrong.details)
    located.line = line
    return located


class DeadEnd(Exception):
    """The game is not over, but nobody has a legal move: a bug in the rules, not a player's mistake.

    It is not a `FajrantError`, so code that handles bad input does not catch it.
    """
