"""The packs (added games) of a built site: the folder `packs` and the list `packs.json`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from alveus.cli.wheels import Wheel
from alveus.core.errors import SetupError
from alveus.core.files import read_text_file, write_file
from alveus.core.json_validation import parse_json
from alveus.words.fluent import read_messages, read_pattern
from alveus.words.messages import LANGUAGES

LIST = "packs.json"
FOLDER = "packs"
PAGE = ("painter.js", "course.json", "rules.json")
"""Names of the files allowed in the folder `page` of a pack's package."""


def page_of(wheel: Wheel, game: str) -> dict[str, bytes]:
    """Return a wheel's files for a game's pages, keyed by file name."""
    files = {name: wheel.file_of(game, f"page/{name}") for name in PAGE}
    return {name: content for name, content in files.items() if content is not None}


def words_of(wheel: Wheel, game: str) -> dict[str, bytes]:
    """Return a game's message files, keyed by language.  Raises SetupError `pack_words`."""
    files = {language: wheel.file_of(game, f"words/{language}.ftl") for language in LANGUAGES}
    texts = {language: text for language, text in files.items() if text is not None}
    for language, text in texts.items():
        check_words(f"words/{language}.ftl", text)
    return texts


def check_words(file: str, content: bytes) -> None:
    """Raise SetupError `pack_words` if a message file cannot be read."""
    try:
        for _, pattern in read_messages(content.decode("utf-8")):
            read_pattern(pattern)
    except (ValueError, RecursionError) as error:
        reason = "RecursionError" if isinstance(error, RecursionError) else str(error)
        raise SetupError("pack_words", file=file, error=reason) from error


def add_pack(wheel: Wheel, site: Path, words: Mapping[str, bytes]) -> None:
    """Copy a wheel and the files of its games into a site and list them with their hashes.

    An earlier entry of the same game is replaced.  The list is written last, so that a failure
    leaves it unchanged.  Raises OSError, or SetupError: `no_site`, `pack_list` if the list is
    damaged, `pack_link` if a file or the folder is a symbolic link, which could point outside the
    site.
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
