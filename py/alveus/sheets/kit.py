"""What a game is played with, as its module lays it out: boards and pieces at their true size."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from alveus.diagrams.svg import Drawing

THIN, FINE, BOLD = 0.2, 0.35, 0.8
"""The widths of lines: of what helps, of what is drawn, of edges."""


class Board(NamedTuple):
    """A board: its size, how it is drawn from the corner (0, 0) on, and where it may be parted."""

    width: float
    height: float
    draw: Callable[[Drawing], None]
    upright: tuple[float, ...]
    """Where an upright join may run, from the left."""
    across: tuple[float, ...] = ()
    """Where a join from left to right may run, from the top."""
    name: str = "board"


class Pieces(NamedTuple):
    """Pieces of one size, by the name of their message."""

    name: str
    drawings: tuple[Drawing, ...]
    folded: bool = False
    """Whether they are cut out round their edges and folded, instead of from mark to mark."""


class Kit(NamedTuple):
    """All that is cut out for a game, and the solution of what is printed, if it has one."""

    boards: tuple[Board, ...]
    pieces: tuple[Pieces, ...]
    solution: Drawing | None = None


def draw_all(
    width: float, height: float, draw: Iterable[Callable[[Drawing], None]]
) -> tuple[Drawing, ...]:
    """Drawings of one size."""
    drawings = []
    for draw_one in draw:
        drawings.append(Drawing(width, height))
        draw_one(drawings[-1])
    return tuple(drawings)
