"""Draw a position of the Bohnenspiel as lines of text (`board`) or in SVG (`diagram`)."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt

from alveus.core.base import check_allowed
from alveus.diagrams.characters import draw_cells, finish_lines, result_lines, seat_sign
from alveus.diagrams.elements import Highlights, draw_seat
from alveus.diagrams.svg import INK, MIDDLE, Box, Drawing, Point
from alveus.families.bohnenspiel.board import PITS, ROW, SIDES, SKIP, State, cell, place, store
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.rules import explain_move, sow

MARGIN, CELL, PIT, STORE, EDGE, LINE = 16, 76, 30, 66, 40, 24
"""Sizes in pixels: margin of the drawing, side of the square cell of a pit, radius of a pit, width
of a store, height of the space for numbers above and below the pits, height of a line of text."""
ROAD = PIT + 6
"""Distance in pixels of a move's arrow from the centres of the pits that it passes."""
RIGHT = MARGIN + STORE + ROW * CELL
"""The x coordinate of the left edge of South's store, in pixels."""
BEAN = 4
GOLDEN = pi * (3 - sqrt(5))
"""Angle in radians between consecutive beans of a heap, as between the seeds of a sunflower."""


def board(game: Bohnenspiel, state: State, ascii_only: bool) -> list[str]:
    """Return the board as lines of text: both rows of pits with their numbers, and the stores."""
    cells = {}
    for pit, beans in enumerate(state.pits):
        row, column = cell(pit)
        cells[row, column - 1] = (str(beans),)
    names = [f"{number:^5}" for number in range(1, ROW + 1)]
    north, south = (f"{seat_sign(game, state, seat)} {SIDES[seat]}" for seat in (1, 0))
    lines = [f"{'':6}{line}" for line in draw_cells(cells, 4)]
    lines[2] = f"{state.stores[1]:>4}  {lines[2].strip()}  {state.stores[0]:<4}"
    numbers = f"{'':7}{''.join(reversed(names))}  {north}", f"{'':7}{''.join(names)}  {south}"
    skips = [f"skip {state.skips[0]} {state.skips[1]}"] if game.rules.skips else []
    return finish_lines(
        [numbers[0], *lines, numbers[1], *skips, *result_lines(game, state)], ascii_only
    )


def diagram(game: Bohnenspiel, state: State, highlights: Highlights) -> Drawing:
    """Draw the board; tint the highlighted places, and draw an arrow for each highlighted sowing.

    Raises IllegalMove if a highlighted move is illegal in `state`, SetupError `bad_value` for an
    unknown highlighted place.
    """
    for move in highlights.moves:
        check_allowed(explain_move(game.rules, state, move))
    spots = {place(pit): _spot(*cell(pit)) for pit in range(PITS)}
    high = Box(0, MARGIN + EDGE, STORE, 2 * CELL)
    spots |= {store(1): high._replace(x=MARGIN), store(0): high._replace(x=RIGHT)}
    below = MARGIN + 2 * EDGE + 2 * CELL + LINE
    drawing = Drawing(RIGHT + STORE + MARGIN, below + 2 * LINE, _describe(state))
    for box in highlights.boxes(spots):
        drawing.tint(box)
    for pit, beans in enumerate(state.pits):
        center = spots[place(pit)].center
        drawing.circle(center, PIT, width=1.5)
        _draw_beans(drawing, place(pit), center, beans, PIT)
        drawing.text(_beside(spots, pit, CELL / 2 + 11), str(beans), MIDDLE, bold=True)
        drawing.text(_beside(spots, pit, CELL / 2 + 28), str(pit % ROW + 1), italic=True)
    for seat, beans in enumerate(state.stores):
        box = spots[store(seat)]
        drawing.rectangle(box.inset(4), width=1.5, round_by=24)
        _draw_beans(drawing, store(seat), box.center, beans, STORE / 2 - 4)
        edge = box.y - 10 if seat else box.y + box.height + 10
        drawing.text((box.center[0], edge), str(beans), MIDDLE, bold=True)
    for move in highlights.moves:
        if move != SKIP:
            _draw_sowing(drawing, game, state, move, spots)
    for seat, side in enumerate(SIDES):
        skips = f":  skip {state.skips[seat]}" if game.rules.skips else ""
        draw_seat(
            drawing, game, state, seat, (MARGIN, below + seat * LINE), side + skips, men=False
        )
    return drawing


def _spot(row: int, column: int) -> Box:
    left = MARGIN + STORE + (column - 1) * CELL
    return Box(left, MARGIN + EDGE + row * CELL, CELL, CELL)


def _describe(state: State) -> list[str]:
    return [
        f"{side}: {' '.join(map(str, state.row(seat)))}, store {state.stores[seat]}"
        for seat, side in enumerate(SIDES)
    ]


def _draw_beans(drawing: Drawing, name: str, center: Point, beans: int, room: float) -> None:
    """Draw the beans of a place within `room` pixels of `center`; `name` is the id of the place."""
    apart = min(2.1 * BEAN, (room - BEAN) / sqrt(max(1, beans)))
    size = min(BEAN, 0.55 * apart)
    with drawing.group(f"beans {name}"):
        for bean in range(beans):
            out, turn = apart * sqrt(bean + 0.5 if beans > 1 else 0), bean * GOLDEN
            at = (center[0] + out * cos(turn), center[1] + out * sin(turn))
            drawing.circle(at, size, fill=INK, width=0)


def _draw_sowing(
    drawing: Drawing, game: Bohnenspiel, state: State, move: int, spots: Mapping[str, Box]
) -> None:
    """Draw the sowing of pit `move` as an arrow to its last pit; `spots` has boxes by place id."""
    trail = (move, *sow(game.rules, state.pits, move).trail)
    path = [spots[place(move)].center]
    for before, pit in zip((move, *trail), trail, strict=False):
        x, y = _beside(spots, pit, ROAD)
        if cell(pit)[0] != cell(before)[0]:
            corner = x + CELL / 2 * (1 if cell(pit)[1] == ROW else -1)
            path += [(corner, path[-1][1]), (corner, y)]
        path.append((x, y))
    drawing.arrow(*path, _beside(spots, trail[-1], PIT - 5), clear=PIT)


def _beside(spots: Mapping[str, Box], pit: int, distance: float) -> Point:
    """Return the point `distance` pixels below a South pit's centre or above a North pit's centre.

    `pit` is the index of the pit; `spots` has the boxes of the places, keyed by place id.
    """
    x, y = spots[place(pit)].center
    return x, y + (distance if pit < ROW else -distance)
