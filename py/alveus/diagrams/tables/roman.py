"""The Roman board: twelve lines cut by a lane, a player at either short end."""

from __future__ import annotations

from alveus.diagrams.characters import finish
from alveus.diagrams.pointing import Pointing
from alveus.diagrams.svg import Box, Drawing
from alveus.diagrams.tables import men
from alveus.diagrams.tables.men import Spot
from alveus.tables.game import TablesGame
from alveus.tables.state import State

MARGIN, TOP, BESIDE, NUMBERS = 14, 34, 82, 46
"""The margins, the width of what lies at a player's end and of the numbers before it."""
ROW, LENGTH, LANE, RADIUS, LINES = 24, 204, 68, 10, 12
"""The height of a line, the length of its half, the lane between, the size of a man, the lines."""
ENDS = {"bar": 1, "hand": 4, "tray": 11}
"""Beside which line of the board bar, hand and men borne off lie."""


def board(game: TablesGame, state: State, ascii_only: bool) -> list[str]:
    """The lines with their men, between the numbers of both players."""
    lying = men.lying(game, state)
    there = {cell: place for place, cell in game.layout.grid.items()}
    drawn = []
    for row in range(LINES):
        left, right = there[row, 1], there[row, 2]
        first, last = men.numbers(game, left), men.numbers(game, right)
        before = "".join(f"{number:>3}" for number in reversed(first))
        after = "".join(f"{number:>3}" for number in last)
        two = f"{men.words(lying, left):^9}│{men.words(lying, right):^9}"
        drawn.append(f"{before:>6} │{two}│{after}")
    rule = "─" * 9
    key = [] if men.agree(game) else [f"  ●  ○{'':22} ○  ●"]
    lines = [*key, f"{'':7}┌{rule}┬{rule}┐", *drawn, f"{'':7}└{rule}┴{rule}┘"]
    return finish([*lines, *men.side_lines(game, state)], ascii_only)


def diagram(game: TablesGame, state: State, pointing: Pointing) -> Drawing:
    """The board with its lines; bar, hand and men borne off lie at their owner's end."""
    layout, height = game.layout, LINES * ROW
    spots = {place: _spot(game, place) for place in layout.grid}
    start = MARGIN + BESIDE + NUMBERS
    width = 2 * start + 2 * LENGTH + LANE
    drawing = Drawing(width, TOP + height + 3 * men.LINE, men.tell_position(game, state))
    for left in (start, start + LENGTH + LANE):
        drawing.rectangle(Box(left, TOP, LENGTH, height), width=2)
    where = {}
    for place, (box, (way, _), *_) in spots.items():
        x, y = box.center
        beside = layout.beside_board(place)
        if beside is not None:
            drawing.text((x, box.y - 8), men.BESIDE[beside[0]], italic=True)
            drawing.rectangle(box)
            continue
        drawing.line((box.x, y), (box.x + LENGTH, y))
        edge = x - way * LENGTH / 2
        where[place] = (edge - 13 * way, y), (edge - 34 * way, y)
        if place in layout.mark_names:
            drawing.text((box.x - 6, y), layout.mark_names[place], anchor="end", italic=True)
    men.draw_numbers(drawing, game, where)
    for edge, way in ((start, 1), (width - start, -1)):
        men.draw_key(drawing, game, (edge - 13 * way, TOP - 14), (edge - 34 * way, TOP - 14))
    men.draw_all(drawing, game, state, spots, pointing)
    men.draw_sides(drawing, game, state, (start, TOP + height + 1.25 * men.LINE))
    return drawing


def _spot(game: TablesGame, place: str) -> Spot:
    """A half line, whose men stand in a row from its outer end, or what lies beside the board."""
    row, column = game.layout.grid[place]
    way = 1 if column in (0, 1) else -1
    beside = game.layout.beside_board(place)
    start, width = MARGIN + BESIDE + NUMBERS, LENGTH
    left = start + (LENGTH + LANE if column == 2 else 0)
    if beside is not None:
        row, width = ENDS[beside[0]], BESIDE
        left = MARGIN if column == 0 else start + 2 * LENGTH + LANE + NUMBERS
    box = Box(left, TOP + row * ROW, width, ROW)
    return Spot(box, (way, 0), RADIUS, width // (2 * RADIUS))
