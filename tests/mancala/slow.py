"""A plain retrograde analysis: the value of every board with few beans, from the rules alone.

For every value, it collects the boards whose player can force at least that value, until no board
is added.
"""

from __future__ import annotations

from collections.abc import Iterator

from alveus.families.bohnenspiel.board import PITS, ROW
from alveus.families.bohnenspiel.rules import Ruleset, sow

Board = tuple[int, ...]
"""The mover's six pits, then the opponent's."""
Moves = list[tuple[int, Board]]
"""For every move the captured beans, and the board after it, as the opponent sees it."""


def boards(beans: int, pits: int = PITS) -> Iterator[Board]:
    if pits == 1:
        yield (beans,)
        return
    for first in range(beans + 1):
        for rest in boards(beans - first, pits - 1):
            yield (first, *rest)


def worths(rules: Ruleset, most: int) -> dict[Board, int]:
    """Return the value of every board of at most `most` beans for the player on turn."""
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
    """Return the boards whose player forces at least `aim` in a bounded number of plies."""
    forcing: set[Board] = set()
    yielding: set[Board] = set()
    """Boards whose player cannot prevent `aim` of the opponent."""
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
