"""The series that the games of a match make: what counts in it, and which game goes on with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.game import Game
from alveus.core.history import MatchGame, Ply
from alveus.core.outcomes import Outcome
from alveus.core.reading import strings
from alveus.core.scoring import PointsScoring, Scoring, Tally
from alveus.core.spec import GameSpec
from alveus.core.stepping import game_start


def series_target(game: Game[Any, Any], wished: int) -> int:
    """The points a series goes to: as wished, or as an option says; 0 for single games."""
    return wished or game.info.target(game.settings)


def is_serial(game: Game[Any, Any], wished: int) -> bool:
    """Whether games are played one after the other to an end of their own."""
    return _declared(game) is not None or series_target(game, wished) > 0


def finished_games(ply: Ply) -> tuple[Outcome, ...]:
    """How the games finished so far ended, the one at the ply as well if it is over."""
    now = () if ply.outcome is None else (ply.outcome,)
    return (*ply.match_game.earlier, *now)


def tally(ply: Ply, wished: int) -> Tally:
    """Where the series stands after the games finished so far."""
    game = ply.match_game.game
    scoring = _declared(game) or PointsScoring(series_target(game, wished))
    return scoring.tally(finished_games(ply), len(game.info.seats))


def _declared(game: Game[Any, Any]) -> Scoring | None:
    """How a game's own rules score its series, if they do under its options."""
    return game.info.scoring(game.settings) if game.info.scoring else None


def goes_on(ply: Ply, following: MatchGame, wished: int) -> bool:
    """Whether a game is the next one of the series being played."""
    game = ply.match_game.game
    same = following.position is None and following.game.settings == game.settings
    return is_serial(game, wished) and same and tally(ply, wished).winner is None


def next_game(
    spec: GameSpec,
    game: Game[Any, Any],
    options: Mapping[str, str] | None,
    position: Mapping[str, Any] | None,
) -> Game[Any, Any]:
    """The game to be played after another: under other options, or under those in play.

    Of these a position may name some itself.  Raises SetupError.
    """
    if options is not None:
        return spec.build_for(options, position or {})
    if position is None:
        return game
    stated = strings(position.get("options", {}), "options")
    chosen = game.info.without_defaults(game.settings)
    return spec.build_for({**chosen, **stated}, position)


def next_starter(plies: Sequence[Ply], cursor: int) -> int | None:
    """Who begins after the game at the cursor; None while it goes on, or where a throw decides."""
    game, outcome = plies[cursor].match_game.game, plies[cursor].outcome
    if outcome is None:
        return None
    start = game_start(plies, cursor)
    turns = (game.turn(ply.state) for ply in plies[start : cursor + 1])
    return game.next_starter(outcome, next((turn for turn in turns if turn is not None), 0))
