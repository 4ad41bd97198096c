"""The command pack: games of others, tried as a site would open them and laid beside one."""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
from importlib.metadata import distributions
from pathlib import Path
from typing import Any
from zipfile import is_zipfile

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.output import put, table
from alveus.core.errors import NotationError, SetupError
from alveus.play.games import game as game_of
from alveus.play.sentences import speaking

LIST = "packs.json"
FOLDER = "packs"
PLIES = 40
"""So many plies of every game are tried."""


def add(commands: Commands) -> None:
    """The command with its arguments."""
    sub = commands.add("pack", _pack, "try the wheel of a game of one's own, lay it beside a site")
    sub.add_argument("wheel", metavar="WHEEL", help="a package with entry points in alveus.games")
    sub.add_argument("--site", metavar="FOLDER", help="the built site that it is laid beside")
    sub.add_argument(
        "--words",
        action="append",
        default=[],
        metavar="LANGUAGE=FILE",
        help="its messages in a language (.ftl); again for each language",
    )


def _pack(given: argparse.Namespace) -> None:
    wheel = Path(given.wheel)
    with speaking():
        found = [_try_game(name) for name in _announce(wheel)]
    if given.site is not None:
        words = dict(_words(written) for written in given.words)
        _lay(wheel, Path(given.site), words, [one["game"] for one in found])
    rows = [[one["game"], ", ".join(one["levels"]), one["plies"]] for one in found]
    put(given, {"games": found}, lambda: table([["game", "levels", "plies tried"], *rows]))


def _announce(wheel: Path) -> list[str]:
    """The games that a wheel names, which can be opened from now on."""
    points = []
    if is_zipfile(wheel):
        here = distributions(path=[str(wheel)])
        points = [one for found in here for one in found.entry_points.select(group=registry.GROUP)]
    if not points:
        raise SetupError("pack_damaged", archive=str(wheel))
    sys.path.append(str(wheel.resolve()))
    for point in points:
        if point.name in registry.ids():
            raise SetupError("game_twice", game=point.name, module=point.module)
    registry.announce((point.name, point.module) for point in points)
    return [point.name for point in points]


def _try_game(game: str) -> dict[str, Any]:
    """Opens a game with its players and plays a while, always the first that can be played."""
    spec = registry.spec(game)
    if spec.opponent:
        registry.part(spec.opponent, "OPPONENT", game)
    plies = 0
    try:
        position = game_of(game).start(seed=game)
        while not position.over and plies < PLIES:
            position = position.throw() if position.chance else position.play(position.legal[0])
            plies += 1
    except Exception as error:
        module = type(spec.build({})).__module__
        raise SetupError("game_broken", game=game, module=module, error=repr(error)) from error
    return {"game": game, "levels": list(spec.levels), "plies": plies}


def _words(written: str) -> tuple[str, Path]:
    language, _, file = written.partition("=")
    if not language or not Path(file).is_file():
        raise NotationError("usage", text=f"--words {written}")
    return language, Path(file)


def _lay(wheel: Path, site: Path, words: dict[str, Path], games: list[str]) -> None:
    """Copies a wheel and its words and lists them, in the place of what was listed of its games."""
    if not (site / "index.html").is_file():
        raise SetupError("no_site", folder=str(site))
    (site / FOLDER).mkdir(exist_ok=True)
    for file in (wheel, *words.values()):
        shutil.copy(file, site / FOLDER)
    listed = site / LIST
    before = json.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else []
    told = {
        "archive": f"{FOLDER}/{wheel.name}",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "words": {language: f"{FOLDER}/{file.name}" for language, file in words.items()},
    }
    others = [pack for pack in before if pack.get("game") not in games]
    packs = [*others, *({"game": game, **told} for game in games)]
    listed.write_text(json.dumps(packs, indent=1) + "\n", encoding="utf-8")
