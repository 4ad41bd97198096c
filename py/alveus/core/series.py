"""Series of games: the target, the standing, the next game and its starting seat.

The games of a series are scored together, usually until a side reaches a target in points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.game import Game
from alveus.core.history import MatchGame, Ply, game_start
from alveus.core.json_validation import strings
from alveus.core.outcomes import Outcome, PointsScoring, Scoring, Tally
from alveus.core.spec import GameSpec
from alveus.core.view import BoardGame


def series_target(game: Game[Any, Any], requested: int) -> int:
    """Return the points needed to win a series: requested or set by an option; otherwise 0."""
    return requested or game.info.target(game.settings)


def is_serial(game: Game[Any, Any], requested: int) -> bool:
    """Return True if games are played as a series."""
    return _declared(game) is not None or series_target(game, requested) > 0


def finished_games(ply: Ply) -> tuple[Outcome, ...]:
    """Return the outcomes of the finished games of the series, including the game of the ply."""
    own = () if ply.outcome is None else (ply.outcome,)
    return (*ply.match_game.earlier, *own)


def tally(ply: Ply, requested: int) -> Tally:
    """Return the standing of the series after the finished games."""
    game = ply.match_game.game
    scoring = _declared(game) or PointsScoring(series_target(game, requested))
    return scoring.tally(finished_games(ply), len(game.info.seats))


def continues_series(ply: Ply, following: MatchGame, requested: int) -> bool:
    """Return True if `following` continues the series of a ply.

    It needs the same options and the usual opening, and the series must not have a winner yet.
    """
    game = ply.match_game.game
    same = following.position is None and following.game.settings == game.settings
    return is_serial(game, requested) and same and tally(ply, requested).winner is None


def next_game(
    spec: GameSpec,
    game: BoardGame[Any, Any],
    options: Mapping[str, str] | None,
    position: Mapping[str, Any] | None,
) -> BoardGame[Any, Any]:
    """Return the game to play after another one.

    Its options are the given ones.  Without `options` they are those of `game`, except for those
    that the position sets.  Raises SetupError.
    """
    if options is not None:
        return spec.build_for(options, position or {})
    if position is None:
        return game
    stated = strings(position.get("options", {}), "options")
    current = game.info.without_defaults(game.settings)
    return spec.build_for({**current, **stated}, position)


def next_starter(plies: Sequence[Ply], cursor: int) -> int | None:
    """Return the seat that begins after the game at the cursor.

    Return None while that game continues, or if a roll decides.
    """
    game, outcome = plies[cursor].match_game.game, plies[cursor].outcome
    if outcome is None:
        return None
    start = game_start(plies, cursor)
    turns = (game.turn(ply.state) for ply in plies[start : cursor + 1])
    return game.next_starter(outcome, next((turn for turn in turns if turn is not None), 0))


def _declared(game: Game[Any, Any]) -> Scoring | None:
    """Return the game's own scoring of a series under its options, or None."""
    return game.info.scoring(game.settings) if game.info.scoring else None
