"""Moves and positions of the tables games as numbers; see `alveus.adapters.numbered`.

The features of a position for a seat are, in this order:

- numbers of the seat's men: on each point in the order of its path, on bar, in hand, borne off
- the same numbers of the opponent's men, in the order of the opponent's path
- for each number from 1 to 6, how many times it is left to play (a double can count as four dice)
- the cube's value, owner (0: none, 1: the seat, 2: the opponent) and stage (1: open, 2: offered,
  3: past; see `Cube.stage`), or three zeros without a cube
- 1 if the seat is on turn, otherwise 0
- 1 if the opponent of the player on turn can now send a man back (roll 1-1-1), otherwise 0
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import CALL_WORDS, CUBE_STAGES, CUBE_VALUES, State

FACES = range(1, 7)


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return the names of all actions; the index of a name is the number of the action.

    There is an action for each die and starting place, such as ``6:bar``; then one for each point
    from which a man can be sent back, such as ``send 10``; and one for each decision without a man,
    such as ``pass`` or ``double`` (`CALL_WORDS`).
    """
    points = range(1, rules.length + 1)
    places = ["bar", "hand", *map(str, points)]
    steps = [f"{die}:{place}" for die in FACES for place in places]
    calls = [word for word in CALL_WORDS if word != "decline" or rules.eustathius]
    return [*steps, *(f"send {point}" for point in points), *calls]


def action_name(text: str) -> str:
    """Return a move's name in `action_names`: its text, or only ``6:10`` for a step ``6:10-16``."""
    return text.partition("-")[0]


def count_unnamed(rules: Ruleset) -> int:
    """Return the number of moves that are missing in the list `action_names(rules)`: always 0."""
    return 0


def feature_limits(rules: Ruleset) -> Sequence[int]:
    """Return the maximum of every feature, in the order of `features`."""
    most = 2 * rules.dice_in_roll
    return [rules.men] * 2 * (rules.length + 3) + [most] * 6 + [CUBE_VALUES[-1], 2, 3, 1, 1]


def features(rules: Ruleset, observation: State, seat: int) -> Sequence[int]:
    """Return the features of a state (see the module docstring); those of `seat` come first."""
    cube = (0, 0, 0)
    if observation.cube is not None:
        owner = 0 if observation.cube.owner is None else 1 + (observation.cube.owner != seat)
        cube = (observation.cube.value, owner, 1 + CUBE_STAGES.index(observation.cube.stage))
    own, other = observation.sides[seat], observation.sides[1 - seat]
    return [
        *(*own.points[1:], own.bar, own.hand, own.off),
        *(*other.points[1:], other.bar, other.hand, other.off),
        *(observation.left.count(face) for face in FACES),
        *cube,
        int(observation.turn == seat),
        int(observation.choice),
    ]
