"""Byte-compiled modules for the browser: parts that are removed and parts that are kept."""

from __future__ import annotations

import marshal
import sys
from types import ModuleType
from typing import Any

import pytest

from site_build import byte_compile

SOURCE = b'''
from __future__ import annotations
from dataclasses import dataclass, field, fields
from typing import NamedTuple, TypedDict

@dataclass(frozen=True)
class Man:
    """A man of a side."""
    side: str
    point: int = 1
    ways: tuple[int, ...] = field(default=())

    def moved(self, pips: int) -> Man:
        """The man after a move."""
        return Man(self.side, self.point + pips)

class Die(NamedTuple):
    pips: int
    used: bool = False

class Message(TypedDict):
    code: str

class NotedMessage(Message, total=False):
    """A message with a note."""
    note: str
'''


def run(path: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the names of the module, compiled as if its file had this path."""
    monkeypatch.setitem(sys.modules, "tried", ModuleType("tried"))
    names: dict[str, Any] = {"__name__": "tried"}
    exec(byte_compile.compiled(path, SOURCE), names)
    return names


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    return run("alveus/tried.py", monkeypatch)


def test_dataclasses_and_named_tuples_work(engine: dict[str, Any]) -> None:
    man = engine["Man"]("white", 3)
    assert man.moved(2) == engine["Man"]("white", 5)
    assert [member.name for member in engine["fields"](man)] == ["side", "point", "ways"]
    assert repr(man) == "Man(side='white', point=3, ways=())"
    assert engine["Die"](6) == (6, False)


def test_docstrings_of_dataclasses_are_removed(engine: dict[str, Any]) -> None:
    assert engine["Man"].__doc__ == "Man"


def test_a_typed_dictionary_is_a_dictionary(engine: dict[str, Any]) -> None:
    assert engine["Message"] is engine["NotedMessage"] is dict


def test_annotations_of_functions_are_removed(engine: dict[str, Any]) -> None:
    assert engine["Man"].moved.__annotations__ == {}


def test_modules_outside_the_package_are_not_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    names = run("tried.py", monkeypatch)
    assert names["Message"] is not dict
    assert names["Man"].moved.__annotations__ == {"pips": "int", "return": "Man"}


def test_archive_contains_the_code_generated_for_dataclasses() -> None:
    text = "def __create_fn__():\n return ('white',)"
    _, _, texts = marshal.loads(byte_compile.archive_of({}, [text]))
    namespace: dict[str, Any] = {}
    exec(marshal.loads(texts[text]), {}, namespace)
    assert namespace["__create_fn__"]() == ("white",)
