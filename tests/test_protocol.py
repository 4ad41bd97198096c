"""The page's types are generated from Python's, and messages have these types."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from alveus import bridge
from alveus.bridge import replies, requests
from alveus.core import view
from alveus.core.match import begin
from alveus.core.match_view import view as shown
from alveus.registry import spec

pytestmark = pytest.mark.native

SCRIPTS = str(Path(__file__).resolve().parents[1] / "scripts")
HANDLERS = {
    module: import_module(f"alveus.bridge.{module}").HANDLERS for module in bridge.HANDLER_MODULES
}
"""The tables of request handlers, by module."""


def test_page_types_are_up_to_date(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(SCRIPTS)
    import protocol_types

    for file, types in (
        (protocol_types.TYPES, protocol_types.types()),
        (protocol_types.MESSAGE_TYPES, protocol_types.message_types()),
    ):
        assert file.read_text(encoding="utf-8") == types, f"run {SCRIPTS}/protocol_types.py"
    sys.modules.pop("protocol_types")


def test_page_types_are_generated_from_all_handler_modules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(SCRIPTS)
    import protocol_types

    assert [file.stem for file in protocol_types.HANDLERS] == list(bridge.HANDLER_MODULES)
    declaring = {
        file.stem
        for file in Path(bridge.__file__).parent.glob("*.py")
        if re.search("^HANDLERS\\b", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert declaring == set(bridge.HANDLER_MODULES)
    sys.modules.pop("protocol_types")


def test_every_request_has_one_handler() -> None:
    names = [name for handlers in HANDLERS.values() for name in handlers]
    assert len(names) == len(set(names))
    assert {"new", "view", "think"} <= set(names)


@pytest.mark.parametrize("module", bridge.HANDLER_MODULES)
def test_every_handler_declares_a_request_type_and_a_reply_type(module: str) -> None:
    for name, handler in HANDLERS[module].items():
        hints = get_type_hints(handler, None, {"requests": requests, "replies": replies})
        assert is_typeddict(hints["request"]), name
        assert hints["request"].__module__ == requests.__name__, name
        for reply in get_args(hints["return"]) if is_union(hints["return"]) else (hints["return"],):
            assert is_typeddict(reply) or reply == requests.Json, name


def is_union(hint: Any) -> bool:
    """Return True for a type such as `Table | TaskReply`."""
    return get_origin(hint) in (Union, UnionType)


def test_view_has_exactly_the_declared_members() -> None:
    made: Mapping[str, Any] = shown(begin(spec("lombardorum"), seed=b"x"))
    assert set(made) == view.View.__required_keys__
    for name, shape in (
        ("places", view.PlaceView),
        ("pieces", view.PieceView),
        ("actions", view.ActionView),
    ):
        for entry in made[name]:
            assert set(entry) == shape.__required_keys__
