"""Boards and pieces on pages: as many on each as there is room for, with marks where to cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alveus.diagrams.svg import Drawing, Point
from alveus.sheets.gluing import part_board
from alveus.sheets.kit import THIN, Kit
from alveus.sheets.paper import MARK, Paper
from alveus.sheets.sheet import begin

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
