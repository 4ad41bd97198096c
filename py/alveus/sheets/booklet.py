"""Draw a booklet on numbered pages: one or more puzzles on each page, then their solutions.

A tally is a table printed with a puzzle of Dominosa or Terzett: for each tile of the set,
the number of places (pairs of adjacent cells) where it fits.  Lengths and font sizes are in mm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from alveus.core.json_validation import member
from alveus.diagrams.svg import Box, Drawing
from alveus.sheets.page import BOLD, PAPERS, THIN, Paper, Sheet, measure, wrap
from alveus.words.messages import messages, speaking_in

EACH: Mapping[int, tuple[int, int]] = MappingProxyType({1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)})
"""Allowed numbers of puzzles on a page, each with its numbers of columns and rows."""
SOLUTIONS = (3, 4)
"""Numbers of columns and rows of solutions on a page."""
TITLE, TEXT, NAME, PAGE_NUMBER = 10.0, 4.2, 4.6, 3.4
"""Font sizes in millimetres: title, text below it, names of puzzles, page numbers."""
HEAD = 30
"""Height in millimetres of title and text on the first page, and of the title of the solutions."""
GAP = 8
"""Distance in millimetres between two drawings, or a drawing and its table of tiles."""
LINE, TILE = 8.5, (6.5, 3)
"""In millimetres, in a table of tiles: maximum row height; minimum (width, height) of a cell."""


class Leaf(NamedTuple):
    """A puzzle: its drawing, its solution, and a description, such as its difficulty.

    `tally` has for each tile, such as "3:4", the number of its possible places in the puzzle.
    """

    puzzle: Drawing
    solution: Drawing
    tally: Mapping[str, int]
    about: str


class Figure(NamedTuple):
    """A drawing of a puzzle or solution with its name.

    `tally` has for each tile the number of its possible places; it is empty for a solution.
    """

    name: str
    drawing: Drawing
    tally: Mapping[str, int]


def draw_booklet(
    game: str, leaves: Sequence[Leaf], *, each: int = 2, paper: str = "a4", language: str = "en"
) -> tuple[Sheet, ...]:
    """Return the pages of a booklet: puzzles (`leaves`), `each` on a page, then their solutions.

    Raises SetupError `bad_value` unless `paper` is a key of PAPERS and `each` is a key of EACH.
    """
    member({"paper": paper}, "paper", tuple(PAPERS), "a4")
    member({"each": each}, "each", tuple(EACH), 2)
    with speaking_in(language):
        words, size = messages(), PAPERS[paper]
        name = words.text("sheet-booklet", {"game": words.text(f"sheet-{game}")})
        puzzles, solutions = [], []
        for number, leaf in enumerate(leaves, 1):
            about = {"number": number, "about": leaf.about}
            puzzle = words.text("sheet-booklet-puzzle", about)
            puzzles.append(Figure(puzzle, leaf.puzzle, leaf.tally))
            solutions.append(Figure(str(number), leaf.solution, {}))
        pages = [
            *_pages(size, puzzles, EACH[each], name, words.text(f"sheet-{game}-how")),
            *_pages(size, solutions, SOLUTIONS, words.text("sheet-booklet-solutions"), ""),
        ]
        box = size.printable
        at = (box.x + box.width / 2, box.y + box.height - 4)
        for number, page in enumerate(pages, 1):
            text = words.text("sheet-booklet-page", {"number": number, "pages": len(pages)})
            page.text(at, text, PAGE_NUMBER, length=measure(text, PAGE_NUMBER))
        return tuple(Sheet(size, f"{name}, {n}", page) for n, page in enumerate(pages, 1))


def _pages(
    paper: Paper, figures: Sequence[Figure], grid: tuple[int, int], title: str, text: str
) -> Iterator[Drawing]:
    columns, rows = grid
    for start in range(0, len(figures), columns * rows):
        page, box = Drawing(paper.width, paper.height), paper.page
        if start == 0:
            box = _draw_title(page, box, title, text)
        width = (box.width - (columns - 1) * GAP) / columns
        height = (box.height - (rows - 1) * GAP) / rows
        for at, figure in enumerate(figures[start : start + columns * rows]):
            row, column = divmod(at, columns)
            corner = (box.x + column * (width + GAP), box.y + row * (height + GAP))
            _draw_figure(page, Box(*corner, width, height), figure)
        yield page


def _draw_title(page: Drawing, box: Box, title: str, text: str) -> Box:
    """Draw a title above a thick and a thin line, and text below.  Return the remaining area."""
    middle, right = box.x + box.width / 2, box.x + box.width
    page.text((middle, box.y + 5), title, TITLE, length=measure(title, TITLE))
    for down, width in ((12.5, BOLD), (13.7, THIN)):
        page.line((box.x, box.y + down), (right, box.y + down), width=width)
    for number, line in enumerate(wrap(text, TEXT, box.width)):
        at = (middle, box.y + 18 + number * 1.24 * TEXT)
        page.text(at, line, TEXT, length=measure(line, TEXT))
    return Box(box.x, box.y + HEAD, box.width, box.height - HEAD)


def _draw_figure(page: Drawing, box: Box, figure: Figure) -> None:
    """Draw a puzzle or solution below its name, reduced if necessary to fit into `box`.

    Its tally is drawn on the right if the entries fit there, otherwise below the figure.
    """
    name, drawing, tally = figure
    room = Box(box.x, box.y + 7, box.width, box.height - 7)
    scale = min(room.width / drawing.width, room.height / drawing.height, 1)
    width, height = drawing.width * scale, drawing.height * scale
    beside = Box(room.x + width + GAP, room.y, room.width - width - GAP, height)
    below = Box(room.x, room.y + height, room.width, room.height - height)
    left = room.x + (room.width - width) / 2
    if tally and _draw_tally(page, beside, tally):
        left = room.x
    elif tally:
        _draw_tally(page, below, tally)
    page.text((left + width / 2, box.y + 2.5), name, NAME, length=min(measure(name, NAME), width))
    page.place(drawing, (left, room.y), scale)


def _draw_tally(page: Drawing, room: Box, tally: Mapping[str, int]) -> bool:
    # The tile low:high is in column `low` and line `high`, so that the tally is a triangle.
    columns = 1 + max(int(tile.split(":")[0]) for tile in tally)
    width, height = room.width / columns, min(room.height / columns, LINE)
    if width < TILE[0] or height < TILE[1]:
        return False
    size = min(0.75 * height, 0.34 * width, TEXT)
    top = room.y + (room.height - columns * height) / 2
    for tile, places in tally.items():
        low, high = map(int, tile.split(":"))
        x, y = room.x + (low + 0.42) * width, top + (high + 0.5) * height
        page.text((x, y), tile, size)
        page.text((x + 0.85 * size, y - 0.2 * size), str(places), 0.7 * size, anchor="start")
    return True
