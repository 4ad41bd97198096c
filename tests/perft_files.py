"""The files of perft counts: plain text, entries of an id, settings, a position and counts."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "perft"


@dataclass
class Entry:
    """One position with its counts by depth."""

    game: str
    id: str
    options: dict[str, str] = field(default_factory=dict)
    position: dict[str, Any] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game}: {self.id}"


def entries(game: str) -> list[Entry]:
    """All entries of a game's file."""
    result: list[Entry] = []
    for line in (FOLDER / f"{game}.perft").read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            result.append(Entry(game, rest))
        elif word == "set":
            result[-1].options = dict(setting.split("=") for setting in rest.split())
        elif word == "position":
            result[-1].position = json.loads(rest)
        elif word == "perft":
            depth, nodes = map(int, rest.split())
            result[-1].counts[depth] = nodes
    return result
