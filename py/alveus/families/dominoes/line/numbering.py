"""Moves and observations of block dominoes as numbers; see `alveus.adapters.numbered`.

Actions: play a tile as the first one, at the left or at the right end; buy; pass.  Features: for
each tile of the set, 1 if the seat has it; for each tile, 1 if it is in the line; the left and the
right open number plus 1 (0 for an empty line); the size of each hand in seat order, from the seat's
own; the size of the stock; for each other seat and each number, 1 if that seat is known to lack it;
1 if the seat is to move.  Of the other hands, only the sizes are used.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.families.dominoes.line.resampling import resample_deal
from alveus.families.dominoes.line.rules import Ruleset
from alveus.families.dominoes.line.state import State
from alveus.families.dominoes.tiles import complete_set, tile

__all__ = [
    "action_name",
    "action_names",
    "count_unnamed",
    "feature_limits",
    "features",
    "resample_deal",
]


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return the names of the actions: every tile in three variants, then buy and pass."""
    tiles = complete_set(rules.reach)
    ends = ("", " left", " right")
    return [*(f"{tile}{end}" for tile in tiles for end in ends), "buy", "pass"]


def action_name(text: str) -> str:
    """Return the name of a move's action, which is the move's text."""
    return text


def count_unnamed(rules: Ruleset) -> int:
    """Return the number of moves that have no action name, which is 0."""
    return 0


def feature_limits(rules: Ruleset) -> Sequence[int]:
    """Return the maximum of every feature."""
    lacks = (rules.players - 1) * (rules.reach + 1)
    ends = [rules.reach + 1] * 2
    return [1] * 2 * rules.tiles + ends + [rules.tiles] * (rules.players + 1) + [1] * (lacks + 1)


def features(rules: Ruleset, observation: State, seat: int) -> Sequence[int]:
    """Return the features visible to a seat; all 0 before the deal."""
    if not observation.hands:
        return [0] * len(feature_limits(rules))
    hand = set(observation.hand_of(seat))
    line = {tile(*pair) for pair in observation.line}
    tiles = complete_set(rules.reach)
    from_seat = [(seat + step) % rules.players for step in range(rules.players)]
    return [
        *(int(piece in hand) for piece in tiles),
        *(int(piece in line) for piece in tiles),
        *((end + 1 for end in observation.ends) if observation.line else (0, 0)),
        *(len(observation.hands[other]) for other in from_seat),
        len(observation.stock),
        *(
            int(number in observation.lacks[other])
            for other in from_seat[1:]
            for number in range(rules.reach + 1)
        ),
        int(observation.turn == seat),
    ]
