"""Options of the domino games, with the source of each reading (value of an option).

“The book” is O. S. Adler and F. Jahn, Sperrdomino und Dominosa, 3rd edition, Züllchow 1920.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from alveus.core.game import Option, Source, source_of
from alveus.core.view import Certainty


class Citation(NamedTuple):
    """The source of a rule: its certainty, the passage if it is quoted, and the work."""

    certainty: Certainty
    passage: str = ""
    work: str = "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920"

    def source(self, game: str, note: str = "") -> Source:
        """Return the source of a game's rule; `note` is the option with a note, if any."""
        return source_of(game, self.work, self.passage, self.certainty, note)


MODERN = Citation("modern", work="")
"""A reading that is not in the book."""


def option(
    game: str, name: str, readings: Mapping[str, Citation], default: str | None = None
) -> Option:
    """Return an option of a game.  By default the first reading is the default."""
    sources = {reading: citation.source(game, name) for reading, citation in readings.items()}
    return Option(name, sources, default or next(iter(sources)))
