"""Cells of an outline with numbers in them, named by a letter for the column and a row's number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from alveus.diagrams.characters import WIDEST, Edge, edges_of, rule_cells
from alveus.diagrams.svg import Box, Drawing
from alveus.dominoes.dominosa.outline import Outline

MARGIN, EDGE, CELL = 16, 24, 34
"""The margin, the room for the names of rows and columns, a cell."""
LEAST = 260
"""The width that is needed for what stands below."""
NUMBER = 15
"""The size of a cell's number."""


def outer_edges(figure: Outline) -> dict[Edge, bool]:
    """The lines round an outline."""
    seen: dict[Edge, int] = {}
    for cell in figure.cells:
        for edge in edges_of(cell):
            seen[edge] = seen.get(edge, 0) + 1
    return {edge: False for edge, times in seen.items() if times == 1}


def edges_round(figure: Outline, cells: Iterable[int], dashed: bool) -> dict[Edge, bool]:
    """The lines round a tile."""
    first, second = (set(edges_of(figure.cells[cell])) for cell in cells)
    return dict.fromkeys(first ^ second, dashed)


def edge_between(figure: Outline, pair: int) -> Edge:
    """The line between two neighbours."""
    (row, column), (low, right) = (figure.cells[cell] for cell in figure.pairs[pair])
    return ("upright", row, right) if row == low else ("across", low, column)


def write_cells(figure: Outline, words: Mapping[int, str], edges: Mapping[Edge, bool]) -> list[str]:
    """The cells with what stands in them, as wide as the page allows, and their names."""
    digits, label = max(map(len, words.values()), default=1), len(str(figure.rows))
    room = WIDEST - label - 1
    width = max(digits, min(3, room // figure.columns - 1))
    gap = " " if figure.columns * (width + 1) < room else ""
    cells = {at: (words.get(number, ""),) for number, at in enumerate(figure.cells)}
    heads = " ".join(f"{chr(97 + column):^{width}}" for column in range(figure.columns))
    drawn = [f"{'':{label}}{gap} {heads}"]
    for number, line in enumerate(rule_cells(cells, width, edges)):
        name = str(number // 2 + 1) if number % 2 else ""
        drawn.append(f"{name:>{label}}{gap}{line}"[-WIDEST:])
    return drawn


class CellDrawing:
    """A drawing of cells with their names, on which tiles are laid."""

    def __init__(self, figure: Outline, more: float, told: Sequence[str]) -> None:
        self.figure = figure
        self.below = MARGIN + EDGE + figure.rows * CELL
        """Where the room below the cells begins, of which there is so much more as was asked."""
        width = max(MARGIN + EDGE + figure.columns * CELL + EDGE, LEAST)
        self.on = Drawing(width, self.below + more, told)
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
        """The box round some cells."""
        boxes = [self.spots[self.figure.names[cell]] for cell in cells]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, below = max(box.x for box in boxes), max(box.y for box in boxes)
        return Box(left, top, right - left + CELL, below - top + CELL)

    def number(self, cell: int, number: int, given: bool = False) -> None:
        """The number on a cell, bold where it was prescribed."""
        self.on.text(self.box([cell]).center, str(number), NUMBER, bold=given)

    def tile(self, cells: Iterable[int], tried: bool) -> None:
        """The edge of a tile on two cells, in dashes while it is only tried."""
        with self.on.group("tile"):
            self.on.rectangle(self.box(cells).inset(3), width=2, round_by=5, dashed=tried)

    def wall(self, pair: int, tried: bool) -> None:
        """A line between two cells that no tile joins."""
        kind, row, column = edge_between(self.figure, pair)
        x, y = MARGIN + EDGE + column * CELL, MARGIN + EDGE + row * CELL
        end = (x, y + CELL) if kind == "upright" else (x + CELL, y)
        self.on.line((x, y), end, width=3, dashed=tried)
