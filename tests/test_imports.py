"""Import rules of the architecture, checked in the source."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from alveus import registry
from alveus.core.spec_parts import PARTS

pytestmark = pytest.mark.native  # reads source files, which are not in the browser

PY = Path(__file__).resolve().parent.parent / "py"
PACKS = PY.parent / "examples" / "packs"
SKELETON = PY / "alveus" / "cli" / "skeleton.txt"
MODULES = {
    ".".join(file.relative_to(PY).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(PY.rglob("*.py"))
}
DRAWING = tuple(f"diagrams.{helper}" for helper in ("characters", "elements", "svg"))
FOLDERS = sorted(
    {module.split(".")[2] for module in MODULES if module.startswith("alveus.families.")}
)
"""The folders of the families in `alveus.families`."""
folders = pytest.mark.parametrize("folder", FOLDERS)
EXTRAS = {
    "alveus.adapters.openspiel": {"numpy", "pyspiel"},
    "alveus.adapters.pettingzoo": {"gymnasium", "numpy", "pettingzoo"},
}
"""Modules that may import the packages of the extra with the same name."""
LAB_IN_PYTHON = ("lab.experiments", "lab.outsiders")
"""Modules of the laboratory for Python, which are not in the browser."""
BROWSER = {"js", "pyodide", "pyodide_js", "micropip"}


@cache
def parsed(module: str) -> tuple[ast.AST, ...]:
    """Return all nodes of a module's source."""
    return tuple(ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))))


@cache
def imported(module: str) -> frozenset[str]:
    """Return the full names that a module imports, including imports in functions and for types."""
    names: set[str] = set()
    for node in parsed(module):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                names.add(whole if whole in MODULES else str(node.module))
    return frozenset(names)


def inside(module: str, *packages: str) -> bool:
    """Return True if a module is in a package of alveus, or is one.  Packages lack "alveus."."""
    return any(f"{module}.".startswith(f"alveus.{package}.") for package in packages)


@cache
def ours(module: str) -> frozenset[str]:
    return frozenset(name for name in imported(module) if f"{name}.".startswith("alveus."))


def of(*packages: str) -> list[str]:
    return [module for module in MODULES if inside(module, *packages)]


def strangers(modules: Iterable[str], *allowed: str) -> list[tuple[str, str]]:
    """Return the imports of other modules of alveus that are not allowed."""
    return [
        (module, name)
        for module in modules
        for name in sorted(ours(module))
        if not inside(name, *allowed)
    ]


def users(package: str, *allowed: str) -> list[tuple[str, str]]:
    """Return the modules outside a package and the allowed packages that import the package."""
    return [
        (module, name)
        for module in MODULES
        if not inside(module, package, *allowed)
        for name in sorted(ours(module))
        if inside(name, package)
    ]


def test_only_the_standard_library_is_needed() -> None:
    library = {"alveus", *sys.stdlib_module_names} - BROWSER
    outside = {
        module: {name.split(".")[0] for name in imported(module)}
        - library
        - EXTRAS.get(module, set())
        for module in MODULES
    }
    assert {module: names for module, names in outside.items() if names} == {}


def test_core_imports_core_only() -> None:
    assert strangers(of("core"), "core") == []


def test_rules_do_not_import_views() -> None:
    kernel = ("base", "errors", "events", "game", "json_types", "outcomes", "stream")
    assert [name for name in kernel if "alveus.core.view" in imported(f"alveus.core.{name}")] == []


def test_example_packs_import_only_the_public_interface() -> None:
    files = [*PACKS.rglob("*.py"), SKELETON]
    pattern = re.compile(r"^from (alveus[\w.]*) import", re.MULTILINE)
    names = {name for file in files for name in pattern.findall(file.read_text(encoding="utf-8"))}
    assert names - {name for name in names if name.startswith("alveus.pack")} <= {
        "alveus",
        "alveus.cli.trial",
    }


def parts_of(folder: str) -> dict[str, set[str]]:
    """Return the modules of each part that the specs in a folder name, and of the rules."""
    package = f"families.{folder}"
    parts: dict[str, set[str]] = {name: set() for name in (*PARTS, "interface")}
    for module in registry.modules().values():
        if inside(module, package):
            spec = registry.part(module, "SPEC")
            for name in PARTS:
                parts[name].add(getattr(spec, name))
    for name, subfolder in {
        "opponent": "opponent",
        "interface": "interface",
        "diagrams": "diagram",
    }.items():
        parts[name] |= {module for module in of(package) if subfolder in module.split(".")}
    parts = {name: modules - {""} for name, modules in parts.items()}
    others = {module for modules in parts.values() for module in modules}
    return parts | {"rules": set(of(package)) - others}


PART_IMPORTS: dict[str, tuple[set[str], tuple[str, ...]]] = {
    "rules": ({"rules"}, ()),
    "opponent": ({"rules", "opponent"}, ("ai.search", "ai.answers")),
    "diagrams": ({"rules", "diagrams"}, DRAWING),
    "sheets": ({"rules", "diagrams"}, (*DRAWING, "sheets.kit", "sheets.page")),
    "writing": ({"rules"}, ()),
    "numbering": ({"rules"}, ()),
    "schema": ({"rules"}, ()),
    "interface": ({"rules", "interface", *PARTS}, ("play", "words")),
}
"""Parts of its own family and shared packages that each part may import besides `core`."""
EXCEPTIONS = {
    ("tables.game", "tables.positions"): "The game reads positions with the editor's module.",
    ("dominoes.terzett.game", "dominoes.terzett.notation"): "Moves and lines are one module.",
    ("dominoes.terzett.topics", "dominoes.terzett.notation"): "Moves and lines are one module.",
    ("dominoes.terzett.view", "dominoes.terzett.notation"): "Moves and lines are one module.",
    ("dominoes.terzett.opponent", "dominoes.terzett.notation"): "Moves and lines are one module.",
    ("dominoes.terzett.diagram", "dominoes.terzett.notation"): "Moves and lines are one module.",
    ("dominoes.terzett.notation", "dominoes.terzett.schema"): "The module returns this type.",
    ("dominoes.terzett.notation", "dominoes.dominosa.lines"): "Both write an outline as lines.",
    ("dominoes.terzett.sheet", "dominoes.dominosa.sheet"): "Both print numbers on a sheet.",
    ("dominoes.dominosa.sheet", "dominoes.line.sheet"): "Both print the same tiles.",
}
"""Imports between modules of families that the table does not allow, with the reason."""


def forbidden_imports(folder: str, part: str) -> set[tuple[str, str]]:
    """Return the imports in a part of a folder that `PART_IMPORTS` does not allow."""
    parts, (allowed, shared) = parts_of(folder), PART_IMPORTS[part]
    modules = {module for name in allowed for module in parts[name]}
    return {
        (module, name)
        for module, name in strangers(parts[part], "core", *shared)
        if name not in modules
    }


def exceptions() -> set[tuple[str, str]]:
    """Return the exceptions with full names of modules."""
    return {(f"alveus.families.{user}", f"alveus.families.{used}") for user, used in EXCEPTIONS}


@pytest.mark.parametrize("part", PART_IMPORTS)
@folders
def test_a_part_of_a_folder_imports_only_allowed_parts_and_shared_code(
    folder: str, part: str
) -> None:
    assert forbidden_imports(folder, part) - exceptions() == set()


def test_every_part_is_in_the_table_and_every_exception_is_needed() -> None:
    uses = [forbidden_imports(folder, part) for folder in FOLDERS for part in PART_IMPORTS]
    assert exceptions() <= set().union(*uses)
    for folder in FOLDERS:
        parts = parts_of(folder)
        assert parts.keys() == PART_IMPORTS.keys()
        assert all(parts[part] for part in (*PARTS, "rules"))
        assert set().union(*parts.values()) == set(of(f"families.{folder}"))


def test_only_the_registry_and_the_public_names_mention_folders_of_families() -> None:
    assert [use for use in users("families") if use[0] != "alveus"] == []
    naming = {
        module
        for module in MODULES
        for node in parsed(module)
        if isinstance(node, ast.Constant) and "alveus.families." in str(node.value)
    }
    assert {module for module in naming if not inside(module, "families")} == {
        "alveus",
        "alveus.registry",
    }


def test_search_imports_core_only() -> None:
    assert strangers(of("ai.search"), "core", "ai.search") == []


def test_shared_opponent_modules_import_no_family() -> None:
    assert strangers(of("ai"), "core", "registry", "ai") == []


def test_shared_diagram_modules_import_no_family() -> None:
    assert strangers(of(*DRAWING, "diagrams.plain"), "core", *DRAWING) == []


def test_facade_of_the_diagrams_imports_no_family() -> None:
    assert strangers(["alveus.diagrams"], "core", "registry", *DRAWING) == []


def test_letters_import_no_game() -> None:
    assert strangers(of("letters"), "core", "letters", "registry") == []


def test_reviews_import_no_game() -> None:
    assert strangers(of("review"), "core", "ai", "review") == []


def test_shared_sheet_modules_import_no_family() -> None:
    shared = [module for module in of("sheets") if module != "alveus.sheets"]
    assert strangers(shared, "core", "sheets", "words", *DRAWING) == []


def test_only_the_command_line_imports_the_sheets() -> None:
    assert users("sheets", "cli", "families", "pack_sheets") == []


DRAWERS = ("bridge", "cli", "families", "pack_drawing", "pack_sheets", "play", "sheets")


def test_only_interfaces_and_sheets_import_the_diagrams() -> None:
    assert users("diagrams", *DRAWERS) == []


def test_schemas_import_core_only_and_are_used_by_the_command_line_only() -> None:
    assert strangers(of("schemas"), "core", "schemas") == []
    assert users("schemas", "cli", "families") == []


def test_only_the_facades_import_the_opponents() -> None:
    assert users("ai", "bridge", "cli", "lab", "pack_ai", "play", "review", "families") == []


def test_only_the_facades_import_the_registry() -> None:
    askers = ("adapters", "bridge", "cli", "diagrams", "lab", "letters", "play", "sheets")
    assert [use for use in users("registry", *askers) if use[0] != "alveus.ai"] == []


def test_only_commands_import_the_facades() -> None:
    for facade in ("bridge", "cli", "serve"):
        assert users(facade, "__main__", "cli") == []


def test_only_interfaces_for_users_import_the_python_interface() -> None:
    found = users("play", "cli", "adapters", "families", *LAB_IN_PYTHON)
    assert [one for one in found if one[0] != "alveus"] == []


def test_no_package_imports_the_adapters() -> None:
    assert users("adapters") == []


def test_words_import_core_only() -> None:
    assert strangers(of("words"), "core", "words") == []


def test_the_registry_imports_core_only() -> None:
    """The registry names games as text and does not import them."""
    assert strangers(["alveus.registry"], "core") == []


def test_only_the_interfaces_for_python_and_the_terminal_import_the_laboratory() -> None:
    assert users("lab", "cli", "play") == []


def test_the_laboratory_in_the_browser_does_not_import_the_interface_for_python() -> None:
    in_browser = set(of("lab")) - {f"alveus.{module}" for module in LAB_IN_PYTHON} - {"alveus.lab"}
    assert in_browser & {module for module, _ in users("play")} == set()


def cycles(imports: Callable[[str], Iterable[str]]) -> list[set[str]]:
    """Return the sets of modules that import each other directly or indirectly."""
    reached: dict[str, set[str]] = {}
    for module in MODULES:
        reachable: set[str] = set()
        edge = [module]
        while edge:
            near = {name for name in imports(edge.pop()) if name in MODULES} - reachable
            reachable |= near
            edge += near
        reached[module] = reachable
    rings = {
        frozenset(name for name in reachable if module in reached[name])
        for module, reachable in reached.items()
        if module in reachable
    }
    return list(map(set, rings))


def with_deferred(module: str) -> frozenset[str]:
    """Return the imports of a module, including those by name at run time.

    The registry and the specs of games name other modules as data, and do not count.
    """
    specs = registry.modules().values()
    if module == "alveus.registry" or module in specs:
        return ours(module)
    texts = (node.value for node in parsed(module) if isinstance(node, ast.Constant))
    names = {text for text in texts if isinstance(text, str) and text.startswith("alveus.")}
    return ours(module) | names


def test_there_are_no_import_cycles() -> None:
    """Imports inside functions, and those for type checking only, count too."""
    assert cycles(ours) == []


def test_there_are_no_cycles_of_imports_by_name() -> None:
    assert cycles(with_deferred) == []


def test_code_does_not_depend_on_assert_or_docstrings() -> None:
    """Python runs with -OO in the browser."""
    uses = [
        (module, node.lineno)
        for module in MODULES
        for node in parsed(module)
        if isinstance(node, ast.Assert)
        or (isinstance(node, ast.Attribute) and node.attr == "__doc__")
    ]
    assert uses == []


def test_these_tests_read_all_modules() -> None:
    """A renamed package or an unread file would make these tests pass without checking anything."""
    assert len(MODULES) > 280
    named = ("core", "ai.search", "letters", "review", "sheets", "words", "lab", "schemas")
    assert all(of(package) for package in (*named, *DRAWING, *LAB_IN_PYTHON))
    assert users("core")
    assert strangers(["alveus.registry"], "play")
