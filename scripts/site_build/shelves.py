"""The archives of the browser's Python: which archive contains each file of the wheel.

A page starts with the core and the archive of its game's family. The worker adds another archive
when a request needs a module in it. This module runs inside Pyodide, like `byte_compile`.
"""

from __future__ import annotations

from collections.abc import Iterable

from alveus import registry

CORE = "alveus"
SHARED = ("diagrams", "lab", "letters", "review")
"""Packages that only some pages need. Each has a separate archive."""
FOLDER = "alveus.families."


def packages() -> dict[str, tuple[str, ...]]:
    """Return the packages in each archive except the core.

    The folder of a family contains the modules of its specs. Its archive is named after the family
    of its games, because pages know only the family when they start Python.
    """
    archives: dict[str, tuple[str, ...]] = {name: (f"alveus.{name}",) for name in SHARED}
    for game_id, module in registry.modules().items():
        if module.startswith(FOLDER):
            archives[registry.info(game_id).family] = (".".join(module.split(".")[:3]),)
    return archives


def shelves(paths: Iterable[str]) -> dict[str, str]:
    """Return the name of the archive for each path in the wheel."""
    folders = {
        f"{package.replace('.', '/')}/": name
        for name, contained in packages().items()
        for package in contained
    }
    return {
        path: next((folders[folder] for folder in folders if path.startswith(folder)), CORE)
        for path in paths
    }
