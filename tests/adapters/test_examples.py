"""The examples in the adapters' docstrings run, and a missing library is named."""

from __future__ import annotations

import doctest
import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["openspiel", "pettingzoo"])
def test_the_examples_of_an_adapter_run(name: str) -> None:
    result = doctest.testmod(import_module(f"alveus.adapters.{name}"))
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize(
    ("name", "library"), [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")]
)
def test_an_adapter_without_its_library_names_the_extra(
    name: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"alveus.adapters.{name}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install 'alveus\[{name}\]'"):
        import_module(f"alveus.adapters.{name}")
