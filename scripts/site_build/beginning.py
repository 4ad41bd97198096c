"""The `sitecustomize` of the Python that builds the library.

It records the names of the modules that Python imports at startup, and replaces some modules by
those in `standins`.
"""

from __future__ import annotations

import sys

BEFORE = frozenset(sys.modules)

from importlib.util import spec_from_file_location  # noqa: E402 - BEFORE must not contain it
from os import path  # noqa: E402
from typing import TYPE_CHECKING  # noqa: E402

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

STANDINS = "/standins"


class ReplacementFinder:
    """Import finder that finds the modules in `standins` before the originals."""

    @staticmethod
    def find_spec(name: str, *_: object) -> ModuleSpec | None:
        """Return the spec of a replacement, or None."""
        place = f"{STANDINS}/{name.replace('.', '/')}.py"
        exists = path.isfile(place)  # noqa: PTH113 - pathlib would be counted
        return spec_from_file_location(name, place) if exists else None


def drop(name: str) -> None:
    """Forget an imported replacement, so that the next import gets the original module."""
    del sys.modules[name]


sys.meta_path.insert(0, ReplacementFinder)
