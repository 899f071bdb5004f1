"""Names of modules."""

import pkgutil
from importlib import import_module
from types import ModuleType

import fajrant


def test_no_package_has_a_name_that_is_also_one_of_its_modules() -> None:
    """Compiled and interpreted code import different things by such a name."""
    everything = pkgutil.walk_packages(fajrant.__path__, "fajrant.")
    packages = [fajrant, *[import_module(found.name) for found in everything if found.ispkg]]
    hidden = []
    for package in packages:
        for module in pkgutil.iter_modules(package.__path__):
            if not isinstance(getattr(package, module.name, package), ModuleType):
                hidden.append(f"{package.__name__}.{module.name}")
    assert len(packages) > 10
    assert hidden == []
