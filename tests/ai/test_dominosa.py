"""Hints for Dominosa: single steps, errors first, trials to their contradiction."""

from __future__ import annotations

import pytest
from tests.dominosa.puzzles import after, dominosa, sheet, sound_filling, unique_solution

from alveus import registry
from alveus.ai import Advice, Budget, advise, finish
from alveus.core.errors import IllegalMove
from alveus.families.dominoes.dominosa.aids import GRADES
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, puzzle_of
from alveus.families.dominoes.dominosa.rules import find_mistakes
from alveus.families.dominoes.dominosa.state import State


def hint(state: State) -> Advice:
    game = dominosa()
    return finish(advise(game, game.information_state(state, 0), 0, Budget(), 0))


@pytest.mark.parametrize("name", GRADES)
def test_hints_solve_puzzle_within_grade(name: str) -> None:
    state = State(puzzle_of(PuzzleSpec(5, name), "1"))
    worth = []
    while not state.over:
        advice = hint(state)
        worth.append(advice.value)
        state = after(state, advice.text)
        assert not find_mistakes(state).any
    assert GRADES[int(max(worth))] == name


@pytest.mark.parametrize("seed", range(12))
def test_hints_solve_any_puzzle(seed: int) -> None:
    state = State(sound_filling(4, seed))
    for _ in range(200):
        if state.over:
            break
        state = after(state, hint(state).text)
    assert state.laid == unique_solution(state.puzzle)


def test_hint_has_premise_and_conclusion() -> None:
    advice = hint(sheet())
    assert advice.reason.code == "siegel"
    params = advice.reason.params
    assert advice.text == f"lay {params['lays']}"
    assert params["places"] == [params["lays"]]
    assert list(advice.path) == params["cells"]


def test_hint_reports_error_first() -> None:
    advice = hint(after(sheet(), "lay a1-a2"))
    assert (advice.text, advice.reason.code) == ("lift a1", "mistake")
    advice = hint(after(sheet(), "line a1-b1"))
    assert (advice.text, advice.reason.code) == ("line a1-b1", "mistake_line")


def test_hint_follows_trial_and_drops_it() -> None:
    state = after(sheet(), "try", "lay a1-a2")
    for _ in range(60):
        advice = hint(state)
        if advice.text == "drop":
            break
        state = after(state, advice.text)
    assert advice.reason.code in ("loch", "wrong_trial")
    assert after(state, "drop") == sheet()


def test_hint_after_trial_has_line() -> None:
    state = State(puzzle_of(PuzzleSpec(5, "provisorisch"), "1"))
    while True:
        advice = hint(state)
        if advice.reason.code == "provisorischer_siegel":
            break
        state = after(state, advice.text)
    params = advice.reason.params
    assert params["tried"] != params["lays"]
    assert params["line"][-1] == f"loch {params['at']}"
    assert (params["hole"] == "tile") == (":" in params["at"])
    assert params["steps"] == sum(" lay " in line for line in params["line"])


def test_hint_is_empty_without_step() -> None:
    state = dominosa().from_json({"puzzle": "1:010101", "as_is": True})
    texts = []
    for _ in range(20):
        advice = hint(state)
        texts.append(advice.reason.code)
        if not advice.text:
            break
        state = after(state, advice.text)
    assert texts[-1] in ("loch", "no_step")


def test_hints_for_puzzle_without_solution_end() -> None:
    """A hint that lifts a tile after a hole would be followed by a hint that lays it again."""
    state = sheet("3:22320310010012133213", as_is=True)
    for _ in range(40):
        advice = hint(state)
        if not advice.text:
            break
        state = after(state, advice.text)
    assert (advice.text, advice.reason.code) == ("", "loch")


def test_solved_puzzle_has_no_hint() -> None:
    state = State(sound_filling(3, 1))
    solved = state._replace(laid=unique_solution(state.puzzle))
    with pytest.raises(IllegalMove) as caught:
        hint(solved)
    assert caught.value.code == "game_over"


def test_puzzle_has_no_opponent_or_analysis() -> None:
    assert registry.spec("dominosa").levels == ()
    assert not registry.spec("dominosa").analysis
