"""Tests of an unfinished board: its complete groups, and proofs that it cannot be completed.

In a correct figure, the cells of each number form groups, such as three cells in a row.  The tests
are necessary conditions for this: the free cells (without a tile) can be divided into adjacent
pairs; each number has room for its groups; each remaining tile has a place where both its numbers
can be in groups.  A board that passes all can still be impossible to complete.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, reduce
from operator import or_
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from alveus.core.errors import SetupError
from alveus.families.dominoes.dominosa.outline import bits, outline
from alveus.families.dominoes.terzett.board import Board, line_cells
from alveus.families.dominoes.terzett.figure import orientations
from alveus.families.dominoes.terzett.kinds import SQUARE, Kind, groups_of, straight
from alveus.families.dominoes.tiles import Tile

PROVED: Mapping[Kind, tuple[tuple[str, ...], ...]] = MappingProxyType(
    {
        Kind("quadrat", (SQUARE,), 6): (
            ("#" * 14,) * 4,
            ("##",) * 28,
            (*("#" * 10,) * 2, *("####..####",) * 2, *("#" * 10,) * 2),
        ),
        Kind("quartett", straight(4), 6): (("#" * 14,) * 4, ("##",) * 28),
    }
)
"""For some kinds of figure, such as Quartett, outlines in which no correct figure is possible,
also if rotated or reflected.  An outline consists of rows of text; ``#`` is a cell.  An exact
solver (CP-SAT) has proved that they are impossible."""


class Possibilities(NamedTuple):
    """Results of the tests of a board."""

    finished: tuple[tuple[int, ...], ...]
    """For each number, complete groups on the board that do not overlap, as many as possible; each
    as its index in `Groups.cells`, the list of all groups that fit in the outline."""
    holes: tuple[int, ...]
    """Free cells without a free neighbour."""
    unpaired: int | None
    """A free cell left over when as many free cells as possible are paired; None if all are."""
    never: tuple[int, ...]
    """Numbers whose groups can no longer all be completed."""
    lost: int
    """A mask of cells (bit i: cell i) that shows why the groups of some numbers (`never`) cannot
    all be completed.  For each such number, it contains the cells with this number that fit in no
    group or, if each of them fits in a group, all cells with this number."""
    rooms: dict[Tile, int]
    """For each remaining tile, the number of cell pairs where both its numbers can be in groups."""
    stuck: tuple[Tile, ...]
    """The remaining tiles without a possible place."""


@lru_cache(maxsize=8)
def possibilities(board: Board) -> Possibilities:
    """Return the results of all tests of a board; cached."""
    groups = groups_of(board.figure, board.kind)
    required, count = board.kind.groups(board.reach), range(board.reach + 1)
    cells = [0] * (board.reach + 2)  # indexed by number; FREE (-1) is the last item
    for cell, number in enumerate(board.numbers):
        cells[number] |= 1 << cell
    unknown = cells.pop()
    covered = reduce(or_, (1 << cell for cell in board.placement_on), 0)
    free = ~covered & (1 << len(board.figure.cells)) - 1
    open_to = [0 if cells[n].bit_count() == board.reach + 2 else unknown for n in count]
    never = [n for n in count if not groups.has_room(cells[n], open_to[n], required)]
    fits = [groups.coverable(cells[n] | open_to[n]) & free for n in count]
    rooms = {tile: _count_places(board, *(fits[n] for n in tile)) for tile in board.stock}
    return Possibilities(
        finished=tuple(map(groups.pack, cells)),
        holes=tuple(
            cell
            for cell in bits(free)
            if not any(free >> other & 1 for other in board.figure.neighbours(cell))
        ),
        unpaired=_left_over(board, free),
        never=tuple(never),
        lost=reduce(or_, (groups.stranded_cells(cells[n], open_to[n]) for n in never), 0),
        rooms=rooms,
        stuck=tuple(tile for tile, places in rooms.items() if not places),
    )


def _count_places(board: Board, low: int, high: int) -> int:
    """Count the pairs of adjacent cells with one cell in the mask `low`, the other in `high`."""
    return sum(
        bool(low >> a & high >> b & 1 or low >> b & high >> a & 1) for a, b in board.figure.pairs
    )


def _left_over(board: Board, free: int) -> int | None:
    """Return a cell that has no partner when as many free cells as possible are paired.

    `free` is the mask of the free cells.  Pairs are adjacent.  Return None if all cells are paired.
    """
    partner: dict[int, int] = {}

    def pair_up(cell: int, seen: set[int]) -> bool:
        for other in board.figure.neighbours(cell):
            if free >> other & 1 and other not in seen:
                seen.add(other)
                if other not in partner or pair_up(partner[other], seen):
                    partner[other] = cell
                    return True
        return False

    dark = []
    for cell in bits(free):
        if sum(board.figure.cells[cell]) % 2:
            dark.append(cell)
        elif not pair_up(cell, set()):
            return cell
    return next((cell for cell in dark if cell not in partner), None)


def refuse(why: str, **params: Any) -> NoReturn:
    """Raise SetupError `impossible`; `why` is the code of the reason, `params` its parameters."""
    raise SetupError("impossible", why=why, **params)


def check_possible(board: Board) -> None:
    """Raise SetupError `impossible` if a test proves that no figure can result from a board."""
    proved = (outline(rows) for rows in PROVED.get(board.kind, ()))
    cells = set(board.figure.cells)
    if any(cells == set(turned) for figure in proved for turned in orientations(figure)):
        refuse("proved")
    possible = possibilities(board)
    if possible.unpaired is not None:
        refuse("unpaired", at=board.figure.names[possible.unpaired])
    if possible.never:
        refuse("never", number=possible.never[0])
    if possible.stuck:
        refuse("tile_stuck", tile=str(possible.stuck[0]))
    for name, wanted in board.sums:
        if not 0 <= wanted <= board.reach * len(line_cells(board.figure, name)):
            refuse("sum", line=name, sum=wanted)
