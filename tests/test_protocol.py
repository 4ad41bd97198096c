"""The page's types and Python's are the same, name by name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from alveus import protocol
from alveus.core import view
from alveus.core.beginning import begin
from alveus.core.showing import view as shown
from alveus.registry import spec

pytestmark = pytest.mark.native

ENGINE = Path(__file__).resolve().parents[1] / "web" / "src" / "engine"
TYPESCRIPT = "".join(
    (ENGINE / name).read_text(encoding="utf-8") for name in ("view.ts", "protocol.ts")
)

PAIRS: dict[str, type[Any]] = {
    "Message": view.MessageView,
    "GameEvent": view.EventView,
    "Place": view.PlaceView,
    "Piece": view.PieceView,
    "Move": view.MoveView,
    "Token": view.TokenView,
    "Counter": view.CounterView,
    "Action": view.ActionView,
    "Mark": view.MarkView,
    "Step": view.StepView,
    "Outcome": view.OutcomeView,
    "Series": view.SeriesView,
    "LogEntry": view.LogEntry,
    "View": view.View,
    "Table": protocol.Table,
    "Noted": protocol.NoteReply,
    "Hint": protocol.HintReply,
    "Choice": protocol.ChoiceReply,
    "Prospect": protocol.ProspectReply,
    "Analysis": protocol.AnalysisReply,
    "PuzzleMade": protocol.PuzzleReply,
}


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)


def body(text: str, start: int) -> str:
    """What stands between the brace at or after `start` and the one that closes it."""
    begin_at = text.index("{", start)
    depth = 0
    for i in range(begin_at, len(text)):
        depth += {"{": 1, "}": -1}.get(text[i], 0)
        if depth == 0:
            return text[begin_at + 1 : i]
    raise AssertionError("unclosed brace")


def members(block: str) -> set[str]:
    """The names of a type's own members, those of nested types left out."""
    flat, depth = "", 0
    for character in block:
        depth -= character == "}"
        if depth == 0:
            flat += character
        depth += character == "{"
    return set(re.findall(r"(?:^|[;\n])\s*(\w+)\??:", flat))


def interface(name: str) -> set[str]:
    text = without_comments(TYPESCRIPT)
    found = re.search(rf"interface {name}\b([^{{]*)", text)
    assert found, name
    inherited = re.search(r"extends (\w+)", found[1])
    own = members(body(text, found.start()))
    return own | (interface(inherited[1]) if inherited else set())


def requests() -> dict[str, set[str]]:
    """Every request of the page with the names of what it sends."""
    text = without_comments(TYPESCRIPT)
    block = body(text, text.index("interface Requests"))
    found: dict[str, set[str]] = {}
    for name in members(block):
        entry = body(block, re.search(rf"\b{name}:", block).start())  # type: ignore[union-attr]
        sent = re.search(r"\bin:\s*(object|\{)", entry)
        assert sent, name
        found[name] = set() if sent[1] == "object" else members(body(entry, sent.start()))
    return found


@pytest.mark.parametrize("name", PAIRS)
def test_a_shape_has_the_same_members(name: str) -> None:
    assert interface(name) == set(PAIRS[name].__annotations__) | inherited(PAIRS[name])


def inherited(shape: type[Any]) -> set[str]:
    return set(shape.__required_keys__ | shape.__optional_keys__)


def test_the_requests_are_the_same() -> None:
    page = requests()
    python = {
        name: set(shape.__required_keys__ | shape.__optional_keys__)
        for name, shape in protocol.REQUESTS.items()
    }
    assert page == python


def test_a_view_has_all_its_members_and_no_other() -> None:
    made = shown(begin(spec("lombardorum"), seed=b"x"))
    assert set(made) == interface("View")
    for name, shape in (("places", "Place"), ("pieces", "Piece"), ("actions", "Action")):
        for entry in made[name]:  # type: ignore[literal-required]
            assert set(entry) == interface(shape)
