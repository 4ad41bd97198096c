"""The book's third occupation: other figures on the same key.

Turning a tile where it lies exchanges its two numbers.  For every group to stay one, they must be
exchanged everywhere, so that fourteen other tiles change places; with two tiles turned twenty-four,
with four all the others.  A double has nothing to turn, and the cells of the doubles remain theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.terzett.symmetry import relabel
from alveus.dominoes.tiles import Tile


class TurnedFigure(NamedTuple):
    """A figure after tiles have been turned on a key."""

    puzzle: Puzzle
    moved: tuple[Tile, ...]
    """The tiles that lie elsewhere now."""


def turn_tiles(puzzle: Puzzle, key: int, tiles: Sequence[Tile]) -> TurnedFigure:
    """The figure of the same key with these tiles turned.

    Raises SetupError `double_turned`, `turned_twice` for tiles that share a number.
    """
    order = list(range(puzzle.reach + 1))
    for tile in tiles:
        low, high = tile
        if tile.double:
            raise SetupError("double_turned", tile=str(tile))
        if (order[low], order[high]) != (low, high):
            raise SetupError("turned_twice", tile=str(tile))
        order[low], order[high] = high, low
    after = relabel(puzzle, order)
    moved = {after.tile(place) for place in bits(key) if after.tile(place) != puzzle.tile(place)}
    return TurnedFigure(after, tuple(sorted(moved)))
