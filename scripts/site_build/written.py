"""Recording of the methods that dataclasses generate, so that archives contain them compiled.

`dataclass` generates methods as source text and compiles them at import, which took half the import
time of the core and a game.  While `walk` imports all modules, this module records the texts;
`web/src/pyodide/sitecustomize.py` takes their code from the archive instead of compiling them.
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
