"""Dominosa puzzles: generate, read, and solve step by step.

In this example, `reach` is the highest number of the set, and "siegel" is the easiest grade.

>>> from alveus import dominosa
>>> puzzle = dominosa.generate(reach=3, seed="monday")
>>> solution = puzzle.solve()
>>> solution.unique, solution.grade, len(solution.steps) >= 10
(True, 'siegel', True)
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from alveus.core.json_validation import integer, parse_object, text
from alveus.core.stream import Seed, seed_word
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.aids import GRADES
from alveus.families.dominoes.dominosa.exact import LIMIT, count
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, puzzle_of
from alveus.families.dominoes.dominosa.notation import AS_IS
from alveus.families.dominoes.dominosa.puzzle import Puzzle as Numbers
from alveus.families.dominoes.dominosa.spec import INFO
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.dominosa.topics import reason_of, solve
from alveus.play.drawing import Drawn
from alveus.play.positions import Position
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages

__all__ = ["Puzzle", "Solution", "Step", "generate", "read"]


def __dir__() -> list[str]:
    return __all__


@dataclass(frozen=True)
class Step:
    """One deduction of the solver.

    `aid` is the name of its method, `grade` the difficulty of this method, and `sentence` the
    explanation.  `move` has the moves that carry it out: ``lay d2-e2`` for a placed tile, ``line
    d2-e2 line d3-e3`` for two excluded places (pairs of cells), "" for a contradiction.
    """

    aid: str
    grade: str
    move: str
    sentence: str

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class Solution:
    """A solution (`key`, as rows of ``< > ^ v``) and the steps that lead to it.

    In `key`, a horizontal tile is ``<>``, a vertical one ``^`` above ``v``.  If the puzzle has
    several solutions, `key` is one of them, and `steps` need not solve the puzzle.  Without a
    solution, `key` is empty.
    """

    unique: bool
    key: tuple[str, ...]
    grade: str | None
    """Difficulty of the hardest step: from easy to hard, "siegel", "festlegung", "mengen",
    "provisorisch" or "tief".  None unless there is exactly one solution."""
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        return "\n".join(self.key)


@dataclass(frozen=True, repr=False)
class Puzzle(Drawn):
    """A grid of numbers that must be divided into the tiles of a complete domino set."""

    reach: int
    """The highest number of the set: 6 for double-six."""
    grid: tuple[tuple[int | None, ...], ...]
    """The numbers in rows; None outside the outline.  Methods raise SetupError for a wrong grid."""

    @property
    def id(self) -> str:
        """The puzzle as text: `reach` and rows of numbers (``3:3221…``) if rectangular, or JSON."""
        puzzle = puzzles.to_json(self._numbers)
        return puzzle if isinstance(puzzle, str) else json.dumps(puzzle)

    @property
    def position(self) -> Position:
        """The position before the first tile is placed."""
        return Position({"game": INFO.id, "puzzle": puzzles.to_json(self._numbers), AS_IS: True})

    def count(self, limit: int = LIMIT) -> int:
        """Return the number of solutions, at most `limit`, which must be positive.

        >>> from alveus import dominosa
        >>> dominosa.read("3:32210032120310320113").count()
        1
        """
        with with_error_text(INFO):
            return count(self._numbers, integer(limit, "limit", 1)).solutions

    def solve(self) -> Solution:
        """Return a solution and the steps to it; for none or several solutions, see `Solution`."""
        with with_error_text(INFO):
            solved = solve(State(self._numbers), 1)
            write = messages().say
            steps = tuple(
                Step(why.code, step["grade"], moves, write("hint", why.code, why.params, INFO))
                for step in solved["steps"]
                for moves, why in (reason_of(step),)
            )
        return Solution(solved["unique"], tuple(solved["key"] or ()), solved["grade"], steps)

    def __repr__(self) -> str:
        return f"alveus.dominosa.read({self.id!r})"

    @property
    def _numbers(self) -> Numbers:
        with with_error_text(INFO):
            return puzzles.from_grid(self.reach, self.grid)


def generate(
    reach: int = 6,
    grade: str = GRADES[0],
    outline: str = "rectangle",
    seed: Seed | None = None,
) -> Puzzle:
    """Generate a puzzle of exactly this grade with one solution.

    The same seed gives the same puzzle; without a seed, it is random.  `reach` is the highest
    number of the set, from 3 to 9.  `grade` is, from easy to hard, "siegel", "festlegung",
    "mengen", "provisorisch" or "tief"; `outline` is a value of the game's option `outline`, such
    as "cross".  Raises SetupError if no such puzzle can be generated.

    >>> from alveus import dominosa
    >>> dominosa.generate(reach=3, seed="monday") == dominosa.generate(reach=3, seed="monday")
    True
    """
    with with_error_text(INFO):
        word = os.urandom(8).hex() if seed is None else seed_word(seed)
        spec = PuzzleSpec(integer(reach, "reach"), text(grade, "grade"), text(outline, "outline"))
        return _puzzle(puzzle_of(spec, word))


def read(written: str | Mapping[str, Any]) -> Puzzle:
    """Read a puzzle: its id, its rows, or ``{"reach": 3, "grid": [[0, 1, …], …]}`` (also as JSON).

    The id is the highest number, a colon and the numbers of all cells.  Rows are text with one line
    for each row.  Raises NotationError or SetupError for an invalid puzzle.

    >>> from alveus import dominosa
    >>> dominosa.read("3:32210032120310320113")
    alveus.dominosa.read('3:32210032120310320113')
    """
    with with_error_text(INFO):
        if isinstance(written, str) and written.lstrip().startswith("{"):
            written = parse_object(written)
        return _puzzle(puzzles.read(written))


def _puzzle(numbers: Numbers) -> Puzzle:
    return Puzzle(numbers.reach, tuple(tuple(row) for row in numbers.grid))
