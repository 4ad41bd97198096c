"""The games of a series by letter: each is a game of its own, with its own seals and letters."""

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
    """The id of the game that follows another in a series.

    It follows from the one before, so that whoever begins a game a second time contradicts himself.
    """
    return hashlib.sha256(_LABEL + bytes.fromhex(before)).digest()[:ID_SIZE].hex()


def next_letter(
    last: Letter, match: Match, outcome: Outcome, writers: Sequence[str]
) -> Letter | None:
    """What both sides know of the next game of the series; None where no game follows.

    `last` ended a game of the series so; whoever reads it begins the next.  `writers` are the side
    that wrote the first letter, and the other.
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
