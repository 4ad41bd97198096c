"""Which archive a file of the wheel lies in: the core, or the shelf of the family it belongs to.

A family has two folders, its rules and its opponents; everything else is the core.  A page boots
with the core and its own game's family; another family is fetched only when it is asked for.
Run inside Pyodide, like the compiler.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath

CORE = "alveus"
SHARED = ("ai", "bridge", "core")


def shelves(paths: Iterable[str]) -> dict[str, str]:
    """The shelf of every file of the wheel, by its path; the core's is called `alveus`."""
    folders = {path: PurePosixPath(path).parts[:-1] for path in paths}
    families = {parts[1] for parts in folders.values() if len(parts) > 1}.difference(SHARED)
    return {path: _shelf(parts, families) for path, parts in folders.items()}


def _shelf(parts: tuple[str, ...], families: set[str]) -> str:
    """The family whose rules (`alveus/NAME`) or opponents (`alveus/ai/NAME`) lie in a folder."""
    inside = [part for part in parts[1:3] if part != "ai"][:1]
    return inside[0] if inside and inside[0] in families else CORE
