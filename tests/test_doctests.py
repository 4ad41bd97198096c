"""Every example in a docstring of the public names runs."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import iter_modules, walk_packages

import pytest

from alveus import families, play

pytestmark = pytest.mark.native

MODULES = [
    "alveus",
    *(f"alveus.play.{module_info.name}" for module_info in iter_modules(play.__path__)),
    *(
        module_info.name
        for module_info in walk_packages(families.__path__, "alveus.families.")
        if ".interface." in module_info.name
    ),
]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    flags = doctest.ELLIPSIS
    result = doctest.testmod(import_module(module), optionflags=flags)
    assert result.failed == 0


def test_public_modules_of_families_have_examples() -> None:
    """A moved folder would make the tests above pass without running these examples."""
    for game in ("dominosa", "terzett"):
        module = f"alveus.families.dominoes.interface.{game}"
        assert module in MODULES
        assert doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS).attempted
