"""Puzzle sheets as text and SVG.  Tiles and lines that the player only tries out are dashed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from alveus.core.game import Game
from alveus.diagrams.characters import (
    WIDEST,
    Edge,
    draw_cells,
    edges_of,
    finish_lines,
    result_lines,
)
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import MIDDLE, Box, Drawing
from alveus.families.dominoes.dominosa.outline import Outline, bits
from alveus.families.dominoes.dominosa.rules import trial_places
from alveus.families.dominoes.dominosa.state import State

MARGIN, EDGE, CELL = 16, 24, 34
"""In pixels: margin, space for the names of rows and columns, and size of a cell."""
MIN_WIDTH = 260
"""Minimum width of a drawing in pixels, because of the text below the cells."""
NUMBER = 15
"""Font size of the numbers, in pixels."""
MARK = 12
"""Radius in pixels of the circle around a highlighted number."""


def board(game: Game[Any, Any], state: State, ascii_only: bool) -> list[str]:
    """Draw the sheet as text, with the number of placed tiles; if solved, with the result."""
    puzzle, tried = state.puzzle, trial_places(state)
    figure = puzzle.figure
    edges: dict[Edge, bool] = outer_edges(figure, range(len(figure.cells)), False)
    for place in bits(state.lines):
        edges[edge_between(figure, place)] = bool(tried >> place & 1)
    for place in bits(state.laid):
        edges |= outer_edges(figure, figure.pairs[place], bool(tried >> place & 1))
    words = {cell: str(number) for cell, number in enumerate(puzzle.numbers)}
    lines = [*write_cells(figure, words, edges), _count(state)]
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def diagram(game: Game[Any, Any], state: State, highlights: Highlights) -> Drawing:
    """Draw the sheet, with `highlights` tinted.

    The player can mark one number in colour a and another in colour b.  Each cell with the first
    number has a circle, each cell with the second a square.
    """
    puzzle, tried = state.puzzle, trial_places(state)
    sheet = CellDrawing(puzzle.figure, 2 * MARGIN, _describe(state))
    for box in highlights.boxes(sheet.spots):
        sheet.on.tint(box)
    for move in highlights.moves:
        if move.verb in ("lay", "lift", "line"):
            sheet.on.tint(sheet.box(puzzle.figure.pairs[move.at]).inset(3))
    colours = dict(state.marks)
    for cell, number in enumerate(puzzle.numbers):
        center = sheet.box([cell]).center
        if colours.get(number) == 0:
            sheet.on.circle(center, MARK)
        elif number in colours:
            sheet.on.rectangle(sheet.box([cell]).inset(6))
        sheet.number(cell, number)
    for place in bits(state.lines):
        sheet.wall(place, bool(tried >> place & 1))
    for place in bits(state.laid):
        sheet.tile(puzzle.figure.pairs[place], bool(tried >> place & 1))
    sheet.on.text((2 * MARGIN, sheet.below + MARGIN), _count(state), MIDDLE, anchor="start")
    return sheet.on


def _count(state: State) -> str:
    return f"{state.laid.bit_count()}/{len(state.puzzle.tiles)}"


def _describe(state: State) -> list[str]:
    rows = (" ".join("." if n is None else str(n) for n in row) for row in state.puzzle.grid)
    laid = (f"{state.puzzle.tile(place)} {state.puzzle.name(place)}" for place in bits(state.laid))
    return [*rows, *laid]


def outer_edges(figure: Outline, cells: Iterable[int], dashed: bool) -> dict[Edge, bool]:
    """Return the edges around a group of cells, such as a tile: those that belong to only one cell.

    `cells` are indices of `figure.cells`.  Each edge is mapped to `dashed`: True to draw it dashed.
    """
    counts = Counter(edge for cell in cells for edge in edges_of(figure.cells[cell]))
    return {edge: dashed for edge, count in counts.items() if count == 1}


def edge_between(figure: Outline, pair: int) -> Edge:
    """Return the common edge of two adjacent cells: those of `figure.pairs[pair]`."""
    (row, column), (low, right) = (figure.cells[cell] for cell in figure.pairs[pair])
    return ("upright", row, right) if row == low else ("across", low, column)


def write_cells(figure: Outline, words: Mapping[int, str], edges: Mapping[Edge, bool]) -> list[str]:
    """Return lines of text that show a figure, with `words[i]` in cell i and names at the border.

    Only the edges of cells that are keys of `edges` are drawn, dashed if the value is True.
    """
    digits, label = max(map(len, words.values()), default=1), len(str(figure.rows))
    room = WIDEST - label - 1
    width = max(digits, min(3, room // figure.columns - 1))
    gap = " " if figure.columns * (width + 1) < room else ""
    cells = {at: (words.get(number, ""),) for number, at in enumerate(figure.cells)}
    heads = " ".join(f"{chr(97 + column):^{width}}" for column in range(figure.columns))
    lines = [f"{'':{label}}{gap} {heads}"]
    for number, line in enumerate(draw_cells(cells, width, edges)):
        name = str(number // 2 + 1) if number % 2 else ""
        lines.append(f"{name:>{label}}{gap}{line}"[-WIDEST:])
    return lines


class CellDrawing:
    """SVG drawing of a figure's cells with row and column names; methods add numbers and tiles.

    `more` is the height of the space below the cells, in pixels; `description` has the lines of a
    text for screen readers.
    """

    def __init__(self, figure: Outline, more: float, description: Sequence[str]) -> None:
        self.figure = figure
        self.below = MARGIN + EDGE + figure.rows * CELL
        """The y coordinate of the lower edge of the cells, in pixels."""
        width = max(MARGIN + EDGE + figure.columns * CELL + EDGE, MIN_WIDTH)
        self.on = Drawing(width, self.below + more, description)
        self.spots = {
            name: Box(MARGIN + EDGE + column * CELL, MARGIN + EDGE + row * CELL, CELL, CELL)
            for name, (row, column) in zip(figure.names, figure.cells, strict=True)
        }
        for box in self.spots.values():
            self.on.rectangle(box, width=0.5)
        for column in range(figure.columns):
            at = (MARGIN + EDGE + (column + 0.5) * CELL, MARGIN + EDGE / 2)
            self.on.text(at, chr(97 + column))
        for row in range(figure.rows):
            self.on.text((MARGIN + EDGE / 2, MARGIN + EDGE + (row + 0.5) * CELL), str(row + 1))

    def box(self, cells: Iterable[int]) -> Box:
        """Return the smallest box around some cells."""
        boxes = [self.spots[self.figure.names[cell]] for cell in cells]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, below = max(box.x for box in boxes), max(box.y for box in boxes)
        return Box(left, top, right - left + CELL, below - top + CELL)

    def number(self, cell: int, number: int, bold: bool = False) -> None:
        """Draw a number on a cell."""
        self.on.text(self.box([cell]).center, str(number), NUMBER, bold=bold)

    def tile(self, cells: Iterable[int], tried: bool) -> None:
        """Draw the edge of a tile on two cells, dashed if it is `tried` (placed in a trial)."""
        with self.on.group("tile"):
            self.on.rectangle(self.box(cells).inset(3), width=2, round_by=5, dashed=tried)

    def wall(self, pair: int, tried: bool) -> None:
        """Draw the line between the cells of `figure.pairs[pair]`, dashed if drawn in a trial."""
        kind, row, column = edge_between(self.figure, pair)
        x, y = MARGIN + EDGE + column * CELL, MARGIN + EDGE + row * CELL
        end = (x, y + CELL) if kind == "upright" else (x + CELL, y)
        self.on.line((x, y), end, width=3, dashed=tried)
