"""What a device keeps of a game by letter, read again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import integer, member, record, text
from alveus.letters.chains import SIZE
from alveus.letters.envelope import Letter, read_letter

FORMAT = "alveus letter"


def read_kept_letter(kept: Mapping[str, Any]) -> Letter:
    """The letter of what is kept; of a game of which none is written yet its number is 0."""
    if kept.get("format") != FORMAT or integer(kept.get("version"), "version") != 1:
        raise SetupError("save_damaged", name="format")
    given = record(kept, "letter")
    if "number" in given:
        return read_letter(given)
    return replace(read_letter({**given, "number": 1}), number=0)


def read_kept_side(kept: Mapping[str, Any]) -> tuple[int | None, bytes]:
    """Which side of a kept game is ours, and its secret."""
    seat = member(kept, "seat", (0, 1, None), None)
    try:
        secret = bytes.fromhex(text(kept.get("secret"), "secret"))
    except ValueError:
        raise SetupError("save_damaged", name="secret") from None
    if len(secret) != (0 if seat is None else SIZE):
        raise SetupError("save_damaged", name="secret")
    return seat, secret
