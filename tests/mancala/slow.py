"""A second, plain retrograde pass: the worth of every board of few beans, from the rules alone.

No packed boards, no ranks and no bounds: for every number of beans it is asked anew which boards'
players can force at least that much, by winning moves and by moves that leave the other without
a way out, until nothing is added.
"""

from __future__ import annotations

from collections.abc import Iterator

from alveus.mancala.board import PITS, ROW
from alveus.mancala.rules import sow
from alveus.mancala.ruleset import Ruleset

Board = tuple[int, ...]
"""The mover's six pits, then the other's."""
Moves = list[tuple[int, Board]]
"""For every move the beans it takes and the board after it, as the other player sees it."""


def boards(beans: int, pits: int = PITS) -> Iterator[Board]:
    if pits == 1:
        yield (beans,)
        return
    for first in range(beans + 1):
        for rest in boards(beans - first, pits - 1):
            yield (first, *rest)


def worths(rules: Ruleset, most: int) -> dict[Board, int]:
    """How many beans more than the other the mover still gets, for every board up to `most`."""
    known: dict[Board, int] = {}
    for beans in range(most + 1):
        moves: dict[Board, Moves] = {}
        for board in boards(beans):
            if any(board[:ROW]):
                moves[board] = list(_moves(rules, board))
            else:
                known[board] = -beans
        forced = dict.fromkeys(moves, -beans)
        for aim in range(2 - beans, beans + 1, 2):
            for board in _forcing(moves, known, aim):
                forced[board] = aim
        known.update(forced)
    return known


def _forcing(moves: dict[Board, Moves], known: dict[Board, int], aim: int) -> set[Board]:
    """The boards whose player forces at least `aim` in a bounded number of plies."""
    forcing: set[Board] = set()
    yielding: set[Board] = set()
    """The boards whose player cannot keep the other from `aim`."""
    while True:
        before = len(forcing) + len(yielding)
        for board, ways in moves.items():
            if board not in forcing and any(
                taken - known[after] >= aim if after in known else after in yielding
                for taken, after in ways
            ):
                forcing.add(board)
            if board not in yielding and all(
                taken - known[after] <= -aim if after in known else after in forcing
                for taken, after in ways
            ):
                yielding.add(board)
        if len(forcing) + len(yielding) == before:
            return forcing


def _moves(rules: Ruleset, board: Board) -> Iterator[tuple[int, Board]]:
    for pit in range(ROW):
        if board[pit]:
            sowing = sow(rules, board, pit)
            yield sowing.beans, (*sowing.pits[ROW:], *sowing.pits[:ROW])
