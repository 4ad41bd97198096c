"""How many examples a property is tried on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar

from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Sequence

Case = TypeVar("Case")

IN_PYODIDE = sys.platform == "emscripten"


def examples(count: int) -> settings:
    """So many examples, and a quarter of them in Pyodide, where Python is three times slower."""
    return settings(max_examples=count // 4 if IN_PYODIDE else count)


def some(cases: Sequence[Case]) -> Sequence[Case]:
    """All of them, and in Pyodide, which runs the same code, every fourth."""
    return cases[::4] if IN_PYODIDE else cases
