"""The opening book: the pits that the strongest level sows in its first two moves, for either seat.

The file contains only these pits, counted from 1 in the direction of sowing: the first move, the
reply to each possible first move, then the second moves on all boards that can follow.
`scripts/build_book.py` writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pkgutil import get_data

from alveus.families.bohnenspiel.board import PITS
from alveus.families.bohnenspiel.opponent.fast import replies_under, sowable_pits
from alveus.families.bohnenspiel.rules import Ruleset

PROVED = {
    "direction": ("ccw", "cw"), "skip_start": (False,), "chain": (True,),
    "remainder": ("other", "own_rows", "nobody"), "early_win": (False, True),
    "endless": ("repetition", "cap", "off"), "skips": (0,), "by_beans": (False, True),
    "beans": (3, 4, 5, 6),
}  # fmt: skip
"""For each option of the rules, the values under which the book can be used."""
FILE = "data/book.txt"
DEPTH = 2
"""Number of moves of each player in the book."""
START = sum(6 << 8 * pit for pit in range(PITS))
"""The board at the start of a game with six beans in each pit: one byte per pit."""


def positions(
    rules: Ruleset, choose: Callable[[list[int]], Iterable[int]]
) -> Iterator[tuple[int, int]]:
    """Yield each board of the book (a packed integer, see `fast`), with the pit to sow on it.

    Pits are counted from 0 in the direction of sowing.  For the first moves, then for the second
    moves, `choose` receives the list of boards and returns the pit to sow on each of them.
    """
    replies = replies_under(rules)
    boards = [START, *(board for _, board in replies(START))]
    for _ in range(DEPTH):
        following: list[int] = []
        for board, pit in zip(boards, choose(boards), strict=True):
            yield board, pit
            _, after = replies(board)[sowable_pits(rules, board).index(pit)]
            following += [reply for _, reply in replies(after)]
        boards = following


@lru_cache(maxsize=1)
def book(rules: Ruleset) -> Mapping[int, int]:
    """Map each packed board (see `fast`) to the pit to sow, 0 to 5 in the direction of sowing."""
    digits = iter(get_data(__name__, FILE) or b"")
    return dict(positions(rules, lambda boards: [next(digits) - ord("1") for _ in boards]))


def pit_to_sow(rules: Ruleset, board: int) -> int | None:
    """Return the pit (see `book`) to sow on a packed board; None if the book does not apply."""
    return book(rules).get(board) if rules.is_within(PROVED) else None
