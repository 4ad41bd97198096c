"""Kits: boards and pieces at true size, and their layout on pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from string import ascii_uppercase
from typing import NamedTuple

from alveus.diagrams.svg import PAPER, Box, Drawing, Point
from alveus.sheets.page import FINE, MARK, THIN, Paper, begin
from alveus.sheets.window import Window


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


APART = 2 * MARK + 2
"""How far two things on a page lie apart, so that their marks do not meet."""
CLEAR = 0.5
"""How far a mark keeps away from what is cut."""


@dataclass
class Page:
    """A page, what lies on it by name, and the height that is left."""

    drawing: Drawing
    free: float
    names: tuple[str, ...] = ()


def lay_out(kit: Kit, paper: Paper) -> list[Page]:
    """The pages of everything that is cut out, boards first."""
    pages: list[Page] = []
    for board in kit.boards:
        for part in part_board(board, paper.field):
            _add(pages, paper, board.name, [part], marked=True)
    for pieces in kit.pieces:
        _add(pages, paper, pieces.name, pieces.drawings, marked=not pieces.folded)
    return pages


def _add(
    pages: list[Page], paper: Paper, name: str, drawings: Sequence[Drawing], marked: bool
) -> None:
    """Lays drawings of one size in even rows, on the last page if it has room for all, or anew."""
    room, (width, height) = paper.field, (drawings[0].width, drawings[0].height)
    columns = int(room.width // width)
    whole = -(-len(drawings) // columns) * height
    if pages and pages[-1].free < whole <= room.height:
        pages.append(Page(begin(paper), room.height))
    while drawings:
        rows = int(max(0, pages[-1].free) // height) if pages else 0
        if rows == 0:
            pages.append(Page(begin(paper), room.height))
            continue
        laid, drawings = drawings[: rows * columns], drawings[rows * columns :]
        page = pages[-1]
        across = -(-len(laid) // -(-len(laid) // columns))
        corner = (
            room.x + (room.width - across * width) / 2,
            room.y + room.height - page.free,
        )
        _draw_grid(page.drawing, laid, across, corner)
        if marked:
            _draw_marks(page.drawing, laid, across, corner)
        page.free -= -(-len(laid) // across) * height + APART
        page.names += () if name in page.names else (name,)


def _draw_grid(page: Drawing, laid: Sequence[Drawing], across: int, corner: Point) -> None:
    """Drawings side by side."""
    for number, drawing in enumerate(laid):
        row, column = divmod(number, across)
        at = (corner[0] + column * drawing.width, corner[1] + row * drawing.height)
        page.place(drawing, at)


def _draw_marks(page: Drawing, laid: Sequence[Drawing], across: int, corner: Point) -> None:
    """A mark at both ends of every cut."""
    (left, top), width, height = corner, laid[0].width, laid[0].height
    rows = -(-len(laid) // across)
    right, below = left + across * width, top + rows * height
    for column in range(across + 1):
        x = left + column * width
        _mark(page, (x, top), (0, -1))
        _mark(page, (x, below), (0, 1))
    for row in range(rows + 1):
        y = top + row * height
        _mark(page, (left, y), (-1, 0))
        _mark(page, (right, y), (1, 0))


def _mark(page: Drawing, at: Point, way: Point) -> None:
    start = at[0] + CLEAR * way[0], at[1] + CLEAR * way[1]
    page.line(start, (at[0] + MARK * way[0], at[1] + MARK * way[1]), width=THIN)
