"""The commands games and doctor: what there is to play, and what is found on this machine."""

from __future__ import annotations

import argparse
import platform
import re
import sys
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.options import told_options
from alveus.cli.output import fill, put, sentence_of, table
from alveus.cli.table.sources import cite_source
from alveus.core.spec import GameSpec
from alveus.core.version import __version__
from alveus.play.sentences import speaking
from alveus.registry import catalogue, catalogue_entry
from alveus.words.messages import messages

_REQUIREMENT = re.compile(r"([\w.-]+).*extra *== *['\"]([\w-]+)['\"]")
_PLATFORM = re.compile(r"sys_platform *== *['\"](\w+)['\"]")


def add(commands: Commands) -> None:
    """The commands with their arguments."""
    sub = commands.add("games", _games, "the games, or one with its options, presets and levels")
    sub.add_argument("game", metavar="GAME", nargs="?", help="a game’s id")
    commands.add("doctor", _doctor, "version, Python, terminal, extras, games that fail")


def add_one(commands: Commands, spec: GameSpec) -> None:
    """A game by its name: what `games` tells of it."""
    game = spec.info.id
    sub = commands.add(game, _games, f"the game; alveus play {game} plays it")
    sub.set_defaults(game=game)


def _games(given: argparse.Namespace) -> None:
    if given.game is None:
        put(given, {"games": catalogue()}, _tell_all)
        return
    with speaking():
        spec = registry.spec(given.game)
    put(given, catalogue_entry(spec), lambda: _tell_one(spec))


def _tell_all() -> str:
    words = messages()
    head = tuple(words.text(f"games-{name}") for name in ("game", "name", "options", "levels"))
    rows = [
        (spec.info.id, words.game(spec.info.id), len(spec.info.options), _span(spec.levels))
        for spec in registry.specs()
    ]
    return f"{table([head, *rows])}\n\n{words.text('games-more')}"


def _tell_one(spec: GameSpec) -> str:
    info, words = spec.info, messages()
    parts = [f"{words.game(info.id)} ({info.id})"]
    for name, named in (
        ("sides", info.seats),
        ("presets", [_named(f"preset-{info.id}-{preset}", preset) for preset in info.presets]),
    ):
        if named:
            parts.append(fill(", ".join(named), f"{words.text(f'games-{name}')}: "))
    if spec.levels:
        levels = _levels(spec)
        width, wide = (max(len(one[part]) for one in levels) for part in (0, 1))
        parts.append(f"{words.text('games-levels')}:")
        for level, called, plays in levels:
            parts.append(fill(plays, f"  {level:<{width}}  {called:<{wide}}  "))
    for told in told_options(spec):
        option = told.option
        parts.append(f"\n--set {option.name}=…  {told.title}")
        width = max(map(len, option.values))
        for value, meaning in told.values:
            mark = "*" if value == option.default else " "
            parts.append(fill(meaning, f"  {mark} {value:<{width}}  "))
            parts.append(fill(cite_source(option.readings[value]), " " * (width + 8)))
    if info.options:
        parts.append(f"\n{words.text('games-default')}")
    return "\n".join(parts)


def _levels(spec: GameSpec) -> list[tuple[str, str, str]]:
    """Each level's id, its name and the sentence on how it plays."""
    words, info = messages(), spec.info

    def told(kind: str, level: str) -> str:
        found = words.find(kind, level, info)
        return words.text(found) if found else ""

    return [(level, told("level", level), told("plays", level)) for level in spec.players]


def _span(levels: tuple[str, ...]) -> str:
    """How many levels there are, the weakest and the strongest."""
    return f"{len(levels)}: {levels[0]} … {levels[-1]}" if levels else ""


def _named(message: str, name: str) -> str:
    words = messages()
    return f"{name} ({words.text(message)})" if message in words else name


def _doctor(given: argparse.Namespace) -> None:
    from importlib import util

    specs = [spec.info.id for spec in registry.specs()]
    found = {
        "alveus": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "encoding": str(getattr(sys.stdout, "encoding", None)),
        "readline": util.find_spec("readline") is not None,
        "extras": _extras(),
        "games": specs,
        "problems": [{**error.to_json()} for error in registry.problems()],
    }
    put(given, found, lambda: _tell_found(found))


def _tell_found(found: dict[str, Any]) -> str:
    words = messages()
    rows = [
        (name, found[name]) for name in ("alveus", "python", "platform", "encoding", "readline")
    ]
    rows += [
        (f"extra {name}", ", ".join(missing) and words.text("extra-missing", {"names": missing}))
        for name, missing in found["extras"].items()
    ]
    rows.append(("games", ", ".join(found["games"])))
    told = [sentence_of(error, None) for error in registry.problems()]
    written = {True: words.text("doctor-yes"), False: words.text("doctor-no")}
    return "\n".join([table([(name, written.get(value, value)) for name, value in rows]), *told])


def _extras() -> dict[str, list[str]]:
    """The extras of this installation, each with the packages that are missing for it."""
    from importlib import metadata

    try:
        described = metadata.metadata("alveus")
    except metadata.PackageNotFoundError:
        return {}
    extras: dict[str, list[str]] = {name: [] for name in described.get_all("Provides-Extra") or ()}
    for needed in described.get_all("Requires-Dist") or ():
        if found := _REQUIREMENT.match(needed):
            package, extra = found.groups()
            extras.setdefault(extra, [])
            elsewhere = (only := _PLATFORM.search(needed)) and only[1] != sys.platform
            if not elsewhere and not any(metadata.distributions(name=package)):
                extras[extra].append(package)
    return extras
