"""Generated methods of dataclasses, so that archives contain them compiled.

A dataclass generates its methods as text and compiles them at import, which took half the import
time of the core and a game.  While the walk imports everything, the texts are recorded;
`web/src/pyodide/sitecustomize.py` uses their code instead of the compiler.
"""

from __future__ import annotations

import dataclasses
from typing import Any

_texts: dict[str, set[str]] = {}


def remember() -> None:
    """Start recording the source texts that dataclasses generate, keyed by module."""

    def run(text: str, module: dict[str, Any], namespace: dict[str, Any]) -> None:
        _texts.setdefault(module["__name__"], set()).add(text)
        exec(text, module, namespace)

    vars(dataclasses)["exec"] = run


def written_in(modules: set[str]) -> list[str]:
    """Return the texts that the dataclasses of these modules generate."""
    return sorted({text for module in modules for text in _texts.get(module, ())})
