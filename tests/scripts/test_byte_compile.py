"""What a module of the engines loses on its way into the browser, and what it keeps."""

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

class Told(TypedDict):
    code: str

class ToldAgain(Told, total=False):
    """Told with a note."""
    note: str
'''


def run(path: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names of the module, as it would be compiled if it lay there."""
    monkeypatch.setitem(sys.modules, "tried", ModuleType("tried"))
    names: dict[str, Any] = {"__name__": "tried"}
    exec(byte_compile.compiled(path, SOURCE), names)
    return names


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    return run("alveus/tried.py", monkeypatch)


def test_dataclasses_and_named_tuples_are_what_they_were(engine: dict[str, Any]) -> None:
    man = engine["Man"]("white", 3)
    assert man.moved(2) == engine["Man"]("white", 5)
    assert [one.name for one in engine["fields"](man)] == ["side", "point", "ways"]
    assert repr(man) == "Man(side='white', point=3, ways=())"
    assert engine["Die"](6) == (6, False)


def test_a_dataclass_need_not_describe_itself(engine: dict[str, Any]) -> None:
    assert engine["Man"].__doc__ == "Man"


def test_a_typed_dictionary_is_a_dictionary(engine: dict[str, Any]) -> None:
    assert engine["Told"] is engine["ToldAgain"] is dict


def test_functions_do_not_say_what_they_take_and_give(engine: dict[str, Any]) -> None:
    assert engine["Man"].moved.__annotations__ == {}


def test_what_is_not_the_engines_own_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    names = run("tried.py", monkeypatch)
    assert names["Told"] is not dict
    assert names["Man"].moved.__annotations__ == {"pips": "int", "return": "Man"}


def test_an_archive_bears_the_code_of_what_dataclasses_write() -> None:
    text = "def __create_fn__():\n return ('white',)"
    _, _, texts = marshal.loads(byte_compile.archive_of({}, [text]))
    found: dict[str, Any] = {}
    exec(marshal.loads(texts[text]), {}, found)
    assert found["__create_fn__"]() == ("white",)
