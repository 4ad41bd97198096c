"""The opponent of Oware, its hints, and the test of the whole pack."""

from __future__ import annotations

import pytest

from alveus.cli.trial import try_game
from alveus.pack_ai import Budget, finish
from oware.game import SPEC, game
from oware.player import OPPONENT
from oware.rules import State

CAPTURE = {"turn": "south", "houses": [1, 0, 0, 0, 0, 3, 2, 1, 2, 5, 6, 6], "stores": [11, 11]}


@pytest.mark.parametrize("level", SPEC.levels)
def test_levels_take_a_large_capture(level: str) -> None:
    rules = game({})
    state = rules.from_json(CAPTURE)
    choice = finish(OPPONENT.choose(rules, state, 0, level, Budget(), 1))
    assert choice.text == "6"


def test_hint_names_the_captured_seeds() -> None:
    rules = game({})
    state = rules.from_json(CAPTURE)
    advice = finish(OPPONENT.advise(rules, state, 0, "elder", Budget(), 1))
    assert (advice.path, advice.reason.code) == (("s6",), "captures")
    assert advice.reason.params == {"count": 8}


def test_higher_level_beats_lower() -> None:
    rules, won = game({}), 0
    for seed in range(4):
        state: State = rules.opening(seed % 2)
        while state.over is None:
            level = "player" if state.turn == 0 else "novice"
            choice = finish(OPPONENT.choose(rules, state, state.turn, level, Budget(), seed))
            state = rules.advance(state, rules.parse(state, choice.text)[0])
        won += state.over.winner == 0
    assert won >= 3


def test_pack_passes_its_check() -> None:
    report = try_game("oware")
    assert report["absent"] == []
    assert min(report["hints"], report["reasons"]) > 0
