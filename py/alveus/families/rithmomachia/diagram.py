"""Draw a position of Rithmomachia as lines of text (`board`) or in SVG (`diagram`).

Both drawings also show the captured pieces.  `draw_stone` draws a single piece.
"""

from __future__ import annotations

from collections.abc import Mapping

from alveus.diagrams.characters import finish_lines, result_lines, seat_sign, wrap_words
from alveus.diagrams.elements import INDENT, Highlights, draw_seat
from alveus.diagrams.svg import DARK, LIGHT, MIDDLE, Box, Drawing, Point
from alveus.families.rithmomachia.board import (
    FILES,
    LAYERS,
    PYRAMID,
    SHAPES,
    SIDES,
    STONES,
    TRIANGLE,
    WIDTH,
    Step,
    Stone,
    cell,
    name,
    slot,
    write_board,
)
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.shapes import (
    ASIDE,
    BASE,
    BASE_MIDDLE,
    BELOW,
    CAP,
    NUMBERS,
    OUTLINES,
    PYRAMIDS,
    THICK,
)
from alveus.families.rithmomachia.state import Move, Placing, State, Take

MARGIN, EDGE, CELL, GAP, LINE = 16, 26, 50, 18, 22
"""In pixels: margin, space for the names of files and ranks, size of a square, gap beside the
board, line height."""
SIGNS = dict(zip(SHAPES, ("○●", "△▲", "□■", "◇◆"), strict=True))
"""For each shape, the signs of White's and of Black's pieces in text.  ASCII text has the letter of
the shape instead, in lower case for Black."""
EDGE_WIDTH, DIGIT = 0.03, 0.5
"""Width of a piece's edge relative to its square, and of a digit relative to the font size."""


def board(game: RithmomachiaGame, state: State, ascii_only: bool) -> list[str]:
    """Return lines of text: the board with White at the bottom, and each side's captures."""
    lines = []
    files = "".join(f"{file:^6}" for file in FILES)
    for rank in reversed(range(game.rules.ranks)):
        row = state.board[rank * WIDTH : (rank + 1) * WIDTH]
        stones = [_piece_text(STONES[code], ascii_only) if code else "·" for code in row]
        lines.append(f"{rank + 1:>3} {''.join(f'{stone:^6}' for stone in stones)} {rank + 1}")
    lines = [f"    {files}", *lines, f"    {files}"]
    for side, seat in enumerate(SIDES):
        taken = [_piece_text(stone, ascii_only) for stone in _taken(state, side)]
        lines += wrap_words([f"({len(taken)})", *taken], f"{seat_sign(game, state, side)} {seat}")
    lines += [f"  {_piece_text(stone, ascii_only)} = {_sum(stone)}" for stone in _pyramids(state)]
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def _piece_text(stone: Stone, ascii_only: bool) -> str:
    """Return a stone as text: shape and side, number, and a star for a stone that changed sides."""
    signs = stone.shape + stone.shape.lower() if ascii_only else SIGNS[stone.shape]
    return f"{signs[stone.side]}{stone.value}{'*' if stone.turned else ''}"


def _taken(state: State, side: int) -> list[Stone]:
    """Return the pieces captured by a side, in their original colour."""
    return [STONES[code].original for code in state.reserves[side]]


def _pyramids(state: State) -> list[Stone]:
    return [STONES[code] for code in state.board if STONES[code].shape == PYRAMID]


def _sum(stone: Stone) -> str:
    return "+".join(map(str, LAYERS[stone.value]))


def diagram(game: RithmomachiaGame, state: State, highlights: Highlights) -> Drawing:
    """Draw the position.  Pieces that changed sides have underlined numbers."""
    ranks = game.rules.ranks
    spots = {name(at): _spot(ranks - 1 - at // WIDTH, at % WIDTH) for at in range(ranks * WIDTH)}
    stones = {name(at): STONES[code] for at, code in enumerate(state.board) if code}
    for side in (0, 1):
        for number, stone in enumerate(_taken(state, side)):
            place = slot(side, number)
            spots[place], stones[place] = _spot(*cell(side, number, ranks)), stone
    right = max(box.x for box in spots.values()) + CELL + MARGIN
    below = MARGIN + ranks * CELL + EDGE
    pyramids = [f"P{stone.value} = {_sum(stone)}" for stone in _pyramids(state)]
    captured = [
        f"{seat} ({len(state.reserves[side])}): {' '.join(s.text for s in _taken(state, side))}"
        for side, seat in enumerate(SIDES)
    ]
    description = [" ".join(write_board(state.board)), *captured, *pyramids]
    drawing = Drawing(right, below + LINE * (2.5 + len(pyramids)), description)
    for at in range(ranks * WIDTH):
        drawing.rectangle(spots[name(at)])
    for rank in range(1, ranks + 1):
        drawing.text((MARGIN + EDGE / 2, spots[f"a{rank}"].center[1]), str(rank))
    for file in FILES:
        drawing.text((spots[f"{file}1"].center[0], below - EDGE / 2), file)
    for box in highlights.boxes(spots):
        drawing.tint(box.inset(1))
    for place, stone in stones.items():
        with drawing.group(f"stone {stone.text}"):
            draw_stone(drawing, spots[place].center, stone)
    for move in highlights.moves:
        _draw_way(drawing, state, move, spots)
    for side, seat in enumerate(SIDES):
        at_line = (MARGIN + EDGE, below + LINE * (side + 0.5))
        draw_seat(drawing, game, state, side, at_line, seat)
    for number, words in enumerate(pyramids):
        at_line = (MARGIN + EDGE + INDENT, below + LINE * (number + 2.5))
        drawing.text(at_line, words, MIDDLE, anchor="start")
    return drawing


def _spot(row: int, column: int) -> Box:
    beyond = GAP if column >= WIDTH else 0
    return Box(MARGIN + EDGE + column * CELL + beyond, MARGIN + row * CELL, CELL, CELL)


def draw_stone(drawing: Drawing, center: Point, stone: Stone, size: float = CELL) -> None:
    """Draw a piece in its shape, on a square of side `size`.

    A piece that changed sides has a line below its number.  On others a full stop after 6, 9 and 66
    shows which side is up.
    """
    fill, other, up = (DARK, LIGHT, -1) if stone.side else (LIGHT, DARK, 1)
    edge, thin = EDGE_WIDTH * size, EDGE_WIDTH * size / 2
    x, y = center
    if stone.shape == PYRAMID:
        lowest, *higher = PYRAMIDS[stone.value]
        drawing.path(lowest.outline, center, size, fill, edge)
        for layer in higher:
            drawing.path(layer.outline, center, size, fill, thin, other)
        y += higher[-1].middle * size
    else:
        drawing.path(OUTLINES[stone.side][stone.shape], center, size, fill, edge)
        y += ASIDE * size * up if stone.shape == TRIANGLE else 0
    _draw_number(drawing, (x, y), stone, size, other)
    if stone.shape == PYRAMID:
        base = x, center[1] + BASE_MIDDLE * size
        drawing.text(base, str(LAYERS[stone.value][0]), BASE * size, fill=other, bold=True)


def _draw_number(drawing: Drawing, center: Point, stone: Stone, size: float, paint: str) -> None:
    """Draw a piece's number and any underline or full stop (see `draw_stone`) in colour `paint`."""
    x, y = center
    value = str(stone.value)
    letters = NUMBERS[stone.shape][len(value) - 1] * size
    length, thick = DIGIT * len(value) * letters, THICK * letters
    has_point = not stone.turned and set(value) in ({"6"}, {"9"})
    middle = x - 1.4 * thick if has_point else x
    drawing.text((middle, y), value, letters, fill=paint, bold=True, length=length)
    if stone.turned:
        line = Box(x - length / 2, y + BELOW * letters, length, thick)
        drawing.rectangle(line, fill=paint, width=0)
    elif has_point:
        point = middle + length / 2 + 1.8 * thick, y + CAP / 2 * letters - thick
        drawing.circle(point, thick, fill=paint, width=0)


def _draw_way(drawing: Drawing, state: State, move: Move, spots: Mapping[str, Box]) -> None:
    """Draw an arrow for each piece that `move` moves or places; tint the square of a `Take`.

    `spots` maps the names of squares and slots to their boxes in the drawing.
    """
    path: tuple[str, ...] = ()
    if isinstance(move, Step):
        path = name(move.source), name(move.target)
    elif isinstance(move, Placing):
        path = next(state.placing_paths(move))
    elif isinstance(move, Take):
        drawing.tint(spots[name(move.at)])
    for source, target in zip(path[::2], path[1::2], strict=True):
        drawing.arrow(spots[source].center, spots[target].center, clear=CELL / 2.4)
