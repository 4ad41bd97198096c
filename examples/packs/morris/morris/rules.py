"""The rules: men are placed, then moved along the lines; a player with three men may fly.

A player who closes a mill (three own men on a line) captures one of the opponent's men, which is a
separate move.  A side with fewer than three men, or without a legal move, has lost.
After Ralph Gasser, "Solving Nine Men's Morris", in *Games of No Chance* (1996).
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.pack import Message, Outcome, say
from morris.board import MILLS, NEIGHBOURS, POINTS

MEN = 9
"""Number of men of each side."""
FEWEST = 3
"""Number of men in a mill.  A side with only these may fly."""
QUIET = 100
"""Number of moves, by both sides, without a placement or capture after which it is a draw."""
FREE = "."
OWN = "wb"
"""The letters of both seats' men on a board."""
NOWHERE = -1
"""The start of a placement and the end of a capture."""


class Reading(NamedTuple):
    """The chosen readings of the rules."""

    flying: bool
    """True if a side with three men may move them anywhere."""
    sheltered: bool
    """True if men in mills can never be captured, even if there are no others."""


class Move(NamedTuple):
    """A placement (from nowhere), a move, or a capture (to nowhere)."""

    start: int
    end: int


class State(NamedTuple):
    """A position: a letter for every point, the men in hand, and the side to move."""

    board: str = FREE * len(POINTS)
    hand: tuple[int, int] = (MEN, MEN)
    turn: int = 0
    taking: bool = False
    """True if the side to move has just closed a mill and must capture a man."""
    quiet: int = 0
    over: Outcome | None = None


def legal_moves(reading: Reading, state: State) -> list[Move]:
    """Return the legal moves."""
    if state.over is not None:
        return []
    if state.taking:
        return [Move(at, NOWHERE) for at in takeable(reading, state)]
    board = state.board
    if state.hand[state.turn]:
        return [Move(NOWHERE, at) for at, man in enumerate(board) if man == FREE]
    own = OWN[state.turn]
    men = [at for at, man in enumerate(board) if man == own]
    if reading.flying and len(men) == FEWEST:
        free = [at for at, man in enumerate(board) if man == FREE]
        return [Move(start, end) for start in men for end in free]
    return [Move(start, end) for start in men for end in NEIGHBOURS[start] if board[end] == FREE]


def can_move(reading: Reading, state: State) -> bool:
    """Return True if the side to move has a legal move.  Placing is always possible."""
    board, own = state.board, OWN[state.turn]
    if state.hand[state.turn] or (reading.flying and board.count(own) == FEWEST):
        return True
    ways = zip(board, NEIGHBOURS, strict=True)
    return any(board[end] == FREE for man, ends in ways if man == own for end in ends)


def takeable(reading: Reading, state: State) -> list[int]:
    """Return the opponent's men that can be captured: those outside mills, if there are any."""
    board, other = state.board, OWN[1 - state.turn]
    men = [at for at, man in enumerate(board) if man == other]
    outside = [at for at in men if not in_mill(board, at)]
    return outside if outside or reading.sheltered else men


def in_mill(board: str, at: int) -> bool:
    """Return True if the man on a point is in a mill."""
    man = board[at]
    return any(board[a] == board[b] == board[c] == man for a, b, c in MILLS[at])


def men_of(state: State, seat: int) -> int:
    """Return the number of men of a side, on the board and in hand."""
    return state.board.count(OWN[seat]) + state.hand[seat]


def play(reading: Reading, state: State, move: Move) -> State:
    """Return the state after a legal move."""
    start, end = move
    if end == NOWHERE:
        board = put(state.board, start, FREE)
        return settle(reading, state._replace(board=board, turn=1 - state.turn, taking=False))
    board, hand, quiet = state.board, state.hand, state.quiet + 1
    if start == NOWHERE:
        left = hand[state.turn] - 1
        hand, quiet = (left, hand[1]) if state.turn == 0 else (hand[0], left), 0
    else:
        board = put(board, start, FREE)
    board = put(board, end, OWN[state.turn])
    after = State(board, hand, state.turn, False, quiet)
    if in_mill(board, end) and takeable(reading, after):
        return after._replace(taking=True, quiet=0)
    return settle(reading, after._replace(turn=1 - state.turn))


def put(board: str, at: int, man: str) -> str:
    """Return the board with a man on a point, or with that point empty."""
    return board[:at] + man + board[at + 1 :]


def settle(reading: Reading, state: State) -> State:
    """Return the state with its outcome, if the side to move has lost or the game is drawn."""
    if men_of(state, state.turn) < FEWEST:
        return state._replace(over=Outcome(1 - state.turn, "few"))
    if not can_move(reading, state):
        return state._replace(over=Outcome(1 - state.turn, "blocked"))
    return state._replace(over=Outcome(None, "quiet")) if state.quiet >= QUIET else state


def explain(reading: Reading, state: State, move: Move) -> Message | None:
    """Return the reason why a move is illegal, or None."""
    if move in legal_moves(reading, state):
        return None
    if state.over is not None:
        return say("game_over")
    start, end = move
    if state.taking:
        return say("take_first") if end != NOWHERE else _explain_taking(state, start)
    if end == NOWHERE:
        return say("no_mill")
    if state.board[end] != FREE:
        return say("point_taken", at=POINTS[end])
    if start == NOWHERE:
        return say("all_placed")
    if state.hand[state.turn]:
        return say("place_first")
    return _explain_start(state, start) or say("not_next", start=POINTS[start], end=POINTS[end])


def explain_start(reading: Reading, state: State, start: int) -> Message | None:
    """Return the reason why the man on a point has no legal move, or None."""
    refused = _explain_start(state, start)
    if refused is None and not any(move.start == start for move in legal_moves(reading, state)):
        return say("stuck", at=POINTS[start])
    return refused


def _explain_start(state: State, start: int) -> Message | None:
    if state.board[start] == FREE:
        return say("nobody_there", at=POINTS[start])
    return None if state.board[start] == OWN[state.turn] else say("not_yours", at=POINTS[start])


def _explain_taking(state: State, at: int) -> Message:
    if state.board[at] != OWN[1 - state.turn]:
        return say("take_theirs")
    return say("in_mill", at=POINTS[at])
