"""A seed gives the same puzzle with every version of Python, on every machine."""

from __future__ import annotations

import pytest
from tests.examples import IN_PYODIDE

import puzzles

GOLDEN = puzzles.FILE.read_text(encoding="utf-8").splitlines()[1:]
REQUESTS = list(puzzles.wishes())


def test_golden_file_has_every_puzzle() -> None:
    assert len(GOLDEN) == len(REQUESTS)


@pytest.mark.parametrize("number", range(0, len(REQUESTS), 7 if IN_PYODIDE else 1))
def test_a_seed_always_gives_the_same_puzzle(number: int) -> None:
    assert puzzles.line(*REQUESTS[number]) == GOLDEN[number]
