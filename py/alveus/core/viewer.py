"""The viewer: whose numbers and hands a page shows."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.history import Ply


def find_viewer(
    people: Sequence[int], turn: int | None, lies_open: bool, seated: int | None
) -> int | None:
    """Whose numbers and hands are shown: the only person's, else those of who is to play.

    Where hands are hidden nobody's, None, until the person whose turn it is sits down: then
    theirs, until it is another person's turn.
    """
    if len(people) == 1:
        return people[0]
    if not people or turn is None:
        return 0
    if lies_open:
        return turn
    if seated is None or seated not in people:
        return None
    return None if turn in people and turn != seated else seated


def lies_open(plies: Sequence[Ply], cursor: int, ply: Ply) -> bool:
    """Whether everybody may see all of a ply's game: nothing is hidden, or it is told.

    A game is told once it is over, also where one looks back at it: its end lies ahead.
    """
    game, now = ply.match_game, plies[cursor].match_game
    if not game.game.info.hidden or game.number < now.number:
        return True
    ahead = plies[cursor:] if game is now else plies
    return any(p.outcome is not None for p in ahead if p.match_game is game)
