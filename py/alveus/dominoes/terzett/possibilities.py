"""Live help: how far the groups of a board have come, and what can never work any more.

Nothing here searches for a figure.  A free cell must have a free neighbour, and the free cells
must pair off; a number that lies somewhere must still have room for whole groups; a tile that is
left must have a place on which both its numbers could come into groups.  What fails one of these
is lost for certain; what passes all of them may be lost all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.terzett.board import FREE, Board, numbers
from alveus.dominoes.terzett.groups import Groups, groups_of
from alveus.dominoes.tiles import Tile


class Possibilities(NamedTuple):
    """What the numbers, cells and tiles of a board can still hope for."""

    finished: tuple[tuple[int, ...], ...]
    """For every number the groups that lie complete."""
    holes: tuple[int, ...]
    """Free cells that have no partner left."""
    unpaired: int | None
    """A free cell that stays over if the others are paired off as well as can be, or None."""
    never: tuple[int, ...]
    """Numbers that can no longer come into groups."""
    lost: int
    """The cells of those numbers that no group can cover, or all of them, as a mask."""
    rooms: dict[Tile, int]
    """For every tile that is left the number of its places."""

    @property
    def stuck(self) -> tuple[Tile, ...]:
        """The tiles without a place."""
        return tuple(tile for tile, places in self.rooms.items() if not places)

    @property
    def hopeless(self) -> bool:
        """Whether it is certain that no figure can come of the board as it is."""
        return bool(self.never or self.stuck) or self.unpaired is not None


@lru_cache(maxsize=8)
def possibilities(board: Board) -> Possibilities:
    """The possibilities of a board."""
    groups = groups_of(board.figure, board.kind)
    whole, count = board.rule.groups(board.reach), range(board.reach + 1)
    on = numbers(board)
    cells = [sum(1 << c for c, n in enumerate(on) if n == number) for number in count]
    open_cells = sum(1 << c for c, n in enumerate(on) if n == FREE)
    free = sum(1 << c for c in range(len(on)) if board.on(c) is None)
    opens = [0 if cells[n].bit_count() == board.reach + 2 else open_cells for n in count]
    never = [n for n in count if not groups.room(cells[n], opens[n], whole)]
    fits = [_coverable(groups, cells[n], opens[n]) & free for n in count]
    lost = 0
    for number in never:
        stranded = cells[number] & ~_coverable(groups, cells[number], opens[number])
        lost |= stranded or cells[number]
    lying = {laid.tile for laid in board.laid}
    rooms = {tile: sum(_tile_fits(board, fits, tile)) for tile in board.tiles if tile not in lying}
    beside = board.figure.neighbours
    lone = tuple(cell for cell in bits(free) if not any(free >> n & 1 for n in beside(cell)))
    return Possibilities(
        tuple(groups.pack(one) for one in cells), lone, _left_over(board, free),
        tuple(never), lost, rooms,
    )  # fmt: skip


def _coverable(groups: Groups, cells: int, open_cells: int) -> int:
    """The cells that a group of a number could cover."""
    allowed, found = cells | open_cells, 0
    for mask in groups.masks:
        if not mask & ~allowed:
            found |= mask
    return found


def _tile_fits(board: Board, fits: list[int], tile: Tile) -> Iterator[bool]:
    """For every pair of cells whether a tile could come there."""
    low, high = fits[tile.low], fits[tile.high]
    for a, b in board.figure.pairs:
        yield bool(low >> a & high >> b & 1 or low >> b & high >> a & 1)


def _left_over(board: Board, free: int) -> int | None:
    """A free cell left over by the best pairing of the free cells, by augmenting ways."""
    partner: dict[int, int] = {}

    def paired(cell: int, seen: set[int]) -> bool:
        for other in board.figure.neighbours(cell):
            if free >> other & 1 and other not in seen:
                seen.add(other)
                if other not in partner or paired(partner[other], seen):
                    partner[other] = cell
                    return True
        return False

    light = [cell for cell in bits(free) if sum(board.figure.cells[cell]) % 2 == 0]
    dark = free & ~sum(1 << cell for cell in light)
    for cell in light:
        if not paired(cell, set()):
            return cell
    return next((cell for cell in bits(dark) if cell not in partner), None)
