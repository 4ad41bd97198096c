"""Positions as text for the board editor: write a position as lines, and read lines as JSON.

The first line names the player on turn.  Each player has a line with the numbers of beans in the
pits, from the player's left (``6 6 6 6 6 6``), and a line with the number of beans in the store.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.text_position import Line, read_words
from alveus.families.bohnenspiel.board import SIDES, State

_COUNT = re.compile(r"[0-9]{1,3}")


def write_lines(game: Any, state: State) -> tuple[Line, ...]:
    """Return the five lines of a position.

    They are the player on turn, South's pits, North's pits, South's store, and North's store.
    """
    sides = tuple(enumerate(SIDES))
    return (
        Line("turn", SIDES[state.turn], choices=SIDES),
        *(Line("pits", " ".join(map(str, state.row(seat))), side) for seat, side in sides),
        *(Line("store", str(state.stores[seat]), side) for seat, side in sides),
    )


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return as JSON the position that `lines` describe.

    `lines` has the text of each line, keyed by name: ``turn`` (the side on turn; South if missing),
    and ``pits.SIDE`` and ``store.SIDE`` for each side; a missing line adds no numbers to the
    position.  Raises SetupError `line_unreadable` if a pit or store line has a word that is not a
    number of at most three digits.
    """

    def counts(code: str) -> list[int]:
        words = (word for side in SIDES for word in read_words(lines, f"{code}.{side}", _COUNT))
        return [int(word[0]) for word in words]

    return {"turn": lines.get("turn", SIDES[0]), "pits": counts("pits"), "stores": counts("store")}
