"""Naming rules: functions are verbs, and discarded names are not used again."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.native  # reads source files, which are not in the browser

PACKAGE = Path(__file__).resolve().parent.parent / "py" / "alveus"
FILES = sorted(PACKAGE.rglob("*.py"))

PARTICIPLES = {
    "begun", "bought", "chosen", "done", "drawn", "found", "given", "held", "hidden", "kept",
    "known", "laid", "made", "met", "seen", "shown", "sown", "taken", "thrown", "told", "written",
}  # fmt: skip
VERBS = {"check", "count", "end", "find", "is", "restore"}
"""First words of names that may end with a participle: `check_allowed`, `end_blocked`."""
NOUNS = {"seed", "need", "speed", "feed"}
"""Nouns that only look like participles."""

REPLACED = {
    "Bout": "MatchGame", "Desk": "Session", "Ground": "BlockedDistances", "Meter": "NodeBudget",
    "Left": "AfterTurn", "Seat": "Controller", "Wish": "PuzzleSpec", "carry_ids": "move_ids",
    "catches": "capture_plans", "dread": "enemy_horizon", "hunts": "pyramid_plans",
    "joining": "line", "judge": "evaluate", "look": "search", "marches": "distances",
    "meetings": "attack_squares", "print_of": "position_hash", "stand": "assign_ids",
    "parts": "view_builders", "showing": "match_view", "telling": "narration",
    "thumb": "rule_of_thumb", "Keying": "KeySearch",
    "Numbering": "NumberSearch", "Parting": "PartitionSearch",
}  # fmt: skip
"""Discarded names and their replacements."""

ALLOWED = {
    "known": "public method of a position, kept for existing users",
}
"""Exceptions, with the reason."""


def public_names(file: Path) -> Iterator[tuple[str, bool]]:
    """Yield the public functions, methods and classes of a file, and whether each is a function.

    Properties count as values, so their names may be nouns.
    """
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        for child in node.body if isinstance(node, ast.Module | ast.ClassDef) else ():
            if not isinstance(child, ast.FunctionDef | ast.ClassDef) or child.name[0] == "_":
                continue
            decorated = {ast.unparse(decorator) for decorator in child.decorator_list}
            function = isinstance(child, ast.FunctionDef)
            yield child.name, function and not decorated & {"property", "cached_property"}


def is_participle(name: str) -> bool:
    first, last = name.split("_")[0], name.split("_")[-1]
    if name in PARTICIPLES:
        return True
    return last.endswith("ed") and last not in NOUNS and (first not in VERBS or first == last)


def test_functions_are_verbs() -> None:
    names = {
        file.relative_to(PACKAGE).as_posix(): name
        for file in FILES
        for name, function in public_names(file)
        if function and is_participle(name) and name not in ALLOWED
    }
    assert names == {}


def test_no_discarded_name_is_used() -> None:
    names = {
        file.relative_to(PACKAGE).as_posix(): REPLACED[name]
        for file in FILES
        for name in {file.stem, *(name for name, _ in public_names(file))} & REPLACED.keys()
    }
    assert names == {}


def test_names_and_participles_are_recognized() -> None:
    assert ("actor", True) in public_names(PACKAGE / "core" / "game.py")
    assert is_participle("men_moved")
    assert not is_participle("end_blocked")
