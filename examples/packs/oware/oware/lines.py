"""Positions as lines of text, for the board editor: a line for each side, and the side to move."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.pack import Line, read_words
from oware.game import Oware
from oware.rules import SEATS, State, row

_NUMBER = re.compile(r"\d{1,2}")


def write_lines(game: Oware, state: State) -> list[Line]:
    """Return the side to move, and for each side the seeds in its houses and in its store."""
    lines = [Line("turn", SEATS[state.turn], choices=SEATS)]
    for seat, side in enumerate(SEATS):
        seeds = (*row(state, seat), state.stores[seat])
        lines.append(Line("seeds", " ".join(map(str, seeds)), side))
    return lines


def read_lines(game: Oware, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return the position as JSON.  Raises SetupError `line_unreadable`."""
    rows = [[int(word[0]) for word in read_words(lines, f"seeds.{s}", _NUMBER)] for s in SEATS]
    houses = [seeds for seeds_of_side in rows for seeds in seeds_of_side[:-1]]
    stores = [seeds for seeds_of_side in rows for seeds in seeds_of_side[-1:]]
    return {"turn": lines.get("turn", SEATS[0]), "houses": houses, "stores": stores}
