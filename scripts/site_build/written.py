"""What dataclasses write of themselves, so that their archives bear it compiled.

A dataclass writes its methods as a text and has it compiled when its module is imported: half of
the time in which the core and a game were imported.  While the walk imports everything, the texts
are remembered; `web/src/engine/sitecustomize.py` gives their code in the place of the compiler.
"""

from __future__ import annotations

import dataclasses
from typing import Any

_texts: dict[str, set[str]] = {}


def remember() -> None:
    """Remember from now on what is written, by the modules whose dataclasses write it."""

    def run(text: str, module: dict[str, Any], found: dict[str, Any]) -> None:
        _texts.setdefault(module["__name__"], set()).add(text)
        exec(text, module, found)

    vars(dataclasses)["exec"] = run


def written_in(modules: set[str]) -> list[str]:
    """The texts that the dataclasses of these modules write."""
    return sorted({text for module in modules for text in _texts.get(module, ())})
