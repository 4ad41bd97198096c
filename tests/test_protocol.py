"""The page's types are generated from Python's, and messages have these types."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from alveus.core import view
from alveus.core.match import begin
from alveus.core.match_view import view as shown
from alveus.registry import spec

pytestmark = pytest.mark.native

SCRIPTS = str(Path(__file__).resolve().parents[1] / "scripts")


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
