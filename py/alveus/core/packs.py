"""Checks of packs (wheels with games) that the terminal and the browser share."""

from __future__ import annotations

import sys
from collections.abc import Iterable

GROUP = "alveus.games"
"""The group of entry points that maps game ids to the modules with their `SPEC`."""
RESERVED = {
    *sys.stdlib_module_names,
    *("alveus", "js", "micropip", "pyodide", "pyodide_js", "sitecustomize", "usercustomize"),
}
"""Top-level modules that a pack must not contain."""


def is_game_id(name: object) -> bool:
    """Return whether a name matches ``[a-z][a-z0-9]*``, the form of every game id."""
    if not isinstance(name, str) or not name.isascii() or not name.isalnum():
        return False
    return name.islower() and name[0].isalpha()


def read_entry_points(text: str) -> dict[str, str]:
    """Return the games of an `entry_points.txt`: the name of each entry and its module."""
    group, games = "", {}
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            group = line.strip("[]").strip()
        elif group == GROUP and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            games[name.strip()] = value.partition(":")[0].partition("[")[0].strip()
    return games


def top_modules(paths: Iterable[str]) -> set[str]:
    """Return the names of the modules and packages at the top level of a wheel."""
    tops = {path.partition("/")[0].partition(".")[0] for path in paths}
    return {name for name in tops if name.isidentifier()}


def reserved_modules(paths: Iterable[str]) -> list[str]:
    """Return the top-level modules of a wheel that would replace modules of Python or alveus.

    The browser has only a part of the standard library at first, so that a module of a pack could
    take the place of a missing one.
    """
    tops = top_modules(paths)
    return sorted(name for name in tops if name in RESERVED or name.startswith("_pyodide"))
