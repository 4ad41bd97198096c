"""Restore one side of a game by letter from a side file, without replacing a stored game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from alveus.core.errors import SetupError
from alveus.letters.checking import check_series, compare
from alveus.letters.correspondence import Correspondence, next_id, replay_record, resume
from alveus.letters.keeping import read_side_file
from alveus.letters.replaying import moves_of


def restore(side: Mapping[str, Any], kept: Mapping[str, Any] | None = None) -> Correspondence:
    """Return the game of a side file, or the stored game if that is newer.

    `side` is the content of the file, `kept` is this device's record of the same game.  Without a
    record, the secret in the file is used.  Ask the user first, because the author of a side file
    can compute all future rolls.  With the record of the preceding game of a series, the file must
    contain the next game of that series.

    Raises SetupError: `save_damaged` for a damaged file; `letter_links` if the secret does not
    match the letter's seals; `letter_game` and `letter_move` as `read` does; `letter_series` if the
    file does not contain the next game of the series; `letter_side_differs` if the secret or the
    seat differs from the record; `letter_contradicts` if seals or moves differ from it.
    """
    saved = replay_record(read_side_file(side))
    if kept is None:
        return saved
    stored = resume(kept)
    if saved.letter.id != stored.letter.id:
        is_next = saved.letter.id == next_id(stored.letter.id)
        check_series(saved.letter, stored.following if is_next else None)
        if saved.side != stored.side:
            raise SetupError("letter_side_differs")
        return saved
    if (saved.seat, saved.secret) != (stored.seat, stored.secret):
        raise SetupError("letter_side_differs")
    compare(stored.letter, saved.letter)
    if saved.letter.number < stored.letter.number:
        return replace(stored, older=saved.letter)
    return saved if _extends(saved, stored) else stored


def _extends(saved: Correspondence, stored: Correspondence) -> bool:
    """Return True if the file has a newer letter or more moves than the stored game.

    Raises SetupError `letter_contradicts` if the unsent moves differ.
    """
    ours, theirs = moves_of(stored.match), moves_of(saved.match)
    for number, (move, other) in enumerate(zip(ours, theirs, strict=False), 1):
        if move != other:
            raise SetupError("letter_contradicts", number=number, known=move, given=other)
    if saved.letter.number == stored.letter.number:
        return len(theirs) > len(ours)
    if len(theirs) < len(ours):
        number, move = len(theirs) + 1, ours[len(theirs)]
        raise SetupError("letter_contradicts", number=number, known=move, given="")
    return True
