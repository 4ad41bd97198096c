"""The page draws pieces with the outlines that Python declares."""

from __future__ import annotations

from pathlib import Path

import pytest

SCRIPTS = str(Path(__file__).resolve().parents[2] / "scripts")


def test_shapes_of_the_page_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SCRIPTS)
    import shapes

    for file, text in shapes.files().items():
        assert file.read_text(encoding="utf-8") == text, "run scripts/shapes.py"
