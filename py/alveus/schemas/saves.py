"""Saved games, and what errors are, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.core.view import SeatView
from alveus.schemas.limits import Limits

Count: TypeAlias = Annotated[int, Limits(0)]
Counts: TypeAlias = list[Count]
Hex: TypeAlias = Annotated[str, Limits(pattern="^([0-9a-f]{2})*$")]


class Sealed(TypedDict):
    """Bytes that are masked with the key beside them."""

    sealed: Hex
    key: Hex


class SavedGame(TypedDict):
    """One game of a match.  Its seed is sealed until the game is over."""

    options: dict[str, str]
    """The options that are not the defaults."""
    starter: str | None
    """Who was named to begin."""
    position: dict[str, Any] | None
    """Where it began, if not from the opening."""
    commitment: Hex
    """A hash of the seed, which was shown before the first throw."""
    seed: NotRequired[Hex]
    sealed: NotRequired[Hex]
    key: NotRequired[Hex]
    plies: list[str]
    """Everything that was thrown and played, as text."""
    drawn: Counts
    """Which of the plies are throws that the seed gave."""
    auto: Counts
    """Which of the plies played themselves."""


class Save(TypedDict):
    """A match with its history."""

    format: Literal["alveus"]
    version: Literal[1]
    alveus: NotRequired[str]
    """The version that wrote it."""
    game: str
    notes: NotRequired[dict[str, Any]]
    """What is marked or looked at and is no move."""
    target: Count
    """Points of a series, 0 for single games."""
    seats: dict[str, SeatView]
    secret: NotRequired[Sealed]
    """What the seeds of all games are derived from."""
    ply: Count
    """Where in the history the match stands."""
    first: NotRequired[Annotated[int, Limits(1)]]
    """The number of the first game here."""
    games: list[SavedGame]
    before: NotRequired[Save]
    """The match that lay on the table before."""


class Fault(TypedDict):
    """What is wrong: a stable code with its parameters, and both in a line."""

    code: str
    params: dict[str, Any]
    message: str


class ErrorAnswer(TypedDict):
    """What the command line answers to wrong input."""

    error: Fault
