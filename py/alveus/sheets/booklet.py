"""Booklets: several puzzles to a page, their solutions on the last pages, all pages numbered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.diagrams.svg import Box, Drawing
from alveus.sheets.kit import THIN
from alveus.sheets.letters import measure, wrap
from alveus.sheets.paper import PAPERS, Paper
from alveus.sheets.sheet import Sheet, begin
from alveus.words.messages import messages, speaking_in

EACH: Mapping[int, tuple[int, int]] = MappingProxyType({1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)})
"""How many puzzles a page can have, and in how many columns and rows they stand."""
SOLUTIONS = (3, 4)
"""The columns and rows of solutions on a page."""
TITLE, TEXT, NAME, FOLIO = 9.0, 4.2, 4.6, 3.4
"""The sizes of the letters of the title, of what is said below it, of a puzzle, of page numbers."""
HEAD = 26
"""The height of title and text on the first page, and of the title over the solutions."""
GAP = 8
"""What parts two puzzles."""


class Leaf(NamedTuple):
    """A puzzle, its solution, and what is said of it."""

    puzzle: Drawing
    solution: Drawing
    about: str


def draw_booklet(
    game: str, leaves: Sequence[Leaf], *, each: int = 2, paper: str = "a4", language: str = "en"
) -> tuple[Sheet, ...]:
    """The pages of a booklet.  Raises SetupError for a paper or a page that is not known."""
    if paper not in PAPERS:
        raise SetupError("bad_value", name="paper", value=paper)
    if each not in EACH:
        raise SetupError("bad_value", name="each", value=str(each))
    with speaking_in(language):
        words, size = messages(), PAPERS[paper]
        name = words.text("sheet-booklet", {"game": words.text(f"sheet-{game}")})
        pages = [
            *_pages(size, _puzzles(leaves), EACH[each], name, words.text(f"sheet-{game}-kin")),
            *_pages(size, _solutions(leaves), SOLUTIONS, words.text("sheet-booklet-solutions"), ""),
        ]
        for number, page in enumerate(pages, 1):
            _draw_folio(page, size, number, len(pages))
        return tuple(Sheet(size, f"{name}, {n}", page) for n, page in enumerate(pages, 1))


def _puzzles(leaves: Sequence[Leaf]) -> Iterator[tuple[str, Drawing]]:
    for number, leaf in enumerate(leaves, 1):
        told = {"number": number, "about": leaf.about}
        yield messages().text("sheet-booklet-puzzle", told), leaf.puzzle


def _solutions(leaves: Sequence[Leaf]) -> Iterator[tuple[str, Drawing]]:
    for number, leaf in enumerate(leaves, 1):
        yield str(number), leaf.solution


def _pages(
    paper: Paper,
    figures: Iterator[tuple[str, Drawing]],
    grid: tuple[int, int],
    title: str,
    text: str,
) -> Iterator[Drawing]:
    """Pages of figures in rows and columns, the title over the first."""
    columns, rows = grid
    all_of_them = list(figures)
    for start in range(0, len(all_of_them), columns * rows):
        page, box = begin(paper), paper.page
        if start == 0:
            box = _draw_title(page, box, title, text)
        width = (box.width - (columns - 1) * GAP) / columns
        height = (box.height - (rows - 1) * GAP) / rows
        for at, (name, figure) in enumerate(all_of_them[start : start + columns * rows]):
            row, column = divmod(at, columns)
            corner = (box.x + column * (width + GAP), box.y + row * (height + GAP))
            _draw_figure(page, Box(*corner, width, height), name, figure)
        yield page


def _draw_title(page: Drawing, box: Box, title: str, text: str) -> Box:
    """The title with a text below it; answers the room that is left."""
    page.text((box.x, box.y + 5), title, TITLE, anchor="start", length=measure(title, TITLE))
    for number, line in enumerate(wrap(text, TEXT, box.width)):
        at = (box.x, box.y + 13.5 + number * 1.24 * TEXT)
        page.text(at, line, TEXT, anchor="start", length=measure(line, TEXT))
    page.line((box.x, box.y + HEAD - 6), (box.x + box.width, box.y + HEAD - 6), width=THIN)
    return Box(box.x, box.y + HEAD, box.width, box.height - HEAD)


def _draw_figure(page: Drawing, box: Box, name: str, figure: Drawing) -> None:
    """A figure as large as its room below its name, and no larger than it was drawn."""
    length = min(measure(name, NAME), box.width)
    page.text((box.x, box.y + 2.5), name, NAME, anchor="start", length=length)
    room = Box(box.x, box.y + 7, box.width, box.height - 7)
    scale = min(room.width / figure.width, room.height / figure.height, 1)
    page.place(figure, (room.x, room.y), scale)


def _draw_folio(page: Drawing, paper: Paper, number: int, pages: int) -> None:
    box = paper.printable
    told = messages().text("sheet-booklet-page", {"number": number, "pages": pages})
    page.text(
        (box.x + box.width / 2, box.y + box.height - 4), told, FOLIO, length=measure(told, FOLIO)
    )
