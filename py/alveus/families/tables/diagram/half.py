"""Drawings of half a tables board: two rows of six points, a bar, and trays for men borne off.

The bar is right of the points, the trays are right of the bar.
"""

from __future__ import annotations

from alveus.diagrams.characters import draw_cells, finish_lines
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import Box, Drawing
from alveus.families.tables.diagram import men
from alveus.families.tables.diagram.men import Spot
from alveus.families.tables.game import TablesGame
from alveus.families.tables.layout import BESIDE
from alveus.families.tables.state import State

LEFT, TOP, COLUMN, POINT, LANE, GAP = 34, 44, 42, 142, 22, 12
"""In pixels: left margin, top margin, width of a point, length of a point, gap between the upper
and the lower row of points, gap between the bar and the trays."""
RADIUS, ROOM = 14, 5
"""Radius of a man in pixels, and the number of men that fit on a point."""


def board(game: TablesGame, state: State, ascii_only: bool) -> list[str]:
    """Return the position as text: the board between the points' numbers, then other lines.

    These are a line for each player and, at the end of the game, a line with the result.  With
    `ascii_only`, characters outside ASCII are replaced.
    """
    occupied = men.count_men(game, state)
    points = {place: cell for place, cell in game.layout.grid.items() if place not in BESIDE}
    board_lines = draw_cells(
        {cell: (men.words(occupied, place),) for place, cell in points.items()}, 4
    )
    lines = [
        *(_numbers(game, 0, seat) for seat in (1, 0)),
        *(f"   {line}" for line in board_lines),
        *(_numbers(game, 1, seat) for seat in (0, 1)),
    ]
    return finish_lines([*lines, *men.side_lines(game, state)], ascii_only)


def _numbers(game: TablesGame, row: int, seat: int) -> str:
    """Return a line of text: a player's symbol, then this player's numbers of one row's points.

    `row` is 0 for the upper row of the drawing, 1 for the lower one; `seat` is the player's seat.
    The points are listed from left to right, and numbered along the player's path.
    """
    grid = game.layout.grid
    points = (place for place in grid if grid[place][0] == row and place not in BESIDE)
    places = sorted(points, key=lambda place: grid[place])
    named = "".join(f"{game.layout.number(seat, place):^5}" for place in places)
    return f" {men.SIGNS[seat]}  {named}"


def _spot(row: int, column: int, half: int) -> Spot:
    x = LEFT + column * COLUMN + (GAP if column > half else 0)
    box = Box(x, TOP + row * (POINT + LANE), COLUMN, POINT)
    return Spot(box, (0, -1 if row else 1), RADIUS, ROOM)


def _draw_wedge(drawing: Drawing, box: Box, row: int, twice: bool) -> None:
    """Draw a triangle in `box`, with its base at the top if `row` is 0 (upper), else at the bottom.

    `twice` adds a smaller triangle inside, for a point with a limited number of men.
    """
    foot, up = (box.y + POINT, -1) if row else (box.y, 1)
    for inside in (0, 8) if twice else (0,):
        tip = (box.center[0], foot + up * (POINT - 4 - 4 * inside))
        drawing.polygon((box.x + 3 + inside, foot), (box.x + COLUMN - 3 - inside, foot), tip)


def diagram(game: TablesGame, state: State, highlights: Highlights) -> Drawing:
    """Draw the board.  Raises SetupError `bad_value` for an unknown highlighted place."""
    half, height = game.rules.length // 2, 2 * POINT + LANE
    grid = game.layout.grid
    spots = {place: _spot(row, column, half) for place, (row, column) in grid.items()}
    field, tray = Box(LEFT, TOP, (half + 1) * COLUMN, height), spots["off.black"].box
    width = tray.x + COLUMN + LEFT
    drawing = Drawing(width, 2 * TOP + height + 2.5 * men.LINE, men.describe_position(game, state))
    for frame in (field, tray._replace(height=height)):
        drawing.rectangle(frame, width=2)
    drawing.line((tray.x - GAP - COLUMN, TOP), (tray.x - GAP - COLUMN, TOP + height), width=2)
    where = {}
    for place, (row, _) in grid.items():
        if place not in BESIDE:
            restricted = "any_number" not in game.layout.marks[place]
            _draw_wedge(drawing, spots[place].box, row, twice=restricted)
            x, edge, out = spots[place].box.center[0], TOP + row * height, 2 * row - 1
            where[place] = (x, edge + 11 * out), (x, edge + 27 * out)
    men.draw_numbers(drawing, game, where)
    for edge, out in ((TOP, -1), (TOP + height, 1)):
        men.draw_legend(drawing, game, (LEFT - 12, edge + 11 * out), (LEFT - 12, edge + 27 * out))
    for name in ("bar", "off"):
        drawing.text((spots[f"{name}.black"].box.center[0], TOP - 11), name, italic=True)
    men.draw_all(drawing, game, state, spots, highlights)
    men.draw_sides(drawing, game, state, (LEFT, 2 * TOP + height + men.LINE / 2))
    return drawing
