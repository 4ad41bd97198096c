"""Moves and observations of Rithmomachia as numbers; see `alveus.adapters.numbered`.

The number of an action is its index in `action_names`.  This list has no placings of captured
stones; in each position, they get the numbers after its last index.

The features, in this order: for every square (a1, b1, …), the number of its stone (negative for the
opponent's stones, 0 if empty); for every square, the stone's shape (1 + index in `SHAPES`, 0 if
empty); for every shape and number (`FACES`), how many such stones the seat has captured and not
placed; the same for the opponent; the plies since a capture or placing (at most 10,000); the stage
of the turn (0 move, 1 placing, 2 capture); 1 if the seat is to move, otherwise 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.families.rithmomachia.board import SHAPES, SQUARE, STONES, WIDTH, name
from alveus.families.rithmomachia.motion import step_counts
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import PLACING, TAKING, State

OTHERS = 1024
"""Maximum number of legal placements of captured stones in one position.  Because placements
have no fixed action numbers, this many numbers are reserved for them."""
LONGEST_CLOCK = 10_000
HIGHEST = max(stone.value for stone in STONES)
FACES = tuple(sorted({stone.face for stone in STONES[1:]}))
STAGES = ("", PLACING, TAKING)


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return the names of steps (``a1-b2``), captures (``xb2``) and ``pass``, in this order.

    No step is longer, in files or in ranks, than the longest move of a stone.
    """
    reach = max(step_counts(rules, SQUARE))
    squares = range(rules.ranks * WIDTH)
    steps = [
        f"{name(source)}-{name(target)}"
        for source in squares
        for target in squares
        if source != target
        and abs(source % WIDTH - target % WIDTH) <= reach
        and abs(source // WIDTH - target // WIDTH) <= reach
    ]
    return [*steps, *(f"x{name(at)}" for at in squares), "pass"]


def action_name(text: str) -> str:
    """Return the name of a move's action, which is the move's text."""
    return text


def count_unnamed(rules: Ruleset) -> int:
    """Return how many action numbers are reserved for the placings of captured stones."""
    return OTHERS


def feature_limits(rules: Ruleset) -> Sequence[int]:
    """Return the limit of each feature: n if it is from 0 to n, -n if it is from -n to n."""
    squares = rules.ranks * WIDTH
    most = [2] * 2 * len(FACES)
    return [-HIGHEST] * squares + [len(SHAPES)] * squares + most + [LONGEST_CLOCK, 2, 1]


def features(rules: Ruleset, observation: State, seat: int) -> Sequence[int]:
    """Return the features of a state (see the module docstring), from the view of `seat`."""
    stones = [STONES[code] for code in observation.board]
    captured = [
        [STONES[code].face for code in observation.reserves[side]] for side in (seat, 1 - seat)
    ]
    return [
        *(stone.value if stone.side == seat else -stone.value for stone in stones),
        *(1 + SHAPES.index(stone.shape) if stone.shape else 0 for stone in stones),
        *(faces.count(face) for faces in captured for face in FACES),
        min(observation.clock, LONGEST_CLOCK),
        STAGES.index(observation.stage),
        int(observation.turn == seat),
    ]
