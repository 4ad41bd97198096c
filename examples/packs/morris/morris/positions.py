"""Positions as JSON: the points of each side's men, and the number of men in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.pack import SetupError, integer, items, member, record
from morris.board import POINTS
from morris.rules import FREE, MEN, OWN, QUIET, Reading, State, in_mill, put, settle, takeable

SEATS = ("white", "black")


def write_position(state: State) -> dict[str, Any]:
    """Return a state as JSON; empty members are omitted."""
    position: dict[str, Any] = {"turn": SEATS[state.turn]}
    for seat, name in enumerate(SEATS):
        men = [POINTS[at] for at, man in enumerate(state.board) if man == OWN[seat]]
        position[name] = {"men": men, "hand": state.hand[seat]}
    if state.taking:
        position["taking"] = True
    if state.quiet:
        position["quiet"] = state.quiet
    return position


def read_position(reading: Reading, position: Mapping[str, Any]) -> State:
    """Return the state of a position.  Raises SetupError if it is impossible."""
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


def _count(content: Mapping[str, Any], name: str, most: int) -> int:
    """Return an integer from 0 to `most`; 0 if the member is missing."""
    count = integer(content.get(name, 0), name)
    if not 0 <= count <= most:
        raise SetupError("bad_value", name=name, value=str(count)[:80])
    return count
