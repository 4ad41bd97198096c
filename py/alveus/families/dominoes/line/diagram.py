"""Draw block dominoes (line, hands, stock) as text or as SVG.  Hidden tiles are face down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from alveus.diagrams.characters import finish_lines, result_lines, seat_sign, wrap_words
from alveus.diagrams.elements import Highlights, draw_pips, draw_seat
from alveus.diagrams.svg import MIDDLE, PAPER, Box, Drawing
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.state import (
    LEFT,
    RIGHT,
    STOCK,
    Hand,
    Move,
    State,
    hand_place,
    slot,
)

MARGIN, WIDE, HALF, STEP, ROW, LABEL = 16, 576, 22, 26, 58, 86
"""In pixels: margin; width between the margins; width of a tile (half its length); step from tile
to tile in a hand; step from row to row of the wrapped line; width of the label before a hand."""
BACK = "▒▒▒"


def board(game: LineGame, state: State, ascii_only: bool) -> list[str]:
    """Return lines of text: the line from left to right, the stock, each hand, the result."""
    lines = list(wrap_words((f"[{left}:{right}]" for left, right in state.line), "line"))
    for name, seat, tiles in sorted(_groups(game, state), key=lambda group: group[1] is not None):
        words = [f"({len(tiles)})", *(BACK if tile is None else str(tile) for tile in tiles)]
        label = STOCK if seat is None else f"{seat_sign(game, state, seat)} {name}"
        lines += wrap_words(words, label)
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def diagram(game: LineGame, state: State, highlights: Highlights) -> Drawing:
    """Draw line, hands and stock.  Raises SetupError for an unknown place in `highlights`."""
    layout = list(_lay_line(state))
    spots = {place: box for place, box, _ in layout}
    y = max(box.y + box.height for box in spots.values()) + HALF
    groups = _groups(game, state)
    for name, seat, tiles in groups:
        slots = dict(_slots(name, tiles, y))
        height = max((box.y for box in slots.values()), default=y) - y + 2 * HALF
        whole = Box(MARGIN, y, WIDE, height)
        spots |= {**slots, STOCK if seat is None else hand_place(name): whole}
        y += height + HALF
    drawing = Drawing(WIDE + 2 * MARGIN, y, _describe(game, state))
    for box in highlights.boxes(spots):
        drawing.tint(box.inset(-3))
    _draw_line(drawing, state, layout)
    for name, seat, tiles in groups:
        whole = spots[STOCK if seat is None else hand_place(name)]
        at, words = (MARGIN, whole.y + HALF), f"{name} ({len(tiles)})"
        if seat is None:
            drawing.text(at, words, MIDDLE, anchor="start")
        else:
            draw_seat(drawing, game, state, seat, at, words, men=False)
        for number, tile in enumerate(tiles):
            with drawing.group("back" if tile is None else "tile"):
                _draw_tile(drawing, spots[slot(name, number)], tile)
    for move in highlights.moves:
        if isinstance(move, Move):
            _draw_move(drawing, game, state, move, spots)
    return drawing


def _groups(game: LineGame, state: State) -> list[tuple[str, int | None, Hand]]:
    """Return (side, seat, tiles) of each hand; for a stock, also (STOCK, None, its tiles)."""
    seats = game.info.seats
    hands = state.hands or ((),) * len(seats)
    groups: list[tuple[str, int | None, Hand]] = [
        *zip(seats, range(len(seats)), hands, strict=True)
    ]
    if game.rules.stock != "none" or not state.hands:
        groups.append((STOCK, None, state.stock if state.hands else (None,) * game.rules.tiles))
    return groups


def _describe(game: LineGame, state: State) -> list[str]:
    line = " ".join(f"{left}:{right}" for left, right in state.line)
    lines = [f"line: {line}".rstrip()]
    for name, _, tiles in _groups(game, state):
        visible = " ".join(str(tile) for tile in tiles if tile is not None)
        lines.append(f"{name} ({len(tiles)}): {visible}".rstrip())
    return lines


def _slots(name: str, tiles: Hand, y: float) -> Iterator[tuple[str, Box]]:
    """Yield the place (such as ``a.0``) and the box of each tile in a hand or the stock.

    `name` is the side, or STOCK.  The tiles are arranged in rows, the first at `y` (in pixels).
    """
    across = (WIDE - LABEL) // STEP
    for number in range(len(tiles)):
        row, column = divmod(number, across)
        at = (MARGIN + LABEL + column * STEP, y + row * (2 * HALF + 4))
        yield slot(name, number), Box(*at, HALF, 2 * HALF)


def _lay_line(state: State) -> Iterator[tuple[str, Box, int]]:
    """Yield place id, box and row direction of each tile, and of the next free place at each end.

    The line is wrapped into rows that run alternately rightward (direction 1) and leftward (-1).
    """
    places = state.line_places or ["line.0"]
    widths = [HALF if left == right else 2 * HALF for left, right in state.line] or [2 * HALF]
    if state.line:
        places = [state.line_place(LEFT), *places, state.line_place(RIGHT)]
        widths = [2 * HALF, *widths, 2 * HALF]
    x, y, direction = MARGIN, MARGIN + HALF, 1
    for place, width in zip(places, widths, strict=True):
        if not MARGIN <= x + direction * width <= MARGIN + WIDE:
            y, direction = y + ROW, -direction
        height = 3 * HALF - width
        yield place, Box(min(x, x + direction * width), y - height / 2, width, height), direction
        x += direction * width


def _draw_line(drawing: Drawing, state: State, layout: Sequence[tuple[str, Box, int]]) -> None:
    for (_, box, direction), (_, below, turned) in pairwise(layout):
        if direction != turned:
            x = below.x + (below.width - HALF / 2 if direction > 0 else HALF / 2)
            drawing.line((x, box.center[1]), (x, below.center[1]), width=1.5)
    tiles = dict(zip(state.line_places, state.line, strict=True))
    for place, box, direction in layout:
        with drawing.group("tile" if place in tiles else "end"):
            if place in tiles:
                _draw_tile(drawing, box, tiles[place][::direction])
                continue
            drawing.rectangle(box.inset(2), round_by=3, dashed=True)
            if state.line:
                end = LEFT if place == state.line_place(LEFT) else RIGHT
                drawing.text(box.center, end, italic=True)


def _draw_tile(drawing: Drawing, box: Box, numbers: tuple[int, ...] | None) -> None:
    """Draw a tile with its first number left or above; if `numbers` is None, draw its back."""
    x, y, width, height = box.inset(1)
    drawing.rectangle(box.inset(1), fill=PAPER, width=1.5, round_by=3)
    if numbers is None:
        drawing.rectangle(box.inset(4), width=0.75)
        for left, right in ((x + 3, x + width - 3), (x + width - 3, x + 3)):
            drawing.line((left, y + 3), (right, y + height - 3), width=0.75)
        return
    across, (right, down) = width > height, box.center
    if across:
        drawing.line((right, y), (right, y + height))
    else:
        drawing.line((x, down), (x + width, down))
    for half, number in enumerate(numbers):
        at = Box(box.x + half * HALF * across, box.y + half * HALF * (not across), HALF, HALF)
        draw_pips(drawing, at, number, turned=across)


def _draw_move(
    drawing: Drawing, game: LineGame, state: State, move: Move, spots: Mapping[str, Box]
) -> None:
    if state.turn is None or move.kind == "pass":
        return
    side, hand = game.info.seats[state.turn], state.hands[state.turn]
    if move.tile is None:
        stock, own = spots[STOCK], spots[hand_place(side)]
        x = stock.x + LABEL + HALF / 2
        drawing.arrow((x, stock.y), (x, own.y + own.height))
    elif move.tile in hand:
        start, end = spots[slot(side, hand.index(move.tile))], spots[state.line_place(move.end)]
        drawing.arrow((start.center[0], start.y), (end.center[0], end.y + end.height))
