"""The list of codes that games of all families share agrees with the sources."""

from __future__ import annotations

import ast
from functools import cache

import pytest
from tests.codes import FAMILIES, LISTED, PACKAGE, RAISED, WORDED_BY_GAMES, calls

pytestmark = pytest.mark.native  # reads the sources, which are not in the browser


@cache
def nodes() -> list[ast.AST]:
    """Return the nodes of all syntax trees of the package."""
    return [
        node
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]


@cache
def shared_calls() -> set[tuple[str, str]]:
    """Return the calls outside the folders of families: function and code."""
    return {
        call
        for file in PACKAGE.rglob("*.py")
        if not file.is_relative_to(FAMILIES)
        for call in calls(file)
    }


def texts(node: ast.AST) -> set[str]:
    """Return the texts in an expression."""
    constants = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


def arguments(function: str, index: int = 0) -> set[str]:
    """Return the texts in one argument of all calls of a function."""
    return {
        text
        for node in nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == function and len(node.args) > index
        for text in texts(node.args[index])
    }


def members(name: str) -> set[str]:
    """Return the texts that dictionaries in the sources assign to a member."""
    return {
        text
        for node in nodes()
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if isinstance(key, ast.Constant) and key.value == name
        for text in texts(value)
    }


@cache
def used() -> dict[str, set[str]]:
    """Return the texts in the places where the sources use the listed codes of each kind."""
    return {
        "event": arguments("Event") | arguments("_end_game", 1),
        "status": arguments("say"),
        "action": arguments("action_view") | members("id"),
        "hint": arguments("say"),
        "task": arguments("say"),
        "error": members("code"),
        "reason": arguments("IllegalMove"),
    }


@pytest.mark.parametrize("kind", LISTED)
def test_every_listed_code_is_used_in_the_sources(kind: str) -> None:
    assert LISTED[kind] - used()[kind] == set()


def test_codes_are_read_from_the_shared_modules_only() -> None:
    assert FAMILIES.is_dir()
    assert {function for function, _ in shared_calls()} >= RAISED.keys()
    raised = {code for _, code in shared_calls()}
    assert raised >= WORDED_BY_GAMES
