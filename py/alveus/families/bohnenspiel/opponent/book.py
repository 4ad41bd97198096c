"""The opening book: the pits of the strongest level's first two moves, as first or second player.

`pit_to_sow` looks up a board.  `scripts/build_book.py` writes the book's file: only the pit to sow
on each board, a digit counted from 1 in the direction of sowing.  The boards are, in this order:

- the start of the game, and the board after each possible first move
- each board after one of these moves of the book and any reply, for the same player's second move
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

    Pits are counted from 0 in the direction of sowing.  `choose` returns the pit to sow on each
    board of a list, in order.  It is called twice: for the start and the boards after each first
    move, then for all boards that follow a chosen pit and any reply to it.
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
    """Map each board of the book to the pit to sow; `rules` must be permitted by `PROVED`.

    A board is an integer with one byte per pit (see `fast`).  The mover's pits are numbered from 0
    to 5 in the direction of sowing.
    """
    digits = iter(get_data(__name__, FILE) or b"")
    return dict(positions(rules, lambda boards: [next(digits) - ord("1") for _ in boards]))


def pit_to_sow(rules: Ruleset, board: int) -> int | None:
    """Return the mover's pit to sow on a packed board (see `fast`): 0 to 5, in sowing direction.

    Return None if the board is not in the book, or if the book does not fit the rules (`PROVED`).
    """
    return book(rules).get(board) if rules.is_within(PROVED) else None
