"""The computer player closes mills, prevents opposing mills, and plays at three levels."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alveus.cli.trial import try_game
from alveus.pack_ai import Budget, finish
from morris.game import SPEC, game
from morris.player import OPPONENT

CLOSES = {
    "turn": "white",
    "white": {"men": ["a7", "d7", "g4", "b4"]},
    "black": {"men": ["c3", "e5", "f2"]},
}
"""A position in which closing the mill captures the third man and wins."""
GUARDS = {
    "turn": "white",
    "white": {"men": ["b4", "f4"], "hand": 7},
    "black": {"men": ["a7", "d7"], "hand": 7},
}


def chosen(at: dict[str, Any], level: str) -> str:
    state = game({}).from_json(at)
    work = OPPONENT.choose(game({}), state, state.turn, level, Budget(nodes=3000), 1)
    return finish(work).text


@pytest.mark.parametrize("level", ["shepherd", "monk"])
def test_level_closes_a_winning_mill(level: str) -> None:
    assert chosen(CLOSES, level) == "g4-g7"


@pytest.mark.parametrize("level", ["shepherd", "monk"])
def test_level_prevents_an_opposing_mill(level: str) -> None:
    assert chosen(GUARDS, level) == "g7"


def test_hint_contains_a_reason() -> None:
    state = game({}).from_json(GUARDS)
    advice = finish(OPPONENT.advise(game({}), state, 0, "monk", Budget(nodes=3000), 1))
    assert (advice.path, advice.reason.code) == (("g7",), "guard")


def test_analysis_evaluates_every_move() -> None:
    state = game({}).from_json(CLOSES)
    analysis = finish(OPPONENT.analyse(game({}), state, 0, Budget(nodes=3000)))
    assert len(analysis.prospects) == len(game({}).moves(state))
    assert max(analysis.prospects, key=lambda one: one.value).text == "g4-g7"


def test_alveus_plays_the_game_at_every_level() -> None:
    assert try_game("morris")["levels"] == list(SPEC.levels)


def test_both_languages_have_the_same_messages() -> None:
    folder = Path(__file__).parents[1] / "morris" / "words"
    names = [
        [line.partition(" =")[0] for line in file.read_text("utf-8").splitlines() if " = " in line]
        for file in sorted(folder.glob("*.ftl"))
    ]
    assert len(names) == 2
    assert [n for n in names[0] if n[0] != " "] == [n for n in names[1] if n[0] != " "]


def test_the_answers_of_the_course_are_legal_moves() -> None:
    page = Path(__file__).parents[1] / "morris" / "page"
    course = json.loads((page / "course.json").read_text("utf-8"))
    for step in course["steps"]:
        state = game({}).from_json(step["position"])
        offered = [game({}).text(state, move) for move in game({}).moves(state)]
        assert {text for answer in step.get("answers", ()) for text in answer} <= set(offered)
