"""Drawings of the Roman board: twelve lines divided by a gap, with a player at each short end."""

from __future__ import annotations

from alveus.diagrams.characters import finish_lines
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import Box, Drawing
from alveus.families.tables.diagram import men
from alveus.families.tables.diagram.men import Spot
from alveus.families.tables.game import TablesGame
from alveus.families.tables.layout import BESIDE
from alveus.families.tables.state import State

MARGIN, TOP, EDGE, NUMBERS = 14, 34, 82, 46
"""In pixels: side margin; top margin; width of the areas beside the lines for hit men (bar), men
not yet entered (hand) and men borne off (tray); width of the column of point numbers."""
ROW, LENGTH, LANE, RADIUS, LINES = 24, 204, 68, 10, 12
"""Height of a line, length of half a line, width of the gap and radius of a man, in pixels; then
the number of lines."""
ENDS = {"bar": 1, "hand": 4, "tray": 11}
"""Index of the line (0: top) beside which each player's bar, hand and tray are drawn."""


def board(game: TablesGame, state: State, ascii_only: bool) -> list[str]:
    """Return the position as lines of text: the board, players and result, from top to bottom.

    The board has the numbers of its points.  A player's line has the men beside the board, the
    dice and the cube.  The result is shown after the end of the game.
    """
    occupied = men.count_men(game, state)
    place_at = {cell: place for place, cell in game.layout.grid.items()}
    rows = []
    for row in range(LINES):
        left, right = place_at[row, 1], place_at[row, 2]
        first, last = men.point_numbers(game, left), men.point_numbers(game, right)
        before = "".join(f"{number:>3}" for number in reversed(first))
        after = "".join(f"{number:>3}" for number in last)
        two = f"{men.words(occupied, left):^9}│{men.words(occupied, right):^9}"
        rows.append(f"{before:>6} │{two}│{after}")
    rule = "─" * 9
    key = [] if men.same_numbers(game) else [f"  ●  ○{'':22} ○  ●"]
    lines = [*key, f"{'':7}┌{rule}┬{rule}┐", *rows, f"{'':7}└{rule}┴{rule}┘"]
    return finish_lines([*lines, *men.side_lines(game, state)], ascii_only)


def diagram(game: TablesGame, state: State, highlights: Highlights) -> Drawing:
    """Draw the board.  Raises SetupError `bad_value` for an unknown highlighted place."""
    layout, height = game.layout, LINES * ROW
    spots = {place: _spot(game, place) for place in layout.grid}
    start = MARGIN + EDGE + NUMBERS
    width = 2 * start + 2 * LENGTH + LANE
    drawing = Drawing(width, TOP + height + 3 * men.LINE, men.describe_position(game, state))
    for left in (start, start + LENGTH + LANE):
        drawing.rectangle(Box(left, TOP, LENGTH, height), width=2)
    where = {}
    for place, (box, (direction, _), *_) in spots.items():
        x, y = box.center
        if place in BESIDE:
            drawing.text((x, box.y - 8), place.partition(".")[0], italic=True)
            drawing.rectangle(box)
            continue
        drawing.line((box.x, y), (box.x + LENGTH, y))
        edge = x - direction * LENGTH / 2
        where[place] = (edge - 13 * direction, y), (edge - 34 * direction, y)
        if place in layout.mark_names:
            drawing.text((box.x - 6, y), layout.mark_names[place], anchor="end", italic=True)
    men.draw_numbers(drawing, game, where)
    for edge, direction in ((start, 1), (width - start, -1)):
        men.draw_legend(
            drawing, game, (edge - 13 * direction, TOP - 14), (edge - 34 * direction, TOP - 14)
        )
    men.draw_all(drawing, game, state, spots, highlights)
    men.draw_sides(drawing, game, state, (start, TOP + height + 1.25 * men.LINE))
    return drawing


def _spot(game: TablesGame, place: str) -> Spot:
    """Return where to draw the men of a place: a box, filled from its end farther from the gap.

    The box of a point is half a line.  The boxes of bar, hand (men not yet entered) and tray (men
    borne off) are beyond the outer ends of the lines.
    """
    row, column = game.layout.grid[place]
    direction = 1 if column in (0, 1) else -1
    beside = BESIDE.get(place)
    start, width = MARGIN + EDGE + NUMBERS, LENGTH
    left = start + (LENGTH + LANE if column == 2 else 0)
    if beside is not None:
        row, width = ENDS[beside[0]], EDGE
        left = MARGIN if column == 0 else start + 2 * LENGTH + LANE + NUMBERS
    box = Box(left, TOP + row * ROW, width, ROW)
    return Spot(box, (direction, 0), RADIUS, width // (2 * RADIUS))
