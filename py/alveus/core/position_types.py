"""Types of positions as JSON, from which JSON Schemas are generated.

A game's spec can name a module (`GameSpec.schema`) with the type of its positions, `POSITION`.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, NotRequired, TypeAlias, TypedDict


class Limits(NamedTuple):
    """JSON Schema limits of a type, as in ``Annotated[int, Limits(0, 12)]``; None for no limit."""

    minimum: int | None = None
    maximum: int | None = None
    pattern: str | None = None
    items: int | None = None
    """Exact number of items in a list; None for any number."""

    def keywords(self) -> dict[str, Any]:
        """Return the limits that are not None, keyed by JSON Schema keyword."""
        keywords = {
            "minimum": self.minimum,
            "maximum": self.maximum,
            "pattern": self.pattern,
            "minItems": self.items,
            "maxItems": self.items,
        }
        return {name: limit for name, limit in keywords.items() if limit is not None}


Count: TypeAlias = Annotated[int, Limits(0)]
"""A number of pieces, points or turns; at least 0."""
Number: TypeAlias = Annotated[int, Limits(0, 12)]
"""The number on half of a tile, from 0 to 12."""
Tile: TypeAlias = Annotated[str, Limits(pattern=r"^[0-9]+:[0-9]+$")]
"""A domino with its lower number first, for example 2:5."""
PuzzleId: TypeAlias = Annotated[str, Limits(pattern=r"^[0-9]+[a-z]*:([0-9]|\[[0-9]+\])+$")]
"""Id of a rectangular puzzle, for example 1:001101 or 1dt:001101.

It consists of the puzzle's highest number, optional letters for the difficulty (ignored), a colon,
and the numbers row by row; numbers above 9 are in brackets."""


class Position(TypedDict):
    """A position.  Game and options can be omitted if the program that reads it knows them."""

    game: NotRequired[str]
    options: NotRequired[dict[str, str]]
    """The value of each option that differs from its default, keyed by the option's id.  If a later
    version has changed the default, the original default counts."""


class Result(TypedDict):
    """Result of a finished game: winner (null for a draw), code of the ending, points won."""

    winner: str | None
    ending: str
    points: int


class Grid(TypedDict):
    """A puzzle as rows of cells: a number from 0 to `reach`, or null outside the outline.

    `reach` is the highest number on the puzzle's tiles; the lowest is 0.
    """

    reach: Number
    grid: list[list[Number | None]]


Puzzle: TypeAlias = PuzzleId | Grid


class Trial(TypedDict):
    """Tiles and lines on the puzzle sheet before the player began to test an assumption."""

    laid: NotRequired[list[str]]
    lines: NotRequired[list[str]]


class SheetPosition(Position):
    """A puzzle on a sheet: a grid of numbers, which the player divides into domino tiles."""

    puzzle: NotRequired[Puzzle]
    as_is: NotRequired[bool]
    """True to permit a puzzle with no solution or several; otherwise such a puzzle is refused."""
    laid: NotRequired[list[str]]
    """Tiles that the player has placed, each as its two cells: a2-a3."""
    lines: NotRequired[list[str]]
    """Neighbouring cells that the player has separated by a line, as pairs: a2-a3."""
    trials: NotRequired[list[Trial]]
    """For each trial (assumption) that can still be undone: the tiles and lines when it began,
    oldest first."""
    marks: NotRequired[list[str]]
    """Numbers highlighted in all their cells, each followed by the letter of its colour (a
    or b), such as 5a.  Each colour highlights at most one number."""
    checked: NotRequired[bool]
    """True while the mistakes found by a check of the sheet are shown."""
