"""Forgotten board games: rules, opponents and puzzles in pure Python.

>>> import alveus
>>> match = alveus.Match("bohnenspiel", north="kind", seed=1)
>>> match.play("3")
>>> replies = match.play_on()
>>> match.turn
'south'

Names that are not in `__all__` may change.  Modules are imported when they are first used.
"""

from __future__ import annotations

from importlib import import_module

from alveus.core.version import __version__

TYPE_CHECKING = False  # importing it from `typing` would delay the command's signal handlers
if TYPE_CHECKING:
    from typing import Any

    from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
    from alveus.families.dominoes.interface import dominosa, terzett
    from alveus.play.answers import Analysis, Choice, Hint
    from alveus.play.arena import Standing, arena
    from alveus.play.drawing import diagram
    from alveus.play.games import Game, GameInfo, game, games, info
    from alveus.play.matches import Match
    from alveus.play.players import Player, player
    from alveus.play.positions import Position
    from alveus.play.readings import Reading, readings
    from alveus.play.rules import Legal
    from alveus.play.sentences import Outcome, Refusal
    from alveus.play.stored import load, read_link

_HOMES = {
    "alveus.core.errors": ("AlveusError", "IllegalMove", "NotationError", "SetupError"),
    "alveus.families.dominoes.interface": ("dominosa", "terzett"),
    "alveus.play.answers": ("Analysis", "Choice", "Hint"),
    "alveus.play.arena": ("Standing", "arena"),
    "alveus.play.drawing": ("diagram",),
    "alveus.play.games": ("Game", "GameInfo", "game", "games", "info"),
    "alveus.play.matches": ("Match",),
    "alveus.play.players": ("Player", "player"),
    "alveus.play.positions": ("Position",),
    "alveus.play.readings": ("Reading", "readings"),
    "alveus.play.rules": ("Legal",),
    "alveus.play.sentences": ("Outcome", "Refusal"),
    "alveus.play.stored": ("load", "read_link"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

_PACKAGES = (
    *("adapters", "lab", "letters"),
    *("pack", "pack_ai", "pack_drawing", "pack_schema", "pack_sheets"),
)
"""Public packages and modules, which are attributes of `alveus` and imported on first use."""

__all__ = [
    "AlveusError", "Analysis", "Choice", "Game", "GameInfo", "Hint", "IllegalMove", "Legal",
    "Match", "NotationError", "Outcome", "Player", "Position", "Reading", "Refusal", "SetupError",
    "Standing", "__version__", "arena", "diagram", "dominosa", "game", "games", "info", "load",
    "player", "read_link", "readings", "terzett",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in _PACKAGES:
        return import_module(f"{__name__}.{name}")
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(_HOME[name])
    value = getattr(home, name, None) or import_module(f"{_HOME[name]}.{name}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, *_PACKAGES])
