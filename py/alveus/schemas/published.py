"""The schemas that are published, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from alveus.core.spec import GameSpec
from alveus.core.view import View
from alveus.schemas.draft import Schema, schema_of
from alveus.schemas.embed import EmbedMessage
from alveus.schemas.exhibit import Exhibit
from alveus.schemas.positions import Position, Puzzle
from alveus.schemas.saves import ErrorAnswer, Save

POSITION = "position"
GENERAL = {
    "save": (Save, "A saved match of alveus"),
    "view": (View, "What one seat sees of a match of alveus"),
    "puzzle": (Puzzle, "A puzzle of numbers"),
    "embed": (EmbedMessage, "A message between a frame of alveus and its page"),
    "exhibit": (Exhibit, "An exhibit of alveus, exhibit.json"),
    "error": (ErrorAnswer, "An error of alveus"),
}
"""What is the same for all games."""
KINDS = (POSITION, *GENERAL)


def general(name: str) -> Schema:
    """One that is the same for all games."""
    return schema_of(*GENERAL[name])


def position(spec: GameSpec) -> Schema:
    """The schema of a game's positions: its own options and sides, and no others.

    If the spec names no schema, positions can contain any other members.
    """
    info = spec.info
    written = import_module(spec.schema).POSITION if spec.schema else Position
    known = written is not Position
    schema = schema_of(written, f"A position of {info.id}")
    chosen = {option.name: {"enum": list(option.values)} for option in info.options}
    narrow = {
        "game": {"const": info.id},
        "options": {"type": "object", "properties": chosen, "additionalProperties": False},
        "turn": {"enum": [*info.seats, None]},
    }
    for definition in schema["definitions"].values():
        _narrow(definition["properties"], narrow, every=not known)
        if not known:
            definition["additionalProperties"] = True
    return schema


def _narrow(members: dict[str, Any], narrow: Schema, *, every: bool) -> None:
    """Replaces members by what a game says of them; every one, or those that are there."""
    if "game" in members:
        members.update({name: one for name, one in narrow.items() if every or name in members})
