"""A game's id occurs only in its own files, its messages and its tests.

A file belongs to a game if it or its folder is named after the game.  The registry contains each
built-in game once.  Imports do not count here: `test_imports.py` tests them.  Examples in
docstrings may use any game.
"""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

from alveus import registry

pytestmark = pytest.mark.native

PY = Path(__file__).resolve().parent.parent / "py" / "alveus"
REGISTRY = "registry.py"
HOMONYMS = {("families/dominoes/dominosa/generate.py", "xii")}
"""Words that are an id by chance: the outline of the book's figure XII."""
PUBLIC = {("__init__.py", "dominosa"), ("__init__.py", "terzett")}
"""Puzzles whose names are public modules of the package."""

IDS = re.compile(r"(?<![\w-])(" + "|".join(registry.ids()) + r")(?![\w-])")
IMPORT = re.compile(r"^ *(from|import) .*", re.M)
EXAMPLE = re.compile(r'^ *>>> .*(?:\n(?! *(?:"""|\n)).+)*', re.M)
FOLDED = re.compile(r"^( *from [\w.]+ import) \([^)]*\)", re.M)


def own(file: Path) -> set[str]:
    """Return the games that a file belongs to."""
    return {part.removesuffix(".py") for part in file.relative_to(PY).parts}


def named(file: Path) -> set[str]:
    """Return the ids of other games in a file."""
    source = file.read_text(encoding="utf-8")
    source = IMPORT.sub("", FOLDED.sub(r"\1", EXAMPLE.sub("", source)))
    return set(IDS.findall(source)) - own(file)


def test_an_id_occurs_only_in_files_of_its_game() -> None:
    uses = {
        (file.relative_to(PY).as_posix(), game)
        for file in PY.rglob("*.py")
        if file.relative_to(PY).as_posix() != REGISTRY
        for game in named(file)
    }
    assert uses == HOMONYMS | PUBLIC


def test_registry_contains_every_id_once() -> None:
    """Only ids are counted; module names contain the id as a part."""
    tokens = tokenize.generate_tokens(io.StringIO((PY / REGISTRY).read_text()).readline)
    words = [token.string.strip('"') for token in tokens if token.type == tokenize.STRING]
    assert [words.count(game) for game in registry.ids()] == [1] * len(registry.ids())
