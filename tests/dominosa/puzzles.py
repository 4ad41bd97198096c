"""Puzzles for the tests: random fillings, sheets in notation, the printed figures."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.core.events import finish
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa.exact import solutions
from alveus.families.dominoes.dominosa.game import DominosaGame
from alveus.families.dominoes.dominosa.generate import fill_at_random, mend, shape
from alveus.families.dominoes.dominosa.outline import bits, pair
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.dominosa.tilings import tilings

SMALL = "3:32210032120310320113"
"""A puzzle of ten tiles with one solution."""

FIGURES: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "terzett-figures.json").read_text(encoding="utf-8")
)["figures"]
"""The seventeen printed figures of the book."""


def dominosa(**options: str) -> DominosaGame:
    game = registry.game("dominosa", options)
    assert isinstance(game, DominosaGame)
    return game


def random_filling(reach: int, seed: int) -> Puzzle:
    """A puzzle with any number of solutions."""
    return fill_at_random(tilings(shape("rectangle", reach)), reach, stream_of(str(seed))).puzzle


def sound_filling(reach: int, seed: int) -> Puzzle:
    """A puzzle with one solution and of any grade."""
    chance = stream_of(str(seed))
    while True:
        filling = finish(mend(tilings(shape("rectangle", reach)), reach, chance))
        if filling is not None:
            return filling.puzzle


def unique_solution(puzzle: Puzzle) -> int:
    """The mask of the solution of a puzzle with exactly one."""
    (solution,) = solutions(puzzle)
    return solution


def places(puzzle: Puzzle, text: str | Iterable[str]) -> int:
    """The mask of places written as ``a1-b1 c2-c3``."""
    words = text.split() if isinstance(text, str) else text
    return sum(1 << pair(puzzle.figure, word) for word in words)


def written(puzzle: Puzzle, mask: int) -> str:
    """Return the names of the places of a mask."""
    return " ".join(puzzle.name(place) for place in bits(mask))


def sheet(puzzle: str = SMALL, **on_it: Any) -> State:
    """A sheet of a puzzle with tiles and lines."""
    on_it = {n: v.split() if isinstance(v, str) else v for n, v in on_it.items()}
    return dominosa().from_json({"puzzle": puzzle, **on_it})


def after(state: State, *texts: str) -> State:
    """The sheet after these moves."""
    game = dominosa()
    for text in texts:
        for move in game.parse(state, text):
            state, _ = game.apply(state, move)
    return state
