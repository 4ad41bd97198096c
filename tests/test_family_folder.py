"""A family is one folder and one line: without both, everything works for the other games."""

from __future__ import annotations

import inspect
import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.nightly import is_nightly
from tests.toy.noughts import SPEC

from alveus import registry
from alveus.core.position_types import Position
from alveus.core.spec_parts import PARTS
from alveus.schemas import published

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[1]
DRIVER = Path(__file__).with_name("every_command.py")
PUBLIC = {"dominoes": {"py/alveus/__init__.py"}}
"""Modules that contain the name of a folder, because games in it have public modules."""
ORDINARY_WORDS = {"tables"}
"""Names of families that texts also use as words; only quoted, they name the family."""
SAMPLED_COMMANDS = 60
COMMANDS = {"bohnenspiel": 124, "dominoes": 93, "rithmomachia": 124, "tables": 89}
"""Minimum number of commands that `every_command.py` runs without a folder."""
DAILY = "bohnenspiel"
"""Only the nightly run tries all commands without another family than this one."""
SAMPLE = ("lombardorum", "xii", "sperrdomino", "terzett")
"""Games of the other families for which a normal run tries all commands."""
FOLDERS = sorted(
    {spec.split(".")[2] for spec in registry.modules().values() if ".families." in spec}
)


@pytest.fixture(scope="module", params=FOLDERS)
def folder(request: pytest.FixtureRequest) -> str:
    """The name of a family's folder."""
    return str(request.param)


@pytest.fixture(scope="module")
def games(folder: str) -> list[str]:
    """The ids of the games in the folder."""
    name = f"alveus.families.{folder}."
    return [game_id for game_id, spec in registry.modules().items() if spec.startswith(name)]


@pytest.fixture(scope="module")
def source(folder: str, games: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without the folder of the family and its lines in the registry."""
    copy = tmp_path_factory.mktemp("source")
    package = copy / "py" / "alveus"
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "py" / "alveus", package, ignore=ignore)
    shutil.rmtree(package / "families" / folder)
    lines = (package / "registry.py").read_text().splitlines(keepends=True)
    kept = [line for line in lines if f"alveus.families.{folder}." not in line]
    assert len(kept) == len(lines) - len(games)
    (package / "registry.py").write_text("".join(kept))
    (copy / "web" / "src").mkdir(parents=True)
    (copy / "web" / "src" / "i18n").symlink_to(ROOT / "web" / "src" / "i18n")
    return copy


def test_every_command_adapter_and_schema_works_without_a_family(
    source: Path, folder: str, games: list[str]
) -> None:
    if folder != DAILY and not is_nightly():
        pytest.skip("half a minute for each family")
    done = subprocess.run(
        [sys.executable, "-B", DRIVER, *(() if is_nightly() else SAMPLE)],
        capture_output=True,
        text=True,
        check=False,
        cwd=source,
        env={"PYTHONPATH": str(source / "py"), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout.splitlines()[-1])
    tried = (
        [game_id for game_id in registry.ids() if game_id not in games] if is_nightly() else SAMPLE
    )
    left = [registry.spec(game_id) for game_id in tried]
    assert answer["games"] == [*tried]
    assert answer["commands"] >= (COMMANDS[folder] if is_nightly() else SAMPLED_COMMANDS)
    assert answer["adapters"] == len([spec for spec in left if spec.numbering])
    assert answer["schemas"] == len(answer["games"])


def test_no_other_module_contains_the_name_of_the_family(
    source: Path, folder: str, games: list[str]
) -> None:
    family = registry.info(games[0]).family
    named = rf"[\"']{family}[\"']" if family in ORDINARY_WORDS else rf"\b{family}\b"
    name = re.compile(rf"alveus\.families\.{folder}\b|{named}")
    naming = {
        file.relative_to(source).as_posix()
        for file in (source / "py").rglob("*.py")
        if name.search(file.read_text(encoding="utf-8"))
    }
    assert naming == PUBLIC.get(folder, set())


def test_a_pack_declares_its_positions_in_its_spec(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "noughts_schema", SimpleNamespace(POSITION=NoughtsPosition))
    schema = published.position(replace(SPEC, schema="noughts_schema"))
    assert list(schema["definitions"]) == ["NoughtsPosition"]
    members = schema["definitions"]["NoughtsPosition"]
    assert members["properties"]["stones"] == {"type": "string"}
    assert members["additionalProperties"] is False


class NoughtsPosition(Position):
    """A position of the toy."""

    stones: str


MODULES = [
    pytest.param(name, getattr(spec, name), id=f"{spec.info.id} {name}")
    for spec in registry.specs()
    for name in PARTS
    if getattr(spec, name)
]


@pytest.mark.parametrize(("part", "name"), MODULES)
def test_modules_of_a_spec_follow_their_protocols(part: str, name: str) -> None:
    module: Any = import_module(name)
    for attribute in PARTS[part].__annotations__:
        assert hasattr(module, attribute)
    for method, function in vars(PARTS[part]).items():
        if inspect.isfunction(function) and method[0] != "_":
            declared = list(inspect.signature(function).parameters.values())[1:]
            assert len(inspect.signature(getattr(module, method)).parameters) == len(declared)
