"""Positions as lines of text that people can read and edit.

`Line` is a line of such a text; the functions of this module help games to write and read lines.
A spec can name a module (`GameSpec.writing`) with two functions.  ``write_lines(game, state)``
returns the lines (`Line`) of a state.  ``read_lines(game, texts)`` returns, as JSON, the position
that the texts of the lines, keyed by `Line.name`, describe.  The game then checks whether the
position is legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from alveus.core.errors import SetupError


@dataclass(frozen=True)
class Line:
    """One line of a position: the side to move, the dice, the pieces of a side, or the board."""

    code: str
    text: str
    side: str = ""
    """The side that the line describes; "" for a line such as the dice or the board."""
    choices: tuple[str, ...] = ()
    """All permitted texts; empty if there are too many to list."""
    rows: bool = False
    """True if `text` is the whole board: each word is one row, from top to bottom."""
    name: str = field(init=False)
    """Name of the line, unique in a position: the value of `code`; if `side` is not "", followed by
    a dot and the side."""

    def __post_init__(self) -> None:
        name = f"{self.code}.{self.side}" if self.side else self.code
        object.__setattr__(self, "name", name)


def write_rows(code: str, rows: Iterable[str]) -> Line:
    """Return a line of kind `code` with the whole board: one word per row, from top to bottom."""
    return Line(code, "\n".join(rows), rows=True)


def read_words(texts: Mapping[str, str], name: str, form: re.Pattern[str]) -> list[re.Match[str]]:
    """Return each word of the line `name` as a match of `form`; `texts` is keyed by line name.

    A missing line has no words.  Raises SetupError `line_unreadable` if a word does not match.
    """
    words = []
    for word in texts.get(name, "").split():
        match = form.fullmatch(word)
        if match is None:
            raise SetupError("line_unreadable", text=word[:80])
        words.append(match)
    return words
