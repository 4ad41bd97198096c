"""The tables games in numbers.

A step is its die and where the man stands: where he goes then follows.  The figures are, for the
seat that looks and then for the other, the men on each own point, on the bar, in hand and off;
then how many dice of each number are left to play, the cube, and who is to do what.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.tables.ruleset import Ruleset
from alveus.tables.state import LARGEST_CUBE, Side, State

FACES = range(1, 7)
CALLS = ("pass", "throw", "double", "take", "drop")
STAGES = ("open", "offered", "past")


def list_words(rules: Ruleset) -> Sequence[str]:
    """A die and a place, a man sent back, and what is said."""
    points = range(1, rules.length + 1)
    places = ["bar", "hand", *map(str, points)]
    steps = [f"{die}:{place}" for die in FACES for place in places]
    return [*steps, *(f"send {point}" for point in points), *CALLS]


def shorten(text: str) -> str:
    """A step without where it leads."""
    return text.partition("-")[0]


def count_others(rules: Ruleset) -> int:
    """None: every move has a word."""
    return 0


def list_limits(rules: Ruleset) -> Sequence[int]:
    """Men for each place of both sides; dice; cube, its owner and stage; turn and choice."""
    most = 2 * (rules.dice + len(rules.fixed_dice))
    return [rules.men] * 2 * (rules.length + 3) + [most] * 6 + [LARGEST_CUBE, 2, 3, 1, 1]


def list_figures(rules: Ruleset, known: State, seat: int) -> Sequence[int]:
    """What lies on the board, from the side of a seat."""
    cube = (0, 0, 0)
    if known.cube is not None:
        owner = 0 if known.cube.owner is None else 1 + (known.cube.owner != seat)
        cube = (known.cube.value, owner, 1 + STAGES.index(known.cube.stage))
    return [
        *_men(known.sides[seat]),
        *_men(known.sides[1 - seat]),
        *(known.left.count(face) for face in FACES),
        *cube,
        int(known.turn == seat),
        int(known.choice),
    ]


def _men(side: Side) -> Sequence[int]:
    return (*side.points[1:], side.bar, side.hand, side.off)
