"""The registry of games by id.  Loading a game's rules imports no other game and no opponent.

The built-in games are named in this module.  A program can add games (`register`, `announce`), and
the games of installed packages are found by their entry points of the group `alveus.games`.  The
error of a game that cannot be used is listed in `problems()`; all other games still work.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from types import MappingProxyType
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.game import Info, Option
from alveus.core.json_validation import text
from alveus.core.spec import GameSpec
from alveus.core.view import BoardGame

GROUP = "alveus.games"
"""The entry point group that maps game ids to the modules that contain a `SPEC`."""
GENERAL: Mapping[str, Any] = MappingProxyType({"levels": ("mcts",), "opponent": "alveus.ai.mcts"})
"""Opponent (levels, module) of games that declare none, have several sides and no hidden hands."""
RESERVED = {
    *sys.stdlib_module_names,
    *("alveus", "js", "micropip", "pyodide", "pyodide_js", "sitecustomize", "usercustomize"),
}
"""Names forbidden for top-level modules of packs (wheels with games)."""

IN_BROWSER = sys.platform == "emscripten"
FETCHED = {"alveus", *sys.stdlib_module_names}
"""Top-level packages that a browser downloads in parts.  If the import of one of their modules
fails, `part` passes the ModuleNotFoundError on; the web worker then downloads the missing part and
repeats the request."""

_BUILT_IN: Mapping[str, str] = {
    "lombardorum": "alveus.families.tables.lombardorum",
    "duodecim": "alveus.families.tables.duodecim",
    "xii": "alveus.families.tables.xii",
    "bohnenspiel": "alveus.families.bohnenspiel.spec",
    "sperrdomino": "alveus.families.dominoes.line.sperrdomino",
    "familydomino": "alveus.families.dominoes.line.familydomino",
    "dominosa": "alveus.families.dominoes.dominosa.spec",
    "terzett": "alveus.families.dominoes.terzett.spec",
    "rithmomachia": "alveus.families.rithmomachia.spec",
}


class _Shelf:
    """State of the registry: module names by game id, specs of imported games, and errors."""

    def __init__(self) -> None:
        self.modules = dict(_BUILT_IN)
        self.specs: dict[str, GameSpec] = {}
        self.problems: dict[tuple[str, str], SetupError] = {}
        self.installed_registered = False


_shelf = _Shelf()


def ids() -> tuple[str, ...]:
    """Return all games' ids: built-in, then announced or installed, then added by `register`."""
    _find_installed()
    return tuple({**_shelf.modules, **_shelf.specs})


def modules() -> Mapping[str, str]:
    """Return the names of the built-in games' modules, keyed by game id."""
    return _BUILT_IN


def specs() -> Iterator[GameSpec]:
    """Yield the specs of all usable games, in the order of `ids`."""
    for game_id in ids():
        try:
            yield spec(game_id)
        except SetupError:
            continue  # listed in problems()


def spec(game_id: str) -> GameSpec:
    """Return a game's spec: the declaration of its rules, sides, options and modules.

    Raises SetupError: `unknown_game`; `wrong_type` if the id is not a string; `game_broken` if the
    import of its module fails; `game_incomplete` or `game_invalid` if a part of the spec is missing
    or invalid.  In a browser, raises ModuleNotFoundError for code that is not downloaded yet.
    """
    game_spec = _shelf.specs.get(text(game_id, "game"))
    if game_spec is not None:
        return game_spec
    if game_id not in _shelf.modules:
        _find_installed()
    if game_id not in _shelf.modules:
        raise SetupError("unknown_game", game=str(game_id)[:80])
    game_spec = _read(_shelf.modules[game_id], game_id)
    _shelf.specs[game_id] = game_spec
    return game_spec


def info(game_id: str) -> Info:
    """Return a game's catalogue entry: sides, options and sources.  Raises the errors of `spec`."""
    return spec(game_id).info


def game(game_id: str, chosen: Mapping[str, str] | None = None) -> BoardGame[Any, Any]:
    """Return a game with the chosen options.  Raises SetupError for an invalid game or option."""
    return spec(game_id).build(chosen or {})


def register(declared: GameSpec | str) -> GameSpec:
    """Register a game by its spec, or by the name of the module that contains its `SPEC`.

    Raises SetupError: `game_twice` if the id is in use, `game_id` if it does not match
    ``[a-z][a-z0-9]*``; `game_broken` if the import of the module or the check of the spec fails,
    `game_incomplete` or `game_invalid` if a part of the spec is missing or invalid.
    """
    module = declared if isinstance(declared, str) else ""
    game_spec = _read(module) if isinstance(declared, str) else _complete(declared, module)
    game_id = game_spec.info.id
    _take(game_id, module)
    _shelf.specs[game_id] = game_spec
    return game_spec


def forget(game_id: str) -> None:
    """Unregister a game.  Ignores built-in and unknown games."""
    if game_id not in _BUILT_IN:
        _shelf.modules.pop(game_id, None)
        _shelf.specs.pop(game_id, None)


def announce(games: Iterable[tuple[str, str]]) -> None:
    """Register pairs of game id and module name; each module is imported on first use.

    An id that is in use or not valid is listed in `problems()`.
    """
    for game_id, module in games:
        try:
            _take(game_id, module)
        except SetupError:
            continue
        _shelf.modules[game_id] = module


def part(module: str, name: str, game_id: str = "") -> Any:
    """Return the attribute `name` of a game's module; `game_id` is used only in errors.

    Raises SetupError: `game_broken` if the import fails, `game_incomplete` if there is no such
    attribute; these errors are added to `problems()`.  In a browser, raises ModuleNotFoundError for
    a module of alveus or Python that is not downloaded yet.
    """
    try:
        value = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if IN_BROWSER and package in FETCHED:
            raise  # the web worker loads the missing archive and repeats the request
        raise _problem("game_broken", game_id, module, error=repr(error)[:200]) from error
    except Exception as error:
        raise _problem("game_broken", game_id, module, error=repr(error)[:200]) from error
    if value is None:
        raise _problem("game_incomplete", game_id, module, part=name)
    return value


def problems() -> tuple[SetupError, ...]:
    """Return the errors of games that could not be registered or used."""
    return tuple(_shelf.problems.values())


def catalogue() -> list[dict[str, Any]]:
    """Return the descriptions (`catalogue_entry`) of all usable games, in the order of `ids`."""
    return [catalogue_entry(spec) for spec in specs()]


def catalogue_entry(spec: GameSpec) -> dict[str, Any]:
    """Return a game's description as JSON: its sides, options with sources, presets and levels."""
    info = spec.info
    return {
        "id": info.id,
        "family": info.family,
        "seats": list(info.seats),
        "options": [_option_entry(info, option) for option in info.options],
        "chance": info.chance,
        "hidden": info.hidden,
        "letters": info.by_letter(info.defaults),
        "analysis": spec.analysis,
        "hints": bool(spec.opponent),
        "edited": bool(spec.writing),
        "presets": {name: dict(bundle) for name, bundle in info.presets.items()},
        "levels": list(spec.levels),
    }


def _option_entry(info: Info, option: Option) -> dict[str, Any]:
    implied = info.dependent_defaults(option)
    return {**option.to_json(), "implied": implied} if implied else option.to_json()


def is_game_id(name: object) -> bool:
    """Return True if a name is a valid game id: it matches ``[a-z][a-z0-9]*``."""
    return isinstance(name, str) and re.fullmatch("[a-z][a-z0-9]*", name) is not None


def read_entry_points(text: str) -> dict[str, str]:
    """Return the games in an `entry_points.txt` file: module names, keyed by game id."""
    group, games = "", {}
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            group = line.strip("[]").strip()
        elif group == GROUP and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            games[name.strip()] = value.partition(":")[0].partition("[")[0].strip()
    return games


def top_modules(paths: Iterable[str]) -> set[str]:
    """Return the names of a wheel's top-level modules and packages; `paths` are all its files."""
    tops = {path.partition("/")[0].partition(".")[0] for path in paths}
    return {name for name in tops if name.isidentifier()}


def reserved_modules(paths: Iterable[str]) -> list[str]:
    """Return the sorted names of a pack's top-level modules that are reserved for Python or alveus.

    A pack is a wheel with games; `paths` are all its files.  A browser loads some modules of Python
    after the pack, so a module of the pack with the same name could replace them.
    """
    tops = top_modules(paths)
    return sorted(name for name in tops if name in RESERVED or name.startswith("_pyodide"))


def _find_installed() -> None:
    """Register the games of installed packages, once.  Does nothing in a browser."""
    if _shelf.installed_registered or IN_BROWSER:
        return
    _shelf.installed_registered = True
    from importlib.metadata import entry_points

    announce((point.name, point.module) for point in entry_points(group=GROUP))


def _take(game_id: str, module: str) -> None:
    """Check the id of a new game.  Raise SetupError: `game_id` (invalid), `game_twice` (in use)."""
    if not is_game_id(game_id):
        raise _problem("game_id", str(game_id)[:80], module)
    if game_id in _shelf.modules or game_id in _shelf.specs:
        raise _problem("game_twice", game_id, module)


def _read(module: str, game_id: str = "") -> GameSpec:
    return _complete(part(module, "SPEC", game_id), module, game_id)


def _complete(declared: Any, module: str, game_id: str = "") -> GameSpec:
    if not isinstance(declared, GameSpec):
        raise _problem("game_incomplete", game_id, module, part="SPEC")
    missing = declared.missing() or ("id" if game_id not in ("", declared.info.id) else "")
    if missing:
        named = declared.info.id if isinstance(declared.info, Info) else game_id
        raise _problem("game_incomplete", game_id or named, module, part=missing)
    try:
        fault = next(declared.info.faults(), None)
        if fault is None:
            catalogue_entry(declared)
    except Exception as error:
        named = declared.info.id
        raise _problem("game_broken", named, module, error=repr(error)[:200]) from error
    if fault is not None:
        at, value = fault
        raise _problem("game_invalid", declared.info.id, module, part=at, value=value[:80])
    if declared.opponent or declared.info.hidden or len(declared.info.seats) < 2:
        return declared
    return replace(declared, **GENERAL)


def _problem(code: str, game_id: str, module: str, **params: Any) -> SetupError:
    problem = SetupError(code, game=game_id, module=module, **params)
    _shelf.problems[game_id, module] = problem
    return problem
