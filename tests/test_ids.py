"""A game's id stands in its own files, its words and its tests, and nowhere else.

A file is a game's own when it, or a folder it lies in, is named after the game.  The registry
names the games of the house once.  What an import names is a place, not a game: who may import
whom is asked by `test_imports.py`.  An example in a docstring may be one of any game.
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
"""Puzzles that have a module of their own in the package's façade, under their names."""

IDS = re.compile(r"(?<![\w-])(" + "|".join(registry.ids()) + r")(?![\w-])")
IMPORT = re.compile(r"^ *(from|import) .*", re.M)
EXAMPLE = re.compile(r'^ *>>> .*(?:\n(?! *(?:"""|\n)).+)*', re.M)
FOLDED = re.compile(r"^( *from [\w.]+ import) \([^)]*\)", re.M)


def own(file: Path) -> set[str]:
    """The games that a file belongs to."""
    return {part.removesuffix(".py") for part in file.relative_to(PY).parts}


def named(file: Path) -> set[str]:
    """The ids of games that a file names besides its own."""
    source = file.read_text(encoding="utf-8")
    source = IMPORT.sub("", FOLDED.sub(r"\1", EXAMPLE.sub("", source)))
    return set(IDS.findall(source)) - own(file)


def test_an_id_stands_in_no_other_file_of_the_engine() -> None:
    found = {
        (file.relative_to(PY).as_posix(), game)
        for file in PY.rglob("*.py")
        if file.relative_to(PY).as_posix() != REGISTRY
        for game in named(file)
    }
    assert found == HOMONYMS | PUBLIC


def test_the_registry_names_every_game_once() -> None:
    """As its id; the other words are the names of its modules."""
    tokens = tokenize.generate_tokens(io.StringIO((PY / REGISTRY).read_text()).readline)
    words = [token.string.strip('"') for token in tokens if token.type == tokenize.STRING]
    assert [words.count(game) for game in registry.ids()] == [1] * len(registry.ids())
