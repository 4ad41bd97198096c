"""What positions of several kinds of games have in common."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from alveus.schemas.limits import Limits

Count: TypeAlias = Annotated[int, Limits(0)]
Number: TypeAlias = Annotated[int, Limits(0, 12)]
Tile: TypeAlias = Annotated[str, Limits(pattern=r"^[0-9]+:[0-9]+$")]
PuzzleId: TypeAlias = Annotated[str, Limits(pattern=r"^[0-9]+[a-z]*:([0-9]|\[[0-9]+\])+$")]
"""REACH:DIGITS row by row, numbers above 9 in brackets."""


class Position(TypedDict):
    """A position; game and options may be left out where they are named elsewhere."""

    game: NotRequired[str]
    options: NotRequired[dict[str, str]]
    """The options that are not the defaults."""


class Result(TypedDict):
    """How the game ended; the winner is null for a draw."""

    winner: str | None
    ending: str
    points: int


class Grid(TypedDict):
    """Numbers in any outline; null where there is no cell."""

    reach: Number
    grid: list[list[Number | None]]


Puzzle: TypeAlias = PuzzleId | Grid


class Trial(TypedDict):
    """What lay on the sheet when something was tried."""

    laid: NotRequired[list[str]]
    lines: NotRequired[list[str]]


class SheetPosition(Position):
    """A sheet of numbers to be parted into tiles."""

    puzzle: NotRequired[Puzzle]
    as_is: NotRequired[bool]
    """Whether a puzzle without just one solution is wanted all the same."""
    laid: NotRequired[list[str]]
    """Tiles as pairs of cells: a2-a3."""
    lines: NotRequired[list[str]]
    """Pairs of cells that are parted by a line."""
    trials: NotRequired[list[Trial]]
    marks: NotRequired[list[str]]
    """Numbers that are highlighted, with the letter of a colour."""
    checked: NotRequired[bool]
    """Whether mistakes are shown."""
