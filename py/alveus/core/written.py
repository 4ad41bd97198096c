"""A position as a person writes it: a few lines, each of which says one thing.

A spec names the module that writes and reads its positions so (`GameSpec.writing`), with two
functions: `write_lines(game, state)` and `read_lines(game, written)`, which answers a position as
JSON.  Whether that is legal the game itself says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from alveus.core.errors import SetupError


@dataclass(frozen=True)
class Line:
    """One line: whose turn it is, what fell, what stands where."""

    code: str
    text: str
    side: str = ""
    """Whose line it is, "" where it is nobody's."""
    choices: tuple[str, ...] = ()
    """The texts that it may have, where they can be listed."""
    rows: bool = False
    """Whether each of its words is a row that stands under the one before."""

    @property
    def name(self) -> str:
        """What the line is called among those of its position."""
        return f"{self.code}.{self.side}" if self.side else self.code

    def to_json(self) -> dict[str, Any]:
        """The line as the page is told it."""
        choices = list(self.choices)
        named = {"name": self.name, "code": self.code, "side": self.side}
        return {**named, "text": self.text, "choices": choices, "rows": self.rows}


def write_rows(code: str, rows: Iterable[str]) -> Line:
    """A line with rows that stand under each other."""
    return Line(code, "\n".join(rows), rows=True)


def read_words(written: Mapping[str, str], name: str, form: re.Pattern[str]) -> list[re.Match[str]]:
    """The words of a line, each in the form that is expected; a line left out has none.

    Raises SetupError `line_unreadable`.
    """
    found = []
    for word in written.get(name, "").split():
        match = form.fullmatch(word)
        if match is None:
            raise SetupError("line_unreadable", text=word[:80])
        found.append(match)
    return found
