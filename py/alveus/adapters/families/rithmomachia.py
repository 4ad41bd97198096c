"""The battle of numbers in numbers: a way from square to square, a stone taken, a turn ended.

Captured stones that are put down have no numbers of their own.  The figures are, for every square
from a1 on, the number of the stone there (below 0 for one of the other side) and its shape; for
every number and shape how many of them each side has taken, the looking one first; the plies
without a capture, the stage of the turn, and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.rithmomachia.layout import WIDTH, name
from alveus.rithmomachia.motion import step_counts
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import PLACING, TAKING, State
from alveus.rithmomachia.stones import ROUND, SHAPES, SQUARE, STONES, TRIANGLE

OTHERS = 1024
"""Stones that can be put down at once: all of them on a first rank, and those that make a row."""
LONGEST_CLOCK = 10_000
HIGHEST = max(stone.value for stone in STONES)
FACES = tuple(sorted({stone.face for stone in STONES[1:]}))
STAGES = ("", PLACING, TAKING)


def list_words(rules: Ruleset) -> Sequence[str]:
    """Every way that a stone could go, every square where one could be taken, and passing."""
    reach = max(max(step_counts(rules, shape)) for shape in (ROUND, TRIANGLE, SQUARE))
    squares = range(rules.ranks * WIDTH)
    steps = [
        f"{name(source)}-{name(target)}"
        for source in squares
        for target in squares
        if source != target and _distance(source, target) <= reach
    ]
    return [*steps, *(f"x{name(at)}" for at in squares), "pass"]


def shorten(text: str) -> str:
    """The text as it is."""
    return text


def count_others(rules: Ruleset) -> int:
    """As many as there can be stones put down."""
    return OTHERS


def list_limits(rules: Ruleset) -> Sequence[int]:
    """Numbers and shapes on the squares; stones taken; plies, stage and turn."""
    squares = rules.ranks * WIDTH
    most = [2] * 2 * len(FACES)
    return [-HIGHEST] * squares + [len(SHAPES)] * squares + most + [LONGEST_CLOCK, 2, 1]


def list_figures(rules: Ruleset, known: State, seat: int) -> Sequence[int]:
    """What stands on the board and what has been taken, from the side of a seat."""
    stones = [STONES[code] for code in known.board]
    taken = [[STONES[code].face for code in known.reserves[side]] for side in (seat, 1 - seat)]
    return [
        *(stone.value if stone.side == seat else -stone.value for stone in stones),
        *(1 + SHAPES.index(stone.shape) if stone.shape else 0 for stone in stones),
        *(faces.count(face) for faces in taken for face in FACES),
        min(known.clock, LONGEST_CLOCK),
        STAGES.index(known.stage),
        int(known.turn == seat),
    ]


def _distance(source: int, target: int) -> int:
    """Between two squares, as a king goes."""
    ranks, files = zip(divmod(source, WIDTH), divmod(target, WIDTH), strict=True)
    return max(abs(ranks[0] - ranks[1]), abs(files[0] - files[1]))
