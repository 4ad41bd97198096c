"""Number of examples for property tests."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar

from hypothesis import settings
from tests.nightly import is_nightly

if TYPE_CHECKING:
    from collections.abc import Sequence

Case = TypeVar("Case")

IN_PYODIDE = sys.platform == "emscripten"


def examples(count: int) -> settings:
    """Return settings for `count` examples, or a quarter of them in Pyodide, which is slower."""
    return settings(max_examples=count // 4 if IN_PYODIDE else count)


def some(cases: Sequence[Case]) -> Sequence[Case]:
    """Return every second case, every fourth in Pyodide, or all cases in the nightly run."""
    if IN_PYODIDE:
        return cases[::4]
    return cases if is_nightly() else cases[::2]
