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
DRAWING = tuple(
    f"alveus.diagrams.{helper}" for helper in ("characters", "pips", "pointing", "seats", "svg")
)
"""What all diagrams are drawn with."""
EXTRAS = {
    "alveus.adapters.openspiel": {"numpy", "pyspiel"},
    "alveus.adapters.pettingzoo": {"gymnasium", "numpy", "pettingzoo"},
}
"""What a module may import besides, which comes with an extra of the same name."""
LAB_OUTSIDE = ("alveus.lab.foreign", "alveus.lab.running")
"""What of the laboratory stays outside of the browser and speaks with Python's users."""
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
    assert outside <= (sys.stdlib_module_names - BROWSER) | EXTRAS.get(module, set())


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


@pytest.mark.parametrize("module", [m for family in FAMILIES for m in of(f"diagrams.{family}")])
def test_the_diagrams_of_a_family_know_its_rules_and_how_to_draw(module: str) -> None:
    family = module.split(".")[2]
    own = (f"alveus.{family}", f"alveus.diagrams.{family}")
    assert all(inside(name, "alveus.core", *own, *DRAWING) for name in ours(module))


@pytest.mark.parametrize("module", [*DRAWING, "alveus.diagrams.plain"])
def test_what_all_diagrams_share_knows_no_family(module: str) -> None:
    assert all(inside(name, "alveus.core", *DRAWING) for name in ours(module))


def test_the_facade_of_the_diagrams_finds_them_in_the_registry() -> None:
    allowed = ("alveus.core", "alveus.registry", *DRAWING)
    assert all(inside(name, *allowed) for name in ours("alveus.diagrams"))


@pytest.mark.parametrize("module", of("letters"))
def test_letters_know_no_game(module: str) -> None:
    assert all(
        inside(name, "alveus.core", "alveus.letters", "alveus.registry") for name in ours(module)
    )


@pytest.mark.parametrize("module", of("review"))
def test_reviews_know_no_game(module: str) -> None:
    assert all(inside(name, "alveus.core", "alveus.ai", "alveus.review") for name in ours(module))
    assert not any(inside(name, *(f"alveus.ai.{one}" for one in FAMILIES)) for name in ours(module))


@pytest.mark.parametrize("module", [m for family in FAMILIES for m in of(f"sheets.{family}")])
def test_the_sheets_of_a_family_know_its_rules_and_its_diagrams(module: str) -> None:
    family = module.split(".")[2]
    own = (f"alveus.{family}", f"alveus.diagrams.{family}", f"alveus.sheets.{family}")
    shared = ("alveus.core", "alveus.sheets.kit", "alveus.sheets.letters", *DRAWING)
    assert all(inside(name, *own, *shared) for name in ours(module))


@pytest.mark.parametrize("module", [m for m in of("sheets") if m.count(".") == 2])
def test_what_all_sheets_share_knows_no_family(module: str) -> None:
    if module.split(".")[2] not in FAMILIES:
        shared = ("alveus.core", "alveus.sheets", "alveus.words", *DRAWING)
        families = [f"alveus.sheets.{family}" for family in FAMILIES]
        assert all(inside(name, *shared) for name in ours(module))
        assert not any(inside(name, *families) for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_only_the_command_line_prints(module: str) -> None:
    if not inside(module, "alveus.sheets", "alveus.cli"):
        assert not any(inside(name, "alveus.sheets") for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_only_the_top_level_and_the_command_line_draw(module: str) -> None:
    if not inside(module, "alveus.diagrams", "alveus.play", "alveus.cli", "alveus.sheets"):
        assert not any(inside(name, "alveus.diagrams") for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_what_is_declared_for_others_knows_core_only_and_serves_the_command_line(
    module: str,
) -> None:
    if inside(module, "alveus.schemas"):
        assert all(inside(name, "alveus.core", "alveus.schemas") for name in ours(module))
    elif not inside(module, "alveus.cli"):
        assert not any(inside(name, "alveus.schemas") for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_only_the_facades_import_the_opponents(module: str) -> None:
    facades = ("alveus.bridge", "alveus.cli", "alveus.lab", "alveus.play", "alveus.ai")
    facades += ("alveus.review",)
    if not inside(module, *facades):
        assert not any(inside(name, "alveus.ai") for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_only_the_facades_ask_the_registry(module: str) -> None:
    askers = ("bridge", "catalogue", "cli", "diagrams", "lab", "letters", "play", "sheets")
    askers += ("ai.opponent", "ai.players", "ai.arena")
    if not inside(module, *(f"alveus.{asker}" for asker in askers)):
        assert "alveus.registry" not in ours(module)


@pytest.mark.parametrize("module", MODULES)
def test_nobody_imports_the_facades(module: str) -> None:
    if not inside(module, "alveus.__main__", "alveus.cli"):
        assert not ours(module) & {"alveus.bridge", "alveus.cli", "alveus.serve"}


@pytest.mark.parametrize("module", MODULES)
def test_what_python_s_users_meet_is_met_by_nobody_else(module: str) -> None:
    askers = ("alveus.play", "alveus.cli", "alveus.adapters", *LAB_OUTSIDE)
    if not inside(module, *askers) and module != "alveus":
        assert not any(inside(name, "alveus.play") for name in ours(module))


@pytest.mark.parametrize("module", MODULES)
def test_adapters_are_imported_by_their_users_alone(module: str) -> None:
    if not inside(module, "alveus.adapters"):
        assert not any(inside(name, "alveus.adapters") for name in ours(module))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_figures_of_a_family_know_its_rules(family: str) -> None:
    names = ours(f"alveus.adapters.families.{family}")
    assert all(inside(name, "alveus.core", f"alveus.{family}") for name in names)


@pytest.mark.parametrize("module", of("words"))
def test_words_import_core_only(module: str) -> None:
    assert all(inside(name, "alveus.core", "alveus.words") for name in ours(module))


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


@pytest.mark.parametrize("module", MODULES)
def test_the_laboratory_serves_the_command_line_alone(module: str) -> None:
    if not inside(module, "alveus.lab", "alveus.cli"):
        assert not any(inside(name, "alveus.lab") for name in ours(module))


@pytest.mark.parametrize("module", of("lab"))
def test_the_laboratory_knows_no_family(module: str) -> None:
    families = [f"alveus.{family}" for family in FAMILIES]
    assert not any(inside(name, *families) for name in ours(module))
