"""Who may import whom: the rules of the architecture, read from the source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
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


def inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


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
    assert all(inside(name, "alveus.core") or inside(name, family) for name in ours(module))


@pytest.mark.parametrize("module", of("ai.search"))
def test_search_imports_core_only(module: str) -> None:
    allowed = ("alveus.core", "alveus.ai.search")
    assert all(any(inside(name, package) for package in allowed) for name in ours(module))


@pytest.mark.parametrize("module", of("ai.evaluate"))
def test_an_evaluation_knows_one_family(module: str) -> None:
    families = {name.split(".")[1] for name in ours(module)} & set(FAMILIES)
    assert len(families) <= 1


@pytest.mark.parametrize("module", MODULES)
def test_only_the_facades_import_the_opponents(module: str) -> None:
    facades = ("alveus.bridge", "alveus.cli", "alveus.catalogue", "alveus.ai")
    if not any(inside(module, facade) for facade in facades):
        assert not any(inside(name, "alveus.ai") for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_nobody_imports_the_facades(module: str) -> None:
    if module not in ("alveus.__main__", "alveus.cli"):
        assert not ours(module) & {"alveus.bridge", "alveus.cli", "alveus.serve"}


def test_opening_one_game_imports_no_other() -> None:
    """The registry names games as text and imports none of them itself."""
    assert all(inside(name, "alveus.core") for name in ours("alveus.registry"))


@pytest.mark.parametrize("module", MODULES)
def test_nothing_rests_on_assert_or_docstrings(module: str) -> None:
    """In the browser Python runs with -OO."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Assert)
        assert not (isinstance(node, ast.Attribute) and node.attr == "__doc__")
