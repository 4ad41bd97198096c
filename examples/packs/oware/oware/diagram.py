"""The board in characters, and as a drawing in SVG."""

from __future__ import annotations

from alveus.pack_drawing import (
    MIDDLE,
    SMALL,
    Box,
    Drawing,
    Highlights,
    draw_cells,
    draw_seat,
    finish_lines,
    result_lines,
    seat_sign,
)
from oware.game import Oware
from oware.rules import ROW, SEATS, State, sow
from oware.view import PLACES, STORES, cell

MARGIN, CELL, HOUSE, LINE = 16, 60, 25, 22
"""In pixels: margin, size of a cell, radius of a house, height of a line of text."""


def board(game: Oware, state: State, ascii_only: bool) -> list[str]:
    """Return the board in characters: the houses with their seeds, and the stores beside them."""
    cells = {}
    for house, seeds in enumerate(state.houses):
        line, column = cell(house)
        cells[line, column - 1] = (str(seeds),)
    lines = draw_cells(cells, 4)
    names = [f"{number + 1:^5}" for number in range(ROW)]
    signs = [f"{seat_sign(game, state, seat)} {side}" for seat, side in enumerate(SEATS)]
    south, north = (f"{signs[seat]}, store {state.stores[seat]}" for seat in (0, 1))
    lines = [f" {''.join(reversed(names))} {north}", *lines, f" {''.join(names)} {south}"]
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def diagram(game: Oware, state: State, highlights: Highlights) -> Drawing:
    """Return the drawing: houses and stores with the numbers of their seeds."""
    spots = {PLACES[house]: _box(*cell(house)) for house in range(len(PLACES))}
    spots |= {STORES[0]: _box(1, ROW + 1), STORES[1]: _box(0, 0)}
    width, height = 2 * MARGIN + (ROW + 2) * CELL, 3 * MARGIN + 2 * CELL + 2 * LINE
    description = [f"{side}: {state.stores[seat]}" for seat, side in enumerate(SEATS)]
    drawing = Drawing(width, height, description)
    for box in highlights.boxes(spots):
        drawing.tint(box)
    seeds = {**dict(zip(PLACES, state.houses, strict=True))}
    seeds |= dict(zip(STORES, state.stores, strict=True))
    for place, box in spots.items():
        if place in STORES:
            drawing.rectangle(box.inset(4), width=1.5, round_by=12)
        else:
            drawing.circle(box.center, HOUSE, width=1.5)
            drawing.text((box.x + 5, box.y + 6), place[1:], SMALL, italic=True)
        drawing.text(box.center, str(seeds[place]), MIDDLE)
    for move in highlights.moves:
        last = sow(game.rules, state, move).trail[-1]
        drawing.arrow(spots[PLACES[move]].center, spots[PLACES[last]].center, clear=HOUSE)
    for seat, side in enumerate(SEATS):
        at = (MARGIN, 2 * MARGIN + 2 * CELL + LINE * (seat + 0.5))
        draw_seat(drawing, game, state, seat, at, side, men=False)
    return drawing


def _box(line: int, column: int) -> Box:
    return Box(MARGIN + column * CELL, MARGIN + line * CELL, CELL, CELL)
