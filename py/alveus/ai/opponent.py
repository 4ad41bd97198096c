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
from alveus.core.game import CHANCE, Game

T = TypeVar("T")


def choose(
    game: Game[Any, Any], known: Any, seat: int, level: str, budget: Budget, seed: int
) -> Generator[Message, None, Choice]:
    """The choice of a level: the whole rest of the turn, or what it says.

    The same seed and number of nodes give the same choice; an open budget leaves the limit to
    the level.  Raises SetupError `unknown_level`, IllegalMove `throw_first` or `game_over`.
    """
    if level not in registry.spec(game.info.id).players:
        raise SetupError("unknown_level", game=game.info.id, level=level[:80])
    choice: Choice = yield from opponent_of(game.info.id).choose(
        game, known, seat, level, budget, seed
    )
    return choice


def advise(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget, seed: int, last: str = ""
) -> Generator[Message, None, Advice]:
    """The step that the strongest level, or a puzzle's solver, would make next, and why.

    It never undoes the seat's own `last` move.  Raises SetupError `no_hints`.
    """
    levels = registry.spec(game.info.id).levels
    strongest = levels[-1] if levels else ""
    opponent = opponent_of(game.info.id)
    asked = (game, known, seat, strongest, budget, seed)
    if last and hasattr(opponent, "advise_on"):
        work = opponent.advise_on(*asked, last)
    else:
        work = opponent.advise(*asked)
    advice: Advice = yield from work
    return advice


def explain(game: Game[Any, Any], known: Any, seat: int, text: str) -> Message:
    """What a move, or turn, is for, as a hint says it.  Raises SetupError `no_analysis`."""
    why: Message = analyst_of(game.info.id).explain(game, known, seat, text)
    return why


def analyse(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget, played: str = ""
) -> Generator[Message, None, Analysis]:
    """Every legal move, or turn, with its worth; `played` is looked into as closely as the best.

    Raises SetupError `no_analysis`, IllegalMove.
    """
    analyst = analyst_of(game.info.id)
    analysis: Analysis = yield from analyst.analyse(game, known, seat, budget, played)
    return analysis


def weigh_throws(
    game: Game[Any, Any], state: Any, budget: Budget, tells: bool = True
) -> Generator[Message, None, Analysis]:
    """Every throw that can fall now with its worth to the seat that throws.

    Which turn is best after each is told on wish: finding it takes as long again.  Raises
    SetupError `no_analysis`; `nothing_to_decide` where no throw is awaited, or where it deals
    hidden hands, is a lot for the start, or nobody can weigh it.
    """
    analyst = analyst_of(game.info.id)
    if game.actor(state) != CHANCE or game.turn(state) is None or not weighs_throws(game):
        raise SetupError("nothing_to_decide")
    analysis: Analysis = yield from analyst.weigh_throws(game, state, budget, tells)
    return analysis


def weighs_throws(game: Game[Any, Any]) -> bool:
    """Whether luck can be told from skill: turns are weighed whole, and so are throws."""
    return registry.spec(game.info.id).analysis and hasattr(
        opponent_of(game.info.id), "weigh_throws"
    )


def analyst_of(game_id: str) -> Any:
    """Who analyses a game.  Raises SetupError `no_analysis`."""
    if not registry.spec(game_id).analysis:
        raise SetupError("no_analysis", game=game_id)
    return opponent_of(game_id)


def opponent_of(game_id: str) -> Any:
    """Who is asked about a game: an Adviser, Opponent or Analyst, as its spec declares.

    Raises SetupError `no_hints` where there is nobody, `game_broken` or `game_incomplete` where
    his module is not what it should be.
    """
    module = registry.spec(game_id).opponent
    if not module:
        raise SetupError("no_hints", game=game_id)
    return registry.part(module, "OPPONENT", game_id)
