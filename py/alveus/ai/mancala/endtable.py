"""The end of a game of sowing: what every board of at most ten beans is worth, exactly.

The worth of a board is how many beans more than the other the player on turn still gets when
both play best.  Endless play could make that hard to say, but `scripts/build_endtables.py` found
for every one of the 646,646 boards a worth that *both* players can force, within `LONGEST` plies
from one capture to the next, so that the rules which end a game in circles never have a say.
The table holds for the usual taking in a chain, with the rest going to who still has beans.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from itertools import accumulate
from math import comb
from operator import getitem
from pkgutil import get_data

from alveus.mancala.ruleset import PITS, Ruleset

BEANS = 10
"""The table holds every board of so many beans and fewer."""
SIZE = comb(BEANS + PITS, PITS)
LONGEST = 22
"""The most plies without a capture that forcing a worth takes."""

_CHOOSE = tuple(
    tuple(comb(beans + k - 1, k) for beans in range(BEANS + 1)) for k in range(1, PITS + 1)
)


def rank(board: int) -> int:
    """The number of a packed board in the table, fewer beans first.

    The beans in the last k pits, plus k - 1, are twelve growing numbers, and growing numbers
    are counted by binomial coefficients (the combinatorial number system).  Counted from the
    first pit on, the table would be a quarter larger: boards that follow each other differ in the
    other's last pits now, which matter least to the player on turn.
    """
    return sum(map(getitem, _CHOOSE, accumulate(board.to_bytes(PITS, "big"))))


def layer(beans: int) -> range:
    """The ranks of the boards of so many beans."""
    return range(comb(beans + PITS - 1, PITS), comb(beans + PITS, PITS))


def pack(worths: list[int]) -> bytes:
    """The table as it is kept: what the player on turn still gets, in pairs, compressed."""
    gets = [(worths[at] + beans) // 2 for beans in range(BEANS + 1) for at in layer(beans)]
    return zlib.compress(bytes(gets), 9)


@lru_cache(maxsize=1)
def table() -> bytes:
    """The shipped table by rank, read once: half of what the worth and all beans add up to."""
    return zlib.decompress(get_data(__name__, "data/endtable.bin") or b"")


def holds(rules: Ruleset) -> bool:
    """Whether the table is true under these rules."""
    return rules.chain and rules.remainder != "nobody"


def worth(board: int, beans: int) -> int:
    """What a board of so many beans, at most `BEANS`, is worth to the player on turn."""
    return 2 * table()[rank(board)] - beans
