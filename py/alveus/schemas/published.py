"""JSON Schemas for other programs: saves, positions, views, puzzles, exhibits and messages."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.core.position_types import Count, Limits, Position, Puzzle
from alveus.core.spec import GameSpec
from alveus.core.view import SeatView, View
from alveus.schemas.draft import Schema, schema_of
from alveus.schemas.embed import EmbedMessage
from alveus.schemas.exhibit import Exhibit

Counts: TypeAlias = list[Count]
Hex: TypeAlias = Annotated[str, Limits(pattern="^([0-9a-f]{2})*$")]


class Sealed(TypedDict):
    """Bytes hidden from a casual reader: they are XORed with the SHA-256 of the random `key`."""

    sealed: Hex
    key: Hex


class SavedGame(TypedDict):
    """One game of a match.  Until its end, its seed is masked (`sealed`, `key`: see `Sealed`)."""

    options: dict[str, str]
    """Options that differ from the defaults."""
    starter: str | None
    """Side that begins, or null if the rules decide."""
    position: dict[str, Any] | None
    """Start position, or null for the usual one."""
    commitment: Hex
    """SHA-256 of the seed, shown before the first roll."""
    seed: NotRequired[Hex]
    sealed: NotRequired[Hex]
    key: NotRequired[Hex]
    plies: list[str]
    """All rolls, deals and moves as text, even undone ones.  During a game with hidden hands, a
    deal from the seed is the text `throw`, without tiles."""
    drawn: Counts
    """Indices in `plies` of the rolls and deals derived from the seed, not entered as text."""
    auto: Counts
    """Indices in `plies` of automatic moves, such as forced passes."""
    resigned: NotRequired[str]
    """Side that resigned.  Saves of early versions lack it."""


class Save(TypedDict):
    """A match with its history."""

    format: Literal["alveus"]
    version: Literal[1]
    alveus: NotRequired[str]
    """Version of alveus that wrote the save."""
    game: str
    notes: NotRequired[dict[str, Any]]
    """A player's notes, such as highlights: the members of the JSON position that contain them."""
    target: Count
    """Points that win the series, 0 for single games."""
    seats: dict[str, SeatView]
    secret: NotRequired[Sealed]
    """The secret from which the seeds of later games are derived."""
    ply: Count
    """Index of the current ply among all plies of the save; each start of a game is also a ply."""
    first: NotRequired[Annotated[int, Limits(1)]]
    """Number of the first game in this save."""
    games: list[SavedGame]
    before: NotRequired[Save]
    """Another match of the session, usually the previous one, to which the player can return."""


class Fault(TypedDict):
    """An error: a stable code, its parameters, and a sentence with suggestions."""

    code: str
    params: dict[str, Any]
    message: str


class ErrorAnswer(TypedDict):
    """The JSON that the command line prints for invalid input."""

    error: Fault


POSITION = "position"
GENERAL = {
    "save": (Save, "A saved match of alveus"),
    "view": (View, "What one seat sees of a match of alveus"),
    "puzzle": (Puzzle, "A puzzle of numbers"),
    "embed": (EmbedMessage, "A message between a frame of alveus and its page"),
    "exhibit": (Exhibit, "An exhibit of alveus, exhibit.json"),
    "error": (ErrorAnswer, "An error of alveus"),
}
"""Type and title of each schema that is the same for all games, keyed by its name."""
KINDS = (POSITION, *GENERAL)


def general(name: str) -> Schema:
    """Return a schema that is the same for all games; `name` is a key of `GENERAL`."""
    return schema_of(*GENERAL[name])


def position(spec: GameSpec) -> Schema:
    """Return the schema of a game's positions, restricted to the game's options and sides.

    If `spec.schema` is "", the schema is the general `Position` and allows additional members.
    """
    info = spec.info
    declared = spec.schema != ""
    shape = import_module(spec.schema).POSITION if declared else Position
    schema = schema_of(shape, f"A position of {info.id}")
    options = {option.name: {"enum": list(option.values)} for option in info.options}
    narrow = {
        "game": {"const": info.id},
        "options": {"type": "object", "properties": options, "additionalProperties": False},
        "turn": {"enum": [*info.seats, None]},
    }
    for definition in schema["definitions"].values():
        members = definition["properties"]
        if "game" in members:
            narrowed = {name: value for name, value in narrow.items() if name in members}
            members.update(narrowed if declared else narrow)
        if not declared:
            definition["additionalProperties"] = True
    return schema
