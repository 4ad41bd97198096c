"""Conversion of positions to lines of text (``6 6 6 6 6 6``) for the board editor, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.text_position import Line, read_words
from alveus.families.bohnenspiel.board import SIDES, State

_COUNT = re.compile(r"[0-9]{1,3}")


def write_lines(game: Any, state: State) -> tuple[Line, ...]:
    """Return the lines of a position: player on turn, South's and North's pits, their stores."""
    sides = tuple(enumerate(SIDES))
    return (
        Line("turn", SIDES[state.turn], choices=SIDES),
        *(Line("pits", " ".join(map(str, state.row(seat))), side) for seat, side in sides),
        *(Line("store", str(state.stores[seat]), side) for seat, side in sides),
    )


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return the position described by `lines` (texts keyed by the lines' names) as JSON.

    Raises SetupError `line_unreadable` for a word that is not a number of beans.
    """

    def counts(code: str) -> list[int]:
        words = (word for side in SIDES for word in read_words(lines, f"{code}.{side}", _COUNT))
        return [int(word[0]) for word in words]

    return {"turn": lines.get("turn", SIDES[0]), "pits": counts("pits"), "stores": counts("store")}
