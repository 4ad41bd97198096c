"""Restore a player's game by letter (correspondence) from a side file.

A side file contains a player's record: the last letter, the unsent moves, and the secret for this
player's part of all rolls.  The player can thus continue the game on another device.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.json_validation import integer, record, text
from alveus.letters.correspondence import (
    FORMAT,
    Correspondence,
    next_id,
    read_kept_draft,
    read_kept_letter,
    read_kept_side,
    replay_record,
    resume,
)
from alveus.letters.envelope import open_letter
from alveus.letters.replaying import check_series, compare, compare_moves, moves_of

SIDE_FORMAT = "alveus letter side"
_RECORD = {"format", "version", "letter", "seat", "secret", "moves", "end"}
_SIDE_FILE = {"format", "side", "link", "sent"}


def restore(side: Mapping[str, Any], kept: Mapping[str, Any] | None = None) -> Correspondence:
    """Return the game in a side file, or this device's record of the game if that is newer.

    `side` is the JSON content of the file.  `kept` is this device's record of the same game, or of
    the preceding game in its series.  Without `kept`, the caller must first ask the user whether to
    trust the file, because its author knows the secret in it, and therefore this player's part of
    all future rolls.

    Raises SetupError: `save_damaged` for an invalid file; `letter_links`, `letter_game` or
    `letter_move` for an invalid letter.  If file and record do not agree, the error is
    `letter_side_differs` (another side or secret), `letter_series` (not the next game of the
    series), `letter_names` (other names of players) or `letter_contradicts` (other moves,
    seals or settings).  Raises IllegalMove or NotationError for an illegal unsent move.
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
    """Return True if `saved` (from the side file) is ahead of `stored` (from this device).

    It is ahead if its letter is later or, if both letters are the same, if it has more moves.
    Raises SetupError if moves with the same number differ, or a later letter has fewer moves.
    """
    ours, theirs = moves_of(stored.match), moves_of(saved.match)
    compare_moves(ours, theirs)
    if saved.letter.number == stored.letter.number:
        return len(theirs) > len(ours)
    if len(theirs) < len(ours):
        number, move = len(theirs) + 1, ours[len(theirs)]
        raise SetupError("letter_contradicts", number=number, known=move, given="")
    return True


def read_side_file(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return the player's record (last letter, unsent moves, secret) from a side file's content.

    In a side file from the page, the member `side` is the record.  In a file from ``alveus letter
    --keep``, the whole content is the record.  Raises SetupError `save_damaged` if the content is
    invalid or does not come from a side file.
    """
    part = "letter"
    try:
        if content.get("format") == FORMAT:
            return _check_record(content)
        _refuse_unknown(content, _SIDE_FILE)
        if content.get("format") != SIDE_FORMAT:
            raise SetupError("bad_value", name="format")
        kept = _check_record(record(content, "side"))
        part, link = "link", text(content.get("link", ""), "link")
        if link and open_letter(link).id != read_kept_letter(kept).id:
            raise SetupError("bad_value", name="link")
        integer(content.get("sent", 0), "sent")
        return kept
    except SetupError as error:
        raise SetupError("save_damaged", name=error.params.get("name", part)) from None


def _check_record(kept: Mapping[str, Any]) -> dict[str, Any]:
    _refuse_unknown(kept, _RECORD)
    letter = read_kept_letter(kept)
    seat, _ = read_kept_side(kept)
    read_kept_draft(kept)
    if seat is None or seat > letter.number:
        raise SetupError("bad_value", name="seat")
    return dict(kept)


def _refuse_unknown(content: Mapping[str, Any], allowed: set[str]) -> None:
    for name in content:
        if name not in allowed:
            raise SetupError("bad_value", name=str(name)[:80])
