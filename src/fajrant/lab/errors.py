"""Errors of the lab."""

from __future__ import annotations


class LabError(Exception):
    """Something that the lab refuses or cannot do. The text `wrong-CODE`, with the details, tells the user.

    Workers raise it too, so it can be pickled.
    """

    def __init__(self, code: str, details: dict[str, str]) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details
