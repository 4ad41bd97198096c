"""Possibilities of a board: finished groups, and proofs that a figure has become impossible.

Nothing here searches for a figure.  The checks are necessary conditions: the free cells can be
paired; each number on the board has room for complete groups; each remaining tile has a place where
both its numbers can be in groups.  A board that fails a check is certainly lost.  A board that
passes all checks can be lost as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from alveus.core.errors import SetupError
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.terzett.board import FREE, Board, line_cells, numbers, outline_rows
from alveus.dominoes.terzett.kinds import SQUARE, Kind, groups_of, straight
from alveus.dominoes.terzett.symmetry import forms
from alveus.dominoes.tiles import Tile

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
"""Outlines without any figure, including their rotations and reflections.

The keys state all rules for which this was proved; a kind with other rules is not in the table.
An exact solver (CP-SAT) tried every arrangement.  Adler agrees for the Quadrat: he remarks that a
suitable outline had to be found first.
"""


class Possibilities(NamedTuple):
    """The possibilities of the numbers, cells and tiles of a board."""

    finished: tuple[tuple[int, ...], ...]
    """The complete groups of each number."""
    holes: tuple[int, ...]
    """Free cells without a free neighbour."""
    unpaired: int | None
    """A free cell left over by the best pairing of the free cells, or None."""
    never: tuple[int, ...]
    """Numbers that cannot be in groups any more."""
    lost: int
    """Mask of the cells of these numbers that no group can cover; all their cells if none."""
    rooms: dict[Tile, int]
    """The number of possible places of each remaining tile."""

    @property
    def stuck(self) -> tuple[Tile, ...]:
        """The remaining tiles without a possible place."""
        return tuple(tile for tile, places in self.rooms.items() if not places)


@lru_cache(maxsize=8)
def possibilities(board: Board) -> Possibilities:
    """Return the possibilities of a board."""
    groups = groups_of(board.figure, board.kind)
    required, count = board.kind.groups(board.reach), range(board.reach + 1)
    on = numbers(board)
    cells = [sum(1 << c for c, n in enumerate(on) if n == number) for number in count]
    unknown = sum(1 << c for c, n in enumerate(on) if n == FREE)
    free = sum(1 << c for c in range(len(on)) if board.placement_on(c) is None)
    open_to = [0 if cells[n].bit_count() == board.reach + 2 else unknown for n in count]
    never = [n for n in count if not groups.has_room(cells[n], open_to[n], required)]
    fits = [groups.coverable(cells[n] | open_to[n]) & free for n in count]
    lost = 0
    for number in never:
        lost |= groups.stranded_cells(cells[number], open_to[number])
    placed = {placement.tile for placement in board.laid}
    return Possibilities(
        finished=tuple(map(groups.pack, cells)),
        holes=tuple(
            cell
            for cell in bits(free)
            if not any(free >> other & 1 for other in board.figure.neighbours(cell))
        ),
        unpaired=_left_over(board, free),
        never=tuple(never),
        lost=lost,
        rooms={
            tile: _count_places(board, fits, tile) for tile in board.tiles if tile not in placed
        },
    )


def refuse(why: str, **params: Any) -> NoReturn:
    """Raise SetupError `impossible` with the proof `why`."""
    raise SetupError("impossible", why=why, **params)


def check_possible(board: Board) -> None:
    """Raise SetupError `impossible` if a board certainly cannot be completed to a figure."""
    drawing = tuple(outline_rows(board.figure))
    if any(drawing in forms(rows) for rows in PROVED.get(board.kind, ())):
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


def _count_places(board: Board, fits: list[int], tile: Tile) -> int:
    """Count the pairs of cells where both numbers of a tile can be in groups."""
    low, high = fits[tile.low], fits[tile.high]
    return sum(
        bool(low >> a & high >> b & 1 or low >> b & high >> a & 1) for a, b in board.figure.pairs
    )


def _left_over(board: Board, free: int) -> int | None:
    """Return a free cell left over by a maximum matching of the free cells, or None.

    The matching is found by augmenting paths between the two colours of a chessboard.
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

    light = [cell for cell in bits(free) if sum(board.figure.cells[cell]) % 2 == 0]
    dark = free & ~sum(1 << cell for cell in light)
    for cell in light:
        if not pair_up(cell, set()):
            return cell
    return next((cell for cell in bits(dark) if cell not in partner), None)
