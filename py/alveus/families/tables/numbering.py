"""Moves and positions of the tables games as numbers; see `alveus.adapters.numbered`.

The features are, for the seat and then for the opponent, the numbers of men on each point in the
order of the player's path, on the bar, in hand and off; the number of unplayed dice of each number
from 1 to 6; the cube's value, owner (0: none, 1: the seat, 2: the opponent) and stage (from 1), or
zeros; 1 if the seat is on turn; and 1 if the opponent of the player on turn can send a man back.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import CALL_WORDS, CUBE_STAGES, CUBE_VALUES, State

FACES = range(1, 7)


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return the names of all actions: one for each die and starting place, such as ``6:bar``.

    There is also one to send a man back from each point, and one for each decision without a man,
    such as ``pass`` or ``double`` (`CALL_WORDS`).
    """
    points = range(1, rules.length + 1)
    places = ["bar", "hand", *map(str, points)]
    steps = [f"{die}:{place}" for die in FACES for place in places]
    calls = [word for word in CALL_WORDS if word != "decline" or rules.eustathius]
    return [*steps, *(f"send {point}" for point in points), *calls]


def action_name(text: str) -> str:
    """Return the name of a move's action.  It is the move's text, without the target of a step."""
    return text.partition("-")[0]


def count_unnamed(rules: Ruleset) -> int:
    """Return the number of further actions for moves that `action_names` lacks: always 0."""
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
