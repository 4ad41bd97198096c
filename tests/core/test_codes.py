"""The list of shared codes contains no code that the sources do not use."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from alveus.core.errors import CODES

pytestmark = pytest.mark.native

PACKAGE = Path(__file__).resolve().parents[2] / "py" / "alveus"


def strings(path: Path) -> set[str]:
    """Return the string literals in a module, except those in the list itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    body = [
        node
        for node in tree.body
        if not (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "CODES")
    ]
    return {
        node.value
        for statement in body
        for node in ast.walk(statement)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_shared_code_is_used() -> None:
    used = {text for path in PACKAGE.rglob("*.py") for text in strings(path)}
    assert {code for codes in CODES.values() for code in codes} <= used


@pytest.mark.parametrize("kind", CODES)
def test_shared_codes_are_listed_once(kind: str) -> None:
    assert len(set(CODES[kind])) == len(CODES[kind])
