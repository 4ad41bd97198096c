"""Series by letter: every game of a series has its own id, seals and letters."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from alveus.core.match import Match
from alveus.core.outcomes import Outcome
from alveus.core.scoring import PointsScoring
from alveus.core.series import series_target
from alveus.letters.envelope import ID_SIZE, Letter

_LABEL = b"alveus letter next"


def next_id(before: str) -> str:
    """Return the id of the next game of a series.

    It is derived from the preceding id, so two different first letters of the next game have the
    same id and contradict each other.
    """
    return hashlib.sha256(_LABEL + bytes.fromhex(before)).digest()[:ID_SIZE].hex()


def next_letter(
    last: Letter, match: Match, outcome: Outcome, writers: Sequence[str]
) -> Letter | None:
    """Return the next game of the series before its first letter, or None if no game follows.

    `last` is the final letter of a game with this outcome; its receiver begins the next game.
    `writers` are the side that wrote the first letter, and the other side.
    """
    game = match.game
    target = series_target(game, last.target)
    if not target or game.info.scoring is not None:
        return None
    earlier = match.ply.match_game.earlier
    tally = PointsScoring(target).tally((*earlier, outcome), len(match.sides))
    if tally.winner is not None:
        return None
    first, second = tally.score
    began = next((turn for ply in match.plies if (turn := game.turn(ply.state)) is not None), 0)
    starter = game.next_starter(outcome, began)
    return Letter(
        id=next_id(last.id),
        game=last.game,
        side=writers[1 - last.writer],
        number=0,
        options=last.options,
        target=last.target,
        score=(first, second),
        starter="" if starter is None else match.sides[starter],
        names=last.names,
    )
