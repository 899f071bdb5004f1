"""The parts every game shares: positions, steps, moves, dice, journal, records."""

from fajrant.core import dice

COMPILED = not dice.__file__.endswith((".py", ".pyc"))  # .pyc: bytecode without source, as in the browser
