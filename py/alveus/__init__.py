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

from alveus.core.version import __version__ as __version__

TYPE_CHECKING = False  # importing it from `typing` would delay the command's signal handlers
if TYPE_CHECKING:
    from typing import Any

    from alveus.core.errors import AlveusError as AlveusError
    from alveus.core.errors import IllegalMove as IllegalMove
    from alveus.core.errors import NotationError as NotationError
    from alveus.core.errors import SetupError as SetupError
    from alveus.families.dominoes.interface import dominosa as dominosa
    from alveus.families.dominoes.interface import terzett as terzett
    from alveus.play.answers import Analysis as Analysis
    from alveus.play.answers import Choice as Choice
    from alveus.play.answers import Hint as Hint
    from alveus.play.arena import Standing as Standing
    from alveus.play.arena import arena as arena
    from alveus.play.games import Game as Game
    from alveus.play.games import GameInfo as GameInfo
    from alveus.play.games import game as game
    from alveus.play.games import games as games
    from alveus.play.games import info as info
    from alveus.play.matches import Match as Match
    from alveus.play.matches import load as load
    from alveus.play.matches import read_link as read_link
    from alveus.play.players import Player as Player
    from alveus.play.players import player as player
    from alveus.play.positions import Position as Position
    from alveus.play.positions import diagram as diagram
    from alveus.play.rules import Legal as Legal
    from alveus.play.sentences import Outcome as Outcome
    from alveus.play.sentences import Refusal as Refusal

_HOMES = {
    "alveus.core.errors": ("AlveusError", "IllegalMove", "NotationError", "SetupError"),
    "alveus.families.dominoes.interface": ("dominosa", "terzett"),
    "alveus.play.answers": ("Analysis", "Choice", "Hint"),
    "alveus.play.arena": ("Standing", "arena"),
    "alveus.play.games": ("Game", "GameInfo", "game", "games", "info"),
    "alveus.play.matches": ("Match", "load", "read_link"),
    "alveus.play.players": ("Player", "player"),
    "alveus.play.positions": ("Position", "diagram"),
    "alveus.play.rules": ("Legal",),
    "alveus.play.sentences": ("Outcome", "Refusal"),
}
"""The public names, keyed by the module that contains them."""
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["__version__", *_HOME]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(_HOME[name])
    value = getattr(home, name, None) or import_module(f"{_HOME[name]}.{name}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
