"""Which archive a file of the wheel lies in: the core, or the shelf of the one family it serves.

A page boots with the core and its own game's family; another family is fetched only when it is
asked for.  Run inside Pyodide, like the compiler.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

CORE = "alveus"
SHARED = ("ai", "core")
DATA = "alveus/ai/evaluate/data/"


def shelves(files: Mapping[str, bytes]) -> dict[str, str]:
    """The shelf of every file of the wheel, by its path; the core's is called `alveus`."""
    folders = {path.split("/")[1] for path in files if path.count("/") > 1}
    families = folders.difference(SHARED)
    imported = {path: _imports(text) for path, text in files.items() if path.endswith(".py")}
    found: dict[str, str] = {}
    for path in files:
        top = path.removeprefix(DATA).removeprefix("alveus/").split("/")[0]
        served = {top} if top in families else _families(imported.get(path, ())) & families
        if len(served) == 1 and (top in families or path.startswith("alveus/ai/")):
            found[path] = served.pop()
    for path in files.keys() - found.keys():
        name = path.removesuffix(".py").replace("/", ".")
        users = {found.get(user, CORE) for user, names in imported.items() if name in names}
        if len(users) == 1:
            found[path] = users.pop()
    return {path: found.get(path, CORE) for path in files}


def _families(names: Iterable[str]) -> set[str]:
    return {name.split(".")[1] for name in names if name.startswith("alveus.")}


def _imports(source: bytes) -> set[str]:
    """The modules that a module imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names
