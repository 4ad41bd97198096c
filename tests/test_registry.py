"""The shelf of games: what is taken up, what is named as wrong, and that all others still work."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.toy.noughts import SPEC

from alveus import ai, registry
from alveus.bridge import Session, answer
from alveus.catalogue import catalogue
from alveus.core.errors import SetupError
from alveus.core.spec import GameSpec

OURS = len(registry.ids())


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_shelf", registry._Shelf())


def module(monkeypatch: pytest.MonkeyPatch, name: str, spec: Any = None) -> str:
    """A module that ends with a spec, or lacks one."""
    made = ModuleType(name)
    if spec is not None:
        vars(made)["SPEC"] = spec
    monkeypatch.setitem(sys.modules, name, made)
    return name


def refused(declared: GameSpec | str) -> tuple[str, dict[str, Any]]:
    """The error with which a game is not taken up; it is remembered, and all others work."""
    with pytest.raises(SetupError) as caught:
        registry.register(declared)
    assert registry.problems() == (caught.value,)
    assert len(catalogue()) == OURS
    return caught.value.code, dict(caught.value.params)


def test_a_spec_is_registered_and_forgotten() -> None:
    assert registry.register(SPEC) is SPEC
    assert registry.ids()[-1] == "noughts"
    assert registry.spec("noughts") is SPEC
    registry.forget("noughts")
    assert len(registry.ids()) == OURS


def test_a_game_is_registered_by_the_module_that_ends_with_its_spec() -> None:
    assert registry.register("tests.toy.noughts") is SPEC


def test_a_game_of_the_house_is_not_forgotten() -> None:
    registry.forget("xii")
    assert registry.spec("xii").info.id == "xii"


def test_a_game_that_registers_twice_is_named() -> None:
    registry.register(SPEC)
    with pytest.raises(SetupError) as caught:
        registry.register("tests.toy.noughts")
    assert caught.value.code == "game_twice"
    assert caught.value.params == {"game": "noughts", "module": "tests.toy.noughts"}
    assert registry.problems() == (caught.value,)
    assert len(catalogue()) == OURS + 1


def test_a_game_with_the_id_of_one_of_ours_is_named() -> None:
    spec = replace(SPEC, info=registry.info("xii"))
    assert refused(spec) == ("game_twice", {"game": "xii", "module": ""})


def test_a_module_without_a_spec_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    name = module(monkeypatch, "pack_without")
    told = {"game": "", "module": "pack_without", "part": "SPEC"}
    assert refused(name) == ("game_incomplete", told)


@pytest.mark.parametrize(
    ("lacking", "part"),
    [
        ({"info": None}, "info"),
        ({"info": replace(SPEC.info, id="")}, "id"),
        ({"info": replace(SPEC.info, seats=())}, "seats"),
        ({"build": None}, "build"),
        ({"opponent": ""}, "opponent"),
    ],
)
def test_a_spec_that_lacks_a_part_is_named(
    monkeypatch: pytest.MonkeyPatch, lacking: dict[str, Any], part: str
) -> None:
    code, told = refused(module(monkeypatch, "pack", replace(SPEC, **lacking)))
    assert (code, told["module"], told["part"]) == ("game_incomplete", "pack", part)


@pytest.mark.native
@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("1 / 0", "ZeroDivisionError('division by zero')"),
        ("import no_such_library", "ModuleNotFoundError"),
        ("from alveus.core.spec import GameSpec\nSPEC = GameSpec()", "TypeError"),
    ],
)
def test_a_module_that_raises_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, error: str
) -> None:
    (tmp_path / "broken_pack.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    code, told = refused("broken_pack")
    assert (code, told["module"]) == ("game_broken", "broken_pack")
    assert told["error"].startswith(error)


def test_a_broken_opponent_is_named_and_the_game_still_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = registry.register(replace(SPEC, opponent=module(monkeypatch, "no_opponent_here")))
    game = spec.build({})
    with pytest.raises(SetupError) as caught:
        ai.finish(ai.advise(game, game.opening(), 0, ai.Budget(), 1))
    told = {"game": "noughts", "module": "no_opponent_here", "part": "OPPONENT"}
    assert (caught.value.code, caught.value.params) == ("game_incomplete", told)


def test_where_nobody_plays_there_are_no_hints() -> None:
    registry.register(replace(SPEC, levels=(), opponent=""))
    game = registry.game("noughts")
    with pytest.raises(SetupError) as caught:
        ai.finish(ai.advise(game, game.opening(), 0, ai.Budget(), 1))
    assert caught.value.code == "no_hints"


@pytest.mark.native
def test_games_of_installed_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them is broken, one has an id of ours: they are named and the third works."""
    points = [
        EntryPoint("noughts", "tests.toy.noughts", registry.GROUP),
        EntryPoint("xii", "tests.toy.noughts", registry.GROUP),
        EntryPoint("other", "tests.toy.noughts", registry.GROUP),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)
    assert registry.spec("noughts") is SPEC
    assert [entry["id"] for entry in catalogue()][OURS:] == ["noughts"]
    assert [problem.to_json() for problem in registry.problems()] == [
        {"code": "game_twice", "params": {"game": "xii", "module": "tests.toy.noughts"}},
        {
            "code": "game_incomplete",
            "params": {"game": "other", "module": "tests.toy.noughts", "part": "id"},
        },
    ]


def test_installed_packages_are_not_asked_for_a_known_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked(group: str) -> list[EntryPoint]:
        raise AssertionError(group)

    monkeypatch.setattr("importlib.metadata.entry_points", asked)
    assert registry.game("bohnenspiel").info.id == "bohnenspiel"


@pytest.mark.native
def test_opening_one_game_imports_no_other_and_no_opponent() -> None:
    asked = (
        "import sys; from alveus import registry; registry.game('bohnenspiel');"
        "print(*(name for name in sys.modules if name.startswith(('alveus.', 'importlib.meta'))))"
    )
    source = Path(registry.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", asked],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(source)},
    )
    opened = {name.split(".")[1] for name in done.stdout.split()}
    assert opened == {"core", "families", "registry"}


def test_games_of_a_pack_are_announced_and_the_known_stay() -> None:
    registry.announce([("noughts", "tests.toy.noughts"), ("xii", "tests.toy.noughts")])
    assert registry.spec("noughts") is SPEC
    assert registry.spec("xii").info.id == "xii"
    assert [problem.code for problem in registry.problems()] == ["game_twice"]


def test_a_broken_pack_leaves_every_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.announce([("lacking", module(monkeypatch, "pack_without"))])
    assert len(catalogue()) == OURS
    assert [problem.code for problem in registry.problems()] == ["game_incomplete"]


def test_the_page_is_told_what_is_wrong_beside_the_games_that_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry.announce([("noughts", module(monkeypatch, "pack"))])
    told = json.loads(answer(Session(), '{"do": "games"}'))["ok"]
    params = {"game": "noughts", "module": "pack", "part": "SPEC"}
    assert told["problems"] == [{"code": "game_incomplete", "params": params}]
    assert len(told["games"]) == OURS
