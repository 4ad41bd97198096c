"""Draw any game from its view (the JSON for the page), as text (`board`) or SVG (`diagram`).

The places are drawn as cells in rows and columns, with their pieces.  The view is that of the seat
on turn or, if no seat is on turn, of the first seat.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from alveus.core.view import BoardGame, BoardView, PieceView
from alveus.diagrams.characters import WIDEST, draw_cells, finish_lines, result_lines, seat_sign
from alveus.diagrams.elements import Highlights, draw_seat
from alveus.diagrams.svg import DARK, LIGHT, MIDDLE, SMALL, Box, Drawing, Point

CELL, MARGIN, RADIUS, LINE = 52, 16, 16, 20
MIN_WIDTH = 160
"""The minimum width of a diagram in pixels, for the names of the players."""
SIGNS = "○●"
"""Signs for light and dark pieces, in this order."""


def board(game: BoardGame[Any, Any], state: Any, ascii_only: bool) -> list[str]:
    """Draw a grid of place names and pieces or, if wider than WIDEST, list the occupied places."""
    view = game.view(state, game.turn(state) or 0)
    contents = {place: _words(game, pieces) for place, pieces in _pieces(view).items()}
    cells = {
        (place["row"], place["column"]): (place["name"], contents.get(place["id"], place["value"]))
        for place in view["places"]
    }
    width = max(2, *(len(words) for cell in cells.values() for words in cell))
    lines = draw_cells(cells, width)
    if len(lines[0]) > WIDEST:
        lines = [f"{place}: {words}" for place, words in contents.items()]
    lines += [
        f"{seat_sign(game, state, seat)} {_sign(game, side)} {side}"
        for seat, side in enumerate(game.info.seats)
    ]
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def diagram(game: BoardGame[Any, Any], state: Any, highlights: Highlights) -> Drawing:
    """Draw the places as squares with their names, and the pieces on a place as one disc.

    The places in `highlights` are tinted.  Each legal move in `highlights` is drawn as an arrow
    from place to place or, if it has only one place, as a tint of this place.  Raises SetupError
    `bad_value` for an unknown place.
    """
    view, seats = game.view(state, game.turn(state) or 0), game.info.seats
    spots = {
        place["id"]: Box(MARGIN + place["column"] * CELL, MARGIN + place["row"] * CELL, CELL, CELL)
        for place in view["places"]
    }
    right = max(box.x for box in spots.values()) + CELL + MARGIN
    below = max(box.y for box in spots.values()) + CELL + 2 * MARGIN
    occupied, description = _pieces(view), []
    for at, pieces in occupied.items():
        faces = (f"{piece['side']} {piece['value']}".strip() for piece in pieces)
        description.append(f"{at}: {', '.join(faces)}")
    drawing = Drawing(max(right, MIN_WIDTH), below + LINE * len(seats), description)
    for place in view["places"]:
        box = spots[place["id"]]
        drawing.rectangle(box)
        drawing.text((box.x + 3, box.y + 8), place["name"], SMALL, anchor="start", italic=True)
    for box in highlights.boxes(spots):
        drawing.tint(box)
    for place in view["places"]:
        box = spots[place["id"]]
        if place["id"] in occupied:
            _draw_pieces(drawing, box, seats, occupied[place["id"]])
        elif place["value"]:
            drawing.text(_middle(box), place["value"], MIDDLE)
    paths = {move["text"]: move["path"] for move in reversed(view["moves"])}
    for move in highlights.moves:
        path = paths.get(game.text(state, move), [])
        if len(path) > 1:
            drawing.arrow(*(_middle(spots[place]) for place in path))
        elif path:
            drawing.tint(spots[path[0]])
    for seat, side in enumerate(seats):
        beginning = (MARGIN, below + LINE * seat)
        two, dark = len(seats) == 2, side == _dark_side(seats)
        draw_seat(drawing, game, state, seat, beginning, side, men=two, dark=dark)
    return drawing


def _pieces(view: BoardView) -> dict[str, list[PieceView]]:
    pieces: dict[str, list[PieceView]] = {}
    for piece in sorted(view["pieces"], key=lambda piece: piece["order"]):
        pieces.setdefault(piece["place"], []).append(piece)
    return pieces


def _words(game: BoardGame[Any, Any], pieces: list[PieceView]) -> str:
    """Return pieces as text: ``○2`` for two light pieces, ``●7×2`` for two dark ones of value 7."""
    counted = Counter((piece["side"], piece["value"]) for piece in pieces)
    return " ".join(
        _sign(game, side) + value + (f"{'×' if value else ''}{count}" if count > 1 else "")
        for (side, value), count in counted.items()
    )


def _sign(game: BoardGame[Any, Any], side: str) -> str:
    """Return ``●`` for the dark side, ``○`` for the other of the first two sides or for "".

    Return the initial of any other side.
    """
    seats = game.info.seats
    if side in seats[:2]:
        return SIGNS[side == _dark_side(seats)]
    return side[:1] or SIGNS[0]


def _dark_side(seats: tuple[str, ...]) -> str:
    """Return the side with dark pieces: ``black``, if one of the first two sides has this id.

    Otherwise it is the opponent of ``white`` or, without ``white``, the second or only side.
    """
    two = seats[:2]
    if "black" in two:
        return "black"
    return two[0] if two[1:] == ("white",) else two[-1]


def _draw_pieces(
    drawing: Drawing, box: Box, seats: tuple[str, ...], pieces: list[PieceView]
) -> None:
    top, count = pieces[-1], len(pieces)
    filled = len(seats) > 1 and top["side"] == _dark_side(seats)
    words = top["value"] or (str(count) if count > 1 else "")
    if count > 1 and top["value"]:
        drawing.text((box.x + CELL - 3, box.y + 8), f"×{count}", SMALL, anchor="end")
    if top["side"] not in seats[:2]:
        words = words or top["side"][:1]
    drawing.circle(_middle(box), RADIUS, fill=DARK if filled else LIGHT, width=1.5)
    if words:
        drawing.text(_middle(box), words, SMALL, fill=LIGHT if filled else DARK)


def _middle(box: Box) -> Point:
    return box.center[0], box.center[1] + 6
