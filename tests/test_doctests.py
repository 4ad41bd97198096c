"""Every example in a docstring of the public names runs."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

from alveus import play

pytestmark = pytest.mark.native

MODULES = [
    "alveus",
    *(f"alveus.play.{module_info.name}" for module_info in iter_modules(play.__path__)),
]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    flags = doctest.ELLIPSIS
    result = doctest.testmod(import_module(module), optionflags=flags)
    assert result.failed == 0
