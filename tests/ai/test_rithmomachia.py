"""The opponents of Rithmomachia: their choices, their advice and their analysis."""

from __future__ import annotations

from random import Random

import pytest
from tests.rithmomachia.positions import ADVANCED, BASE, position, rithmomachia

from alveus.ai import Budget, advise, analyse, choose, finished, levels
from alveus.ai.reasons import reason
from alveus.ai.rithmomachia import LEVELS
from alveus.core.errors import IllegalMove
from alveus.rithmomachia.layout import squares
from alveus.rithmomachia.stones import PYRAMID, STONES

ROW = "WR2@c8 WR4@e8 WR6@f7 WS153@h1 BS28@h12 BR3@a9"
ERUPTIO = f"{BASE} WR6@b5 BT30@g6 BR3@f11"
HUNTED = "WP91@g1 BP190@d12 WR8@d4 BR3@g11 WS153@h1 BT30@b10"


def test_there_are_four_levels_at_least() -> None:
    assert levels("rithmomachia") == tuple(LEVELS)
    assert len(LEVELS) >= 4


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_a_legal_move_and_the_same_one_again(level: str) -> None:
    for options in ({}, ADVANCED, {"timing": "three_stage"}, {"short_game": "stones_4"}):
        game = rithmomachia(options)
        state = game.opening()
        answers = [finished(choose(game, state, 0, level, Budget(nodes=200), 1)) for _ in "ab"]
        assert answers[0] == answers[1]
        assert answers[0].text in [game.text(state, move) for move in game.moves(state)]
        assert answers[0].unit == "stones"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_completes_a_row(level: str) -> None:
    game = rithmomachia()
    answer = finished(choose(game, position(game, ROW), 0, level, Budget(nodes=400), 1))
    assert answer.text == "f7-f8"


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_leaves_its_pyramid_under_a_threat(level: str) -> None:
    game = rithmomachia()
    state = position(game, HUNTED, "black")
    for seed in range(5):
        answer = finished(choose(game, state, 1, level, Budget(nodes=400), seed))
        after, _ = game.apply(state, game.parse(state, answer.text)[0])
        assert not after.reserves[0]


def test_pyramids_are_saved_in_whole_games() -> None:
    """Against random play no attacked pyramid falls while a reply would have saved it."""
    game = rithmomachia()
    chance = Random(3)
    for seat in (0, 1):
        state = game.opening()
        for ply in range(60):
            if state.over is not None:
                break
            if state.turn != seat:
                state = chance.choice(game.results(state)).state
                continue
            attacked = squares(game.attacks.on(state.board)[seat])
            hunted = any(STONES[state.board[at]].shape == PYRAMID for at in attacked)
            answer = finished(choose(game, state, seat, "magister", Budget(nodes=150), ply))
            after, _ = game.apply(state, game.parse(state, answer.text)[0])
            if hunted and any(STONES[code].shape == PYRAMID for code in after.reserves[1 - seat]):
                replies = [result.state.reserves[1 - seat] for result in game.results(state)]
                assert all(any(STONES[c].shape == PYRAMID for c in taken) for taken in replies)
            state = after


def test_a_line_can_be_played() -> None:
    game = rithmomachia(ADVANCED)
    state = game.opening()
    answer = finished(choose(game, state, 0, "magister", Budget(nodes=1500), 1))
    assert len(answer.line) > 1
    for text in answer.line:
        state, _ = game.apply(state, game.parse(state, text)[0])


def test_an_analysis_knows_every_move_and_a_win_for_certain() -> None:
    game = rithmomachia()
    state = position(game, ROW)
    found = finished(analyse(game, state, 0, Budget(nodes=400))).prospects
    assert [one.text for one in found] == [game.text(state, move) for move in game.moves(state)]
    best = max(found, key=lambda one: one.value)
    assert (best.text, best.exact) == ("f7-f8", True)


REASONS = {
    "wins": (ROW, "white", "f7-f8"),
    "saves_pyramid": (HUNTED, "black", "d12-e12"),
    "attacks_pyramid": (HUNTED.replace("d4", "d3"), "white", "d3-d4"),
    "attacks": (ERUPTIO, "white", "b5-b6"),
    "besieges": (f"{BASE} WR2@a1 BR3@a2 BR5@c1", "black", "c1-b1"),
    "saves": (ERUPTIO.replace("b5", "b6"), "black", "g6-g8"),
    "builds": ("WR2@c8 WR4@e7 WR6@a6 WS153@h1 BS28@h12", "white", "a6-a7"),
    "keeps_order": (BASE, "white", "h1-h4"),
}


@pytest.mark.parametrize("code", REASONS)
def test_a_move_has_a_reason(code: str) -> None:
    stones, turn, text = REASONS[code]
    game = rithmomachia()
    state = position(game, stones, turn)
    assert reason(game, state, game.parse(state, text)[0]).code == code


def test_a_hint_names_the_way_and_the_reason() -> None:
    game = rithmomachia()
    advice = finished(advise(game, position(game, ROW), 0, Budget(nodes=400), 1))
    assert (advice.text, advice.path, advice.reason.code) == ("f7-f8", ("f7", "f8"), "wins")


def test_a_finished_game_is_not_thought_about() -> None:
    game = rithmomachia()
    with pytest.raises(IllegalMove) as caught:
        finished(choose(game, position(game, "WR2@a1 BR3@a2 BR5@b1"), 0, "magister", Budget(), 1))
    assert caught.value.code == "game_over"
