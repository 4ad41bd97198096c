"""How many examples a property is tried on."""

from __future__ import annotations

import sys

from hypothesis import settings

IN_PYODIDE = sys.platform == "emscripten"


def examples(count: int) -> settings:
    """So many examples, and a quarter of them in Pyodide, where Python is three times slower."""
    return settings(max_examples=count // 4 if IN_PYODIDE else count)
