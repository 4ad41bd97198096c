"""Composing boards and puzzle sheets as lines of text, for the board editor."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.text_position import Line, read_words, write_rows
from alveus.families.dominoes.dominosa import lines as sheets
from alveus.families.dominoes.terzett.board import Board
from alveus.families.dominoes.terzett.notation import to_json

_NUMBER = r"(\w+)=([0-9]+)"
_LINES = {
    "outline": r"[#.]+",
    "given": _NUMBER,
    "sums": _NUMBER,
    "tiles": rf"\S+@{sheets.PAIR}",
}


def write_lines(game: Any, state: Any) -> tuple[Line, ...]:
    """Return a board as editable lines: outline (``##. ###``), numbers, sums, and tiles."""
    if not isinstance(state, Board):
        return sheets.write_lines(game, state)
    position = to_json(state)
    words = {
        name: [f"{at}={number}" for at, number in position.get(name, {}).items()]
        for name in ("given", "sums")
    }
    words["tiles"] = [placement.replace(" ", "@") for placement in position.get("laid", ())]
    lines = (Line(name, " ".join(values)) for name, values in words.items())
    return (write_rows("outline", position["outline"]), *lines)


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return the position described by lines.  Raises SetupError `line_unreadable`."""
    if "outline" not in lines:
        return sheets.read_lines(game, lines)
    words = {name: read_words(lines, name, re.compile(form)) for name, form in _LINES.items()}
    return {
        "given": {word[1]: int(word[2]) for word in words["given"]},
        "sums": {word[1]: int(word[2]) for word in words["sums"]},
        "outline": [word[0] for word in words["outline"]],
        "laid": [word[0].replace("@", " ") for word in words["tiles"]],
    }
