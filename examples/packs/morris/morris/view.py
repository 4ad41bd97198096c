"""The view: points, lines, men, and the hands beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.pack import (
    BoardView,
    MarkView,
    Message,
    MoveView,
    PieceView,
    PlaceView,
    move_view,
    outcome_message,
    piece_view,
    place_view,
    say,
)
from morris.board import LINES, POINTS, place_of
from morris.positions import SEATS
from morris.rules import FREE, NOWHERE, OWN, Move, State

HANDS = ("white_hand", "black_hand")
HAND_ROWS = (6, 0)
"""The rows of the hands, each at its player's side of the board."""


def board_view(state: State, moves: Sequence[Move]) -> BoardView:
    """Return the board, which is the same for both players."""
    return {
        "status": [status(state).to_json()],
        "places": _places(),
        "pieces": _pieces(state),
        "moves": [_move(move) for move in moves],
        "tokens": [],
        "counters": [],
        "actions": [],
        "marks": _lines(),
    }


def status(state: State) -> Message:
    """Return the message for the side to move, or for the outcome."""
    if state.over is not None:
        return outcome_message(state.over, SEATS)
    side = SEATS[state.turn]
    if state.taking:
        return say("to_take", side=side)
    left = state.hand[state.turn]
    return say("to_place", side=side, left=left) if left else say("to_move", side=side)


def text_of(move: Move) -> str:
    """Return a move as text: "d6" places, "d6-d7" moves, "xd7" captures."""
    if move.start == NOWHERE:
        return POINTS[move.end]
    if move.end == NOWHERE:
        return f"x{POINTS[move.start]}"
    return f"{POINTS[move.start]}-{POINTS[move.end]}"


def _places() -> list[PlaceView]:
    points = [
        place_view(name, "point", place_of(at), say("point", name=name), name=name)
        for at, name in enumerate(POINTS)
    ]
    hands = [
        place_view(hand, "hand", (row, 7), say("hand", side=side), side=side)
        for hand, row, side in zip(HANDS, HAND_ROWS, SEATS, strict=True)
    ]
    return points + hands


def _pieces(state: State) -> list[PieceView]:
    on_board = [
        piece_view(f"m{POINTS[at]}", "man", POINTS[at], side=SEATS[OWN.index(man)])
        for at, man in enumerate(state.board)
        if man != FREE
    ]
    in_hand = [
        piece_view(f"{HANDS[seat]}{order}", "man", HANDS[seat], order=order, side=side)
        for seat, side in enumerate(SEATS)
        for order in range(state.hand[seat])
    ]
    return on_board + in_hand


def _move(move: Move) -> MoveView:
    text = text_of(move)
    if move.start == NOWHERE:
        return move_view(text, [text], say("place", at=text))
    start = POINTS[move.start]
    if move.end == NOWHERE:
        return move_view(text, [start], say("take", at=start), takes=[f"m{start}"])
    end = POINTS[move.end]
    return move_view(text, [start, end], say("move", start=start, end=end))


def _lines() -> list[MarkView]:
    """Return the lines of the board."""
    label = say("line").to_json()
    return [{"kind": "board", "side": "", "path": list(line), "label": label} for line in LINES]
