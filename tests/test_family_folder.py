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
from tests.toy.noughts import SPEC

from alveus import registry
from alveus.core.position_types import Position
from alveus.core.spec_parts import PARTS
from alveus.schemas import published

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[1]
FOLDER, GAME, FAMILY = "families/bohnenspiel", "bohnenspiel", "mancala"
DRIVER = Path(__file__).with_name("every_command.py")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without the folder of the family and its line in the registry."""
    copy = tmp_path_factory.mktemp("source")
    package = copy / "py" / "alveus"
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "py" / "alveus", package, ignore=ignore)
    shutil.rmtree(package / FOLDER)
    lines = (package / "registry.py").read_text().splitlines(keepends=True)
    kept = [line for line in lines if FOLDER.replace("/", ".") not in line]
    assert len(kept) == len(lines) - 1
    (package / "registry.py").write_text("".join(kept))
    (copy / "web" / "src").mkdir(parents=True)
    (copy / "web" / "src" / "i18n").symlink_to(ROOT / "web" / "src" / "i18n")
    return copy


def test_every_command_adapter_and_schema_works_without_a_family(source: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-B", DRIVER],
        capture_output=True,
        text=True,
        check=False,
        cwd=source,
        env={"PYTHONPATH": str(source / "py"), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout.splitlines()[-1])
    assert answer["games"] == [game_id for game_id in registry.ids() if game_id != GAME]
    assert answer["commands"] >= 100
    assert answer["adapters"] == 6
    assert answer["schemas"] == len(answer["games"])


def test_no_other_module_contains_the_name_of_the_family(source: Path) -> None:
    name = re.compile(rf"alveus\.{FOLDER.replace('/', '.')}|\b{FAMILY}\b")
    modules = [
        file.relative_to(source).as_posix()
        for file in (source / "py").rglob("*.py")
        if name.search(file.read_text(encoding="utf-8"))
    ]
    assert modules == []


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
