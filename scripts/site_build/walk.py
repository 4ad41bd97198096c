"""A run through the requests of the bridge, in Pyodide or in any Python.

With the complete standard library, the run shows which modules the games need. With the trimmed
library, it proves that these modules are sufficient. Therefore this module imports only modules
that the bridge also imports.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import alveus
from alveus import bridge, registry

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NOT_IN_BROWSER = (
    "alveus.__main__",
    "alveus.adapters",
    "alveus.bridge.replies",
    "alveus.bridge.requests",
    "alveus.cli",
    "alveus.core.files",
    "alveus.core.interrupts",
    "alveus.core.position_types",
    "alveus.core.spec_parts",
    "alveus.core.workers",
    "alveus.lab.charts",
    "alveus.lab.experiments",
    "alveus.lab.files",
    "alveus.lab.outsiders",
    "alveus.lab.pairs",
    "alveus.lab.presentation",
    "alveus.lab.running",
    "alveus.pack_schema",
    "alveus.pack_sheets",
    "alveus.play",
    "alveus.schemas",
    "alveus.serve",
    "alveus.sheets",
    "alveus.words",
)
INTERFACE = "interface"
"""Package of a family with its modules for Python users."""
OUTSIDE = ("sheets", "numbering", "schema", "terminal")
"""Fields of a game's spec that name modules for print, adapters, schemas and the terminal."""
STEPS = 60


def ask(**request: Any) -> dict[str, Any] | None:
    """Return the answer to a request, or None if the answer is an error."""
    return answer(json.dumps({"id": 1, **request}))


def answer(text: str) -> dict[str, Any] | None:
    """Return the answer to a JSON text, or None for an error; raise RuntimeError for a defect."""
    reply: dict[str, Any] = json.loads(bridge.handle(text))
    if reply.get("error", {}).get("code") == "internal":
        raise RuntimeError(f"{text} is answered with {reply['error']}")
    ok: dict[str, Any] | None = reply.get("ok")
    return ok


def run_task(**request: Any) -> None:
    """Begin a long task, such as a hint, run a few of its slices, and cancel the task."""
    begun = ask(**request)
    if begun:
        for _ in range(5):
            if not ask(do="slice", task=begun["task"]):
                return
        ask(do="cancel", task=begun["task"])


def in_browser(module: str) -> bool:
    """Return True unless a module is used only for Python users, the terminal or printing."""
    if module.startswith(NOT_IN_BROWSER):
        return False
    if INTERFACE in module.split("."):
        return False
    return module not in _outside()


@cache
def _outside() -> frozenset[str]:
    return frozenset(getattr(spec, part) for spec in registry.specs() for part in OUTSIDE)


def import_all() -> list[str]:
    """Import every module that the browser may need; return their names."""
    return list(_import_below(alveus.__path__, "alveus."))


def _import_below(path: Iterable[str], prefix: str) -> Iterator[str]:
    """Import the modules of a package and its subpackages; yield their names."""
    for info in pkgutil.iter_modules(path, prefix):
        if in_browser(info.name):
            module = importlib.import_module(info.name)
            yield info.name
            if info.ispkg:
                yield from _import_below(module.__path__, f"{info.name}.")


def play(game: dict[str, Any]) -> None:
    """Play some moves of a game; also ask for hints and turns, undo, save, load and draw it."""
    table = ask(do="new", game=game["id"], seed="walk")
    for step in range(STEPS):
        if not table:
            return
        view = table["view"]
        actions = [act for act in view["actions"] if act["enabled"] and act["id"] != "resign"]
        texts = [choice["text"] for choice in view["moves"] or actions]
        if not texts:
            break
        if step in (3, 20):
            run_task(do="hint", rev=view["rev"])
            for level in game["levels"]:
                run_task(do="think", rev=view["rev"], level=level)
        table = ask(do="play", rev=view["rev"], text=texts[step * 7 % len(texts)])
        if step % 10 == 9 and table:
            table = ask(do="undo", rev=table["view"]["rev"])
            table = table and ask(do="redo", rev=table["view"]["rev"])
    saved = ask(do="save")
    link = ask(do="link")
    ask(do="why", path=["nowhere", "nowhere"])
    ask(do="diagram", rev=0)
    ask(do="load", **(saved or {}))
    ask(do="load", link=(link or {}).get("link"))
    ask(do="again", rev=0)


def write_letters(game: str) -> None:
    """Write and read a letter of one game."""
    ask(do="letter", what="begin", game=game)
    letter = ask(do="letter", what="write", word="walk")
    if letter:
        link = letter["link"]
        ask(do="letter", what="find", link=link)
        ask(do="letter", what="read", link=link, kept=letter["kept"])
        ask(do="letter", what="read", link=link)
        ask(do="letter", what="write")
        ask(do="letter", what="verify")


def walk() -> None:
    """Import all modules, play every game, and send several kinds of invalid requests."""
    import_all()
    games = ask(do="games")
    for game in (games or {"games": []})["games"]:
        play(game)
        write_letters(game["id"])
    for text in ("", "{", "[]", "{}", '{"id":1,"do":"nothing"}', "\ud800", "9" * 5000):
        answer(text)
    ask(do="new", game="nothing")
    ask(do="load", save={"game": 3})
    ask(do="load", link="~")


def imported_from(archive: str) -> list[str]:
    """Return the names of all modules that have been imported from a zip archive."""
    origins = {
        name: getattr(getattr(module, "__spec__", None), "origin", None) or ""
        for name, module in sys.modules.items()
    }
    return sorted(name for name, origin in origins.items() if origin.startswith(archive))
