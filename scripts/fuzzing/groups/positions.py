"""Changed positions: each must be refused with a code, or stay the same when written and read."""

from __future__ import annotations

from random import Random

from alveus import registry
from alveus.core.errors import AlveusError
from fuzzing.mutation import damage
from fuzzing.read_back import check_position
from fuzzing.samples import choose_sample, sample_position

SHARE = 160


def attempt(chance: Random) -> bool:
    """Read a position with one to three changes."""
    game_id, variant = choose_sample(chance)
    position = damage(chance, sample_position(game_id, variant))
    if not isinstance(position, dict):
        return False  # alveus refuses files and requests with such values earlier
    try:
        game = registry.spec(game_id).build_for({}, position)
        state = game.from_json(position)
    except AlveusError:
        return False
    check_position(game, state)
    return True
