"""The toy game's classes are interpreted, and interpreted classes cannot derive from classes compiled by mypyc.

Allowing it (`allow_interpreted_subclasses`) would slow down every call in the compiled core, so the toy game's tests
run on the interpreted build only. All other tests here run on both.
"""

from fajrant.core import COMPILED

collect_ignore_glob = ["test_toy_*.py"] if COMPILED else []
