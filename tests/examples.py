"""Number of examples for property tests."""

from __future__ import annotations

import sys

from hypothesis import settings

IN_PYODIDE = sys.platform == "emscripten"


def examples(count: int) -> settings:
    """Return settings for `count` examples, or a quarter of them in Pyodide, which is slower."""
    return settings(max_examples=count // 4 if IN_PYODIDE else count)
