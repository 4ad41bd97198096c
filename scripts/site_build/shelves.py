"""The archive of each file of the wheel: the core, or the archive of its family.

A family has two folders, its rules and its opponents; everything else is the core.  A page starts
with the core and the family of its game; other families are fetched on request.  This module runs
inside Pyodide, like the compiler.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath

CORE = "alveus"
SHARED = ("ai", "bridge", "core")


def shelves(paths: Iterable[str]) -> dict[str, str]:
    """Return the archive of every file of the wheel, by path; the core's is `alveus`."""
    folders = {path: PurePosixPath(path).parts[:-1] for path in paths}
    families = {parts[1] for parts in folders.values() if len(parts) > 1}.difference(SHARED)
    return {path: _shelf(parts, families) for path, parts in folders.items()}


def _shelf(parts: tuple[str, ...], families: set[str]) -> str:
    """Return the family of a folder with rules (`alveus/NAME`) or opponents (`alveus/ai/NAME`)."""
    inside = [part for part in parts[1:3] if part != "ai"][:1]
    return inside[0] if inside and inside[0] in families else CORE
