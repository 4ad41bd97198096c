"""Conversion of puzzle sheets to texts that the board editor shows, and back.

A puzzle sheet has the numbers of a puzzle, the tiles placed by the player, and the lines drawn by
the player; each line separates two adjacent cells, to show that no tile covers both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.text_position import Line, read_words, write_rows
from alveus.families.dominoes.dominosa.notation import AS_IS, to_json
from alveus.families.dominoes.dominosa.state import State

PAIR = r"[a-z][0-9]+-[a-z][0-9]+"
"""Regular expression for two cells such as ``d2-e2``."""
_LINES = {"grid": r"[0-9.,]+", "laid": PAIR, "lines": PAIR}


def write_lines(game: Any, state: State) -> tuple[Line, ...]:
    """Return the texts `grid` (numbers), `laid` (tiles) and `lines`.

    A tile is written as the two cells that it covers (``a1-a2``), a line as those it separates.
    """
    separator = "," if state.puzzle.reach > 9 else ""
    rows = (separator.join("." if n is None else str(n) for n in row) for row in state.puzzle.grid)
    places = to_json(state)
    words = (Line(name, " ".join(places.get(name, ()))) for name in ("laid", "lines"))
    return (write_rows("grid", rows), *words)


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return, as JSON, the sheet that the texts in `lines` describe; a missing text is empty.

    The sheet permits a puzzle with no solution or with several, so that it can be edited.
    The keys of `lines` are the names in `write_lines`: `grid`, `laid` and `lines`.  Raises
    SetupError `line_unreadable` if a row of the grid or a pair of cells is unreadable.
    """
    words = {
        name: [word[0] for word in read_words(lines, name, re.compile(form))]
        for name, form in _LINES.items()
    }
    return {**words, "puzzle": "\n".join(words["grid"]), AS_IS: True}
