"""Records and side files: one side of a game by letter as JSON, with its secret.

A device keeps a record of each game.  A side file contains such a record, so that the owner can
continue the game on another device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.json_validation import integer, items, member, record, text
from alveus.letters.chains import SIZE
from alveus.letters.envelope import ENDS, End, Letter, open_letter, read_letter

FORMAT = "alveus letter"
SIDE_FORMAT = "alveus letter side"
_RECORD = {"format", "version", "letter", "seat", "secret", "moves", "end"}
_SIDE_FILE = {"format", "side", "link", "sent"}


def read_side_file(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return the record in a side file.

    A side file of the page contains a record; the file of ``alveus letter --keep`` is a record.
    Raises SetupError `save_damaged` for another format and for unknown or damaged members.
    """
    if content.get("format") == FORMAT:
        return _checked(content)
    _refuse_unknown(content, _SIDE_FILE)
    if content.get("format") != SIDE_FORMAT:
        raise SetupError("save_damaged", name="format")
    inner = _checked(_read("side", lambda: record(content, "side")))
    link = _read("link", lambda: text(content.get("link", ""), "link"))
    if link and _read("link", lambda: open_letter(link)).id != read_kept_letter(inner).id:
        raise SetupError("save_damaged", name="link")
    _read("sent", lambda: integer(content.get("sent", 0), "sent"))
    return inner


def read_kept_letter(kept: Mapping[str, Any]) -> Letter:
    """Return the last letter in a record; its number is 0 if no letter has been written yet.

    Raises SetupError `save_damaged` for another format, or with the damaged member of the letter.
    """
    if kept.get("format") != FORMAT or integer(kept.get("version"), "version") != 1:
        raise SetupError("save_damaged", name="format")
    members = record(kept, "letter")
    if "number" in members:
        return read_letter(members)
    return replace(read_letter({**members, "number": 1}), number=0)


def read_kept_side(kept: Mapping[str, Any]) -> tuple[int | None, bytes]:
    """Return the seat of this side, None for an onlooker, and its secret.

    Raises SetupError `save_damaged`.
    """
    seat = member(kept, "seat", (0, 1, None), None)
    try:
        secret = bytes.fromhex(text(kept.get("secret"), "secret"))
    except ValueError:
        raise SetupError("save_damaged", name="secret") from None
    if len(secret) != (0 if seat is None else SIZE):
        raise SetupError("save_damaged", name="secret")
    return seat, secret


def read_kept_draft(kept: Mapping[str, Any]) -> tuple[list[str], End]:
    """Return the moves since the last letter, and this side's `end` ("" if the game continues)."""
    moves = items(kept, "moves") if "moves" in kept else []
    return [text(move, "moves") for move in moves], member(kept, "end", ENDS, "")


def _checked(kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return a player's record after checking the names and types of its members."""
    _refuse_unknown(kept, _RECORD)
    letter = _read("letter", lambda: read_kept_letter(kept))
    seat, _ = _read("secret", lambda: read_kept_side(kept))
    _read("moves", lambda: read_kept_draft(kept))
    if seat is None or seat > letter.number:
        raise SetupError("save_damaged", name="seat")
    return dict(kept)


def _refuse_unknown(content: Mapping[str, Any], allowed: set[str]) -> None:
    for name in content:
        if name not in allowed:
            raise SetupError("save_damaged", name=str(name)[:80])


def _read(name: str, read: Callable[[], Any]) -> Any:
    """Call `read` and return its result.

    Raises SetupError `save_damaged` with the invalid member.
    """
    try:
        return read()
    except SetupError as error:
        raise SetupError("save_damaged", name=error.params.get("name", name)) from None
