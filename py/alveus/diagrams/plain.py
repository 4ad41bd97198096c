"""Any board that has a view: its places as cells in rows and columns, with what lies on them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from alveus.core.game import Game
from alveus.core.view import BoardGame, BoardView, PieceView
from alveus.diagrams.characters import WIDEST, ending, finish, rule_cells, standing
from alveus.diagrams.pointing import Pointing
from alveus.diagrams.seats import draw_seat
from alveus.diagrams.svg import DARK, LIGHT, MIDDLE, SMALL, Box, Drawing, Point

CELL, MARGIN, RADIUS, LINE = 52, 16, 16, 20
LEAST = 160
"""The width that the names of those who play need."""
SIGNS = "○●"
"""What stands for a piece of the first and of the second seat."""


def board(game: BoardGame[Any, Any], known: Any, ascii_only: bool) -> list[str]:
    """Every place with its name above what lies on it; place by place where that is too wide."""
    view = _view(game, known)
    lying = {place: _words(game, pieces) for place, pieces in _lying(view).items()}
    cells = {
        (place["row"], place["column"]): (place["name"], lying.get(place["id"], place["value"]))
        for place in view["places"]
    }
    width = max(2, *(len(words) for cell in cells.values() for words in cell))
    drawn = rule_cells(cells, width)
    if len(drawn[0]) > WIDEST:
        drawn = [f"{place}: {words}" for place, words in lying.items()]
    return finish([*drawn, *_seats(game, known)], ascii_only)


def diagram(game: BoardGame[Any, Any], known: Any, pointing: Pointing) -> Drawing:
    """Squares with their names, and a disc for what lies on them."""
    view, seats = _view(game, known), game.info.seats
    spots = {
        place["id"]: Box(MARGIN + place["column"] * CELL, MARGIN + place["row"] * CELL, CELL, CELL)
        for place in view["places"]
    }
    right = max(box.x for box in spots.values()) + CELL + MARGIN
    below = max(box.y for box in spots.values()) + CELL + 2 * MARGIN
    told = []
    for at, pieces in _lying(view).items():
        faces = (f"{piece['side']} {piece['value']}".strip() for piece in pieces)
        told.append(f"{at}: {', '.join(faces)}")
    drawing = Drawing(max(right, LEAST), below + LINE * len(seats), told)
    for place in view["places"]:
        box = spots[place["id"]]
        drawing.rectangle(box)
        drawing.text((box.x + 3, box.y + 8), place["name"], SMALL, anchor="start", italic=True)
    for box in pointing.boxes(spots):
        drawing.tint(box)
    lying = _lying(view)
    for place in view["places"]:
        box = spots[place["id"]]
        if place["id"] in lying:
            _draw_pieces(drawing, box, seats, lying[place["id"]])
        elif place["value"]:
            drawing.text(_middle(box), place["value"], MIDDLE)
    for move in pointing.moves:
        path = _path(view, game.text(known, move))
        if len(path) > 1:
            drawing.arrow(*(_middle(spots[place]) for place in path))
        elif path:
            drawing.tint(spots[path[0]])
    for seat, side in enumerate(seats):
        beginning = (MARGIN, below + LINE * seat)
        draw_seat(drawing, game, known, seat, beginning, side, men=len(seats) == 2)
    return drawing


def _view(game: BoardGame[Any, Any], known: Any) -> BoardView:
    return game.view(known, game.turn(known) or 0)


def _lying(view: BoardView) -> dict[str, list[PieceView]]:
    """The pieces of every place that has some, from the foot up."""
    lying: dict[str, list[PieceView]] = {}
    for piece in sorted(view["pieces"], key=lambda piece: piece["order"]):
        lying.setdefault(piece["place"], []).append(piece)
    return lying


def _words(game: Game[Any, Any], lying: list[PieceView]) -> str:
    """What lies on a place: the sign of every side with the faces or the number of its pieces."""
    counted = Counter((piece["side"], piece["value"]) for piece in lying)
    return " ".join(
        _sign(game, side) + value + (f"{'×' if value else ''}{count}" if count > 1 else "")
        for (side, value), count in counted.items()
    )


def _sign(game: Game[Any, Any], side: str) -> str:
    """An empty disc for the first seat, a full one for the second, else a letter."""
    seats = game.info.seats
    return SIGNS[seats.index(side)] if side in seats[: len(SIGNS)] else side[:1] or SIGNS[0]


def _seats(game: Game[Any, Any], known: Any) -> list[str]:
    """A line about everybody who plays, and one about the end."""
    seats = [
        f"{standing(game, known, seat)} {_sign(game, side)} {side}"
        for seat, side in enumerate(game.info.seats)
    ]
    return [*seats, *ending(game, known)]


def _draw_pieces(
    drawing: Drawing, box: Box, seats: tuple[str, ...], lying: list[PieceView]
) -> None:
    """A disc with the face of the topmost piece, or with how many there are."""
    top, count = lying[-1], len(lying)
    filled = top["side"] in seats[1:2]
    words = top["value"] or (str(count) if count > 1 else "")
    if count > 1 and top["value"]:
        drawing.text((box.x + CELL - 3, box.y + 8), f"×{count}", SMALL, anchor="end")
    if top["side"] not in seats[:2]:
        words = words or top["side"][:1]
    drawing.circle(_middle(box), RADIUS, fill=DARK if filled else LIGHT, width=1.5)
    if words:
        drawing.text(_middle(box), words, SMALL, fill=LIGHT if filled else DARK)


def _middle(box: Box) -> Point:
    """Where a piece lies on a place, below its name."""
    return box.center[0], box.center[1] + 6


def _path(view: BoardView, text: str) -> list[str]:
    """The places of a move, as far as the view offers it."""
    return next((move["path"] for move in view["moves"] if move["text"] == text), [])
