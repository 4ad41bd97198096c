"""The registry: valid games are registered, invalid ones are reported, and all others work."""

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
from alveus.core.errors import SetupError
from alveus.core.game import Option, Source
from alveus.core.spec import GameSpec
from alveus.registry import catalogue

OURS = len(registry.ids())


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_shelf", registry._Shelf())


def module(monkeypatch: pytest.MonkeyPatch, name: str, spec: Any = None) -> str:
    """Return the name of a new module, with or without a spec."""
    made = ModuleType(name)
    if spec is not None:
        vars(made)["SPEC"] = spec
    monkeypatch.setitem(sys.modules, name, made)
    return name


def refused(declared: GameSpec | str) -> tuple[str, dict[str, Any]]:
    """Return the error of a refused game.  It is listed as a problem, and all others work."""
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


def test_built_in_game_cannot_be_unregistered() -> None:
    registry.forget("xii")
    assert registry.spec("xii").info.id == "xii"


def test_game_registered_twice_is_reported() -> None:
    registry.register(SPEC)
    with pytest.raises(SetupError) as caught:
        registry.register("tests.toy.noughts")
    assert caught.value.code == "game_twice"
    assert caught.value.params == {"game": "noughts", "module": "tests.toy.noughts"}
    assert registry.problems() == (caught.value,)
    assert len(catalogue()) == OURS + 1


def test_id_of_a_built_in_game_is_reported() -> None:
    spec = replace(SPEC, info=registry.info("xii"))
    assert refused(spec) == ("game_twice", {"game": "xii", "module": ""})


def test_module_without_spec_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    name = module(monkeypatch, "pack_without")
    params = {"game": "", "module": "pack_without", "part": "SPEC"}
    assert refused(name) == ("game_incomplete", params)


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
def test_incomplete_spec_is_reported(
    monkeypatch: pytest.MonkeyPatch, lacking: dict[str, Any], part: str
) -> None:
    code, params = refused(module(monkeypatch, "pack", replace(SPEC, **lacking)))
    assert (code, params["module"], params["part"]) == ("game_incomplete", "pack", part)


OPTION = SPEC.info.options[0]
DOUBTED = Option("three", {"wins": Source("", "", "atested")}, "wins")


@pytest.mark.parametrize(
    ("changed", "part", "value"),
    [
        ({"options": (replace(OPTION, default="won"),)}, "options['three'].default", "won"),
        (
            {"options": (replace(OPTION, first_default="won"),)},
            "options['three'].first_default",
            "won",
        ),
        ({"options": (replace(OPTION, targets={"won": 3}),)}, "options['three'].targets", "won"),
        ({"options": (DOUBTED,)}, "options['three'].readings['wins'].certainty", "atested"),
        ({"options": (OPTION, OPTION)}, "options", "three"),
        ({"presets": {"brief": {"tree": "wins"}}}, "presets['brief']", "tree"),
        ({"presets": {"brief": {"three": "won"}}}, "presets['brief']['three']", "won"),
    ],
    ids=["default", "first default", "target", "certainty", "name", "preset", "preset value"],
)
def test_invalid_option_or_preset_is_reported(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any], part: str, value: str
) -> None:
    info = replace(SPEC.info, **{"presets": {}, **changed})
    code, params = refused(module(monkeypatch, "pack", replace(SPEC, info=info)))
    assert (code, params["part"], params["value"]) == ("game_invalid", part, value)


def test_declaration_that_raises_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    info = replace(SPEC.info, between_throws=lambda settings: bool(settings["doubles"]))
    code, params = refused(module(monkeypatch, "pack", replace(SPEC, info=info)))
    assert (code, params["error"]) == ("game_broken", "KeyError('doubles')")


@pytest.mark.native
@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("1 / 0", "ZeroDivisionError('division by zero')"),
        ("import no_such_library", "ModuleNotFoundError"),
        ("from alveus.core.spec import GameSpec\nSPEC = GameSpec()", "TypeError"),
    ],
)
def test_module_that_raises_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, error: str
) -> None:
    (tmp_path / "broken_pack.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    code, params = refused("broken_pack")
    assert (code, params["module"]) == ("game_broken", "broken_pack")
    assert params["error"].startswith(error)


def test_game_with_a_broken_opponent_can_be_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = registry.register(replace(SPEC, opponent=module(monkeypatch, "no_opponent_here")))
    game = spec.build({})
    with pytest.raises(SetupError) as caught:
        ai.finish(ai.advise(game, game.opening(), 0, ai.Budget(), 1))
    params = {"game": "noughts", "module": "no_opponent_here", "part": "OPPONENT"}
    assert (caught.value.code, caught.value.params) == ("game_incomplete", params)


def test_general_player_is_the_opponent_of_a_game_without_one() -> None:
    spec = registry.register(replace(SPEC, levels=(), opponent=""))
    assert spec.levels == ("mcts",)
    game = spec.build({})
    advice = ai.finish(ai.advise(game, game.opening(), 0, ai.Budget(nodes=20), 1))
    assert advice.reason.code == "trials"
    assert game.parse(game.opening(), advice.text)[0] in game.moves(game.opening())


def test_hidden_game_without_opponent_has_no_hints() -> None:
    info = replace(SPEC.info, hidden=True)
    spec = registry.register(replace(SPEC, info=info, levels=(), opponent=""))
    assert spec.levels == ()
    game = spec.build({})
    with pytest.raises(SetupError) as caught:
        ai.finish(ai.advise(game, game.opening(), 0, ai.Budget(), 1))
    assert caught.value.code == "no_hints"


@pytest.mark.native
def test_games_of_installed_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken game and one with a built-in id are reported; the third one works."""
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


def test_games_reply_contains_problems(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry.announce([("noughts", module(monkeypatch, "pack"))])
    reply = json.loads(answer(Session(), '{"do": "games"}'))["ok"]
    params = {"game": "noughts", "module": "pack", "part": "SPEC"}
    assert reply["problems"] == [{"code": "game_incomplete", "params": params}]
    assert len(reply["games"]) == OURS
