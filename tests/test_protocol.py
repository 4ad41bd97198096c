"""The page's types are those of Python, and what crosses is of these types."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from alveus import bridge
from alveus.bridge import replies, requests
from alveus.core import view
from alveus.core.beginning import begin
from alveus.core.match_view import view as shown
from alveus.registry import spec

pytestmark = pytest.mark.native

SCRIPTS = str(Path(__file__).resolve().parents[1] / "scripts")


def test_the_page_has_the_types_that_are_written_from_these(
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


def test_every_request_is_handled_and_has_its_reply() -> None:
    assert list(replies.REPLIES) == list(requests.REQUESTS)
    homes = [import_module(f"alveus.bridge.{home}") for home in bridge.HANDLER_MODULES]
    assert {name for home in homes for name in home.HANDLERS} == requests.REQUESTS.keys()


def test_a_view_has_all_its_members_and_no_other() -> None:
    made: Mapping[str, Any] = shown(begin(spec("lombardorum"), seed=b"x"))
    assert set(made) == view.View.__required_keys__
    for name, shape in (
        ("places", view.PlaceView),
        ("pieces", view.PieceView),
        ("actions", view.ActionView),
    ):
        for entry in made[name]:
            assert set(entry) == shape.__required_keys__
