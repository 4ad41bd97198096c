"""A position of sowing as a person writes it: pits ``6 6 6 6 6 6`` from their owner's left."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.written import Line, read_words
from alveus.mancala.game import MancalaGame
from alveus.mancala.layout import SIDES
from alveus.mancala.ruleset import ROW
from alveus.mancala.state import State

_COUNT = re.compile(r"[0-9]{1,3}")


def write_lines(game: MancalaGame, state: State) -> tuple[Line, ...]:
    """Whose turn it is, each side's pits and store."""
    rows = state.pits[:ROW], state.pits[ROW:]
    return (
        Line("turn", SIDES[state.turn], choices=SIDES),
        *(
            Line("pits", " ".join(map(str, row)), side)
            for side, row in zip(SIDES, rows, strict=True)
        ),
        *(Line("store", str(n), side) for side, n in zip(SIDES, state.stores, strict=True)),
    )


def read_lines(game: MancalaGame, written: Mapping[str, str]) -> dict[str, Any]:
    """The position that the lines tell.  Raises SetupError `line_unreadable`."""

    def count(code: str) -> list[int]:
        words = (word for side in SIDES for word in read_words(written, f"{code}.{side}", _COUNT))
        return [int(word[0]) for word in words]

    return {"turn": written.get("turn", SIDES[0]), "pits": count("pits"), "stores": count("store")}
