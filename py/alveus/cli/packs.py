"""The command pack: games of others, begun, built, tried as a site opens them, laid beside one."""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import sys
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zipfile import ZipFile, is_zipfile

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.output import put, table
from alveus.cli.trial import missing_words, try_game, try_page
from alveus.cli.wheels import build_wheel
from alveus.core.errors import NotationError, SetupError
from alveus.play.sentences import speaking
from alveus.words.messages import LANGUAGES, read_again, speaking_in

LIST = "packs.json"
FOLDER = "packs"
PAGE = ("painter.js", "course.json", "rules.json")
"""What a package may hold in its folder `page`: its own looks and pages of a site."""
SKELETON = Path(__file__).parent / "skeleton.txt"
"""A whole game with words and tests, to be made into one's own: after each `===` a file."""


def add(commands: Commands) -> None:
    """The command with those below it."""
    parser = commands.add(
        "pack", _check, "a game of one’s own: begin, build, try it, lay it by a site"
    )
    below = Commands(parser)
    sub = below.add("new", _new, "a game that runs, with words and tests, in an empty folder")
    sub.add_argument("name", metavar="NAME", help="the game’s id and its package’s name")
    sub.add_argument("--to", metavar="FOLDER", help="the folder; else one of that name")
    sub = below.add("build", _build, "the wheel of a folder")
    sub.add_argument("folder", metavar="FOLDER", nargs="?", default=".", help="with pyproject.toml")
    sub.add_argument("--to", metavar="FOLDER", default="dist", help="where it is written: dist")
    sub = below.add("check", _check, "try a wheel as a site would open it")
    _add_wheel(sub)
    sub = below.add("add", _add, "try a wheel and lay it beside a site")
    _add_wheel(sub)
    sub.add_argument("--site", required=True, metavar="FOLDER", help="the built site")
    sub.add_argument(
        "--words",
        action="append",
        default=[],
        metavar="LANGUAGE=FILE",
        help="its messages in a language (.ftl) in the place of the wheel’s own; repeats",
    )


def _add_wheel(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("wheel", metavar="WHEEL", help="a package with entry points in alveus.games")


def _new(given: argparse.Namespace) -> None:
    name, folder = given.name, Path(given.to or given.name)
    if not re.fullmatch("[a-z][a-z0-9]*", name) or name in registry.ids() or find_spec(name):
        raise SetupError("pack_name", name=name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SetupError("folder_full", folder=str(folder))
    written = SKELETON.read_text(encoding="utf-8").replace("NAME", name)
    files = []
    for part in written.replace("TITLE", name.capitalize()).split("=== ")[1:]:
        path, _, text = part.partition("\n")
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8", newline="\n")
        files.append(path)
    put(given, {"folder": str(folder), "files": files}, lambda: "\n".join(files))


def _build(given: argparse.Namespace) -> None:
    with speaking():
        wheel = str(build_wheel(Path(given.folder), Path(given.to)))
    put(given, {"wheel": wheel}, lambda: wheel)


def _check(given: argparse.Namespace) -> None:
    _put(given, _try(Path(given.wheel)))


def _add(given: argparse.Namespace) -> None:
    words = dict(_words(written) for written in given.words)
    found = _try(Path(given.wheel), words)
    _lay(Path(given.wheel), Path(given.site), words, [one["game"] for one in found])
    _put(given, found)


def _put(given: argparse.Namespace, found: list[dict[str, Any]]) -> None:
    rows = [
        [one["game"], ", ".join(one["levels"]), one["plies"], ", ".join(one["languages"])]
        for one in found
    ]
    heads = ["game", "levels", "plies tried", "languages"]
    put(given, {"games": found}, lambda: table([heads, *rows]))


def _try(wheel: Path, words: dict[str, Path] | None = None) -> list[dict[str, Any]]:
    """The games of a wheel with what was tried of them.  Raises SetupError with what is wrong."""
    with speaking():
        games = _announce(wheel)
        for game in games:
            try_page(game, _page(wheel, game))
        return [{**try_game(game), **_languages(wheel, game, words)} for game in games]


def _languages(wheel: Path, game: str, words: dict[str, Path] | None) -> dict[str, Any]:
    """The languages that a game speaks; what the wheel words itself has to be worded in full."""
    languages = _worded(wheel, game)
    if not languages and not words:
        raise SetupError("pack_wordless", game=game)
    for language in languages:
        with speaking_in(language):
            missing = missing_words(registry.info(game), _page(wheel, game))
        if missing:
            told = ", ".join(missing)
            raise SetupError("pack_unworded", game=game, language=language, names=told)
    return {"languages": sorted({*languages, *(words or ())})}


def _points(wheel: Path) -> dict[str, str]:
    """The games that a wheel names, and their modules."""
    here = distributions(path=[str(wheel)]) if is_zipfile(wheel) else ()
    points = [one for found in here for one in found.entry_points.select(group=registry.GROUP)]
    return {point.name: point.module for point in points}


def _page(wheel: Path, game: str) -> dict[str, bytes]:
    """What a wheel brings for a game's pages, by name."""
    folder = f"{_points(wheel)[game].partition('.')[0]}/page"
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        return {one: archive.read(f"{folder}/{one}") for one in PAGE if f"{folder}/{one}" in names}


def _worded(wheel: Path, game: str) -> dict[str, str]:
    """The files of a wheel with a game's words, by their languages."""
    folder = f"{_points(wheel)[game].partition('.')[0]}/words"
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    return {one: name for one in LANGUAGES if (name := f"{folder}/{one}.ftl") in names}


def _announce(wheel: Path) -> list[str]:
    """The games that a wheel names, which can be opened from now on."""
    points = _points(wheel)
    if not points:
        raise SetupError("pack_damaged", archive=str(wheel))
    registry.ids()  # an older version may be installed: the wheel takes its place
    for game, module in points.items():
        registry.forget(game)
        if game in registry.ids():
            raise SetupError("game_twice", game=game, module=module)
    sys.path.insert(0, str(wheel.resolve()))
    registry.announce(points.items())
    read_again()
    return list(points)


def _words(written: str) -> tuple[str, Path]:
    language, _, file = written.partition("=")
    if not language or not Path(file).is_file():
        raise NotationError("usage", text=f"--words {written}")
    return language, Path(file)


def _lay(wheel: Path, site: Path, words: dict[str, Path], games: list[str]) -> None:
    """Copies a wheel and what a page reads of it, in the place of what was listed of its games."""
    if not (site / "index.html").is_file():
        raise SetupError("no_site", folder=str(site))
    (site / FOLDER).mkdir(exist_ok=True)
    shutil.copy(wheel, site / FOLDER)
    listed = site / LIST
    before = json.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else []
    packs = [pack for pack in before if pack.get("game") not in games]
    for game in games:
        page = {f"{FOLDER}/{game}.{name}": text for name, text in _page(wheel, game).items()}
        for file, text in page.items():
            (site / file).write_bytes(text)
        packs.append(
            {
                "game": game,
                "archive": f"{FOLDER}/{wheel.name}",
                "sha256": _hash(wheel.read_bytes()),
                "words": _lay_words(wheel, site, game, words),
                "page": {file: _hash(text) for file, text in page.items()},
            }
        )
    listed.write_text(json.dumps(packs, indent=1) + "\n", encoding="utf-8")


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _lay_words(wheel: Path, site: Path, game: str, words: dict[str, Path]) -> dict[str, str]:
    """Lays out a game's words, which a page reads without Python; their addresses."""
    with ZipFile(wheel) as archive:
        texts = {one: archive.read(file) for one, file in _worded(wheel, game).items()}
    texts |= {language: file.read_bytes() for language, file in words.items()}
    laid = {language: f"{FOLDER}/{game}.{language}.ftl" for language in texts}
    for language, text in texts.items():
        (site / laid[language]).write_bytes(text)
    return laid
