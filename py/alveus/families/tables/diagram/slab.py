"""Draw positions of Ludus XII scriptorum, in characters (`board`) or as SVG (`diagram`).

The board has three rows of twelve squares.  An ornament divides each row in the middle.
"""

from __future__ import annotations

from alveus.diagrams.characters import draw_cells, finish_lines
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import Box, Drawing, Point
from alveus.families.tables.diagram import men
from alveus.families.tables.diagram.men import Spot
from alveus.families.tables.game import TablesGame
from alveus.families.tables.layout import BESIDE
from alveus.families.tables.state import State

MARGIN, COLUMN, ROW, LABEL = 16, 44, 66, 9
"""In pixels: margin of the drawing, width and height of a square, and distance of the square's name
and point numbers from its upper or lower edge."""
RADIUS, GAP, SQUARES = 15, 10, 12
"""In pixels: radius of a man, and width of the gap between the squares and the men at their right,
which have not entered yet or are borne off.  `SQUARES` is the number of squares in a row."""


def board(game: TablesGame, state: State, ascii_only: bool) -> list[str]:
    """Return lines of text: the board, a line for each player and, after the end, the result.

    A square contains its name (``A7``), the number that each player gives it, and its men (``○3``).
    """
    occupied = men.count_men(game, state)
    cells = {}
    for place, cell in game.layout.grid.items():
        if place not in BESIDE:
            named = game.layout.square_names[place], " ".join(men.point_numbers(game, place))
            cells[cell] = (*named, men.words(occupied, place))
    return finish_lines([*draw_cells(cells, 5), *men.side_lines(game, state)], ascii_only)


def diagram(game: TablesGame, state: State, highlights: Highlights) -> Drawing:
    """Draw the board.  Raises SetupError `bad_value` for an unknown highlighted place.

    Several men on a square are drawn as one disc with their count.  The point number of a square is
    at its lower edge; if it differs between the players, White's is on the left.
    """
    layout = game.layout
    spots = {place: _spot(*cell) for place, cell in layout.grid.items()}
    right = max(spot.box.x for spot in spots.values()) + COLUMN + MARGIN
    drawing = Drawing(
        right, 2 * MARGIN + 3 * ROW + 2.5 * men.LINE, men.describe_position(game, state)
    )
    where: dict[str, tuple[Point, ...]] = {}
    for place, (box, *_) in spots.items():
        x, y = box.center
        name = layout.square_names.get(place) or place.partition(".")[0]
        if place not in BESIDE:
            drawing.rectangle(box)
            low = box.y + ROW - LABEL
            both = ((x - 11, low), (x + 11, low))
            where[place] = both if len(men.point_numbers(game, place)) == 2 else ((x, low),)
        else:
            drawing.circle((x, y), RADIUS + 3)
        drawing.text((x, box.y + LABEL), name, italic=True)
    men.draw_numbers(drawing, game, where)
    x, y = MARGIN + (SQUARES + 1) / 2 * COLUMN, MARGIN + 2 * ROW - LABEL
    men.draw_legend(drawing, game, (x - 11, y), (x + 11, y))
    men.draw_all(drawing, game, state, spots, highlights)
    men.draw_sides(drawing, game, state, (MARGIN, 2 * MARGIN + 3 * ROW + men.LINE / 2))
    return drawing


def _spot(row: int, column: int) -> Spot:
    beyond = GAP if column > SQUARES else 0
    box = Box(MARGIN + column * COLUMN + beyond, MARGIN + row * ROW, COLUMN, ROW)
    return Spot(box, (0, 1), RADIUS, room=1)
