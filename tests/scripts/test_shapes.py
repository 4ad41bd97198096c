"""The page draws pieces with the outlines that Python declares."""

from __future__ import annotations

import shapes


def test_shapes_of_the_page_are_up_to_date() -> None:
    for file, text in shapes.files().items():
        assert file.read_text(encoding="utf-8") == text, "run scripts/shapes.py"
