"""The examples of the adapters run, and a missing library is named."""

from __future__ import annotations

import doctest
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "site" / "adapters.md"


@pytest.mark.parametrize("name", ["openspiel", "pettingzoo"])
def test_the_examples_of_an_adapter_run(name: str) -> None:
    result = doctest.testmod(import_module(f"alveus.adapters.{name}"))
    assert result.attempted > 3
    assert result.failed == 0


def test_the_examples_of_the_page_about_adapters_run() -> None:
    sessions = re.findall(r"^```pycon\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    text = "\n".join(sessions)
    test = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 20
    assert doctest.DocTestRunner().run(test).failed == 0


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
