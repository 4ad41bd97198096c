"""What can be proved to be impossible before anything is tried.

Most proofs are those of live help.  For a few outlines an exact solver (CP-SAT) went through every
arrangement once and for all; Adler's own remark that a fitting figure for the Quadrat had to be
found first agrees with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NoReturn

from alveus.core.errors import SetupError
from alveus.dominoes.terzett.board import Board, line, shape
from alveus.dominoes.terzett.possibilities import possibilities
from alveus.dominoes.terzett.symmetry import forms

PROVED: Mapping[str, tuple[tuple[str, ...], ...]] = MappingProxyType(
    {
        "quadrat": (
            ("#" * 14,) * 4,
            ("##",) * 28,
            (*("#" * 10,) * 2, *("####..####",) * 2, *("#" * 10,) * 2),
        ),
        "quartett": (("#" * 14,) * 4, ("##",) * 28),
    }
)
"""By kind the outlines in which no figure is possible, whichever way they are turned."""


def refuse(why: str, **params: Any) -> NoReturn:
    """Raises SetupError `impossible` with what proves it."""
    raise SetupError("impossible", why=why, **params)


def check_possible(board: Board) -> None:
    """Refuses a board of which no figure can come.  Raises SetupError `impossible`."""
    drawn = tuple(shape(board.figure))
    if any(drawn in forms(rows) for rows in PROVED.get(board.kind, ())):
        refuse("proved")
    seen, names = possibilities(board), board.figure.names
    if seen.unpaired is not None:
        refuse("unpaired", at=names[seen.unpaired])
    if seen.never:
        refuse("never", number=seen.never[0])
    if seen.stuck:
        refuse("tile_stuck", tile=str(seen.stuck[0]))
    for name, wanted in board.sums:
        if not 0 <= wanted <= board.reach * len(line(board.figure, name)):
            refuse("sum", line=name, sum=wanted)
