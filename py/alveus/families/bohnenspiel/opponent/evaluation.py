"""The value of a board for the player on turn: exact or estimated.

Under many rules, a table (`endtable`) has the exact values of all boards of at most ten beans.  A
value is the number of beans that the player on turn still wins minus those that the opponent wins,
times 32.  An estimate is the sum of one weight per pit, chosen by the number of beans in the pit.
`scripts/fit_mancala.py` fitted the weights to searches six plies deep.  Exact values are even
integers and estimates odd integers: `alveus.ai.search.alphabeta` distinguishes them by this.
"""

from __future__ import annotations

from functools import lru_cache
from operator import getitem

from alveus.ai.search.alphabeta import Play
from alveus.families.bohnenspiel.board import PITS
from alveus.families.bohnenspiel.opponent import endtable, fast
from alveus.families.bohnenspiel.opponent.fast import (
    MOST,
    OWN,
    beans_on,
    replies_under,
    sowable_pits,
)
from alveus.families.bohnenspiel.rules import Ruleset

BEAN = 32
"""The value of one bean: values are in 1/32 bean."""

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
"""For the mover's six pits, then the opponent's, in the direction of sowing: the weights, in 1/32
bean, of 0, 1, …, 15 or more beans in the pit."""
NO_WEIGHTS = ((0,),) * PITS
"""Weights for levels without estimates: each pit has the weight 0 for every number of beans."""


@lru_cache(maxsize=4)
def play(rules: Ruleset, weights: tuple[tuple[int, ...], ...] = WEIGHTS) -> Play[int]:
    """Return the functions with which a `Search` finds the moves and the value of a board.

    They apply `rules`, and estimate values with `weights` (see `WEIGHTS`).
    """
    values = [[row[min(count, len(row) - 1)] for count in range(MOST + 1)] for row in weights]
    end_value = 0 if rules.remainder == "nobody" else -BEAN
    is_fast = rules.is_within(fast.PROVED)
    most = endtable.BEANS if rules.is_within(endtable.PROVED) else -1

    def settled(board: int) -> int | None:
        beans = board % 255
        if beans <= most:
            return BEAN * endtable.value_of(board, beans)
        if board & OWN and (is_fast or sowable_pits(rules, board)):
            return None
        return end_value * beans

    def evaluate(board: int) -> int:
        if board % 255 > most and board & OWN and (is_fast or sowable_pits(rules, board)):
            return sum(map(getitem, values, board.to_bytes(PITS, "little"))) | 1
        return settled(board) or 0

    return Play(replies_under(rules), settled, evaluate, BEAN, lambda board: BEAN * beans_on(board))
