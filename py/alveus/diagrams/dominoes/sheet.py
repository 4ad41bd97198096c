"""Drawings of puzzle sheets: numbers, placed tiles, and lines; those of a trial are dashed."""

from __future__ import annotations

from typing import Any

from alveus.core.game import Game
from alveus.diagrams.characters import Edge, finish_lines, result_lines
from alveus.diagrams.dominoes import (
    MARGIN,
    CellDrawing,
    edge_between,
    edges_round,
    outer_edges,
    write_cells,
)
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import MIDDLE, Drawing
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.play import trial_places
from alveus.dominoes.dominosa.state import State

ON_PLACES = ("lay", "lift", "line")
"""Verbs of moves that refer to a place."""
MARK = 12
"""Size of the circle or square around a highlighted number."""


def board(game: Game[Any, Any], state: State, ascii_only: bool) -> list[str]:
    """Draw the numbers in their outline.  Edges and lines of trials are dashed."""
    puzzle, tried = state.puzzle, trial_places(state)
    figure = puzzle.figure
    edges: dict[Edge, bool] = outer_edges(figure)
    for place in bits(state.lines):
        edges[edge_between(figure, place)] = bool(tried >> place & 1)
    for place in bits(state.laid):
        edges |= edges_round(figure, figure.pairs[place], bool(tried >> place & 1))
    words = {cell: str(number) for cell, number in enumerate(puzzle.numbers)}
    lines = [*write_cells(figure, words, edges), _count(state)]
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def diagram(game: Game[Any, Any], state: State, highlights: Highlights) -> Drawing:
    """Draw the sheet.  Highlighted numbers are in circles or, for the second colour, in squares."""
    puzzle, tried = state.puzzle, trial_places(state)
    sheet = CellDrawing(puzzle.figure, 2 * MARGIN, _describe(state))
    for box in highlights.boxes(sheet.spots):
        sheet.on.tint(box)
    for move in highlights.moves:
        if move.verb in ON_PLACES:
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
    """Return the numbers of placed tiles and of all tiles as text."""
    return f"{state.laid.bit_count()}/{len(state.puzzle.tiles)}"


def _describe(state: State) -> list[str]:
    rows = (" ".join("." if n is None else str(n) for n in row) for row in state.puzzle.grid)
    laid = (f"{state.puzzle.tile(place)} {state.puzzle.name(place)}" for place in bits(state.laid))
    return [*rows, *laid]
