"""The aids of the second grade: Festlegung, its dual, and the Quadrat.

Each yields a step for everything it finds in a mask on which no seal or gap is left.
"""

from __future__ import annotations

from collections.abc import Iterator

from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.step import Step


def commitments(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Festlegung: all places of a tile share a cell, so that no other tile can lie on it."""
    figure = puzzle.figure
    for found, group in enumerate(puzzle.of):
        places = group & live
        if not places & (places - 1):
            continue
        for cell in figure.pairs[places.bit_length() - 1]:
            cuts = figure.at[cell] & live & ~places
            if cuts and not places & ~figure.at[cell]:
                yield Step("festlegung", (found,), (cell,), places, cuts=cuts)


def dual_commitments(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """The dual: all places at a cell hold one tile, so that it can lie nowhere else."""
    for cell, group in enumerate(puzzle.figure.at):
        places = group & live
        if not places & (places - 1):
            continue
        found = puzzle.tile_at[places.bit_length() - 1]
        cuts = puzzle.of[found] & live & ~places
        if cuts and not places & ~puzzle.of[found]:
            yield Step("festlegung_dual", (found,), (cell,), places, cuts=cuts)


def squares(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Quadrat: two tiles with two places each, all in the same four cells, shut others out.

    They can share a square in two ways that nothing else tells apart, so that a Quadrat is only
    met where a puzzle has several solutions or something is wrong.
    """
    figure = puzzle.figure
    met: list[tuple[int, int, int]] = []
    for found, group in enumerate(puzzle.of):
        places = group & live
        if places.bit_count() != 2:
            continue
        cells = 0
        for place in bits(places):
            a, b = figure.pairs[place]
            cells |= 1 << a | 1 << b
        for other, also, others in met:
            if (cells | others).bit_count() != 4:
                continue
            square = tuple(bits(cells | others))
            touching = 0
            for cell in square:
                touching |= figure.at[cell]
            cuts = touching & live & ~places & ~also
            if cuts:
                yield Step("quadrat", (other, found), square, places | also, cuts=cuts)
        met.append((found, places, cells))
