"""Puzzles by seed: the same from every Python, on every machine, for ever."""

from __future__ import annotations

import pytest
from tests.examples import IN_PYODIDE

import puzzles

GOLDEN = puzzles.FILE.read_text(encoding="utf-8").splitlines()[1:]
WISHES = list(puzzles.wishes())


def test_every_golden_puzzle_is_wished_for() -> None:
    assert len(GOLDEN) == len(WISHES)


@pytest.mark.parametrize("number", range(0, len(WISHES), 7 if IN_PYODIDE else 1))
def test_a_seed_gives_the_same_puzzle_for_ever(number: int) -> None:
    assert puzzles.line(*WISHES[number]) == GOLDEN[number]
