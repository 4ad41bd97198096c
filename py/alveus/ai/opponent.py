"""The opponents of all games: who plays at which level, one call to choose and one to advise.

Thinking is a generator that yields its progress every few milliseconds and returns the answer,
so that a page can slice it and drop it.  An opponent is given what its seat knows and never a
coming throw: it has no way to ask for one.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, TypeVar

from alveus.ai.answers import Advice, Analysis, Choice
from alveus.ai.search.meter import Budget
from alveus.core import registry
from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.game import Game

T = TypeVar("T")

LEVELS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "lombardorum": ("tiro", "lusor", "peritus", "magister"),
        "duodecim": ("tiro", "lusor", "peritus", "magister"),
        "xii": ("tiro", "lusor", "peritus", "magister"),
        "bohnenspiel": (
            "kind",
            "gast",
            "nachbar",
            "verwalter",
            "baron",
            "zarin",
            "schah",
        ),
        "sperrdomino": ("schueler", "tante", "stammgast", "direktor"),
        "familydomino": ("kind", "vetter", "grossvater"),
        "rithmomachia": ("discipulus", "calculator", "computista", "magister"),
    }
)
"""The levels of each game, weakest first; puzzles have none."""

ANALYSED = frozenset({"mancala", "dominoes", "rithmomachia"})
"""The families whose opponent can tell the worth of every move."""

_FAMILIES: Mapping[str, str] = MappingProxyType(
    {
        "tables": "alveus.ai.tables",
        "mancala": "alveus.ai.mancala",
        "dominoes": "alveus.ai.dominoes",
        "rithmomachia": "alveus.ai.rithmomachia",
    }
)


_PUZZLES: Mapping[str, str] = MappingProxyType(
    {"dominosa": "alveus.ai.dominosa", "terzett": "alveus.ai.terzett"}
)
"""The games for one, which have hints but no opponent."""


def levels(game_id: str) -> tuple[str, ...]:
    """The names of a game's levels, weakest first; none for a puzzle."""
    return LEVELS.get(game_id, ())


def choose(
    game: Game[Any, Any], known: Any, seat: int, level: str, budget: Budget, seed: int
) -> Generator[Message, None, Choice]:
    """The choice of a level: the whole rest of the turn, or what it says.

    The same seed and number of nodes give the same choice; an open budget leaves the limit to
    the level.  Raises SetupError `unknown_level`, IllegalMove `throw_first` or `game_over`.
    """
    if level not in levels(game.info.id):
        raise SetupError("unknown_level", game=game.info.id, level=level[:80])
    choice: Choice = yield from _family(game).choose(game, known, seat, level, budget, seed)
    return choice


def advise(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget, seed: int
) -> Generator[Message, None, Advice]:
    """The step that the strongest level, or a puzzle's solver, would make next, and why."""
    strongest = next(reversed(levels(game.info.id)), "")
    advice: Advice = yield from _family(game).advise(game, known, seat, strongest, budget, seed)
    return advice


def can_analyse(game_id: str) -> bool:
    """Whether there is an analysis of this game; never of a puzzle."""
    return game_id not in _PUZZLES and registry.info(game_id).family in ANALYSED


def analyse(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget
) -> Generator[Message, None, Analysis]:
    """Every legal move with its worth.  Raises SetupError `no_analysis`, IllegalMove."""
    if not can_analyse(game.info.id):
        raise SetupError("no_analysis", game=game.info.id)
    analysis: Analysis = yield from _family(game).analyse(game, known, seat, budget)
    return analysis


def finished(thinking: Generator[Any, None, T]) -> T:
    """The answer of a thinking carried to its end at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: T = end.value
            return answer


def _family(game: Game[Any, Any]) -> Any:
    return import_module(_PUZZLES.get(game.info.id) or _FAMILIES[game.info.family])
