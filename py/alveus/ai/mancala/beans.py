"""The twelve pits as one whole number, for search: a byte a pit, the mover's own row lowest.

Sowing only adds, so a whole sowing is one addition of a number prepared for every pit and count.
The same number can be prepared for the board as the *other* player sees it, so that turning the
board costs two shifts for a position and nothing for a move.  Only captures look at single
pits, and most sowings end after one look.  The stores are left out: what a position is still
worth does not depend on them.  Boards sown clockwise are mirrored and played counter-clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from alveus.mancala.ruleset import PITS, ROW, Ruleset
from alveus.mancala.state import State

MOST = 72
"""The most beans a pit can hold."""
HALF = 8 * ROW
"""Bits of one row."""
OWN = (1 << HALF) - 1
"""The bits of the mover's row."""

_ONES = sum(1 << 8 * pit for pit in range(ROW))
_FULL, _SIGNS = 127 * _ONES, 128 * _ONES

Reply = tuple[int, int]
"""The beans a move takes and the board after it, as the other player sees it."""
Row = list[tuple[int, int]]
"""For every number of beans in one pit: what its sowing adds, and the last pit's first bit."""


def pack(rules: Ruleset, state: State) -> int:
    """A position's board as the player on turn sees it."""
    own, other = state.row(state.turn), state.row(1 - state.turn)
    if rules.step < 0:
        own, other = own[::-1], other[::-1]
    return int.from_bytes(bytes((*own, *other)), "little")


def pit_of(rules: Ruleset, index: int) -> int:
    """The pit from its owner's left that is the mover's pit `index` of a packed board."""
    return index if rules.step > 0 else ROW - 1 - index


def beans_on(board: int) -> int:
    """All beans on a board."""
    return sum(board.to_bytes(PITS, "little"))


def choices(board: int) -> int:
    """How many of the mover's pits hold beans: a pit's byte and 127 reach 128 if it does."""
    return (((board & OWN) + _FULL) & _SIGNS).bit_count()


def sowings(skip_start: bool) -> list[Row]:
    """For the mover's pits and every number of beans the sowing, as the other player sees it."""
    rows = []
    for start in range(ROW):
        row = []
        for count in range(MOST + 1):
            added, at = [0] * PITS, start
            added[start] = -count
            for _ in range(count):
                at = (at + 1) % PITS
                if at == start and skip_start:
                    at = (at + 1) % PITS
                added[at] += 1
            turned = added[ROW:] + added[:ROW]
            row.append((sum(n << 8 * pit for pit, n in enumerate(turned)), (at + ROW) % PITS * 8))
        rows.append(row)
    return rows


def replier(rules: Ruleset) -> Callable[[int], list[Reply]]:
    """The function that makes every move on a board, from the mover's leftmost pit on.

    A move's place in the list is its place among the pits that hold beans.
    """
    rows, chain = sowings(rules.skip_start), rules.chain

    def replies(board: int) -> list[Reply]:
        turned = board >> HALF | (board & OWN) << HALF
        made = []
        for count, row in zip((board & OWN).to_bytes(ROW, "little"), rows, strict=True):
            if count:
                added, last = row[count]
                after = turned + added
                here = after >> last & 255
                taken = 0
                while here == 2 or here == 4 or here == 6:
                    taken += here
                    after -= here << last
                    if not chain:
                        break
                    last = last - 8 if last else 88
                    here = after >> last & 255
                made.append((taken, after))
        return made

    return replies


def perft(replies: Callable[[int], Sequence[Reply]], board: int, depth: int) -> int:
    """How many sequences of `depth` moves a board has; the last move is counted, not played."""
    if depth == 1:
        return choices(board)
    if depth == 2:
        return sum([choices(after) for _, after in replies(board)])
    return sum([perft(replies, after, depth - 1) for _, after in replies(board)])
