"""Figures 9 to 12 and the cross on the cover: only their conditions are known.

In figures 9 and 10 the numbers 0 to 7 follow each other in columns c, d and e.  In figure 9 four
equal numbers are side by side in rows 3 and 5, so a fourth number is prescribed to the left or to
the right of the three.  In figure 10 all blanks are in row 1.  Both figures are composed.

Figures 11 and 12 are empty grids (nets) with given numbers.  The corner where the diagonal of
figure 11 begins, the position and number of the cross of figure 12, and the seven other numbers of
figure 12 are unknown.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby, product
from typing import TYPE_CHECKING

from alveus.core.events import finish
from alveus.families.dominoes.dominosa.outline import rectangle
from alveus.families.dominoes.terzett.board import FREE, empty_board
from alveus.families.dominoes.terzett.compose import compose
from alveus.families.dominoes.terzett.figure import count_keys
from alveus.families.dominoes.terzett.kinds import TERZETT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from alveus.families.dominoes.dominosa.puzzle import Puzzle

SEEDS = 6
"""Number of figures composed for each condition."""
COLUMNS = {f"{column}{row + 1}": row for row in range(8) for column in "cde"}
"""The numbers 0 to 7 in columns c, d and e."""
BLANKS = {f"{column}1": 0 for column in "abcdefghi"}
DIAGONAL = {f"{column}{row + 1}": row for row, column in enumerate("abcdefgh")}
"""The given numbers of figure 11."""
CROSS = {**{f"e{row}": 0 for row in range(1, 8)}, "d4": 0, "f4": 0}
"""The cross of figure 12."""


def longest_line(puzzle: Puzzle, row: int) -> int:
    """Return the largest number of equal numbers side by side in a row, counted from 1."""
    return max(len(list(equal)) for _, equal in groupby(puzzle.grid[row - 1]))


def compose_all(name: str, prescribed: Mapping[str, int]) -> Iterator[Puzzle]:
    """Yield figures with prescribed numbers, one for each seed."""
    board = empty_board(rectangle(7), TERZETT)
    numbers = tuple(prescribed.get(cell, FREE) for cell in board.figure.names)
    for seed in range(SEEDS):
        yield finish(compose(replace(board, prescribed=numbers), f"{name} {seed}")).puzzle


def figure_nine() -> Puzzle:
    """Return figure 9: the composed figure that suits rows 3 and 5 and has the fewest solutions."""
    figures = [
        puzzle
        for third, fifth in product(("b3", "f3"), ("b5", "f5"))
        for puzzle in compose_all(f"figure 9 {third} {fifth}", {**COLUMNS, third: 2, fifth: 4})
        if longest_line(puzzle, 3) == longest_line(puzzle, 5) == 4
    ]
    return min(figures, key=lambda puzzle: count_keys(puzzle, TERZETT).solutions)


def figure_ten() -> Puzzle:
    """Return figure 10: the composed figure with the fewest solutions."""
    figures = compose_all("figure 10", {**COLUMNS, **BLANKS})
    return min(figures, key=lambda puzzle: count_keys(puzzle, TERZETT).solutions)
