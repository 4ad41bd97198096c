"""`import alveus`: every public name exists, and modules are imported on first use."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import alveus
from site_build import walk

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "py" / "alveus"
WALK = "from site_build import walk; walk.import_all()"
FAMILIES = ("tables", "bohnenspiel", "dominoes", "rithmomachia")


def loaded(code: str) -> set[str]:
    """Return the modules of alveus that a line of code imports in a new process."""
    listing = "import sys; print(*[name for name in sys.modules if name.startswith('alveus')])"
    command = [sys.executable, "-c", f"{code}\n{listing}"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=ROOT, env={"PYTHONPATH": "py"}
    )
    return set(done.stdout.split())


def families(modules: set[str]) -> set[str]:
    """Return the families whose rules or opponents are among the modules."""
    parts = {part for name in modules for part in name.split(".")[1:3]}
    return parts & set(FAMILIES)


def test_importing_the_package_imports_nothing_else() -> None:
    assert loaded("import alveus") == {"alveus", "alveus.core", "alveus.core.version"}


@pytest.mark.parametrize(
    ("line", "needed"),
    [
        ("alveus.games()", set()),
        ("alveus.player('magister')", set()),
        ("alveus.info('xii')", {"tables"}),
        ("alveus.game('bohnenspiel').start().play('3').legal[0]", {"bohnenspiel"}),
        ("alveus.Match('lombardorum', white='tiro', seed=1).play_on()", {"tables"}),
        ("str(alveus.Match('rithmomachia'))", {"rithmomachia"}),
        ("alveus.dominosa.generate(reach=3, seed=1)", {"dominoes"}),
        ("alveus.arena('bohnenspiel', 'kind', 'random', games=2)", {"bohnenspiel"}),
    ],
)
def test_a_call_imports_only_the_family_that_it_needs(line: str, needed: set[str]) -> None:
    assert families(loaded(f"import alveus\n{line}")) == needed


def test_every_public_name_is_declared_for_type_checkers() -> None:
    source = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    typed = {
        alias.name: node.module
        for node in ast.walk(source)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("alveus")
        for alias in node.names
    }
    for name in alveus.__all__:
        assert getattr(alveus, name) is not None
        module = alveus._HOME.get(name, "alveus.core.version")
        assert typed.pop(name) == module
    assert typed == {}
    packages = {"adapters", "lab", "letters"}
    packages |= {"pack", "pack_ai", "pack_drawing", "pack_schema", "pack_sheets"}
    assert set(dir(alveus)) == {"__version__", *alveus._HOME, *packages}


def test_modules_of_puzzles_list_only_public_names() -> None:
    assert set(dir(alveus.dominosa)) == {"Puzzle", "Solution", "Step", "generate", "read"}
    assert set(dir(alveus.terzett)) == {"Figure", "compose"}


def test_public_packages_are_imported_on_first_use() -> None:
    assert "alveus.letters" not in loaded("import alveus")
    assert "alveus.letters" in loaded("import alveus; alveus.letters")


@pytest.mark.parametrize("name", alveus.__all__)
def test_no_module_of_the_package_hides_a_public_name(name: str) -> None:
    """Importing `alveus.games` as a package would replace the function `alveus.games`."""
    assert not (PACKAGE / name).exists()
    assert not (PACKAGE / f"{name}.py").exists()


def test_an_unknown_name_raises_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'backgammon'"):
        _ = alveus.backgammon


@pytest.mark.parametrize(
    "name", [name for name in alveus.__all__ if name not in ("__version__", "dominosa", "terzett")]
)
def test_every_public_name_has_a_docstring(name: str) -> None:
    assert (getattr(alveus, name).__doc__ or "").strip()


def test_modules_for_python_only_are_not_packed_for_the_browser() -> None:
    files = [path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*.*")]
    packed = {path.split("/")[1] for path in files if walk.in_browser(path.replace("/", "."))}
    assert packed.isdisjoint({"play", "words"})
    assert {"core", "families", "ai"} <= packed


def test_public_interfaces_of_families_are_not_packed_for_the_browser() -> None:
    files = [path.relative_to(PACKAGE.parent) for path in PACKAGE.glob("families/*/interface/*.py")]
    modules = [".".join(file.with_suffix("").parts) for file in files]
    assert "alveus.families.dominoes.interface.dominosa" in modules
    assert not [module for module in modules if walk.in_browser(module)]


def test_selecting_files_for_the_browser_imports_no_modules_for_python_only() -> None:
    modules = loaded("import sys; sys.path.append('scripts')\n" + WALK)
    assert {"alveus.bridge", "alveus.families.tables.game"} <= modules
    assert not [name for name in modules if "interface" in name.split(".")]
    aside = ("alveus.play", "alveus.words", "alveus.cli", "alveus.lab.pairs")
    assert not [name for name in modules if name.startswith(aside)]


def test_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    code = readme.split("```python\n")[1].split("```")[0]
    assert len(code.strip().splitlines()) <= 10
    exec(code, {})
    assert capsys.readouterr().out
