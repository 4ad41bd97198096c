"""Functions and external programs against the levels."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import alveus
from alveus.cli import main

pytestmark = pytest.mark.native  # other processes

Meet = Callable[..., dict[str, Any]]


@pytest.fixture
def meet(capsys: pytest.CaptureFixture[str]) -> Meet:
    """Play two games of Bohnenspiel; return the output, or the error."""

    def run(against: str, *more: str) -> dict[str, Any]:
        words = ["arena", "bohnenspiel", "--games", "2", "--seed", "1", "--against", against]
        status = main([*words, *more])
        out, err = capsys.readouterr()
        report: dict[str, Any] = json.loads(out) if status == 0 else json.loads(err)["error"]
        return report

    return run


def play_first(position: alveus.Position) -> str:
    """Return the first legal move."""
    return position.legal[0]


def test_a_function_plays_against_the_strongest_level_by_default(meet: Meet) -> None:
    function = f"{__name__}:play_first"
    met = meet(function, "--nodes", "50")
    assert (met["first"], met["second"], met["games"]) == ("schah, nodes=50", function, 2)
    assert meet(function, "--level", "kind")["first"] == "kind"


def test_a_program_can_use_the_protocol_of_choose(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(alveus.__file__).parents[1]))
    words = [sys.executable, "-m", "alveus", "choose", "bohnenspiel", "--level", "gast", "--lines"]
    met = meet(f"program:{shlex.join(words)}", "--level", "gast")
    assert met["wins"] + met["draws"] + met["losses"] == met["games"] == 2


@pytest.mark.parametrize("command", [f"{sys.executable} -c 'print(dict())'", "no-such-program", ""])
def test_a_program_without_an_answer_ends_the_games(meet: Meet, command: str) -> None:
    assert meet(f"program:{command}")["code"] == "program_failed"


def test_an_unknown_function_is_refused_by_name(meet: Meet) -> None:
    assert meet("nowhere:play")["code"] == "lab_function"


def test_a_module_with_an_error_is_refused_by_name(
    meet: Meet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty_player.py").write_text("def play(:\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert meet("faulty_player:play")["code"] == "lab_function"


def test_the_result_names_the_limit_of_both_levels(meet: Meet) -> None:
    met = meet("gast", "--level", "kind", "--nodes", "5")
    assert (met["first"], met["second"]) == ("kind, nodes=5", "gast:5")


@pytest.mark.nightly
def test_a_level_or_a_simple_player_can_be_the_opponent(meet: Meet) -> None:
    assert meet("random")["second"] == "random"
    assert "Did you mean “kind”?" in meet("kund")["message"]
