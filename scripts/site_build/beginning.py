"""Python's first steps while the library is made: laid in its way as `sitecustomize`.

It remembers what Python imports before that, and lets what is in `standins` stand in.
"""

from __future__ import annotations

import sys

BEFORE = frozenset(sys.modules)

from importlib.util import spec_from_file_location  # noqa: E402 - what comes before is counted
from os import path  # noqa: E402
from typing import TYPE_CHECKING  # noqa: E402

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

STANDINS = "/standins"


class StandIns:
    """Finds what stands in for a module before the module itself is found."""

    @staticmethod
    def find_spec(name: str, *_: object) -> ModuleSpec | None:
        """Where it lies, if anything stands in for this module."""
        place = f"{STANDINS}/{name.replace('.', '/')}.py"
        found = path.isfile(place)  # noqa: PTH113 - pathlib would be counted
        return spec_from_file_location(name, place) if found else None


def drop(name: str) -> None:
    """Forget a module that stood in while Pyodide started."""
    del sys.modules[name]


sys.meta_path.insert(0, StandIns)
