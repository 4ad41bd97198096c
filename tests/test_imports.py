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
PACK = PY.parent / "examples" / "packs" / "morris"
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


def test_example_pack_imports_only_the_public_interface() -> None:
    files = [*PACK.rglob("*.py"), SKELETON]
    pattern = re.compile(r"^from (alveus[\w.]*) import", re.MULTILINE)
    names = {name for file in files for name in pattern.findall(file.read_text(encoding="utf-8"))}
    assert names <= {"alveus", "alveus.pack", "alveus.pack_ai", "alveus.cli.trial"}


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


@folders
def test_rules_in_a_folder_import_core_and_themselves_only(folder: str) -> None:
    rules = parts_of(folder)["rules"]
    assert rules
    assert strangers(rules, "core", *(module.removeprefix("alveus.") for module in rules)) == []


SHARED_CODE = {
    "opponent": ("ai.search", "ai.answers"),
    "diagrams": DRAWING,
    "sheets": (*DRAWING, "sheets.kit", "sheets.page"),
    "writing": (),
    "numbering": (),
    "schema": (),
    "interface": ("play", "words"),
}
"""Packages that each part of a family may import besides `core` and its folder."""


@pytest.mark.parametrize("part", SHARED_CODE)
@folders
def test_a_part_of_a_folder_imports_its_folder_and_its_shared_code(folder: str, part: str) -> None:
    modules = parts_of(folder)[part]
    assert strangers(modules, "core", f"families.{folder}", *SHARED_CODE[part]) == []


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
    assert users("sheets", "cli", "families") == []


def test_only_interfaces_and_sheets_import_the_diagrams() -> None:
    assert users("diagrams", "bridge", "play", "cli", "sheets", "families") == []


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
