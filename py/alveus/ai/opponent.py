"""The opponents of all games: who plays at which level, one call to choose and one to advise.

A game's spec names the module whose `OPPONENT` is asked; it is imported when it is first needed.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from alveus import registry
from alveus.ai.answers import Advice, Analysis, Choice
from alveus.ai.search.budget import Budget
from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.game import Game

T = TypeVar("T")


def choose(
    game: Game[Any, Any], known: Any, seat: int, level: str, budget: Budget, seed: int
) -> Generator[Message, None, Choice]:
    """The choice of a level: the whole rest of the turn, or what it says.

    The same seed and number of nodes give the same choice; an open budget leaves the limit to
    the level.  Raises SetupError `unknown_level`, IllegalMove `throw_first` or `game_over`.
    """
    if level not in registry.spec(game.info.id).levels:
        raise SetupError("unknown_level", game=game.info.id, level=level[:80])
    choice: Choice = yield from opponent_of(game.info.id).choose(
        game, known, seat, level, budget, seed
    )
    return choice


def advise(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget, seed: int
) -> Generator[Message, None, Advice]:
    """The step that the strongest level, or a puzzle's solver, would make next, and why.

    Raises SetupError `no_hints`.
    """
    levels = registry.spec(game.info.id).levels
    strongest = levels[-1] if levels else ""
    advice: Advice = yield from opponent_of(game.info.id).advise(
        game, known, seat, strongest, budget, seed
    )
    return advice


def analyse(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget
) -> Generator[Message, None, Analysis]:
    """Every legal move with its worth.  Raises SetupError `no_analysis`, IllegalMove."""
    if not registry.spec(game.info.id).analysis:
        raise SetupError("no_analysis", game=game.info.id)
    analysis: Analysis = yield from opponent_of(game.info.id).analyse(game, known, seat, budget)
    return analysis


def opponent_of(game_id: str) -> Any:
    """Who is asked about a game: an Adviser, Opponent or Analyst, as its spec declares.

    Raises SetupError `no_hints` where there is nobody, `game_broken` or `game_incomplete` where
    his module is not what it should be.
    """
    module = registry.spec(game_id).opponent
    if not module:
        raise SetupError("no_hints", game=game_id)
    return registry.part(module, "OPPONENT", game_id)
