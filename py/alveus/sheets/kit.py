"""Kits: boards and pieces at true size, divided into parts and arranged on pages.

A board larger than a page is divided into parts.  At each cut (join), the left or upper part has an
additional strip beyond a dashed line, to be glued under the next part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from string import ascii_uppercase
from typing import NamedTuple

from alveus.diagrams.svg import PAPER, Box, Drawing, Point
from alveus.sheets.page import FINE, MARK, THIN, Paper
from alveus.sheets.window import Window


class Board(NamedTuple):
    """A board: its size in millimetres, the function that draws it, and where it may be divided.

    A join is a line along which a board larger than the page may be cut.  The board's title is the
    message with the id `sheet-` + `name`.
    """

    width: float
    height: float
    draw: Callable[[Drawing], None]
    upright: tuple[float, ...]
    """Distances of possible vertical joins from the left edge."""
    across: tuple[float, ...] = ()
    """Distances of possible horizontal joins from the upper edge."""
    name: str = "board"


class Pieces(NamedTuple):
    """Drawings of pieces of equal size; their title is the message with id `sheet-` + `name`."""

    name: str
    drawings: tuple[Drawing, ...]
    folded: bool = False
    """True if pieces are cut along their outlines, then folded; False if they need cut marks."""


class Kit(NamedTuple):
    """The boards and pieces of a game and, for a puzzle, its solution."""

    boards: tuple[Board, ...]
    pieces: tuple[Pieces, ...]
    solution: Drawing | None = None


def draw_all(
    width: float, height: float, draw: Iterable[Callable[[Drawing], None]]
) -> tuple[Drawing, ...]:
    """Return one drawing for each function in `draw`, `width` by `height` millimetres in size."""
    drawings = []
    for draw_one in draw:
        drawings.append(Drawing(width, height))
        draw_one(drawings[-1])
    return tuple(drawings)


STRIP = 10
"""Width in millimetres of the strip of a board part, to be glued under the next part."""
LETTER, BESIDE = 2.6, 2.1
"""Font size of the letter that identifies a join, and its distance outside a part's edge, in mm."""


def split_board(board: Board, room: Box) -> list[Drawing]:
    """Divide a board into parts that are not larger than `room`; return a drawing of each part.

    The parts are rotated by 90 degrees if fewer are needed that way.  Raises ValueError if no
    allowed division gives parts that fit.
    """
    divisions = []
    sizes = ((room.width, room.height), (room.height, room.width))
    for turned, (width, height) in enumerate(sizes):
        columns = _edges(board.width, width, board.upright)
        rows = _edges(board.height, height, board.across)
        if columns and rows:
            divisions.append(((len(columns) - 1) * (len(rows) - 1), turned, columns, rows))
    if not divisions:
        raise ValueError(f"no joins make a board of {board.width} by {board.height} fit")
    _, turned, columns, rows = min(divisions)
    parts = _draw(board, columns, rows)
    return [_rotate(part) for part in parts] if turned else list(parts)


def _edges(length: float, room: float, joins: Sequence[float]) -> list[float]:
    """Divide a board's width or height (`length`) into as few parts as possible.

    Return the positions of the edges, from 0 to `length`; [] if no division fits.  The board may
    only be cut at `joins`.  Parts are about equal and, with their strips, not longer than `room`.
    """
    for parts in range(1, len(joins) + 2):
        ideal = [length * part / parts for part in range(1, parts)]
        inner = sorted({min(joins, key=lambda join: abs(join - at)) for at in ideal})
        edges = [0, *inner, length]
        sizes = [end - start + STRIP for start, end in pairwise(edges)]
        sizes[-1] -= STRIP
        if len(inner) == parts - 1 and max(sizes) <= room:
            return edges
    return []


def _draw(board: Board, columns: Sequence[float], rows: Sequence[float]) -> Iterator[Drawing]:
    """Yield the parts of a board, row by row, with strips to glue them together.

    `columns` and `rows` are the distances in mm of all vertical and horizontal edges of parts from
    the board's left and upper edge, from 0 to the board's size.  Both parts at a cut are marked
    with the same letter.
    """
    letters = iter(ascii_uppercase)
    letter_of: dict[tuple[str, float, float], str] = {}

    def letter(direction: str, join: float, line: float) -> str:
        key = direction, join, line
        if key not in letter_of:
            letter_of[key] = next(letters)
        return letter_of[key]

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


APART, CLEAR = 2 * MARK + 2, 0.5
"""Lengths in mm for a block of equal drawings (such as the pieces of one kind): the vertical space
below the block, and the gap between the edge of the block and its cut marks."""


@dataclass
class Page:
    """An unfinished page, its free height in millimetres, and the names of its contents."""

    drawing: Drawing
    free: float
    names: tuple[str, ...] = ()


def lay_out(kit: Kit, paper: Paper) -> list[Page]:
    """Arrange boards, then pieces, on pages.  Raises ValueError if a drawing does not fit."""
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
    """Add drawings of equal size in rows, on new pages if necessary, with cut marks if `marked`.

    `name` is added to `Page.names`.  Raises ValueError if a drawing is too large for a page.
    """
    room, (width, height) = paper.field, (drawings[0].width, drawings[0].height)
    if width > room.width or height > room.height:
        raise ValueError(f"a drawing of {width} by {height} does not fit on {paper.name}")
    columns = int(room.width // width)
    whole = -(-len(drawings) // columns) * height
    if pages and pages[-1].free < whole <= room.height:
        pages.append(Page(Drawing(paper.width, paper.height), room.height))
    while drawings:
        rows = int(max(0, pages[-1].free) // height) if pages else 0
        if rows == 0:
            pages.append(Page(Drawing(paper.width, paper.height), room.height))
            continue
        placed, drawings = drawings[: rows * columns], drawings[rows * columns :]
        page = pages[-1]
        across = -(-len(placed) // -(-len(placed) // columns))
        left = room.x + (room.width - across * width) / 2
        top = room.y + room.height - page.free
        for number, drawing in enumerate(placed):
            row, column = divmod(number, across)
            page.drawing.place(drawing, (left + column * width, top + row * height))
        used = -(-len(placed) // across)
        if marked:
            _draw_marks(page.drawing, Box(left, top, width, height), across, used)
        page.free -= used * height + APART
        page.names += () if name in page.names else (name,)


def _draw_marks(page: Drawing, first: Box, columns: int, rows: int) -> None:
    left, top, width, height = first
    right, below = left + columns * width, top + rows * height

    def mark(x: float, y: float, across: int, down: int) -> None:
        start = (x + CLEAR * across, y + CLEAR * down)
        page.line(start, (x + MARK * across, y + MARK * down), width=THIN)

    for column in range(columns + 1):
        mark(left + column * width, top, 0, -1)
        mark(left + column * width, below, 0, 1)
    for row in range(rows + 1):
        mark(left, top + row * height, -1, 0)
        mark(right, top + row * height, 1, 0)
