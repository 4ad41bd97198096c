"""Checks of packs (wheels with games) that the terminal and the browser share."""

from __future__ import annotations

import sys
from collections.abc import Iterable

GROUP = "alveus.games"
"""The entry point group that maps game ids to the modules that contain a `SPEC`."""
RESERVED = {
    *sys.stdlib_module_names,
    *("alveus", "js", "micropip", "pyodide", "pyodide_js", "sitecustomize", "usercustomize"),
}
"""Names that a pack must not use for its top-level modules."""


def is_game_id(name: object) -> bool:
    """Return True if a name is a valid game id: it matches ``[a-z][a-z0-9]*``."""
    if not isinstance(name, str) or not name.isascii() or not name.isalnum():
        return False
    return name.islower() and name[0].isalpha()


def read_entry_points(text: str) -> dict[str, str]:
    """Return the games in an `entry_points.txt` file: module names, keyed by entry name."""
    group, games = "", {}
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            group = line.strip("[]").strip()
        elif group == GROUP and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            games[name.strip()] = value.partition(":")[0].partition("[")[0].strip()
    return games


def top_modules(paths: Iterable[str]) -> set[str]:
    """Return the names of a wheel's top-level modules and packages."""
    tops = {path.partition("/")[0].partition(".")[0] for path in paths}
    return {name for name in tops if name.isidentifier()}


def reserved_modules(paths: Iterable[str]) -> list[str]:
    """Return the top-level modules of a wheel that would replace modules of Python or alveus.

    The browser does not have the whole standard library at first, so a pack's module could replace
    a standard module that is not loaded yet.
    """
    tops = top_modules(paths)
    return sorted(name for name in tops if name in RESERVED or name.startswith("_pyodide"))
