"""Kits: boards and pieces at true size, divided into parts and arranged on pages.

A board that is larger than a page is divided into parts at joins.  Each part except the last of a
row or column has an additional strip, which is glued under the next part.  A dashed line on the
strip shows where the edge of the next part belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from string import ascii_uppercase
from typing import NamedTuple

from alveus.diagrams.svg import PAPER, Box, Drawing, Point
from alveus.sheets.page import FINE, MARK, THIN, Paper, blank_page
from alveus.sheets.window import Window


class Board(NamedTuple):
    """A board: its size in millimetres, a function that draws it, and where it can be divided."""

    width: float
    height: float
    draw: Callable[[Drawing], None]
    upright: tuple[float, ...]
    """Distances of possible vertical joins from the left edge."""
    across: tuple[float, ...] = ()
    """Distances of possible horizontal joins from the upper edge."""
    name: str = "board"


class Pieces(NamedTuple):
    """Drawings of pieces of one size; `name` is the id of their message."""

    name: str
    drawings: tuple[Drawing, ...]
    folded: bool = False
    """True if pieces are cut along their outlines and folded.

    Otherwise they are cut at the marks.
    """


class Kit(NamedTuple):
    """The boards and pieces of a game and, for a puzzle, its solution."""

    boards: tuple[Board, ...]
    pieces: tuple[Pieces, ...]
    solution: Drawing | None = None


def draw_all(
    width: float, height: float, draw: Iterable[Callable[[Drawing], None]]
) -> tuple[Drawing, ...]:
    """Return one drawing of the given size for each function."""
    drawings = []
    for draw_one in draw:
        drawings.append(Drawing(width, height))
        draw_one(drawings[-1])
    return tuple(drawings)


STRIP = 10
"""Width in millimetres of the strip that is glued under the next part."""
LETTER, BESIDE = 2.6, 2.1
"""Size of the letters at a join, and their distance from the edge."""


def split_board(board: Board, room: Box) -> list[Drawing]:
    """Return the parts of a board, rotated by 90 degrees if there are fewer parts that way.

    `room` is the size of a page.  Raises ValueError if the joins do not allow small enough parts.
    """
    upright = _parts(board, room.width, room.height)
    turned = _parts(board, room.height, room.width)
    if upright is None and turned is None:
        raise ValueError(f"no joins make a board of {board.width} by {board.height} fit")
    if upright is not None and (turned is None or _count(upright) <= _count(turned)):
        return list(_draw(board, *upright))
    return [_rotate(part) for part in _draw(board, *(turned or ([], [])))]


def _count(parts: tuple[Sequence[float], Sequence[float]]) -> int:
    return (len(parts[0]) - 1) * (len(parts[1]) - 1)


def _parts(board: Board, width: float, height: float) -> tuple[list[float], list[float]] | None:
    """Return the edges of the fewest possible parts (x and y positions), or None if none fit."""
    columns = _edges(board.width, width, board.upright)
    rows = _edges(board.height, height, board.across)
    return None if columns is None or rows is None else (columns, rows)


def _edges(length: float, room: float, joins: Sequence[float]) -> list[float] | None:
    for parts in range(1, len(joins) + 2):
        ideal = [length * part / parts for part in range(1, parts)]
        inner = sorted({min(joins, key=lambda join: abs(join - at)) for at in ideal})
        edges = [0, *inner, length]
        sizes = [end - start + STRIP for start, end in pairwise(edges)]
        sizes[-1] -= STRIP
        if len(inner) == parts - 1 and max(sizes) <= room:
            return edges
    return None


def _draw(board: Board, columns: Sequence[float], rows: Sequence[float]) -> Iterator[Drawing]:
    """Yield the parts with their strips.  Both sides of a join have the same letter."""
    letters = iter(ascii_uppercase)
    letter_of: dict[tuple[str, float, float], str] = {}

    def letter(direction: str, join: float, line: float) -> str:
        return letter_of.setdefault((direction, join, line), next(letters))

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
                _draw_letter(part, (width - STRIP / 2, centre), letter("upright", right, top))
            if left > 0:
                _draw_letter(part, (-BESIDE, centre), letter("upright", left, top))
            if below < rows[-1]:
                part.line((0, below - top), (width, below - top), width=FINE, dashed=True)
                _draw_letter(part, (middle, height - STRIP / 2), letter("across", below, left))
            if top > 0:
                _draw_letter(part, (middle, -BESIDE), letter("across", top, left))
            yield part


def _draw_letter(part: Drawing, at: Point, letter: str) -> None:
    part.circle(at, 0.7 * LETTER, fill=PAPER, width=THIN)
    part.text(at, letter, LETTER, bold=True)


def _rotate(part: Drawing) -> Drawing:
    turned = Drawing(part.height, part.width)
    turned.place(part, (part.height, 0), turn=90)
    return turned


APART = 2 * MARK + 2
"""Distance between two items on a page, which keeps their cut marks apart."""
CLEAR = 0.5
"""Distance of a cut mark from the item."""


@dataclass
class Page:
    """A page, its free height, and the names of its contents."""

    drawing: Drawing
    free: float
    names: tuple[str, ...] = ()


def lay_out(kit: Kit, paper: Paper) -> list[Page]:
    """Return the pages with all boards and pieces, boards first."""
    pages: list[Page] = []
    for board in kit.boards:
        for part in split_board(board, paper.field):
            _add(pages, paper, board.name, [part], marked=True)
    for pieces in kit.pieces:
        _add(pages, paper, pieces.name, pieces.drawings, marked=not pieces.folded)
    return pages


def _add(
    pages: list[Page], paper: Paper, name: str, drawings: Sequence[Drawing], marked: bool
) -> None:
    """Add drawings of one size in rows.

    They follow on the last page, unless that requires a second page and one new page is enough.
    """
    room, (width, height) = paper.field, (drawings[0].width, drawings[0].height)
    columns = int(room.width // width)
    whole = -(-len(drawings) // columns) * height
    if pages and pages[-1].free < whole <= room.height:
        pages.append(Page(blank_page(paper), room.height))
    while drawings:
        rows = int(max(0, pages[-1].free) // height) if pages else 0
        if rows == 0:
            pages.append(Page(blank_page(paper), room.height))
            continue
        placed, drawings = drawings[: rows * columns], drawings[rows * columns :]
        page = pages[-1]
        across = -(-len(placed) // -(-len(placed) // columns))
        corner = (
            room.x + (room.width - across * width) / 2,
            room.y + room.height - page.free,
        )
        _draw_grid(page.drawing, placed, across, corner)
        if marked:
            _draw_marks(page.drawing, placed, across, corner)
        page.free -= -(-len(placed) // across) * height + APART
        page.names += () if name in page.names else (name,)


def _draw_grid(page: Drawing, drawings: Sequence[Drawing], across: int, corner: Point) -> None:
    for number, drawing in enumerate(drawings):
        row, column = divmod(number, across)
        at = (corner[0] + column * drawing.width, corner[1] + row * drawing.height)
        page.place(drawing, at)


def _draw_marks(page: Drawing, drawings: Sequence[Drawing], across: int, corner: Point) -> None:
    (left, top), width, height = corner, drawings[0].width, drawings[0].height
    rows = -(-len(drawings) // across)
    right, below = left + across * width, top + rows * height
    for column in range(across + 1):
        x = left + column * width
        _mark(page, (x, top), (0, -1))
        _mark(page, (x, below), (0, 1))
    for row in range(rows + 1):
        y = top + row * height
        _mark(page, (left, y), (-1, 0))
        _mark(page, (right, y), (1, 0))


def _mark(page: Drawing, at: Point, direction: Point) -> None:
    start = at[0] + CLEAR * direction[0], at[1] + CLEAR * direction[1]
    page.line(start, (at[0] + MARK * direction[0], at[1] + MARK * direction[1]), width=THIN)
