"""Undo and redo: an undo followed by a redo must not change view, save and position."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from alveus import registry
from alveus.core import saves
from alveus.core.errors import IllegalMove
from alveus.core.match import Match
from alveus.core.match_view import view
from fuzzing.faults import Fault
from fuzzing.samples import play_match, play_ply

SHARE = 20
PLIES = 12
ALWAYS_NEW = ("rev", "key", "sealed", "secret")
"""Members that differ in every view or save, even of the same match."""


def attempt(chance: Random) -> bool:
    """Play a match; undo and redo some decisions."""
    game_id = chance.choice(registry.ids())
    match = play_match(game_id, chance, chance.randrange(PLIES))
    return check_steps(match, chance)


def check_steps(match: Match, chance: Random) -> bool:
    """Undo and redo from several plies of a match.

    Return False if nothing was undone.  Raises Fault.
    """
    undone = False
    for _ in range(3):
        undone |= _check(match, chance.randrange(1, 4))
        for _ in range(chance.randrange(1, 4)):
            play_ply(match, chance)
    return undone


def _check(match: Match, steps: int) -> bool:
    at, before = match.cursor, seen(match)
    taken = 0
    try:
        for _ in range(steps):
            match.undo()
            taken += 1
    except IllegalMove:  # the first decision, or a tile has been drawn: cannot be undone
        pass
    for _ in range(taken):
        match.redo()
    if match.cursor != at:
        match.goto(at)
    if seen(match) != before:
        raise Fault(f"undo and redo change {match.game.info.id}", seen(match))
    return taken > 0


def seen(match: Match) -> str:
    """Return a match's view, save and position as text, without the members in `ALWAYS_NEW`."""
    visible = [view(match), saves.save(match), match.game.to_json(match.state)]
    return json.dumps(_stable(visible), sort_keys=True)


def _stable(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _stable(item) for name, item in value.items() if name not in ALWAYS_NEW}
    return [_stable(item) for item in value] if isinstance(value, list | tuple) else value
