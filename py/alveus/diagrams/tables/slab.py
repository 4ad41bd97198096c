"""The board of thirty-six squares: three rows of twelve, parted in the middle by an ornament."""

from __future__ import annotations

from alveus.diagrams.characters import finish, rule_cells
from alveus.diagrams.pointing import Pointing
from alveus.diagrams.svg import Box, Drawing, Point
from alveus.diagrams.tables import men
from alveus.diagrams.tables.men import Spot
from alveus.tables.game import TablesGame
from alveus.tables.state import State

MARGIN, COLUMN, ROW, LABEL = 16, 44, 66, 9
"""The margin, the size of a square, and how far from its edges it is named and numbered."""
RADIUS, GAP, SQUARES = 15, 10, 12
"""The size of a man, how far hand and tray lie from the board, the squares of a row."""


def board(game: TablesGame, state: State, ascii_only: bool) -> list[str]:
    """The squares with their names, the players' numbers and the men."""
    lying = men.lying(game, state)
    cells = {}
    for place, cell in game.layout.grid.items():
        if game.layout.beside_board(place) is None:
            named = game.layout.square_names[place], " ".join(men.numbers(game, place))
            cells[cell] = (*named, men.words(lying, place))
    return finish([*rule_cells(cells, 5), *men.side_lines(game, state)], ascii_only)


def diagram(game: TablesGame, state: State, pointing: Pointing) -> Drawing:
    """Squares with their names above and the players' numbers below; a man bears the count.

    Where the players number a square differently, White's number stands left of Black's, as the
    discs in the middle say.
    """
    layout = game.layout
    spots = {place: _spot(*cell) for place, cell in layout.grid.items()}
    right = max(spot.box.x for spot in spots.values()) + COLUMN + MARGIN
    drawing = Drawing(right, 2 * MARGIN + 3 * ROW + 2.5 * men.LINE, men.tell_position(game, state))
    where: dict[str, tuple[Point, ...]] = {}
    for place, (box, *_) in spots.items():
        x, y = box.center
        beside = layout.beside_board(place)
        if beside is None:
            drawing.rectangle(box)
            low = box.y + ROW - LABEL
            both = ((x - 11, low), (x + 11, low))
            where[place] = both if len(men.numbers(game, place)) == 2 else ((x, low),)
        else:
            drawing.circle((x, y), RADIUS + 3)
        name = layout.square_names[place] if beside is None else men.BESIDE[beside[0]]
        drawing.text((x, box.y + LABEL), name, italic=True)
    men.draw_numbers(drawing, game, where)
    x, y = MARGIN + (SQUARES + 1) / 2 * COLUMN, MARGIN + 2 * ROW - LABEL
    men.draw_key(drawing, game, (x - 11, y), (x + 11, y))
    men.draw_all(drawing, game, state, spots, pointing)
    men.draw_sides(drawing, game, state, (MARGIN, 2 * MARGIN + 3 * ROW + men.LINE / 2))
    return drawing


def _spot(row: int, column: int) -> Spot:
    """A square or a circle, with room for one man, who then stands for all."""
    beyond = GAP if column > SQUARES else 0
    box = Box(MARGIN + column * COLUMN + beyond, MARGIN + row * ROW, COLUMN, ROW)
    return Spot(box, (0, 1), RADIUS, room=1)
