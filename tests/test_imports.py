"""Who may import whom: the rules of the architecture, read from the source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.native  # what is read is the source, which the browser does not get

PY = Path(__file__).resolve().parent.parent / "py"
MODULES = {
    ".".join(file.relative_to(PY).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(PY.rglob("*.py"))
}
FAMILIES = ("tables", "dominoes", "rithmomachia", "mancala")
BROWSER = {"js", "pyodide", "pyodide_js", "micropip"}


def imported(module: str) -> Iterator[str]:
    """The full names a module imports, those of its functions and type checking included."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            source = str(node.module)
            for alias in node.names:
                whole = f"{source}.{alias.name}"
                yield whole if whole in MODULES else source


def inside(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


@cache
def ours(module: str) -> set[str]:
    return {name for name in imported(module) if inside(name, "alveus")}


def of(package: str) -> list[str]:
    return [module for module in MODULES if inside(module, f"alveus.{package}")]


@pytest.mark.parametrize("module", MODULES)
def test_only_the_standard_library_is_needed(module: str) -> None:
    outside = {name.split(".")[0] for name in imported(module)} - {"alveus"}
    assert outside <= sys.stdlib_module_names - BROWSER


@pytest.mark.parametrize("module", of("core"))
def test_core_imports_core_only(module: str) -> None:
    assert all(inside(name, "alveus.core") for name in ours(module))


@pytest.mark.parametrize("module", [m for family in FAMILIES for m in of(family)])
def test_a_family_imports_itself_and_core_only(module: str) -> None:
    family = ".".join(module.split(".")[:2])
    assert all(inside(name, "alveus.core", family) for name in ours(module))


@pytest.mark.parametrize("module", of("ai.search"))
def test_search_imports_core_only(module: str) -> None:
    assert all(inside(name, "alveus.core", "alveus.ai.search") for name in ours(module))


@pytest.mark.parametrize("module", [m for family in FAMILIES for m in of(f"ai.{family}")])
def test_the_opponents_of_a_family_know_its_rules_and_the_search(module: str) -> None:
    family = module.split(".")[2]
    allowed = ("alveus.core", "alveus.ai.search", "alveus.ai.answers")
    own = (f"alveus.{family}", f"alveus.ai.{family}")
    assert all(inside(name, *allowed, *own) for name in ours(module))


@pytest.mark.parametrize("module", [m for m in of("ai") if m.count(".") == 2])
def test_what_all_opponents_share_knows_no_family(module: str) -> None:
    if module.split(".")[2] not in FAMILIES:
        shared = [name for name in ours(module) if not inside(name, "alveus.ai")]
        assert all(inside(name, "alveus.core", "alveus.registry") for name in shared)
        families = [f"alveus.ai.{family}" for family in FAMILIES]
        assert not any(inside(name, *families) for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_only_the_facades_import_the_opponents(module: str) -> None:
    if not inside(module, "alveus.bridge", "alveus.cli", "alveus.ai"):
        assert not any(inside(name, "alveus.ai") for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_only_the_facades_ask_the_registry(module: str) -> None:
    askers = ("bridge", "catalogue", "cli", "ai.opponent", "ai.players", "ai.arena")
    if not inside(module, *(f"alveus.{asker}" for asker in askers)):
        assert "alveus.registry" not in ours(module)


@pytest.mark.parametrize("module", MODULES)
def test_nobody_imports_the_facades(module: str) -> None:
    if module not in ("alveus.__main__", "alveus.cli"):
        assert not ours(module) & {"alveus.bridge", "alveus.cli", "alveus.serve"}


def test_the_registry_imports_core_only() -> None:
    """It names games as text and imports none of them itself."""
    assert all(inside(name, "alveus.core") for name in ours("alveus.registry"))


def circles() -> Iterator[set[str]]:
    """Modules that import each other, in a ring of any length."""
    reached: dict[str, set[str]] = {}
    for module in MODULES:
        found: set[str] = set()
        edge = [module]
        while edge:
            near = {name for name in ours(edge.pop()) if name in MODULES} - found
            found |= near
            edge += near
        reached[module] = found
    rings = {
        frozenset(name for name in found if module in reached[name])
        for module, found in reached.items()
        if module in found
    }
    yield from map(set, rings)


def test_no_modules_import_each_other_in_a_ring() -> None:
    """Imports for type checking only count as well: a ring is one thing cut in pieces."""
    assert list(circles()) == []


@pytest.mark.parametrize("module", MODULES)
def test_nothing_rests_on_assert_or_docstrings(module: str) -> None:
    """In the browser Python runs with -OO."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Assert)
        assert not (isinstance(node, ast.Attribute) and node.attr == "__doc__")
