"""Draw the rules of a game on one page, in two columns, in the largest font size that fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from alveus.diagrams.svg import Box, Drawing
from alveus.sheets.kit import Kit, split_board
from alveus.sheets.page import THIN, Paper, measure, wrap
from alveus.words.messages import messages

TITLE, SUBTITLE = 9.0, 4.4
"""Font sizes of the title and of the subtitle, in millimetres."""
HEAD = 22
"""Height of title and subtitle, in millimetres."""
GUTTER = 8
SIZES = (4.8, 4.6, 4.4, 4.2, 4.0, 3.8, 3.6, 3.4, 3.2)
"""Font sizes of the text in millimetres, in order of preference."""
LEADING, BEFORE = 1.24, 0.55
"""Line height and space before a heading, relative to the font size."""
SOLUTION_WIDTH = 80
"""Width in millimetres of the drawing of a puzzle's solution."""


class Line(NamedTuple):
    """A line of text, or the space before a heading."""

    words: str
    heading: bool = False
    last: bool = False
    """True for the last line of a paragraph."""
    height: float = LEADING
    """Height of the line as a multiple of the font size."""


def draw_rules(game: str, kit: Kit, paper: Paper) -> Drawing:
    """Draw the page of rules: name of the game, equipment, use of the printed sheets, and play.

    The solution of a puzzle is printed upside down.  Raises ValueError if the text does not fit in
    any of the font sizes.
    """
    words, page = messages(), Drawing(paper.width, paper.height)
    box = paper.page
    name, subtitle = words.text(f"sheet-{game}"), words.text(f"sheet-{game}-kin")
    page.text((box.x, box.y + 5), name, TITLE, anchor="start", length=measure(name, TITLE))
    page.text((box.x, box.y + 13.5), subtitle, SUBTITLE, anchor="start", italic=True)
    page.line((box.x, box.y + 17.5), (box.x + box.width, box.y + 17.5), width=THIN)
    body = Box(box.x, box.y + HEAD, box.width, box.height - HEAD)
    below = 0.0
    if kit.solution is not None:
        scale = SOLUTION_WIDTH / kit.solution.width
        below = kit.solution.height * scale + 8
        corner = (body.x + body.width, body.y + body.height)
        page.place(kit.solution, corner, scale, turn=180)
    width = (body.width - GUTTER) / 2
    paragraphs = list(_paragraphs(game, kit, paper))
    for size in SIZES:
        lines = list(_lines(paragraphs, size, width))
        columns = _balance(lines, size, (body.height, body.height - below))
        if columns is not None:
            for number, column in enumerate(columns):
                left = body.x + number * (width + GUTTER)
                _draw_column(page, column, size, left, body.y)
            return page
    raise ValueError(f"the rules of {game} do not fit on {paper.name}")


def _paragraphs(game: str, kit: Kit, paper: Paper) -> Iterator[str]:
    """Yield paragraphs: equipment, making the `kit`, play.  Some begin with *a heading*."""
    words = messages()
    yield words.text(f"sheet-{game}-needs")
    making = ["sheet-make"]
    if any(len(split_board(board, paper.field)) > 1 for board in kit.boards):
        making.append("sheet-join")
    if any(pieces.folded for pieces in kit.pieces):
        making.append("sheet-fold")
    yield " ".join(map(words.text, making))
    for number in count(1):
        if f"sheet-{game}-{number}" not in words:
            return
        yield words.text(f"sheet-{game}-{number}")


def _lines(paragraphs: Sequence[str], size: float, width: float) -> Iterator[Line]:
    for paragraph in paragraphs:
        text = paragraph
        if paragraph.startswith("*"):
            heading, text = paragraph[1:].split("*", 1)
            yield Line("", height=BEFORE)
            yield Line(heading, heading=True)
        *lines, last = wrap(text.strip(), size, width)
        yield from map(Line, lines)
        yield Line(last, last=True)


def _balance(lines: list[Line], size: float, rooms: Sequence[float]) -> list[list[Line]] | None:
    """Divide lines of font size `size` into columns; the longest is as short as possible.

    `rooms` has the available height of each column; return None if the lines do not fit.
    """
    step, whole = LEADING * size, max(rooms)
    heights = [number * step for number in range(1, int(whole // step) + 1)]
    filled = (
        _fill(lines, size, [min(room, height) for room in rooms]) for height in (*heights, whole)
    )
    return next((columns for columns in filled if columns is not None), None)


def _fill(lines: list[Line], size: float, rooms: Sequence[float]) -> list[list[Line]] | None:
    columns: list[list[Line]] = []
    for room in rooms:
        while lines and not lines[0].words:
            lines = lines[1:]
        taken, height = 0, 0.0
        while taken < len(lines) and height + lines[taken].height * size <= room:
            height += lines[taken].height * size
            taken += 1
        while 0 < taken < len(lines) and not _may_break(lines, taken):
            taken -= 1
        columns.append(lines[:taken])
        lines = lines[taken:]
    return None if lines else columns


def _may_break(lines: list[Line], at: int) -> bool:
    """Return True if a column may end before `lines[at]`.

    A column must not end with a heading or the line after it, nor before the last line of a
    paragraph; it may always end with the last line of a paragraph.
    """
    before, after = lines[at - 1], lines[at]
    if before.last:
        return True
    alone = after.last or lines[at - 2].heading
    return bool(before.words) and not before.heading and not alone


def _draw_column(page: Drawing, lines: list[Line], size: float, x: float, y: float) -> None:
    for line in lines:
        if line.words:
            length = 0 if line.heading else measure(line.words, size)
            at, bold = (x, y + size / 2), line.heading
            page.text(at, line.words, size, anchor="start", bold=bold, length=length)
        y += line.height * size
