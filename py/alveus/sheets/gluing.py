"""A board that is larger than a sheet, in parts that are glued together.

Every part but the last of a row is longer by a strip that lies under the next one; the line of
dashes on it is where the edge of that one comes to lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from string import ascii_uppercase

from alveus.diagrams.svg import PAPER, Box, Drawing, Point
from alveus.sheets.kit import FINE, THIN, Board
from alveus.sheets.window import Window

STRIP = 10
"""The width of the strip that is glued under the next part."""
LETTER, BESIDE = 2.6, 2.1
"""The size of the letters that are laid side by side, and how far from an edge they stand."""


def part_board(board: Board, room: Box) -> list[Drawing]:
    """The parts of a board that fit into a room, turned by a quarter where that makes them fewer.

    Raises ValueError for a board that no joins make small enough.
    """
    upright = _parts(board, room.width, room.height)
    turned = _parts(board, room.height, room.width)
    if upright is None and turned is None:
        raise ValueError(f"no joins make a board of {board.width} by {board.height} fit")
    if upright is not None and (turned is None or _count(upright) <= _count(turned)):
        return list(_draw(board, *upright))
    return [_turn(part) for part in _draw(board, *(turned or ([], [])))]


def _count(parts: tuple[Sequence[float], Sequence[float]]) -> int:
    return (len(parts[0]) - 1) * (len(parts[1]) - 1)


def _parts(board: Board, width: float, height: float) -> tuple[list[float], list[float]] | None:
    """The edges of the parts in both ways, in as few parts as there is room for."""
    columns = _edges(board.width, width, board.upright)
    rows = _edges(board.height, height, board.across)
    return None if columns is None or rows is None else (columns, rows)


def _edges(length: float, room: float, joins: Sequence[float]) -> list[float] | None:
    for parts in range(1, len(joins) + 2):
        wanted = [length * part / parts for part in range(1, parts)]
        inner = sorted({min(joins, key=lambda join: abs(join - at)) for at in wanted})
        edges = [0, *inner, length]
        sizes = [end - start + STRIP for start, end in pairwise(edges)]
        sizes[-1] -= STRIP
        if len(inner) == parts - 1 and max(sizes) <= room:
            return edges
    return None


def _draw(board: Board, columns: Sequence[float], rows: Sequence[float]) -> Iterator[Drawing]:
    """Every part with its strips, and on both sides of a join the same letter."""
    letters = iter(ascii_uppercase)
    known: dict[tuple[str, float, float], str] = {}

    def letter(way: str, join: float, line: float) -> str:
        return known.setdefault((way, join, line), next(letters))

    for top, below in pairwise(rows):
        for left, right in pairwise(columns):
            width = right - left + (STRIP if right < columns[-1] else 0)
            height = below - top + (STRIP if below < rows[-1] else 0)
            part = Drawing(width, height)
            window = Window(Box(left, top, width, height))
            board.draw(window)
            part.place(window, (0, 0))
            middle, centre = (right - left) / 2, (below - top) / 2
            if right < columns[-1]:
                part.line((right - left, 0), (right - left, height), width=FINE, dashed=True)
                _write(part, (width - STRIP / 2, centre), letter("upright", right, top))
            if left > 0:
                _write(part, (-BESIDE, centre), letter("upright", left, top))
            if below < rows[-1]:
                part.line((0, below - top), (width, below - top), width=FINE, dashed=True)
                _write(part, (middle, height - STRIP / 2), letter("across", below, left))
            if top > 0:
                _write(part, (middle, -BESIDE), letter("across", top, left))
            yield part


def _write(part: Drawing, at: Point, letter: str) -> None:
    """The letter of a join, on what is cut away or glued under."""
    part.circle(at, 0.7 * LETTER, fill=PAPER, width=THIN)
    part.text(at, letter, LETTER, bold=True)


def _turn(part: Drawing) -> Drawing:
    turned = Drawing(part.height, part.width)
    turned.place(part, (part.height, 0), turn=90)
    return turned
