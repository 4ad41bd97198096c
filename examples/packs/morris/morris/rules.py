"""The course of a game: men are placed, then moved along the lines, at last perhaps flown.

Whoever closes a mill, three of his men along a line, takes one of the other's men, which is a
move of its own.  A side with fewer than three men has lost, and so has one that cannot move.
After Ralph Gasser, "Solving Nine Men's Morris", in *Games of No Chance* (1996).
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.core.events import Message, say
from alveus.core.outcomes import Outcome
from morris.board import MILLS, NEIGHBOURS, POINTS

MEN = 9
"""The men of a side."""
FEWEST = 3
"""The men that a mill needs; who has no more may fly."""
QUIET = 100
"""So many moves without a man placed or taken, of both sides together, and the game is drawn."""
FREE = "."
OWN = "wb"
"""The men of both seats, as a board is written."""
NOWHERE = -1
"""Where a man comes from that is placed, and where one goes that is taken."""


class Reading(NamedTuple):
    """How the rules are read."""

    flying: bool
    """Whether a side with three men left may move them anywhere."""
    sheltered: bool
    """Whether men in mills are safe even where no others are left to be taken."""


class Move(NamedTuple):
    """A man placed (from nowhere), moved, or taken (to nowhere)."""

    start: int
    end: int


class State(NamedTuple):
    """A position: a letter for every point, the men still in hand, and whose turn it is."""

    board: str = FREE * len(POINTS)
    hand: tuple[int, int] = (MEN, MEN)
    turn: int = 0
    taking: bool = False
    """Whether a mill has just been closed and a man is to be taken for it."""
    quiet: int = 0
    over: Outcome | None = None


def legal_moves(reading: Reading, state: State) -> list[Move]:
    """What may be played."""
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
    """Whether the side to move has any move; while men are placed there is always room."""
    board, own = state.board, OWN[state.turn]
    if state.hand[state.turn] or (reading.flying and board.count(own) == FEWEST):
        return True
    ways = zip(board, NEIGHBOURS, strict=True)
    return any(board[end] == FREE for man, ends in ways if man == own for end in ends)


def takeable(reading: Reading, state: State) -> list[int]:
    """The other side's men that may be taken for a mill: those in mills only where none is left."""
    board, other = state.board, OWN[1 - state.turn]
    men = [at for at, man in enumerate(board) if man == other]
    outside = [at for at in men if not in_mill(board, at)]
    return outside if outside or reading.sheltered else men


def in_mill(board: str, at: int) -> bool:
    """Whether the man on a point stands in a mill."""
    man = board[at]
    return any(board[a] == board[b] == board[c] == man for a, b, c in MILLS[at])


def men_of(state: State, seat: int) -> int:
    """The men that a side still has, on the board and in hand."""
    return state.board.count(OWN[seat]) + state.hand[seat]


def play(reading: Reading, state: State, move: Move) -> State:
    """The state after a move that may be played."""
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
    """The board with a man, or nothing, on a point."""
    return board[:at] + man + board[at + 1 :]


def settle(reading: Reading, state: State) -> State:
    """The state with its end, where the side to move has lost or nothing happens any more."""
    if men_of(state, state.turn) < FEWEST:
        return state._replace(over=Outcome(1 - state.turn, "few"))
    if not can_move(reading, state):
        return state._replace(over=Outcome(1 - state.turn, "blocked"))
    return state._replace(over=Outcome(None, "quiet")) if state.quiet >= QUIET else state


def explain(reading: Reading, state: State, move: Move) -> Message | None:
    """Why a move may not be played, or None."""
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
    """Why the man on a point cannot be moved at all, or None."""
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
