"""The command `pack`: create a game of your own, build it, test it and add it to a site.

A pack is a wheel (Python package file) with games that are not part of alveus.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import keyword
import re
import sys
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unicodedata import normalize

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.output import confirm, put
from alveus.cli.trial import Trial
from alveus.cli.trial_words import missing_words, sample, try_page, unfilled_words
from alveus.cli.wheels import DEVICES, Wheel, build_wheel, read_wheel
from alveus.core.errors import NotationError, SetupError
from alveus.core.files import read_text_file, write_file
from alveus.core.json_validation import parse_json
from alveus.core.limits import FILE_BYTES
from alveus.play.sentences import with_error_text
from alveus.registry import RESERVED, is_game_id
from alveus.words.fluent import read_messages, read_pattern
from alveus.words.messages import LANGUAGES, messages, read_again, speaking_in

SKELETON = Path(__file__).parent / "skeleton.txt"
"""File that contains all files of a new game, each after a line with `===` and its path."""
LIST = "packs.json"
FOLDER = "packs"
PAGE = ("painter.js", "course.json", "rules.json")
"""Names of the files copied from a pack's folder `page` to a site."""
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
LISTED_FILES = 20
"""Maximum number of a wheel's files listed when the user is asked whether to run its code."""
RUNS_CODE = (
    "The Python code of the wheel runs with your permissions: it can read and change your files "
    "and use the network. The command first shows the name, games, files and SHA-256 of the wheel "
    "and asks you. Without a terminal, use --yes."
)


def add(commands: Commands) -> None:
    """Add the command `pack` and its subcommands new, build, check and add."""
    parser = commands.add(
        "pack", _check, "create, build and test your own game, and add it to a site"
    )
    below = Commands(parser)
    sub = below.add("new", _new, "create a folder with a complete game, its messages and tests")
    sub.value("name", "NAME", "id of the game and name of its package")
    sub.value("--to", "FOLDER", "folder to create; default: NAME")
    sub = below.add("build", _build, "build the wheel of a game")
    sub.value("folder", "FOLDER", "folder with pyproject.toml", nargs="?", default=".")
    sub.value("--to", "FOLDER", "folder for the wheel; default: dist", default="dist")
    check_parser = below.add("check", _check, "test the games of a wheel, whose code is run")
    add_parser = below.add("add", _add, "test the games of a wheel, and add them to a site")
    for sub in (check_parser, add_parser):
        sub.value("wheel", "WHEEL", "wheel with entry points in alveus.games")
        sub.switch("--yes", "run the code of the wheel without asking")
        sub.add_to_help(RUNS_CODE)
    add_parser.value("--site", "FOLDER", "folder of the built site", required=True)
    about = "file (.ftl) that replaces the messages of the wheel in a language; repeatable"
    add_parser.repeat("--words", "LANGUAGE=FILE", about)


def _new(args: argparse.Namespace) -> None:
    name, folder = args.name, Path(args.to or args.name)
    if not _is_free(name):
        plain = normalize("NFKD", name).lower()
        near = re.sub("[^a-z0-9]", "", plain).lstrip("0123456789")
        raise SetupError("pack_name", name=name, near=near if _is_free(near) else "none")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SetupError("folder_full", folder=str(folder))
    template = SKELETON.read_text(encoding="utf-8").replace("NAME", name)
    files = []
    for part in template.replace("TITLE", name.capitalize()).split("=== ")[1:]:
        path, _, text = part.partition("\n")
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8", newline="\n")
        files.append(path)
    put(args, {"folder": str(folder), "files": files}, lambda: "\n".join(files))


def _is_free(name: str) -> bool:
    used = name in registry.ids() or name in RESERVED or name == "tests" or keyword.iskeyword(name)
    used = used or DEVICES.fullmatch(name) is not None
    return is_game_id(name) and not used and find_spec(name) is None


def _build(args: argparse.Namespace) -> None:
    with with_error_text():
        wheel = str(build_wheel(Path(args.folder), Path(args.to)))
    put(args, {"wheel": wheel}, lambda: wheel)


def _check(args: argparse.Namespace) -> None:
    wheel = read_wheel(Path(args.wheel))
    _confirm(args, wheel)
    _put(args, _try(wheel, {}))


def _add(args: argparse.Namespace) -> None:
    wheel = read_wheel(Path(args.wheel))
    words = dict(_words(argument) for argument in args.words)
    _confirm(args, wheel)
    games = _try(wheel, words)
    add_pack(wheel, Path(args.site), words)
    _put(args, games)


def _put(args: argparse.Namespace, games: list[dict[str, Any]]) -> None:
    put(args, {"games": games}, lambda: "\n\n".join(map(report_text, games)))


def report_text(game: Mapping[str, Any]) -> str:
    """Return the report on a tested game as text; `game` is its id and test results as JSON."""
    words = messages()
    lines = [words.game(game["game"]), words.text("pack-tried", game)]
    if game["levels"]:
        lines.append(f"{words.text('games-levels')}: {', '.join(game['levels'])}")
    for name in ("parts", "absent"):
        if game[name]:
            lines.append(words.text(f"pack-{name}", {"names": ", ".join(game[name])}))
    lines += [f"{language}: {text}" for language, text in game["samples"].items()]
    if missing := [language for language in LANGUAGES if language not in game["languages"]]:
        lines.append(words.text("pack-untranslated", {"names": ", ".join(missing)}))
    return "\n".join([lines[0], *(f"  {line}" for line in lines[1:])])


def _confirm(args: argparse.Namespace, wheel: Wheel) -> None:
    """Show a wheel's content and ask the user if its code may run; do nothing with ``--yes``.

    Raises SetupError `pack_unconfirmed` if the answer is not yes, or if there is no terminal.
    """
    if args.yes:
        return
    words, names = messages(), sorted(wheel.files)
    params = {
        "archive": args.wheel,
        "name": wheel.name,
        "version": wheel.version,
        "games": sorted(wheel.games),
        "files": len(names),
    }
    about, games, files, question = (
        words.text(f"pack-{part}", params) for part in ("about", "games", "files", "question")
    )
    lines = [about, games, f"SHA-256: {wheel.sha256}", files]
    lines += [f"  {name} ({len(wheel.files[name])} B)" for name in names[:LISTED_FILES]]
    if (more := len(names) - LISTED_FILES) > 0:
        lines.append("  " + words.text("pack-more-files", {"count": more}))
    if not confirm("\n".join([*lines, "", question])):
        raise SetupError("pack_unconfirmed", archive=args.wheel)


_folders: list[tempfile.TemporaryDirectory[str]] = []
"""Folders with copies of the tested wheels, deleted when the process ends."""


def _try(wheel: Wheel, words: Mapping[str, bytes]) -> list[dict[str, Any]]:
    """Test a wheel's games with their page files and messages; return a report on each as JSON.

    `words` has the contents of the message files named on the command line, keyed by language.
    Raises SetupError for the first fault that is found.
    """
    results = []
    with with_error_text():
        texts = {game: words_of(wheel, game) for game in wheel.games}
        _announce(wheel)
        for game, module in wheel.games.items():
            try:
                trial = Trial(registry.spec(game))
                trial.run()
                try_page(game, page_of(wheel, game))
                samples = _check_languages(wheel, trial, texts[game], words)
            except SetupError:
                raise
            except (Exception, SystemExit) as error:  # the pack's code can raise any exception
                fault = repr(error)
                raise SetupError("game_broken", game=game, module=module, error=fault) from error
            languages = sorted({*texts[game], *words})
            results.append({**trial.report(), "languages": languages, "samples": samples})
    return results


def _check_languages(
    wheel: Wheel, trial: Trial, texts: Mapping[str, bytes], words: Mapping[str, bytes]
) -> dict[str, str]:
    """Test a game's messages; return a text with sample sentences for each language in `texts`.

    `texts` are the wheel's message files, `words` those from the command line, keyed by language.
    Only the languages in `texts` are tested.  Raises SetupError: `pack_wordless` if both `texts`
    and `words` are empty; `pack_unworded` if messages that the game needs are missing in a
    language; `pack_unfilled` if a variable in a message has no value.
    """
    game, info = trial.id, trial.spec.info
    if not texts and not words:
        raise SetupError("pack_wordless", game=game)
    samples = {}
    for language in sorted(texts):
        with speaking_in(language):
            missing = missing_words(info, page_of(wheel, game), trial.shown)
            unfilled = unfilled_words(info, trial.shown)
            samples[language] = sample(info, trial.shown)
        for code, names in (("pack_unworded", missing), ("pack_unfilled", unfilled)):
            if names:
                raise SetupError(code, game=game, language=language, names=", ".join(names))
    return samples


def _announce(wheel: Wheel) -> None:
    """Register a wheel's games; each replaces an installed game with the same id.

    Raises SetupError `game_twice` if the id of a game is that of a built-in game.
    """
    registry.ids()  # registers the installed games, so that they can be replaced
    for game, module in wheel.games.items():
        registry.forget(game)
        if game in registry.ids():
            raise SetupError("game_twice", game=game, module=module)
    # Run a copy of the checked bytes, because the file can have changed since.
    _folders.append(tempfile.TemporaryDirectory(prefix="alveus-pack-"))
    copy = Path(_folders[-1].name) / wheel.file_name
    copy.write_bytes(wheel.content)
    sys.path.insert(0, str(copy))
    registry.announce(wheel.games.items())
    read_again()


def _words(argument: str) -> tuple[str, bytes]:
    """Split `LANGUAGE=FILE` into language and file content.  Raises AlveusError if invalid."""
    language, _, file = argument.partition("=")
    if not LANGUAGE.fullmatch(language) or not Path(file).is_file():
        raise NotationError("usage", text=f"--words {argument}")
    with Path(file).open("rb") as stream:
        content = stream.read(FILE_BYTES + 1)
    if len(content) > FILE_BYTES:
        raise SetupError("file_too_large", file=file, megabytes=FILE_BYTES // 1_000_000)
    check_words(file, content)
    return language, content


def page_of(wheel: Wheel, game: str) -> dict[str, bytes]:
    """Return a game's painter, course and rules page, each if in the wheel, keyed by file name."""
    files = {name: wheel.file_of(game, f"page/{name}") for name in PAGE}
    return {name: content for name, content in files.items() if content is not None}


def words_of(wheel: Wheel, game: str) -> dict[str, bytes]:
    """Return a game's message files in a wheel, keyed by language.

    Raises SetupError `pack_words` if a file is invalid.
    """
    files = {language: wheel.file_of(game, f"words/{language}.ftl") for language in LANGUAGES}
    texts = {language: text for language, text in files.items() if text is not None}
    for language, text in texts.items():
        check_words(f"words/{language}.ftl", text)
    return texts


def check_words(file: str, content: bytes) -> None:
    """Raise SetupError `pack_words` if a message file cannot be parsed."""
    try:
        for _, pattern in read_messages(content.decode("utf-8")):
            read_pattern(pattern)
    except (ValueError, RecursionError) as error:
        reason = "RecursionError" if isinstance(error, RecursionError) else str(error)
        raise SetupError("pack_words", file=file, error=reason) from error


def add_pack(wheel: Wheel, site: Path, words: Mapping[str, bytes]) -> None:
    """Copy a wheel and the files of its games into a site, and list them with their hashes.

    `words` contains message files, keyed by language, that replace those of the wheel.  The list,
    `packs.json`, has the SHA-256 of each file of a game.  It is written last, so a failure leaves
    it unchanged.  Raises OSError, or SetupError: `no_site` if the folder `site` has no
    `index.html`; `pack_list` if the list is damaged; `pack_words` if a message file of the wheel is
    invalid; `pack_link` if a file to write is a symbolic link, which could point outside the site.
    """
    if not (site / "index.html").is_file():
        raise SetupError("no_site", folder=str(site))
    entries = [entry for entry in _listed(site) if not _is_entry_of(entry, wheel.games)]
    contents: dict[str, bytes] = {}
    for game in wheel.games:
        files = {f"{FOLDER}/{wheel.file_name}": wheel.content}
        for language, text in {**words_of(wheel, game), **words}.items():
            files[f"{FOLDER}/{game}.{language}.ftl"] = text
        for name, content in page_of(wheel, game).items():
            files[f"{FOLDER}/{game}.{name}"] = content
        contents |= files
        hashes = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
        entries.append({"game": game, "files": hashes})
    for name in (FOLDER, LIST, *contents):
        if (site / name).is_symlink():
            raise SetupError("pack_link", file=str(site / name))
    (site / FOLDER).mkdir(exist_ok=True)
    for name, content in contents.items():
        write_file(site / name, content)
    write_file(site / LIST, json.dumps(entries, indent=1) + "\n")


def _listed(site: Path) -> list[Any]:
    file = site / LIST
    try:
        entries = parse_json(read_text_file(file)) if file.is_file() else []
    except ValueError as error:
        raise SetupError("pack_list", file=str(file)) from error
    if not isinstance(entries, list):
        raise SetupError("pack_list", file=str(file))
    return entries


def _is_entry_of(entry: Any, games: Mapping[str, str]) -> bool:
    game = entry.get("game") if isinstance(entry, dict) else None
    return isinstance(game, str) and game in games
