"""Positions as JSON: the men of both sides by their points, and what is in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import integer, items, member, record
from morris.board import POINTS
from morris.rules import FREE, MEN, OWN, QUIET, Reading, State, in_mill, put, settle, takeable

SEATS = ("white", "black")


def write_position(state: State) -> dict[str, Any]:
    """A state as positions, links and files write it; what is nothing is left out."""
    written: dict[str, Any] = {"turn": SEATS[state.turn]}
    for seat, name in enumerate(SEATS):
        men = [POINTS[at] for at, man in enumerate(state.board) if man == OWN[seat]]
        written[name] = {"men": men, "hand": state.hand[seat]}
    if state.taking:
        written["taking"] = True
    if state.quiet:
        written["quiet"] = state.quiet
    return written


def read_position(reading: Reading, position: Mapping[str, Any]) -> State:
    """The state of a position.  Raises SetupError with what cannot be."""
    turn = SEATS.index(member(position, "turn", SEATS, SEATS[0]))
    taking = member(position, "taking", (False, True), False)
    quiet = _count(position, "quiet", QUIET)
    board = State().board
    hand = [0, 0]
    for seat, name in enumerate(SEATS):
        side = record(position, name)
        hand[seat] = _count(side, "hand", MEN)
        for point in items(side, "men"):
            if point not in POINTS or board[POINTS.index(point)] != FREE:
                raise SetupError("bad_value", name=f"{name}.men", value=str(point)[:80])
            board = put(board, POINTS.index(point), OWN[seat])
        if board.count(OWN[seat]) + hand[seat] > MEN:
            raise SetupError("too_many_men", side=name, most=MEN)
    if hand[turn] - hand[1 - turn] not in ((-1, 0) if taking else (0, 1)):
        raise SetupError("uneven_hands")
    state = State(board, (hand[0], hand[1]), turn, taking, quiet)
    if not taking:
        return settle(reading, state)
    own = [at for at, man in enumerate(board) if man == OWN[turn]]
    if not takeable(reading, state) or not any(in_mill(board, at) for at in own):
        raise SetupError("nothing_to_take")
    return state


def _count(given: Mapping[str, Any], name: str, most: int) -> int:
    """A whole number from 0 on; 0 where none is given."""
    count = integer(given.get(name, 0), name)
    if not 0 <= count <= most:
        raise SetupError("bad_value", name=name, value=str(count)[:80])
    return count
