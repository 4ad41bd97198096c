"""Random games with up to two options: a position survives JSON, and no piece appears or vanishes.

One input is one game.  In long games, a random sample of positions is checked, and always the last
ones.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

from alveus import registry
from fuzzing.faults import Fault
from fuzzing.read_back import check_position, count_pieces
from fuzzing.samples import AnyGame, choose_options, plies_of, walk

SHARE = 10
CHECKED = 8
"""Average number of random positions checked in a game of maximum length."""
LAST = 2
TRIED = (1, 1, 4)
"""One of these numbers is used in each game: the move with the most events of so many random
moves is played."""


def attempt(chance: Random) -> bool:
    """Play a random game and check it.  Raises Fault with the options of the game."""
    game_id = chance.choice(registry.ids())
    game = registry.game(game_id, choose_options(chance, game_id))
    try:
        check_game(game, chance, plies_of(game_id))
    except Fault as fault:
        raise Fault(fault.kind, f"{game.settings} {fault.detail}") from fault
    return True


def check_game(game: AnyGame, chance: Random, plies: int) -> None:
    """Play a random game and check its positions.  Raises Fault."""
    share, last = CHECKED / plies, deque[Any](maxlen=LAST)
    dealt: Any = None
    for state in walk(game, chance, plies, chance.choice(TRIED)):
        if chance.random() < share:
            check_position(game, state)
        pieces = count_pieces(game, state) if game.actor(state) >= 0 else dealt
        if dealt is None:
            dealt = pieces
        elif pieces != dealt:
            raise Fault(f"pieces lost or made in {game.info.id}", game.to_json(state))
        last.append(state)
    for state in last:
        check_position(game, state)
