"""The opening book of the Bohnenspiel: the strongest level's first two moves, from long searches.

Kept are only the pits to empty, each from its owner's left: for whoever begins and for the answer
to every first move, then for every answer to these.  Which boards they belong to is found by
playing them.  `scripts/build_book.py` writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pkgutil import get_data

from alveus.ai.mancala.beans import Reply, replier
from alveus.mancala.ruleset import PITS, ROW, Ruleset

FILE = "data/book.txt"
DEPTH = 2
"""Own moves that are kept."""
START = sum(6 << 8 * pit for pit in range(PITS))
"""The board of the first move, packed."""

Replies = Callable[[int], list[Reply]]


def pits(board: int) -> list[int]:
    """The mover's pits that hold beans, in the order of his moves."""
    return [pit for pit in range(ROW) if board >> 8 * pit & 255]


def after(replies: Replies, board: int, pit: int) -> int:
    """The board after a pit was emptied."""
    return replies(board)[pits(board).index(pit)][1]


def positions(replies: Replies, answer: Callable[[int], int]) -> Iterator[tuple[int, int]]:
    """Every board of the book with the pit to empty, as the answers lead to them."""
    boards = [START, *(board for _, board in replies(START))]
    for _ in range(DEPTH):
        following: list[int] = []
        for board in boards:
            pit = answer(board)
            yield board, pit
            following += [reply for _, reply in replies(after(replies, board, pit))]
        boards = following


@lru_cache(maxsize=1)
def book(rules: Ruleset) -> Mapping[int, int]:
    """The pit to empty on each board of the book."""
    kept: Iterable[int] = get_data(__name__, FILE) or b""
    digits = iter(kept)
    return dict(positions(replier(rules), lambda _: next(digits) - ord("1")))


def pit_to_empty(rules: Ruleset, board: int) -> int | None:
    """What the book says to a packed board, which holds for taking in a chain."""
    if not rules.chain or rules.skip_start or rules.skips:
        return None
    return book(rules).get(board)
