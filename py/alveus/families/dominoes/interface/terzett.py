"""Compose Terzett figures, draw them, and list facts about them.

A Terzett figure is an arrangement of a full set of tiles: cells with equal numbers form groups of
three in a row.  Related kinds, such as the Duett and the Quartett, have groups of other sizes
or shapes.

>>> from alveus import terzett
>>> figure = terzett.compose("8x9", seed=1)
>>> len(figure.grid), len(figure.grid[0])
(8, 9)
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from alveus.core.errors import NotationError
from alveus.core.json_validation import mapping, text, texts
from alveus.core.stream import Seed, seed_word
from alveus.families.dominoes.dominosa.notation import AS_IS
from alveus.families.dominoes.terzett.figure import figure_facts, read
from alveus.families.dominoes.terzett.kinds import kind_of
from alveus.families.dominoes.terzett.spec import INFO
from alveus.families.dominoes.terzett.topics import compose_figure
from alveus.play.drawing import Drawn
from alveus.play.positions import Position
from alveus.play.sentences import with_error_text

__all__ = ["Figure", "compose"]


def __dir__() -> list[str]:
    return __all__


_SIZE = re.compile(r" *([0-9]{1,2}) *[x×] *([0-9]{1,2}) *")


@dataclass(frozen=True)
class Figure(Drawn):
    """A figure: its rows of numbers (None outside the outline) and one of its keys.

    A key is a layout of the tiles: rows in which ``<>`` or ``^`` above ``v`` is a tile.  The
    properties raise SetupError if the figure is invalid.
    """

    grid: tuple[tuple[int | None, ...], ...]
    key: tuple[str, ...]
    kind: str = "terzett"

    @property
    def facts(self) -> dict[str, Any]:
        """Facts about the figure, keyed by name; `figure_facts` explains all of them.

        Examples: `cells` is the number of cells, `keys` the number of keys up to a limit, `groups`
        a division of the cells into groups, each a list of cell names.

        >>> from alveus import terzett
        >>> terzett.compose("8x9", seed=1).facts["cells"]
        72
        """
        with with_error_text(INFO):
            kind = kind_of(self.kind)
            return figure_facts(read({"grid": self.grid_json()}, kind), kind)

    @property
    def position(self) -> Position:
        """The figure without its key, as a puzzle to solve."""
        cells = sum(number is not None for row in self.grid for number in row)
        with with_error_text(INFO):
            reach = kind_of(self.kind).reach_of(cells)
        options = {} if self.kind == "terzett" else {"kind": self.kind}
        puzzle = {"reach": reach, "grid": self.grid_json()}
        return Position({"game": INFO.id, "options": options, "puzzle": puzzle, AS_IS: True})

    def grid_json(self) -> list[list[int | None]]:
        """Return the rows of numbers as lists for JSON, with None for cells outside the outline."""
        return [list(row) for row in self.grid]


def compose(
    outline: str | Sequence[str] = "8x9",
    *,
    kind: str = "terzett",
    given: Mapping[str, int] | None = None,
    seed: Seed | None = None,
    seconds: float | None = None,
) -> Figure:
    """Compose a new figure in an outline.

    `outline` is a size (`"8x9"`: 8 rows of 9 cells), or rows of text with # for a cell.  `kind` is
    "terzett", "duett", "quadrat", "quartett" or "quodlibet"; `given` prescribes numbers of cells:
    `{"c1": 0}`.  The same seed gives the same figure; without a seed, the figure is random.  Raises
    NotationError for an unreadable size or cell name.  Raises SetupError `impossible` if no such
    figure exists, `figure_not_found` if many attempts find none, `figure_not_in_time` if they take
    more than `seconds`, and other codes for an invalid outline, kind, number or time limit.

    >>> from alveus import terzett
    >>> figure = terzett.compose("7x8", kind="duett", given={"a1": 5}, seed="monday")
    >>> figure.grid[0][0]
    5
    """
    with with_error_text(INFO):
        word = os.urandom(8).hex() if seed is None else seed_word(seed)
        cells = {} if given is None else mapping(given, "given")
        figure = compose_figure(_rows(outline), cells, kind_of(text(kind, "kind")), word, seconds)
    grid = tuple(tuple(row) for row in figure["grid"])
    return Figure(grid, tuple(figure["key"]), kind)


def _rows(outline: str | Sequence[str]) -> Sequence[str]:
    if not isinstance(outline, str):
        return texts(outline, "outline")
    size = _SIZE.fullmatch(outline)
    if size is None:
        raise NotationError("notation", text=outline[:80])
    return ["#" * int(size[2])] * int(size[1])
