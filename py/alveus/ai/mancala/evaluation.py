"""What a board of the Bohnenspiel is worth to the player on turn, known or guessed.

Worths are whole numbers of 1/32 of a bean: how many beans more than the other he still gets.
A guess adds one number for each pit and the beans in it.  The numbers were fitted to searches
six plies deep by `scripts/fit_mancala.py`; they say, in short: keep your left pits filled and
your right ones small, an empty row is near its end, and a pit of twelve and more is a reserve.
Knowledge is even and a guess is odd, as `alveus.ai.search.alphabeta` wants to tell them apart.
"""

from __future__ import annotations

from functools import lru_cache
from operator import getitem

from alveus.ai.mancala import endtable
from alveus.ai.mancala.beans import MOST, OWN, replier
from alveus.ai.search.alphabeta import Play
from alveus.mancala.ruleset import PITS, Ruleset

BEAN = 32
"""The worth of one bean."""

WEIGHTS = (
    (-165, -68, -39, -35, -2, 5, 16, 6, -13, -14, -3, 4, 17, 51, 44, 98),
    (-140, -42, -16, 2, 5, 28, 24, 0, -41, -46, -40, -32, -2, 35, 53, 110),
    (-103, -10, 11, 14, 8, 34, 4, -41, -22, -31, -51, -40, -5, 0, 30, 103),
    (-83, -1, 11, 24, 28, 40, -5, -48, -64, -67, -42, -23, -2, 7, 45, 80),
    (-66, -6, 15, 27, 14, 29, -48, -33, -45, -50, -39, -24, -2, 24, 28, 78),
    (-49, -16, 15, 21, 12, 36, -62, -66, -25, -40, -30, -2, -5, 16, 36, 59),
    (139, 93, 31, 65, -11, 61, -39, -39, -13, -10, -23, -36, -48, -66, -77, -127),
    (143, 54, 11, 25, -29, 33, -36, 15, 19, 20, 4, -7, -37, -82, -88, -146),
    (99, 8, 1, -12, -8, 10, -2, 12, 8, 10, 25, 8, -14, -42, -71, -132),
    (88, -3, -21, -16, -15, -2, 20, 40, 39, 29, 6, -13, -29, -34, -85, -106),
    (73, 3, -4, -15, 0, 1, 48, 24, 26, 12, -8, -11, -35, -56, -60, -97),
    (65, 18, -6, -13, -9, -14, 58, 49, 1, -8, -22, -38, -39, -38, -41, -63),
)  # fmt: skip
"""For the mover's six pits and the other's, each from its owner's left: the worth of holding
0, 1, … 15 and more beans."""
NO_WEIGHTS = ((0,),) * PITS
"""For who does not judge a board."""


@lru_cache(maxsize=4)
def play(rules: Ruleset, weights: tuple[tuple[int, ...], ...] = WEIGHTS) -> Play[int]:
    """The moves and the judgment of packed boards under one ruleset."""
    worths = [[row[min(count, len(row) - 1)] for count in range(MOST + 1)] for row in weights]
    lost = 0 if rules.remainder == "nobody" else -BEAN
    most = endtable.BEANS if endtable.holds(rules) else -1

    def settled(board: int) -> int | None:
        beans = board % 255  # the bytes' sum, which is below 255: 256 leaves 1
        if beans <= most:
            return BEAN * endtable.worth(board, beans)
        return None if board & OWN else lost * beans

    def evaluate(board: int) -> int:
        beans = board % 255
        if beans <= most:
            return BEAN * endtable.worth(board, beans)
        if not board & OWN:
            return lost * beans
        return sum(map(getitem, worths, board.to_bytes(PITS, "little"))) | 1

    return Play(replier(rules), settled, evaluate, BEAN, lambda board: BEAN * (board % 255))
