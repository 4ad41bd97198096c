"""Puzzles with several solutions: errors, and permitted methods."""

from __future__ import annotations

import json
import sys
from functools import reduce
from operator import or_
from typing import Any

import pytest
from tests.dominosa.puzzles import after, dominosa, sheet
from tests.test_cli import Answer, StandardInput

from alveus.cli import main
from alveus.families.dominoes.dominosa.exact import solutions
from alveus.families.dominoes.dominosa.outline import bits

SQUARE = "1:000111"
"""0 0 0 above 1 1 1: 0:1 is vertical on the left or on the right."""
NONE = "1:010101"
MANY = "5:255432511140514214534043133300102222003545"
"""232 solutions, more than a sheet is compared with."""
FOUR = "2:010101210222"
"""Four solutions; a trial would rule out a place, a set does not."""


def wrong(puzzle: str, *texts: str) -> dict[str, Any]:
    """The result of a check after these moves."""
    view = dominosa().view(after(sheet(puzzle, as_is=True), *texts, "check"), 0)
    return {message["code"]: message["params"] for message in view["status"]}


@pytest.mark.parametrize("place", ["a1-a2", "c1-c2"])
def test_tile_of_any_solution_is_right(place: str) -> None:
    assert "check_clean" in wrong(SQUARE, f"lay {place}")


def test_errors_are_counted_against_best_solution() -> None:
    """0:1 on the left agrees with 0:0 and 1:1 on the right, so only the line is wrong."""
    said = wrong(SQUARE, "lay a1-a2", "lay b1-c1", "line b2-c2")
    assert said["check_wrong"] == {"count": 0, "lines": 1}


def test_tiles_and_lines_count_equally() -> None:
    """Two lines contradict the left solution; one tile contradicts the right solution."""
    said = wrong(SQUARE, "lay a1-a2", "line b1-c1", "line b2-c2")
    assert said["check_wrong"] == {"count": 1, "lines": 0}


def test_tile_of_a_solution_that_is_not_compared_is_right() -> None:
    *_, last = solutions(sheet(MANY, as_is=True).puzzle)
    state = sheet(MANY, as_is=True)
    laid = [state.puzzle.name(place) for place in bits(last)][:-1]
    assert "check_clean" in wrong(MANY, *(f"lay {place}" for place in laid))


def test_wrong_tile_of_a_puzzle_with_many_solutions_is_an_error() -> None:
    puzzle = sheet(MANY, as_is=True).puzzle
    possible = reduce(or_, solutions(puzzle))
    never = puzzle.name(next(bits(puzzle.all & ~possible)))
    assert wrong(MANY, f"lay {never}")["check_wrong"] == {"count": 1, "lines": 0}


def test_puzzle_without_solution_has_no_errors() -> None:
    assert "check_clean" in wrong(NONE, "lay a1-b1")


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str) -> Any:
        monkeypatch.setattr(sys, "stdin", StandardInput(""))
        status = main(["dominosa", *arguments])
        return Answer(status, *capsys.readouterr()).json

    return run


def test_ambiguous_puzzle_is_solved_without_trials(ask: Any) -> None:
    aids = {step["aid"] for step in ask("solve", FOUR)["steps"]}
    assert not aids & {"provisorisch", "tief"}
    assert len(ask("solve", FOUR)["steps"]) == 1


def test_unique_puzzle_is_solved_with_trials(ask: Any) -> None:
    (made,) = ask("generate", "--reach", "5", "--grade", "provisorisch", "--seed", "1")["puzzles"]
    solved = ask("solve", made["id"])
    assert solved["unique"] is True
    assert sum("lays" in step for step in solved["steps"]) == 21


def test_trial_skips_found_tiles(ask: Any) -> None:
    (made,) = ask("generate", "--reach", "5", "--grade", "provisorisch", "--seed", "1")["puzzles"]
    placed: list[str] = []
    trials = 0
    for step in ask("solve", made["id"])["steps"]:
        if step["aid"] == "provisorischer_siegel":
            trials += 1
            assert not {entry.get("lays") for entry in step["line"]} & set(placed)
        placed += [step["lays"]] if "lays" in step else []
    assert trials
    assert placed


def test_hint_uses_trial_only_for_unique_puzzle(ask: Any) -> None:
    (made,) = ask("generate", "--reach", "5", "--grade", "provisorisch", "--seed", "1")["puzzles"]
    game, state = dominosa(), sheet(made["id"])
    while game.outcome(state) is None:
        hint = _hint(ask, game.to_json(state))
        assert hint["play"] is not None
        state = after(state, hint["play"])
    first = ask("hint", FOUR)
    assert first["step"] is not None
    assert _hint(ask, game.to_json(after(sheet(FOUR, as_is=True), first["play"])))["step"] is None


def _hint(ask: Any, position: dict[str, Any]) -> Any:
    return ask("hint", json.dumps(position))
