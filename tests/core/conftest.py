"""The toy game's classes are interpreted, and mypyc's classes cannot be bases of interpreted ones.

Allowing it (`allow_interpreted_subclasses`) would slow down every call of the compiled core, so the toy game's tests
belong to the interpreted build alone. Everything else here runs on both.
"""

from fajrant.core import COMPILED

collect_ignore_glob = ["test_toy_*.py"] if COMPILED else []
