"""Boards, men and dice of the tables games to print; sizes are in millimetres."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from alveus.diagrams.elements import draw_pips
from alveus.diagrams.svg import DARK, LIGHT, PAPER, Box, Drawing, Point
from alveus.families.tables.game import TablesGame
from alveus.families.tables.layout import BESIDE
from alveus.sheets.kit import Board, Kit, Pieces, draw_all
from alveus.sheets.page import FINE, THIN, draw_frame

NUMBER = 4
"""Font size of the numbers of points."""
POINT, LENGTH, LANE, EDGE = 26, 105, 14, 8
"""Half board, in mm: width and length of a point, distance between the two rows of points, height
of the strips for point numbers above the upper row and below the lower row."""
HOLE = 2.2
"""Radius of the dot on a point that holds a limited number of men."""
HATCHED, HAIR = 60, 0.12
"""Lines drawn across every second point: number of strips into which they divide the point, and
width of a line."""
LINES, LINE, HALF, GAP, END, RIM = 12, 19, 94, 60, 18, 6
"""Roman board, in mm: number and height of the lines, length of half a line (a point), gap between
the halves, space for the numbers of the points, rim."""
ROMAN = Box(0, 0, 2 * (HALF + END) + GAP, LINES * LINE + 2 * RIM)
COLUMNS, ROWS, ORNAMENT = 13, 3, 6
"""Board of 36 squares: number of columns (12 with squares, one with ornaments), number of rows, and
index (from 0) of the column with ornaments (rosettes)."""
SQUARE, HEIGHT, BETWEEN, BORDER = 24, 34, 3, 4
"""Board of 36 squares, in mm: width and height of a square, distance between the rows, rim."""
SQUARES = Box(
    0, 0, COLUMNS * SQUARE + 2 * BORDER, ROWS * HEIGHT + (ROWS - 1) * BETWEEN + 2 * BORDER
)
ASIDE = 1.5
"""Distance in mm of a rosette (ornament) from the squares beside it."""
ROOM = 4
"""Edge of the square of paper on which a man is printed, minus the man's diameter, in mm."""
DIE, FLAP, APART = 16, 4, 6
"""Paper dice, in mm: edge, width of the flaps for glue, distance between the nets of two dice."""
CROSS = {(0, 1): 2, (1, 0): 6, (1, 1): 3, (1, 2): 1, (1, 3): 4, (2, 1): 5}
"""Number of each face of a die, keyed by row and column in its net (unfolded cross)."""
FLAPS = (((0, 1), (-1, 0)), ((0, 1), (0, -1)), ((0, 1), (0, 1)), ((2, 1), (0, -1)),
         ((2, 1), (0, 1)), ((2, 1), (1, 0)), ((1, 3), (0, 1)))  # fmt: skip
"""The flaps for glue on the net of a paper die.  Each item has the (row, column) of a face in the
net, and the direction (down, right) from this face to its flap: (-1, 0) is up, (0, 1) is right."""


def lay_kit(game: TablesGame) -> Kit:
    """Return the parts to print: the board, both players' men, and as many dice as are rolled."""
    board, diameter = _lay_board(game)
    size = diameter + ROOM
    draw_men = [partial(_draw_man, diameter=diameter, seat=seat) for seat in (0, 1)]
    men = [Pieces("men", draw_all(size, size, [draw] * game.rules.men)) for draw in draw_men]
    width, height = 4 * DIE + FLAP + APART, 3 * DIE + 2 * FLAP + APART
    dice = draw_all(width, height, [_draw_die] * game.rules.dice)
    return Kit((board,), (*men, Pieces("dice", dice, folded=True)))


def _lay_board(game: TablesGame) -> tuple[Board, float]:
    """Return the board, and the diameter of its men in mm."""
    if game.layout.square_names:
        join = BORDER + (ORNAMENT + 1) * SQUARE - ASIDE / 2
        return Board(SQUARES.width, SQUARES.height, partial(_draw_squares, game), (join,)), 20
    if game.layout.mark_names:
        join = ROMAN.width / 2
        return Board(ROMAN.width, ROMAN.height, partial(_draw_roman, game), (join,)), 18
    width, height = (game.rules.length // 2 + 1) * POINT, 2 * (LENGTH + EDGE) + LANE
    return Board(width, height, partial(_draw_half, game), ()), 21


def _draw_half(game: TablesGame, drawing: Drawing) -> None:
    half = game.rules.length // 2
    field = Box(0, EDGE, half * POINT, 2 * LENGTH + LANE)
    bar = Box(half * POINT, EDGE, POINT, field.height)
    for place, (row, column) in game.layout.grid.items():
        if place not in BESIDE:
            restricted = "any_number" not in game.layout.marks[place]
            _draw_point(drawing, column, row, restricted)
            x, y = (column + 0.5) * POINT, EDGE / 2 + row * (2 * LENGTH + LANE + EDGE)
            _draw_numbers(drawing, game, place, (x - 5, y), (x + 5, y))
    for box in (field, bar):
        draw_frame(drawing, box)


def _draw_point(drawing: Drawing, column: int, row: int, restricted: bool) -> None:
    left, up = column * POINT, -1 if row else 1
    foot = EDGE + row * (2 * LENGTH + LANE)
    x, tip = left + POINT / 2, foot + up * (LENGTH - 7)
    drawing.polygon(
        (left + 2, foot), (left + POINT - 2, foot), (x + 5, tip), (x - 5, tip), width=FINE
    )
    drawing.circle((x, tip), 5, fill=PAPER, width=FINE)
    if restricted:
        drawing.circle((x, tip), HOLE, fill="ink", width=0)
    if (column + row) % 2:
        wide, narrow, long = POINT / 2 - 2, 5, LENGTH - 7
        for step in range(1, HATCHED):
            along = step * (long - 5) / HATCHED
            reach = wide + (narrow - wide) * along / long
            drawing.line((x - reach, foot + up * along), (x + reach, foot + up * along), width=HAIR)


def _draw_numbers(
    drawing: Drawing, game: TablesGame, place: str, white: Point, black: Point
) -> None:
    drawing.text(white, str(game.layout.number(0, place)), NUMBER, bold=True)
    drawing.text(black, str(game.layout.number(1, place)), NUMBER, italic=True)


def _draw_roman(game: TablesGame, drawing: Drawing) -> None:
    draw_frame(drawing, ROMAN)
    for place, (row, column) in game.layout.grid.items():
        if place not in BESIDE:
            _draw_line(drawing, game, place, row, column)
    for left in (END, END + HALF + GAP):
        drawing.rectangle(Box(left, RIM, HALF, LINES * LINE), width=FINE)


def _draw_line(drawing: Drawing, game: TablesGame, place: str, row: int, column: int) -> None:
    """Draw the point `place` of the Roman board, which is half of a horizontal line.

    Write its number for each player at its outer end, its traditional name, if any, at its inner
    end.  `row` is the line, from 0; `column` is 1 for the left half, 2 for the right half.
    """
    direction = 1 if column == 1 else -1
    outer = END if column == 1 else END + 2 * HALF + GAP
    y = RIM + (row + 0.5) * LINE
    drawing.line((outer, y), (outer + direction * HALF, y), width=2 * FINE)
    _draw_numbers(drawing, game, place, (outer - 5 * direction, y), (outer - 12 * direction, y))
    for name in game.layout.marks.get(place, ()):
        at = (outer + direction * (HALF + 3), y)
        anchor = "start" if direction > 0 else "end"
        drawing.text(at, name.capitalize(), 3.4, italic=True, anchor=anchor)


def _draw_squares(game: TablesGame, drawing: Drawing) -> None:
    draw_frame(drawing, SQUARES)
    for place, (row, column) in game.layout.grid.items():
        if place not in BESIDE:
            box = _square(row, column)
            name = game.layout.square_names[place]
            drawing.rectangle(box, width=FINE)
            drawing.text((box.center[0], box.y + 6.5), name[0], 10)
            drawing.text((box.center[0], box.y + HEIGHT - 3), name, 3.6, italic=True)
    for row in range(ROWS):
        _draw_rosette(drawing, _square(row, ORNAMENT).center)


def _square(row: int, column: int) -> Box:
    return Box(BORDER + column * SQUARE, BORDER + row * (HEIGHT + BETWEEN), SQUARE, HEIGHT)


def _draw_rosette(drawing: Drawing, center: Point) -> None:
    radius = SQUARE / 2 - ASIDE
    drawing.circle(center, radius, width=2 * FINE)
    drawing.circle(center, radius - 1, width=THIN)
    x, y = center
    for petal in range(6):
        turn = pi * petal / 3
        tip = (x + (radius - 1.5) * cos(turn), y + (radius - 1.5) * sin(turn))
        sides = [
            (x + 0.5 * radius * cos(turn + bent), y + 0.5 * radius * sin(turn + bent))
            for bent in (0.3, -0.3)
        ]
        drawing.polygon(center, sides[0], tip, sides[1], width=THIN)


def _draw_man(drawing: Drawing, diameter: float, seat: int) -> None:
    center = (drawing.width / 2, drawing.height / 2)
    fill = DARK if seat else LIGHT
    drawing.circle(center, diameter / 2, fill=fill, width=2 * FINE)
    for part, width in ((0.74, 2 * FINE), (0.24, FINE)):
        radius = part * diameter / 2
        if seat:
            drawing.circle(center, radius, fill=LIGHT, width=0)
            drawing.circle(center, radius - width, fill=DARK, width=0)
        else:
            drawing.circle(center, radius, width=width)


def _draw_die(drawing: Drawing) -> None:
    for face, side in FLAPS:
        _draw_flap(drawing, _face(*face), side)
    for (row, column), number in CROSS.items():
        box = _face(row, column)
        drawing.rectangle(box, fill=PAPER, width=FINE)
        draw_pips(drawing, box.inset(1), number)


def _face(row: int, column: int) -> Box:
    return Box(APART / 2 + column * DIE, APART / 2 + FLAP + row * DIE, DIE, DIE)


def _draw_flap(drawing: Drawing, box: Box, side: tuple[int, int]) -> None:
    """Draw a glue flap at a face's edge in the direction `side` (down, right): (0, -1) is left."""
    down, right = side
    x, y = box.center
    half, away = DIE / 2, DIE / 2 + FLAP
    corners = []
    for along, out in ((-half, half), (-half + FLAP, away), (half - FLAP, away), (half, half)):
        corners.append((x + along, y + down * out) if down else (x + right * out, y + along))
    drawing.polygon(*corners, width=THIN)
